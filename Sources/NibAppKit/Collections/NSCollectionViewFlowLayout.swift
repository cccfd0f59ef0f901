import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A layout of lines, each as full as it gets. Stands in for NSCollectionViewFlowLayout.
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// Least distance of two lines, in points.
  open var minimumLineSpacing: CGFloat = 10.0 { didSet { forgetPlaces() } }
  /// Least distance of two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10.0 { didSet { forgetPlaces() } }
  /// Size of items, in points.
  open var itemSize = NSSize(width: 50, height: 50) { didSet { forgetPlaces() } }
  /// The size that items are taken to have until it is measured; 0, 0 for none.
  open var estimatedItemSize = NSSize() { didSet { forgetPlaces() } }
  /// The direction in which the view scrolls.
  open var scrollDirection = ScrollDirection.vertical { didSet { forgetPlaces() } }
  /// Size of headers, in points.
  open var headerReferenceSize = NSSize() { didSet { forgetPlaces() } }
  /// Size of footers, in points.
  open var footerReferenceSize = NSSize() { didSet { forgetPlaces() } }
  /// Room around the items of a section, in points.
  open var sectionInset = NSEdgeInsets() { didSet { forgetPlaces() } }
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false { didSet { forgetPlaces() } }
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false { didSet { forgetPlaces() } }

  /// The direction in which a view scrolls.
  public typealias ScrollDirection = NSCollectionView.ScrollDirection

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.flowLayoutTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [flowLayoutTable] }

  private static let flowLayoutTable = PropertyTable(
    NSCollectionViewFlowLayout.self, kind: AppKitElements.collectionViewFlowLayout,
    fresh: { NSCollectionViewFlowLayout() },
    [
      Property(
        "minimumLineSpacing", get: { Double($0.minimumLineSpacing) }, set: { $0.minimumLineSpacing = CGFloat($1) }),
      Property(
        "minimumInteritemSpacing", get: { Double($0.minimumInteritemSpacing) },
        set: { $0.minimumInteritemSpacing = CGFloat($1) }),
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

  /// Places change with the extent across the direction of scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { true }

  /// Lines of items, as many in a line as have room, section by section.
  override func place(in collectionView: NSCollectionView) -> PlacedElements? {
    var flow = FlowPlacing(self, collectionView)
    for section in 0..<max(0, collectionView.numberOfSections) { flow.add(section) }
    return flow.result
  }

  /// Sections whose items are not seen, for a collection that can hide them.
  final var collapsedSections: Set<Int> = []

  /// Hides the items of a section; its header stays.
  open func collapseSection(at sectionIndex: Int) {
    if collapsedSections.insert(sectionIndex).inserted { invalidateLayout() }
  }

  /// Shows the items of a section again.
  open func expandSection(at sectionIndex: Int) {
    if collapsedSections.remove(sectionIndex) != nil { invalidateLayout() }
  }

  /// Whether the items of a section are hidden.
  open func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool { collapsedSections.contains(sectionIndex) }
}
