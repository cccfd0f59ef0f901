import NibUIKit
import Testing

@Suite("Tabs, places, sheets and menus of newer systems")
struct NewerControllerTests {
  @Test("a tab that is hidden gives way, and a tap on a tab is told")
  func tabs() {
    final class Listener: UITabBarControllerDelegate {
      var chosen: [String] = []
      func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != "shut" }
      func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
        chosen.append("\(previousTab?.identifier ?? "none") to \(tab.identifier)")
      }
    }
    let (tabs, listener) = (UITabBarController(), Listener())
    tabs.delegate = listener
    let made = ["home", "shut", "more"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    tabs.tabs = made

    #expect(tabs.tap(made[2]) && !tabs.tap(made[1]) && listener.chosen == ["home to more"])
    made[0].isHidden = true
    #expect(tabs.viewControllers.count == 2 && !tabs.tap(made[0]) && tabs.selectedTab === made[2])
  }

  @Test("an inspector is beside the places, and comes and goes")
  func split() {
    final class Listener: UISplitViewControllerDelegate {
      var heard: [String] = []
      func splitViewController(_ split: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("show \(column)")
      }
      func splitViewController(_ split: UISplitViewController, didHide column: UISplitViewController.Column) {
        heard.append("hid \(column)")
      }
    }
    let (split, listener) = (UISplitViewController(style: .doubleColumn), Listener())
    let (list, detail, inspector) = (UIViewController(), UIViewController(), UIViewController())
    split.delegate = listener
    split.setViewController(inspector, for: .inspector)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.beginAppearanceTransition(true)
    split.endAppearanceTransition()

    #expect(split.viewControllers.count == 2 && !split.isShowing(.inspector) && !inspector.isOnScreen)
    split.show(.inspector)
    split.hide(.primary)
    #expect(inspector.isOnScreen && !list.isOnScreen && detail.isOnScreen && split.displayMode == .secondaryOnly)
    #expect(listener.heard == ["show inspector", "hid primary"])
    split.setViewController(nil, for: .inspector)
    #expect(inspector.parent == nil && split.viewController(for: .secondary) === detail)
  }

  @Test("a sheet has the lowest of its heights until a user drags it")
  func sheet() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = controller.sheetPresentationController
    sheet?.detents = [.large(), .custom(identifier: .init("low")) { _ in 120 }]
    sheet?.largestUndimmedDetentIdentifier = .init("low")

    #expect(sheet?.shownHeight == 120)
    #expect(sheet?.drag(to: .large) == true && sheet?.shownHeight == UIScreen.main.bounds.height)
  }

  @Test("a zoom asks for the view that grows, and whether a swipe may end it")
  func zoom() {
    let (source, detail) = (UIView(), UIViewController())
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.location.y < 100 }
    detail.preferredTransition = .zoom(options: options) { $0.zoomedViewController === detail ? source : nil }

    #expect(detail.zoomSourceView === source)
    #expect(detail.allowsInteractiveZoomDismissal(at: CGPoint(x: 0, y: 50)))
    #expect(!detail.allowsInteractiveZoomDismissal(at: CGPoint(x: 0, y: 500)))
  }

  @Test("a builder changes the bar, and items are validated when a menu opens")
  func menus() throws {
    final class Screen: UIViewController {
      override func buildMenu(with builder: any UIMenuBuilder) {
        builder.remove(menu: .format)
        builder.insertSibling(UIMenu(title: "Planets", children: []), afterMenu: .file)
      }
      override func validate(_ command: UICommand) { command.attributes = .disabled }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "sort:" }
    }
    let (screen, system) = (Screen(), UIMenuSystem.main)
    system.setNeedsRebuild()
    let titles = system.menu(builtBy: screen).children.map(\.title)
    #expect(titles == ["", "File", "Planets", "Edit", "View", "Window", "Help"])
    system.setNeedsRebuild()

    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UICommand(title: "Sort", action: "sort:")])
    screen.view.addSubview(button)
    #expect(try !button.choose("Sort"))
    withExtendedLifetime(screen) {}
  }

  @Test("a navigation item is renamed by a user, and groups are its items")
  func items() {
    final class Renamer: UINavigationItemRenameDelegate {
      var title: String?
      func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) { self.title = title }
      func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { !title.isEmpty }
    }
    let (item, renamer) = (UINavigationItem(title: "Old"), Renamer())
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    item.renameDelegate = renamer
    item.trailingItemGroups = [.fixedGroup(items: [first]), second.creatingFixedGroup()]

    #expect(!item.rename(to: "") && item.rename(to: "New") && item.title == "New" && renamer.title == "New")
    #expect(item.rightBarButtonItem === second && item.trailingItemGroups.count == 2)
    item.rightBarButtonItems = [first]
    #expect(item.trailingItemGroups.map(\.barButtonItems.count) == [1])
    item.attributedTitle = AttributedString("Styled")
    #expect(item.title == "Styled")
  }
}
