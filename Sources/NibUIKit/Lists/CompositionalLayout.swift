import NibRuntime
import NibStandIns

// Compositional layouts as values: they are kept, and nothing is laid out by them.

/// An extent of a compositional layout. Stands in for UIKit's class of this name.
@MainActor
public struct NSCollectionLayoutDimension: Equatable {
  /// What the number is.
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  private let kind: Kind
  /// The part, 0...1, or the points.
  public let dimension: CGFloat

  /// A part of what is around, across.
  public static func fractionalWidth(_ part: CGFloat) -> Self { Self(kind: .fractionalWidth, dimension: part) }
  /// A part of what is around, up and down.
  public static func fractionalHeight(_ part: CGFloat) -> Self { Self(kind: .fractionalHeight, dimension: part) }
  /// So many points.
  public static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, dimension: points) }
  /// As many points as the content takes, about so many.
  public static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, dimension: points) }

  /// As many points as the largest of those beside it takes, about so many.
  public static func uniformAcrossSiblings(estimate points: CGFloat) -> Self {
    Self(kind: .uniform, dimension: points)
  }

  /// Whether it is a part of what is around, across.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of what is around, up and down.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is points that the content decides on.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is the points of the largest of those beside it.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
}

/// Width and height of a compositional layout's part. Stands in for UIKit's class of this name.
@MainActor
public struct NSCollectionLayoutSize: Equatable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A distance of a compositional layout. Stands in for UIKit's class of this name.
@MainActor
public struct NSCollectionLayoutSpacing: Equatable {
  /// Points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexibleSpacing: Bool
  /// Whether it is just so much.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// At least so many points.
  public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: true) }
  /// So many points.
  public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: false) }
}

/// Edges along which something stands. Stands in for UIKit's type of this name.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As named.
  public static let top = Self(rawValue: 1)
  /// As named.
  public static let leading = Self(rawValue: 2)
  /// As named.
  public static let bottom = Self(rawValue: 4)
  /// As named.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Where a supplementary item stands. Stands in for UIKit's type of this name.
public enum NSRectAlignment: Int, Sendable {
  /// As named.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// An item of a compositional layout. Stands in for UIKit's class of this name.
@MainActor
open class NSCollectionLayoutItem {
  /// Its size.
  public final let layoutSize: NSCollectionLayoutSize
  /// Distances within its place, in points.
  public final var contentInsets = NSDirectionalEdgeInsets()
  /// Distances around it.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views beside it.
  public private(set) final var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Makes an item of a size with views beside it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}

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
open class NSCollectionLayoutSection {
  /// What it repeats.
  public final let group: NSCollectionLayoutGroup
  /// Distances around it, in points.
  public final var contentInsets = NSDirectionalEdgeInsets()
  /// Distance of its groups, in points.
  public final var interGroupSpacing: CGFloat = 0
  /// How it scrolls across.
  public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that begins and ends; kept.
  public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Its headers and footers.
  public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind it.
  public final var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What its insets are measured from.
  public final var contentInsetsReference = UIContentInsetsReference.automatic
  /// What its headers' and footers' are measured from.
  public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to the insets.
  public final var supplementariesFollowContentInsets = true
  /// Changes items while the section scrolls; called by nothing.
  public final var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  final var listConfiguration: UICollectionLayoutListConfiguration?

  /// Makes one that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// What all sections of a compositional layout share. Stands in for UIKit's class of this name.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  /// Where it scrolls.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Distance of the sections, in points.
  public final var interSectionSpacing: CGFloat = 0
  /// Headers and footers of all of it.
  public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are measured from.
  public final var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes one with the defaults.
  public init() {}
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
