import NibFoundation
import NibRuntime
import NibStandIns

/// What shape collides. Stands in for UIDynamicItemCollisionBoundsType.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// As named.
  case rectangle, ellipse, path
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// None: the bounds collide.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// Several items that move as one. Stands in for UIDynamicItemGroup.
@MainActor
open class UIDynamicItemGroup: UIDynamicItem {
  /// The items.
  public final let items: [any UIDynamicItem]

  /// Makes one of items.
  public init(items: [any UIDynamicItem]) { self.items = items }

  private var frame: CGRect {
    items.map { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
    }.reduce(CGRect.null) { $0.union($1) }
  }

  /// The middle of all items, in points; setting it moves them.
  open var center: CGPoint {
    get { items.isEmpty ? CGPoint() : CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }

  /// The size of all items together.
  open var bounds: CGRect { items.isEmpty ? CGRect() : CGRect(origin: CGPoint(), size: frame.size) }

  /// A change of the items' coordinates; setting it sets each item's.
  open var transform: CGAffineTransform {
    get { items.first?.transform ?? .identity }
    set { for item in items { item.transform = newValue } }
  }
}

/// A range of numbers. Stands in for UIFloatRange.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Makes the range of zero alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Zero alone.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether all numbers are in it.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

extension UIAttachmentBehavior {
  /// Ties a point of an item to a point; the distance of the point from the middle is looked at by nothing.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  /// Ties points of two items together, likewise.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(item: item1, attachedTo: item2) }

  /// Lets two items slide along a line.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { tied(item1, item2, point) }

  /// Lets an item slide along a line.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    made.attachmentRange = .infinite
    return made
  }

  /// Lets two items go no further apart than they are.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }

  /// Makes one thing of two items.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tied(item1, item2, point) }

  /// Lets two items turn around a point.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tied(item1, item2, point) }

  private static func tied(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, _ point: CGPoint
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
    made.anchorPoint = point
    return made
  }
}

extension UIDynamicAnimator {
  /// The attributes of an item that a behaviour of the animator moves; nil for none.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a header or footer, likewise.
  public final func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }

  /// The attributes of a view behind, likewise.
  public final func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\.itemsWithin).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }
}
