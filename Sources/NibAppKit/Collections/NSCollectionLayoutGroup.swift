import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Items in a line. Stands in for NSCollectionLayoutGroup.
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
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
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

  /// Items where a closure says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [], .custom(itemProvider)) }
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

/// Room that a part of a layout has, and where it is asked for.
final class LayoutRoom: NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) { (contentSize, contentInsets) = (size, insets) }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
