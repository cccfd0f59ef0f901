import Foundation

/// What sections of compositional layouts have in both frameworks.
@MainActor
open class CompositionalSection {
  /// What it repeats.
  public final let group: NSCollectionLayoutGroup
  /// Distances around it, in points.
  public final var contentInsets = NSDirectionalEdgeInsets()
  /// Distance of its groups, in points.
  public final var interGroupSpacing: CGFloat = 0
  /// Its headers and footers.
  public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind it.
  public final var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers keep to the insets.
  public final var supplementariesFollowContentInsets = true
  /// Whether it scrolls across the layout's own direction: its groups stand beside each other then.
  package final var scrollsAcross = false

  /// Makes one that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// What all sections of a compositional layout share in both frameworks.
@MainActor
open class CompositionalConfiguration {
  /// Distance of the sections, in points.
  public final var interSectionSpacing: CGFloat = 0
  /// Headers and footers of all of it; their place is that of the first item.
  public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the layout scrolls across.
  package final var isHorizontal = false

  /// Makes one with the defaults.
  package init() {}
}
