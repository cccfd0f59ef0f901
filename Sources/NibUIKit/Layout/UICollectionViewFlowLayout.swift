import NibRuntime
import NibStandIns

/// Where a collection's items stand. Stands in for UICollectionViewLayout; only flows place items here.
open class UICollectionViewLayout: CodingStandIn {
  /// Does nothing: a collection asks anew when somebody looks and its data changed.
  open func invalidateLayout() {}
}

/// Items in lines. Stands in for UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Least distance within a line, in points.
  public final var minimumInteritemSpacing = 10.0
  /// Least distance between lines, in points.
  public final var minimumLineSpacing = 10.0
  /// Size of items, in points.
  public final var itemSize = CGSize(width: 50, height: 50)
  /// Size of headers, in points.
  public final var headerReferenceSize = CGSize()
  /// Size of footers, in points.
  public final var footerReferenceSize = CGSize()
  /// Distances around sections, in points.
  public final var sectionInset = NibInsets()
  /// Where it scrolls.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionViewFlowLayoutTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewFlowLayoutTable] }

  private static let collectionViewFlowLayoutTable = PropertyTable(
    UICollectionViewFlowLayout.self, fresh: { UICollectionViewFlowLayout() },
    [
      Property(
        "minimumInteritemSpacing", "UIInteritemSpacing", get: { $0.minimumInteritemSpacing },
        set: { $0.minimumInteritemSpacing = $1 }),
      Property(
        "minimumLineSpacing", "UILineSpacing", get: { $0.minimumLineSpacing }, set: { $0.minimumLineSpacing = $1 }),
      Property("itemSize", "UIItemSize", get: { $0.itemSize }, set: { $0.itemSize = $1 }),
      Property(
        "headerReferenceSize", "UIHeaderReferenceSize", get: { $0.headerReferenceSize },
        set: { $0.headerReferenceSize = $1 }),
      Property(
        "footerReferenceSize", "UIFooterReferenceSize", get: { $0.footerReferenceSize },
        set: { $0.footerReferenceSize = $1 }),
      Property("sectionInset", "UISectionInset", get: { $0.sectionInset }, set: { $0.sectionInset = $1 }),
      Property("scrollDirection", "UIScrollDirection", get: { $0.scrollDirection }, set: { $0.scrollDirection = $1 }),
    ])
}
