/// Outlets that the framework's classes declare themselves.
///
/// - Seen: labels of outlet connections between framework classes in compiled nibs.
package enum FrameworkOutlets {
  /// AppKit's.
  package static let appKit: Set<String> = [
    "delegate", "dataSource", "target", "menu", "nextKeyView", "initialFirstResponder", "contentView",
    "contentViewController", "window", "view", "textField", "imageView", "formatter", "headerView", "documentView",
    "storyboard", "sceneController", "toolbar", "mainMenu", "submenu", "itemView", "viewController", "tabView",
    "splitView",
  ]

  /// UIKit's.
  package static let uiKit: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "view", "tableView",
    "collectionView", "storyboard", "sceneViewController", "viewController", "containerView", "accessoryView",
    "editingAccessoryView", "backgroundView", "selectedBackgroundView", "inputView", "inputAccessoryView", "textLabel",
    "detailTextLabel", "imageView", "tableHeaderView", "tableFooterView", "gestureRecognizers", "navigationItem",
    "searchDisplayController", "searchBar", "searchContentsController", "searchResultsDataSource",
    "searchResultsDelegate", "selectionSegueTemplate", "accessoryActionSegueTemplate", "rootViewController", "window",
    "previewingSegueTemplateStorage", "titleView", "layout",
    // Documented: UIKit, properties that hold objects and that any object or controller has.
    "accessibilityElements", "keyCommands", "textDragDelegate", "textDropDelegate", "pasteDelegate",
  ]

  /// Those of all frameworks.
  package static let all = appKit.union(uiKit)

  /// Outlets of lists and of wheels, which no other views have. Documented: UIKit, the properties of those names.
  package static let uiKitLists: Set<String> = ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"]

  /// UIKit's, of a view.
  package static let uiKitViews = uiKit.subtracting(uiKitLists)

  /// UIKit's, of a view that has no delegate.
  package static let uiKitPlainViews = uiKitViews.subtracting(["delegate"])
}
