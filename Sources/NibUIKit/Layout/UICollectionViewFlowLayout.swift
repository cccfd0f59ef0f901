import NibRuntime
import NibStandIns

/// Items in lines. Stands in for UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: StandIn {
  /// Least distance within a line, in points.
  public final var minimumInteritemSpacing = 10.0
  /// Least distance between lines, in points.
  public final var minimumLineSpacing = 10.0
  /// Size of items, in points.
  public final var itemSize = NibSize(width: 50, height: 50)
  /// Size of headers, in points.
  public final var headerReferenceSize = NibSize()
  /// Size of footers, in points.
  public final var footerReferenceSize = NibSize()
  /// Distances around sections, in points.
  public final var sectionInset = NibInsets()
  /// 0 vertical, 1 horizontal.
  public final var scrollDirection = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.collectionViewFlowLayoutTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewFlowLayoutTable] }

  private static let collectionViewFlowLayoutTable = PropertyTable(
    UICollectionViewFlowLayout.self,
    [
      Property("minimumInteritemSpacing", "UIInteritemSpacing", at: \.minimumInteritemSpacing),
      Property("minimumLineSpacing", "UILineSpacing", at: \.minimumLineSpacing),
      Property("itemSize", "UIItemSize", at: \.itemSize),
      Property("headerReferenceSize", "UIHeaderReferenceSize", at: \.headerReferenceSize),
      Property("footerReferenceSize", "UIFooterReferenceSize", at: \.footerReferenceSize),
      Property("sectionInset", "UISectionInset", at: \.sectionInset),
      Property("scrollDirection", "UIScrollDirection", at: \.scrollDirection),
    ])
}
