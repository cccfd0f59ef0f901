import NibFoundation
import NibRuntime
import NibStandIns

/// Where an item, a header or a footer stands. Stands in for UICollectionViewLayoutAttributes.
@MainActor
open class UICollectionViewLayoutAttributes: Hashable {
  /// What stands there.
  public final let representedElementCategory: UICollectionView.ElementCategory
  /// Its kind; nil for an item.
  public final let representedElementKind: String?
  /// Which one.
  open var indexPath: IndexPath
  /// The place, in points.
  open var frame = CGRect()
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(), size: size) }
    set { size = newValue.size }
  }
  /// A change of its coordinates.
  open var transform = CGAffineTransform.identity
  /// A change of its coordinates in space.
  open var transform3D = CATransform3DIdentity
  /// Opacity, 0...1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false

  /// Makes attributes of one of a collection's parts.
  public required init(
    _ category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, kind: nil, indexPath: indexPath) }

  /// Makes attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Makes attributes of a view behind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(.decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The same attributes; a subclass copies its own too.
  open func copy() -> Any {
    let copy = Self(representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Whether both are one object.
  public nonisolated static func == (
    first: UICollectionViewLayoutAttributes, second: UICollectionViewLayoutAttributes
  ) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UICollectionView {
  /// What stands in a collection.
  public enum ElementCategory: UInt, Sendable {
    /// As named.
    case cell, supplementaryView, decorationView
  }

  /// Where an item stands; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    measure()
    guard content.geometry.contains(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = content.geometry.items[indexPath.section][indexPath.row]
    return attributes
  }

  /// The item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    placedItems(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first { $0.frame.holds(point) }?
      .indexPath
  }

  /// Where the items stand that meet a rectangle.
  func placedItems(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    measure()
    return content.geometry.items.indices.flatMap { section in
      content.geometry.items[section].indices.map { IndexPath(item: $0, section: section) }
    }.compactMap { layoutAttributesForItem(at: $0) }.filter { FlowGeometry.meet($0.frame, rect) }
  }
}

/// What made a layout stale. Stands in for UICollectionViewLayoutInvalidationContext.
@MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// Whether all of it.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items.
  open var invalidateDataSourceCounts: Bool { false }
  /// How far the content is to move, in points.
  open var contentOffsetAdjustment = CGPoint()
  /// How much larger the content is to be, in points.
  open var contentSizeAdjustment = CGSize()

  /// Makes one.
  public init() {}

  /// Does nothing: all of it is stale.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}
