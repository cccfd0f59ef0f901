import NibFoundation
import NibRuntime
import NibStandIns

// Compositional layouts as values: they are kept, and nothing is laid out by them.

/// Items in a line. Stands in for UIKit's class of this name.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in the line, in order.
  public final let subitems: [NSCollectionLayoutItem]
  /// Whether the line runs across.
  public final let isHorizontal: Bool
  /// Distance of the items.
  public final var interItemSpacing: NSCollectionLayoutSpacing?
  /// Says where items are, of a group of an app's own; asked by nothing.
  public private(set) final var itemProvider:
    ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?

  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool) {
    subitems = items
    self.isHorizontal = isHorizontal
    super.init(layoutSize: size)
  }

  /// Items beside each other.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }

  /// Items above each other.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }

  /// So many of an item beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitems: repeated(item, count)) }

  /// So many of an item above each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem item: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitems: repeated(item, count)) }

  /// So many of an item beside each other.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// So many of an item above each other.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Items where a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }

  private static func repeated(_ item: NSCollectionLayoutItem, _ count: Int) -> [NSCollectionLayoutItem] {
    [NSCollectionLayoutItem](repeating: item, count: max(0, count))
  }
}

/// How a section scrolls across. Stands in for UIKit's type of this name.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// As named.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout. Stands in for UIKit's class of this name.
@MainActor
open class NSCollectionLayoutSection: CompositionalSection {
  /// What it repeats.
  public final let group: NSCollectionLayoutGroup
  /// How it scrolls across.
  public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that begins and ends; kept.
  public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// What its insets are measured from.
  public final var contentInsetsReference = UIContentInsetsReference.automatic
  /// What its headers' and footers' are measured from.
  public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Changes items while the section scrolls; called by nothing.
  public final var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  final var listConfiguration: UICollectionLayoutListConfiguration?

  /// Makes one that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// What all sections of a compositional layout share. Stands in for UIKit's class of this name.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: CompositionalConfiguration {
  /// Where it scrolls.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// What insets are measured from.
  public final var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes one with the defaults.
  public override init() { super.init() }
}

/// Where a compositional layout is used. Stands for UIKit's protocol of this name.
@MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
}

/// Sections of groups of items. Stands in for UICollectionViewCompositionalLayout: what it is made of is kept, and items
/// are placed as by a flow with its defaults.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Says what a section looks like.
  public typealias SectionProvider = (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// What all sections share.
  public final var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// The section that all look like; nil if a provider says.
  public private(set) final var section: NSCollectionLayoutSection?
  /// Says what a section looks like; nothing asks it here.
  public private(set) final var sectionProvider: SectionProvider?

  /// Makes one whose sections all look alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    super.init()
    self.section = section
    self.configuration = configuration
  }

  /// Makes one whose sections look as a closure says.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    super.init()
    self.sectionProvider = sectionProvider
    self.configuration = configuration
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
