import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What lays out the items of a collection. Stands in for NSCollectionViewLayout.
///
/// A class of an app overrides `prepare()`, `collectionViewContentSize` and the attributes; items are placed by these when
/// the collection is laid out, or makes an item. This class itself places nothing.
open class NSCollectionViewLayout: CollectionLayoutHooks {
  /// The collection that the layout is for.
  open internal(set) weak var collectionView: NSCollectionView?
  /// How often a new layout was asked for.
  open private(set) var invalidations = 0
  /// Whether `prepare()` was called since, and for which room.
  private var preparedSize: NSSize?
  /// What the layout's own class placed.
  final var placed: PlacedElements?
  private var isPlacing = false
  private var decorationSources: [String: NSView.Type] = [:]
  private var decorationNibs: [String: NSNib] = [:]

  /// Has items laid out anew.
  open func invalidateLayout() {
    invalidations += 1
    forgetPlaces()
  }

  /// Has items laid out anew.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// Called before items are laid out. Does nothing here.
  open func prepare() {}

  /// Size of all content, in points. None here.
  open var collectionViewContentSize: NSSize { preparedPlaces?.size ?? .zero }

  /// Where what meets a rectangle stands, items first.
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    guard let places = preparedPlaces else { return [] }
    let items = places.items.filter { $0.value.meets(rect) }.keys.sorted().compactMap {
      layoutAttributesForItem(at: $0)
    }
    let supplementary = places.supplementary.filter { $0.value.meets(rect) }.keys
      .sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
      .compactMap { layoutAttributesForSupplementaryView(ofKind: $0.kind, at: $0.path) }
    let decorations = places.decorations.filter { $0.value.meets(rect) }.keys
      .sorted { ($0.path, $0.kind) < ($1.path, $1.kind) }
      .compactMap { layoutAttributesForDecorationView(ofKind: $0.kind, at: $0.path) }
    return items + supplementary + decorations
  }

  /// Where an item stands; nil beyond the ends.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    guard let frame = preparedPlaces?.items[indexPath] else { return nil }
    let attributes = makeAttributes(.init(forItemWith: indexPath))
    attributes.frame = frame
    return attributes
  }

  /// Where a header, a footer or another view stands; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard let places = preparedPlaces,
      let frame = places.supplementary[.init(kind: elementKind, path: indexPath)]
    else { return nil }
    let attributes = makeAttributes(.init(forSupplementaryViewOfKind: elementKind, with: indexPath))
    (attributes.frame, attributes.zIndex) = (frame, places.order[elementKind] ?? 0)
    return attributes
  }

  /// Where a view behind the items stands; nil where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard let places = preparedPlaces, let frame = places.decorations[.init(kind: elementKind, path: indexPath)] else {
      return nil
    }
    let attributes = makeAttributes(.init(forDecorationViewOfKind: elementKind, with: indexPath))
    (attributes.frame, attributes.zIndex) = (frame, places.order[elementKind] ?? 0)
    return attributes
  }

  /// Where something would be dropped that is at a point: the item there; nil for none.
  open func layoutAttributesForDropTarget(
    at pointInCollectionView: NSPoint
  ) -> NSCollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: NSRect(origin: pointInCollectionView, size: NSSize(width: 1, height: 1)))
      .first { $0.representedElementCategory == .item && $0.frame.holds(pointInCollectionView) }
  }

  /// Where the gap before an item stands; nil here.
  open func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { nil }

  /// Where an item comes from; asked by nothing, for nothing moves.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item goes; asked by nothing, for nothing moves.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Whether places change with the bounds: asked when the collection is laid out in another size. Not here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }

  /// Where the content is to rest; asked by nothing, for nothing moves.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { proposedContentOffset }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }

  /// The class of what says that the layout is stale.
  open class var invalidationContextClass: AnyClass { NSCollectionViewLayoutInvalidationContext.self }

  /// Makes a class that of views behind of a kind; nil takes it away.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) { decorationSources[elementKind] = viewClass as? NSView.Type }

  /// Makes a document that of views behind of a kind; nil takes it away.
  open func register(_ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind) {
    decorationNibs[elementKind] = nib
  }

  /// A new view behind of a kind; nil where no class and no document is registered.
  final func makeDecoration(_ kind: String) -> NSView? {
    if let type = decorationSources[kind] { return type.make(dynamic: .zero) }
    var objects: NSArray?
    _ = decorationNibs[kind]?.instantiate(withOwner: nil, topLevelObjects: &objects)
    return objects?.lazy.compactMap { $0 as? NSView }.first
  }

  /// Whether there is a header, a footer or another view of a kind at a place: where the layout places one.
  open func hasSupplementaryView(
    ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> Bool { layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) != nil }

  /// The attributes' class's, with the same element.
  private func makeAttributes(_ plain: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? NSCollectionViewLayoutAttributes.Type,
      type != NSCollectionViewLayoutAttributes.self
    else { return plain }
    let made = type.init()
    made.take(plain)
    return made
  }

  /// Where the layout's own class places things; nil for a class that places nothing itself.
  func place(in collectionView: NSCollectionView) -> PlacedElements? { nil }

  /// What the layout's own class placed, placed now if it is not.
  final var preparedPlaces: PlacedElements? {
    if let placed { return placed }
    // A delegate that asks for places while it says how large something is would never be done.
    guard let collectionView, !isPlacing else { return nil }
    isPlacing = true
    defer { isPlacing = false }
    placed = place(in: collectionView)
    return placed
  }

  /// Has everything placed anew.
  final func forgetPlaces() {
    (preparedSize, placed) = (nil, nil)
    collectionView?.needsLayout = true
  }

  /// Gets ready, where that is due.
  final func prepareIfNeeded() {
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    if let preparedSize {
      guard preparedSize != size else { return }
      let bounds = collectionView.bounds
      prepare(forAnimatedBoundsChange: NSRect(origin: bounds.origin, size: preparedSize))
      if shouldInvalidateLayout(forBoundsChange: bounds) {
        invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
      }
      finalizeAnimatedBoundsChange()
    }
    placed = nil
    preparedSize = size
    prepare()
  }
}
