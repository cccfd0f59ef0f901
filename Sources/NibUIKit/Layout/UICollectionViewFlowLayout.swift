import NibRuntime
import NibSchema
import NibStandIns

/// Where a collection's items stand. Stands in for UICollectionViewLayout.
///
/// A subclass is asked as UIKit asks it: `prepare()`, the size of the content, and the attributes of all parts. One that
/// says no places, as a layout whose class is not there, has its items placed by a flow.
open class UICollectionViewLayout: ChangingLayoutStandIn {
  /// The collection that the layout is for.
  open internal(set) weak var collectionView: UICollectionView?

  /// The collection asks for places anew when somebody looks.
  open func invalidateLayout() { collectionView?.misplace() }

  /// Called before places are asked for. Does nothing here.
  open func prepare() {}

  /// Size of all content, in points: as a flow places it.
  open var collectionViewContentSize: CGSize { collectionView?.placedSize ?? CGSize() }

  /// Whether places change where the content is scrolled.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content is to rest after a change of items or of the layout.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

  /// Where the content is to rest that a user drags.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }

  /// Whether the layout turns over where lines begin at the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The class of what makes the layout stale.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// What a scroll makes stale, where the layout has it so.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the size that a cell wants changes places. No: the layout has its own.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the size that a cell wants makes stale.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  final override func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Called when items came, went or moved, once places are known. Does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of such a change. Does nothing here.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the layout takes the place of another. Does nothing here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called before another takes the layout's place. Does nothing here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called at the end of such a change. Does nothing here.
  open func finalizeLayoutTransition() {}

  /// Where an item that a finger moves would land: at the item that is there, else where it is.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The collection asks anew when somebody looks.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
    collectionView?.adjust(by: context)
  }

  /// Where the parts stand that meet a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    collectionView.map { $0.placedItems(in: rect) + $0.placedSupplements(in: rect) }
  }

  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.placedItem(indexPath)
  }

  /// Where a header or footer stands; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.placedSupplement(PlacedElements.Place(kind: elementKind, path: indexPath))
  }

  /// Where a view behind stands; not said here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item comes from; asked for each that is inserted, and nothing moves.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item goes; asked for each that is deleted, and nothing moves.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Makes views behind of a kind from a class, where the attributes of a layout have them.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Classes of views behind, by kind.
  private(set) final var decorations: [String: UICollectionReusableView.Type] = [:]
}

/// Items in lines. Stands in for UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Least distance within a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10.0
  /// Least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10.0
  /// Size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// Size of headers, in points.
  open var headerReferenceSize = CGSize()
  /// Size of footers, in points.
  open var footerReferenceSize = CGSize()
  /// Distances around sections, in points.
  open var sectionInset = NibInsets()
  /// Where it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Size of items to reckon with; if it is not zero, cells are asked for theirs.
  open var estimatedItemSize = CGSize()
  /// The size that asks items for theirs.
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  /// Whether headers stay in sight; kept.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight; kept.
  open var sectionFootersPinToVisibleBounds = false
  /// What the insets of sections are measured from; kept.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// What insets of sections are measured from.
  public enum SectionInsetReference: Int, NibChoice {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// Its safe area.
    case fromSafeArea = 1
    /// Its layout margins.
    case fromLayoutMargins = 2
  }

  /// Whether a cell wants another size, where there is an estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != CGSize() && preferredAttributes.size != originalAttributes.size }

  /// Places all in lines.
  open override func prepare() {
    super.prepare()
    collectionView?.placeInFlow()
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionViewFlowLayoutTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewFlowLayoutTable] }

  private static let collectionViewFlowLayoutTable = PropertyTable(
    UICollectionViewFlowLayout.self, kind: UIKitElements.collectionViewFlowLayout,
    fresh: { UICollectionViewFlowLayout() },
    [
      Property("minimumInteritemSpacing", \.minimumInteritemSpacing),
      Property("minimumLineSpacing", \.minimumLineSpacing),
      Property("itemSize", \.itemSize),
      Property("headerReferenceSize", \.headerReferenceSize),
      Property("footerReferenceSize", \.footerReferenceSize),
      Property("sectionInset", \.sectionInset),
      Property("scrollDirection", \.scrollDirection),
      Property("estimatedItemSize", \.estimatedItemSize),
      Property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
      Property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
      Property("sectionInsetReference", \.sectionInsetReference),
    ])
}
