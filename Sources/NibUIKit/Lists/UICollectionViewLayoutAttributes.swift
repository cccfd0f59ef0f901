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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// The same attributes.
  public final func copy() -> Any { copy(with: nil) }

  /// Whether an object is this one; a subclass compares more. Asked by nothing here.
  open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }

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
  final func ownLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    measure()
    guard content.hasOwnAttributes else { return placedItem(indexPath) }
    return content.attributes.items[indexPath] ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header, a footer or another view beside items stands; nil for none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    measure()
    let place = PlacedElements.Place(kind: kind, path: indexPath)
    return content.attributes.others[place] ?? placedSupplement(place)
  }

  /// The class of the layout's attributes.
  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    let type: AnyClass = Swift.type(of: collectionViewLayout).layoutAttributesClass
    return type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
  }

  /// Where a flow or a compositional layout has an item; nil if there is none.
  func placedItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    measure()
    guard content.placed.contains(path) else { return nil }
    let attributes = attributesClass.init(.cell, kind: nil, indexPath: path)
    attributes.frame = content.placed.items[path.section][path.row]
    return attributes
  }

  /// The item at a point of the content; nil where there is none.
  final func ownIndexPathForItem(at point: CGPoint) -> IndexPath? {
    measure()
    return IndexPath.all(of: content.geometry.counts).first {
      content.geometry.items[$0.section][$0.item].holds(point)
    }
  }

  /// Where a flow or a compositional layout has the items that meet a rectangle.
  func placedItems(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    measure()
    return content.placed.visible(in: rect).compactMap { placedItem($0) }
  }

  /// Where a flow or a compositional layout has a header, a footer or another view beside items; nil for none.
  func placedSupplement(_ place: PlacedElements.Place) -> UICollectionViewLayoutAttributes? {
    measure()
    guard let frame = content.placed.supplements[place] else { return nil }
    let attributes = attributesClass.init(.supplementaryView, kind: place.kind, indexPath: place.path)
    attributes.frame = frame
    return attributes
  }

  /// The same of all that meet a rectangle.
  func placedSupplements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    measure()
    return content.placed.supplements.filter { FlowGeometry.meet($0.value, rect) }.keys.sorted()
      .compactMap { placedSupplement($0) }
  }

  /// Shows a part as its attributes have it.
  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
    guard let attributes else { return }
    view.frame = attributes.frame
    if content.hasOwnAttributes {
      (view.alpha, view.isHidden, view.transform) = (attributes.alpha, attributes.isHidden, attributes.transform)
    }
    view.apply(attributes)
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
  public required init() {}

  /// The items that are stale besides.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers that are stale besides, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views behind that are stale besides, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where the items were that a user moves.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where they are to be.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is, in points.
  open private(set) var interactiveMovementTarget = CGPoint()

  /// Notes items; all of it is stale in any case.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Notes headers or footers, likewise.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths])
    {
      $0 + $1
    }
  }

  /// Notes views behind, likewise.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) {
      $0 + $1
    }
  }

  final func noteMove(to targets: [IndexPath], from previous: [IndexPath], at place: CGPoint) {
    targetIndexPathsForInteractivelyMovingItems = targets
    previousIndexPathsForInteractivelyMovingItems = previous
    interactiveMovementTarget = place
  }
}
