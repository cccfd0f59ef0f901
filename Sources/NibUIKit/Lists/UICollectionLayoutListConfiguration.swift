import NibFoundation
import NibRuntime
import NibStandIns

// Lists in collections as values: they are kept, and nothing is laid out by them.

/// How a list in a collection looks. Stands in for UICollectionLayoutListConfiguration.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// What kind of list it is.
  public enum Appearance: Int, Sendable {
    /// As named.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// As named: nothing, a header of the data source's, or its first item.
    case none, supplementary, firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// As named.
    case none, supplementary
  }

  /// What a swipe on a row offers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// How the separator of a row looks.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// What kind of list it is.
  public let appearance: Appearance
  /// What stands above sections.
  public var headerMode = HeaderMode.none
  /// What stands below sections.
  public var footerMode = FooterMode.none
  /// Whether rows are set apart by lines.
  public var showsSeparators = true
  /// How those lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// How the line of one row looks.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Color behind the rows; nil for the kind's.
  public var backgroundColor: UIColor?
  /// What a swipe offers at the edge where lines begin; asked by a test that swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe offers at the edge where lines end, likewise.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Points above a header; nil for the kind's.
  public var headerTopPadding: CGFloat?
  /// Parts that are no wider than their content; kept.
  public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []

  /// Makes one of a kind.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines between rows look. Stands in for UIListSeparatorConfiguration.
@MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As named.
    case automatic, visible, hidden
  }

  /// Whether the line above is there.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is there.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Distances of the line above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets()
  /// Distances of the line below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
  /// Color of the lines.
  public var color = UIColor.separator
  /// Its color between several selected rows.
  public var multipleSelectionColor = UIColor.separator
  /// A blur of it.
  public var visualEffect: UIVisualEffect?
  /// Distances that follow the content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Makes one of a kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(using: configuration) }

  fileprivate static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    let edges: [(Bool, String, NSRectAlignment)] = [
      (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, .top),
      (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = edges.filter(\.0).map {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: $0.1, alignment: $0.2)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: .list(using: configuration)) }
}

extension UICollectionView {
  /// Swipes a row of a list and chooses an action by its title, as a user does.
  /// - Returns: false if the row cannot be swiped: no touch reaches the cell, or its list offers nothing.
  /// - Throws: `StandInError` with code `outOfRange`, or `notFound`, naming the titles that there are; what the action
  ///   raises.
  @discardableResult
  public func swipe(
    itemAt path: IndexPath, from edge: UITableView.SwipeEdge = .trailing, choosing title: String
  ) throws -> Bool {
    guard let cell = try InterfaceFaults.catching({ cellForItem(at: path) }) else { throw outOfRange(path) }
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(inSection: path.section)
    let provider =
      edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    guard cell.receivesTouches, let actions = provider?(path)?.actions, !actions.isEmpty else { return false }
    guard let action = actions.first(where: { $0.title == title }) else {
      let known = actions.compactMap(\.title).map { "'\($0)'" }.joined(separator: ", ")
      throw StandInError(.notFound, self, "item \(path.words) offers no action '\(title)'; there are: \(known)")
    }
    try InterfaceFaults.catching { action.handler(action, cell) { _ in } }
    return true
  }
}

/// Parts of a list that are no wider than their content. Stands in for UICollectionLayoutListContentHuggingElements.
public struct UICollectionLayoutListContentHuggingElements: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Headers that stay in sight.
  public static let supplementaryHeader = Self(rawValue: 1)
  /// Headers of sections.
  public static let sectionHeaders = supplementaryHeader
}
