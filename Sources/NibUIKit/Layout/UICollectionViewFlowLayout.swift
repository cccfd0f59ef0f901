import NibRuntime
import NibSchema
import NibStandIns

/// Where a collection's items stand. Stands in for UICollectionViewLayout; only flows place items here.
open class UICollectionViewLayout: CodingStandIn {
  /// The collection that the layout is for.
  public internal(set) final weak var collectionView: UICollectionView?

  /// The collection asks anew when somebody looks.
  open func invalidateLayout() { collectionView?.content.isStale = true }

  /// Called before places are asked for. Does nothing here, and nothing calls it.
  open func prepare() {}

  /// Size of all content, in points: as a flow places it.
  open var collectionViewContentSize: CGSize { collectionView?.placedSize ?? CGSize() }

  /// Whether places change with the bounds; asked by nothing.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content is to rest; asked by nothing.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

  /// Where the content is to rest; asked by nothing.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }

  /// Whether the layout turns over where lines begin at the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The collection asks anew when somebody looks.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// Where the parts stand that meet a rectangle: items, as a flow places them.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.placedItems(in: rect)
  }

  /// Where an item stands, as a flow places it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header or footer stands; not said here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view behind stands; not said here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item comes from; asked by nothing.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item goes; asked by nothing.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Registers a class of views behind; none is made.
  public final func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// Items in lines. Stands in for UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Least distance within a line, in points.
  open var minimumInteritemSpacing = 10.0
  /// Least distance between lines, in points.
  open var minimumLineSpacing = 10.0
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
  /// Size of items to reckon with; kept, for nothing measures items.
  open var estimatedItemSize = CGSize()
  /// The size that asks items for theirs.
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  /// Whether headers stay in sight; kept.
  public final var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight; kept.
  public final var sectionFootersPinToVisibleBounds = false
  /// What the insets of sections are measured from; kept.
  public final var sectionInsetReference = SectionInsetReference.fromContentInset

  /// What insets of sections are measured from.
  public enum SectionInsetReference: Int, NibChoice {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// Its safe area.
    case fromSafeArea = 1
    /// Its layout margins.
    case fromLayoutMargins = 2
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
