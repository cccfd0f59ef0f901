import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How a section scrolls across. Stands in for NSCollectionLayoutSectionOrthogonalScrollingBehavior. Documented: the
/// numbers, by AppKit.
public enum NSCollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all; freely; freely, to the edge of a group; by pages; by groups; by groups in the middle.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout. Stands in for NSCollectionLayoutSection.
@MainActor
open class NSCollectionLayoutSection: CompositionalSection {
  /// How it scrolls across: its groups stand beside each other then.
  open var orthogonalScrollingBehavior = NSCollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet { scrollsAcross = orthogonalScrollingBehavior != .none }
  }
  /// Changes how the section's items are seen: called each time that they are placed. All items count as seen, and nothing
  /// is scrolled, so it hears of no offset.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// What all sections of a compositional layout share. Stands in for NSCollectionViewCompositionalLayoutConfiguration.
@MainActor
open class NSCollectionViewCompositionalLayoutConfiguration: CompositionalConfiguration {
  /// Where it scrolls.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet { isHorizontal = scrollDirection == .horizontal }
  }

  /// Makes one with the defaults.
  public override init() { super.init() }
}

/// Says where the items of a group stand.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where a compositional layout is used. Stands for NSCollectionLayoutEnvironment.
@MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
}

extension LayoutRoom: NSCollectionLayoutEnvironment {
  package var container: any NSCollectionLayoutContainer { self }
}

extension NSCollectionLayoutGroup {
  /// Items where a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { custom(layoutSize) { itemProvider(LayoutRoom($0)) } }
}

/// Says what a section looks like; nil for the look of one that has no items.
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items. Stands in for NSCollectionViewCompositionalLayout.
///
/// Nothing is measured: an extent that is estimated is as large as the estimate.
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  /// What all sections share.
  open var configuration = NSCollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
  private var provider: NSCollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }

  /// Makes one whose sections all look alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration = .init()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Makes one whose sections look as a closure says.
  public convenience init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init()
    provider = sectionProvider
    self.configuration = configuration
  }

  /// Places change with the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { true }

  /// Sections one behind the other.
  override func place(in collectionView: NSCollectionView) -> PlacedElements? {
    var placing = CompositionalPlacing(configuration, collectionView.bounds.size)
    placing.addEdges(isAtEnd: false)
    changedItems = [:]
    let sections = max(0, collectionView.numberOfSections)
    for section in 0..<sections {
      guard let look = provider(section, LayoutRoom(collectionView.bounds.size)) else { continue }
      let count = max(0, collectionView.numberOfItems(inSection: section))
      placing.add(look, section, count)
      if let change = look.visibleItemsInvalidationHandler {
        let items = (0..<count).compactMap { item -> PlacedItem? in
          let path = IndexPath(item: item, section: section)
          return placing.frame(ofItem: path).map { PlacedItem(path, $0) }
        }
        change(items, .zero, LayoutRoom(collectionView.bounds.size))
        for item in items { changedItems[item.indexPath] = item }
      }
      if section < sections - 1 { placing.end += configuration.interSectionSpacing }
    }
    placing.addEdges(isAtEnd: true)
    return placing.result
  }

  /// The items of sections whose closure changes how they are seen.
  private var changedItems: [IndexPath: PlacedItem] = [:]

  /// Where an item stands, and how, as the section's closure has it; nil beyond the ends.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes, let item = changedItems[indexPath] {
      (attributes.frame, attributes.alpha, attributes.zIndex) = (item.frame, item.alpha, item.zIndex)
      attributes.isHidden = item.isHidden
    }
    return attributes
  }
}
