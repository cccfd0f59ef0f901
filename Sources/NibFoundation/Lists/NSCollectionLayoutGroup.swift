import Foundation

/// Items in a line. Stands in for both frameworks' class of this name.
///
/// A group of a list of items repeats the list as often as there is room; one of a count has as many.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in the line, in order.
  public final let subitems: [NSCollectionLayoutItem]
  /// Distance of the items.
  public final var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views beside the group; kept, and not placed.
  public final var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
  let form: Form

  enum Form {
    /// Whether the line runs across; how many are in it, and whether these share it.
    case line(isHorizontal: Bool, count: Int?, isShared: Bool)
    /// Items where a closure wants them, in a room of a size.
    case custom((CGSize) -> [NSCollectionLayoutGroupCustomItem])
  }

  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ form: Form) {
    (subitems, self.form) = (items, form)
    super.init(layoutSize: size)
  }

  /// Items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, .line(isHorizontal: true, count: nil, isShared: false)) }

  /// Items above each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, .line(isHorizontal: false, count: nil, isShared: false)) }

  /// So many of an item beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [subitem], .line(isHorizontal: true, count: count, isShared: false))
  }

  /// So many of an item above each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [subitem], .line(isHorizontal: false, count: count, isShared: false))
  }

  /// So many of an item beside each other, which share the width, whatever theirs is.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .line(isHorizontal: true, count: count, isShared: true)) }

  /// So many of an item above each other, which share the height, whatever theirs is.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(layoutSize, [subitem], .line(isHorizontal: false, count: count, isShared: true))
  }

  /// Items where a closure says, which is given the room that the group has.
  package static func custom(
    _ layoutSize: NSCollectionLayoutSize, _ items: @escaping (CGSize) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [], .custom(items)) }
}

/// Room that a part of a layout has.
package final class LayoutRoom: NSCollectionLayoutContainer {
  package let contentSize: CGSize
  package let contentInsets: NSDirectionalEdgeInsets

  /// Makes the room of a size, with distances from its edges that are kept free.
  package init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, contentInsets) = (size, insets)
  }

  package var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  package var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
