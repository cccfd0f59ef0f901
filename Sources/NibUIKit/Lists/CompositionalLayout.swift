import NibFoundation
import NibRuntime
import NibStandIns

extension NSCollectionLayoutGroup {
  /// Items where a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    custom(layoutSize) { itemProvider(LayoutEnvironment(size: $0, traitCollection: .current)) }
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
  /// How it scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet { scrollsAcross = orthogonalScrollingBehavior != .none }
  }
  /// How that begins and ends; kept.
  public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// What its insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What its headers' and footers' are measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Changes items while the section scrolls; called by nothing.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  final var listConfiguration: UICollectionLayoutListConfiguration?
}

/// What all sections of a compositional layout share. Stands in for UIKit's class of this name.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: CompositionalConfiguration {
  /// Where it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { isHorizontal = scrollDirection == .horizontal }
  }
  /// What insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

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

/// Where a compositional layout is asked for its sections.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, traitCollection: UITraitCollection) {
    (container, self.traitCollection) = (LayoutRoom(size), traitCollection)
  }
}

/// Sections of groups of items. Stands in for UICollectionViewCompositionalLayout.
///
/// Nothing is measured: an extent that is estimated is as large as the estimate.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Says what a section looks like.
  public typealias SectionProvider = (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// What all sections share.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// The section that all look like; nil if a provider says.
  open private(set) var section: NSCollectionLayoutSection?
  /// Says what a section looks like, each time that the collection is laid out.
  open private(set) var sectionProvider: SectionProvider?

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

  /// The sections as they were last asked for.
  private final var sections: [NSCollectionLayoutSection?] = []

  /// The list that a section is; nil for another one.
  final func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.listConfiguration : nil
  }

  /// Places sections of so many items, one behind the other. A section that the provider has not has no places.
  final func place(_ counts: [Int], in collectionView: UICollectionView) -> PlacedElements {
    let size = collectionView.bounds.size
    let environment = LayoutEnvironment(size: size, traitCollection: collectionView.traitCollection)
    sections = counts.indices.map { section ?? sectionProvider?($0, environment) }
    var placing = CompositionalPlacing(configuration, size)
    placing.addEdges(isAtEnd: false)
    for (index, section) in sections.enumerated() {
      guard let section else { continue }
      placing.add(section, index, counts[index])
      if index < sections.count - 1 { placing.end += configuration.interSectionSpacing }
    }
    placing.addEdges(isAtEnd: true)
    return placing.result
  }
}
