import NibAppKit
import Testing

@MainActor
@Suite("Children of controllers on macOS") struct MacChildControllerTests {
  private func child(_ title: String) -> NSViewController {
    let child = NSViewController()
    child.view = NSView()
    child.title = title
    return child
  }

  @Test("a window made for a controller has its title, which is that of the selected tab, and follows it")
  func windowTitle() {
    let tabs = NSTabViewController()
    for title in ["One", "Two"] { tabs.addChild(child(title)) }
    let window = NSWindow(contentViewController: tabs)

    #expect(tabs.title == "One" && window.title == "One")
    tabs.selectedTabViewItemIndex = 1
    #expect(window.title == "Two")
    tabs.children[1].title = "Second"
    #expect(window.title == "Second")
    tabs.title = "Own"
    #expect(tabs.title == "Second")
    tabs.canPropagateSelectedChildViewControllerTitle = false
    #expect(tabs.title == "Own" && window.title == "Own")
  }

  @Test("a tab is made for a child, and goes with it")
  func tabsOfChildren() {
    let tabs = NSTabViewController()
    let (one, two, three) = (child("One"), child("Two"), child("Three"))
    tabs.addChild(one)
    tabs.insertChild(two, at: 0)
    let item = NSTabViewItem(viewController: three)
    tabs.addTabViewItem(item)

    #expect(tabs.tabViewItems.map(\.label) == ["Two", "One", "Three"] && tabs.children == [two, one, three])
    #expect(tabs.tabViewItem(for: three) === item && tabs.tabView.numberOfTabViewItems == 3)
    one.removeFromParent()
    #expect(tabs.tabViewItems.map(\.label) == ["Two", "Three"] && tabs.tabView.numberOfTabViewItems == 2)
    tabs.removeTabViewItem(item)
    #expect(tabs.children == [two] && three.parent == nil)
    tabs.children = [three]
    #expect(tabs.tabViewItems.map(\.viewController) == [three] && tabs.title == "Three")
  }

  @Test("an item of a split view is made for a child, and goes with it; another controller takes its place")
  func splitItemsOfChildren() {
    let split = NSSplitViewController()
    let (one, two, three) = (child("One"), child("Two"), child("Three"))
    split.addChild(one)
    split.insertChild(two, at: 0)
    _ = split.view

    #expect(split.splitViewItems.map(\.viewController) == [two, one])
    #expect(split.splitView.arrangedSubviews == [two.view, one.view])
    split.splitViewItems[0].viewController = three
    #expect(split.splitViewItems.map(\.viewController) == [three, one] && split.children == [three, one])
    #expect(two.parent == nil && split.splitView.arrangedSubviews == [three.view, one.view])
    split.removeChild(at: 1)
    #expect(split.splitViewItems.map(\.viewController) == [three] && split.splitView.arrangedSubviews == [three.view])
  }
}
