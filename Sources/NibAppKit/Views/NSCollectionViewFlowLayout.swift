import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A layout of lines, each as full as it gets. Stands in for NSCollectionViewFlowLayout.
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// Least distance of two lines, in points.
  public final var minimumLineSpacing = 10.0
  /// Least distance of two items of a line, in points.
  public final var minimumInteritemSpacing = 10.0
  /// Size of items, in points.
  public final var itemSize = NSSize(width: 50, height: 50)
  /// The size that items are taken to have until it is measured; 0, 0 for none.
  public final var estimatedItemSize = NSSize()
  /// The direction in which the view scrolls.
  public final var scrollDirection = ScrollDirection.vertical
  /// Size of headers, in points.
  public final var headerReferenceSize = NSSize()
  /// Size of footers, in points.
  public final var footerReferenceSize = NSSize()
  /// Room around the items of a section, in points.
  public final var sectionInset = NSEdgeInsets()
  /// Whether headers stay in sight.
  public final var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  public final var sectionFootersPinToVisibleBounds = false

  /// The direction in which a view scrolls.
  public enum ScrollDirection: Int, NibChoice {
    /// Up and down, or sideways.
    case vertical, horizontal
  }

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.flowLayoutTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [flowLayoutTable] }

  private static let flowLayoutTable = PropertyTable(
    NSCollectionViewFlowLayout.self, kind: AppKitElements.collectionViewFlowLayout,
    fresh: { NSCollectionViewFlowLayout() },
    [
      Property("minimumLineSpacing", \.minimumLineSpacing),
      Property("minimumInteritemSpacing", \.minimumInteritemSpacing),
      Property("itemSize", \.itemSize),
      Property("estimatedItemSize", \.estimatedItemSize),
      Property("scrollDirection", \.scrollDirection),
      Property("headerReferenceSize", \.headerReferenceSize),
      Property("footerReferenceSize", \.footerReferenceSize),
      Property("sectionInset.top", \.sectionInset.top), Property("sectionInset.left", \.sectionInset.left),
      Property("sectionInset.bottom", \.sectionInset.bottom), Property("sectionInset.right", \.sectionInset.right),
      Property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
      Property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    ])

  /// Whether a section has a header or a footer: where its size in the direction of scrolling is not 0.
  open override func hasSupplementaryView(
    ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> Bool {
    guard indexPath.count == 2, indexPath[1] == 0 else { return false }
    let size = supplementarySize(kind, indexPath[0], in: collectionView)
    return (scrollDirection == .vertical ? size.height : size.width) > 0
  }
}
