import NibFoundation
import NibRuntime
import NibStandIns

extension UIViewController {
  /// The tab of the controller, or of the one around it; nil outside of tabs that code gave.
  public var tab: UITab? {
    let chain = [self] + ancestors
    let tabs = chain.lazy.compactMap { $0 as? UITabBarController }.first
    return tabs?.allTabs.first { tab in tab.viewController.map { made in chain.contains { $0 === made } } ?? false }
  }

  /// The name of what the user does here, for measurements; kept.
  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The margins that views have at least, in points: none, for nothing is laid out.
  final var ownSystemMinimumLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Does nothing: there is no pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Changes traits of a child, of older systems: as its `traitOverrides`, of the size classes and the text size.
  final func ownSetOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    var overrides = UITraitOverrides(collection)
    if collection == nil { overrides = UITraitOverrides() }
    child.traitOverrides = overrides
  }

  /// The traits that were changed so; nil for none.
  final func ownOverrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.traitOverrides.overrides
  }
}

extension UITabBarController {
  /// All tabs, those of groups too.
  var allTabs: [UITab] {
    func all(_ tabs: [UITab]) -> [UITab] {
      tabs.flatMap { [$0] + (($0 as? UITabGroup).map { all($0.children) } ?? []) }
    }
    return all(ownTabs)
  }
}

extension UITableView {
  /// A blur of the lines between rows; kept.
  public var separatorEffect: UIVisualEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether changes wait to be shown: they are made at once.
  public var hasUncommittedUpdates: Bool { false }

  /// What opens the menus of rows: `openMenu(at:)` does.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView {
  /// What opens the menus of items: `openMenu(at:)` does.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Whether changes wait to be shown: they are made at once.
  public var hasUncommittedUpdates: Bool { false }
}

extension UIControl {
  /// What opens the menu of the control: `openMenu()` of a button does.
  final var ownContextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIWindowScene {
  /// What a user may do with the window; kept.
  public var windowingBehaviors: UISceneWindowingBehaviors? { .main }
}

/// What a user may do with a window. Stands in for UISceneWindowingBehaviors.
@MainActor
public final class UISceneWindowingBehaviors {
  static let main = UISceneWindowingBehaviors()

  /// Whether a user may close it.
  public var isClosable = true
  /// Whether a user may make it small.
  public var isMiniaturizable = true
}
