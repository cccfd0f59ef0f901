import NibRuntime
import NibUIKit
import Testing

@MainActor
@Suite("Tabs as values, and what is brought up to date before a layout") struct TabTests {
  private final class Page: UIViewController {
    var updates = 0
    override func updateProperties() { updates += 1 }
  }

  private func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in Page() } }

  @Test("tabs make their controllers once; groups without one show those of their tabs")
  func tabs() throws {
    let tabs = UITabBarController()
    let (home, first, second, hidden) = (tab("home"), tab("first"), tab("second"), tab("hidden"))
    hidden.isHidden = true
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [first, second])
    tabs.tabs = [home, group, hidden]
    #expect(tabs.viewControllers.count == 3 && tabs.viewControllers[0] === home.viewController)
    #expect(tabs.selectedTab === home && home.viewController?.tabBarItem.title == "home")
    tabs.selectedTab = second
    #expect(tabs.selectedIndex == 2 && group.selectedChild === second && second.parent === group)
    second.isEnabled = false
    tabs.selectedTab = home
    tabs.selectedTab = second
    tabs.selectedTab = tab("elsewhere")
    #expect(tabs.selectedTab === home && tabs.tab(forIdentifier: "second") === second)
    home.badgeValue = "3"
    #expect(home.viewController?.tabBarItem.badgeValue == "3")
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    #expect(UISearchTab { _ in Page() }.viewController is Page)
  }

  @Test("properties are brought up to date once before a layout, where that is due")
  func updates() {
    let page = Page()
    page.loadViewIfNeeded()
    page.view.layoutIfNeeded()
    #expect(page.updates == 0)
    page.setNeedsUpdateProperties()
    page.view.layoutIfNeeded()
    page.updatePropertiesIfNeeded()
    #expect(page.updates == 1)
  }

  @Test("an item of a bar has a badge")
  func badges() {
    let item = UIBarButtonItem(title: "x", style: .prominent)
    item.badge = .count(3)
    #expect(item.badge?.stringValue == "3" && item.style == .done && item.badge != .indicator())
  }
}
