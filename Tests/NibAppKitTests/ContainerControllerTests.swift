import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

private final class Panes: NSSplitViewController {
  override func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    subview === splitView.subviews.last
  }
  override func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    dividerIndex == 1 || super.splitView(splitView, shouldHideDividerAt: dividerIndex)
  }
}

private final class Tabs: NSTabViewController {
  var log: [String] = []

  override func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    tabViewItem?.label != "Locked"
  }
  override func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
    super.tabView(tabView, willSelect: tabViewItem)
    log.append("will \(tabViewItem?.label ?? "")")
  }
  override func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    super.tabView(tabView, didSelect: tabViewItem)
    log.append("did \(tabViewItem?.label ?? "")")
  }
}

private final class Outer: NSViewController {
  var log: [String] = []

  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)) }
  override func addChild(_ childViewController: NSViewController) {
    super.addChild(childViewController)
    log.append("add")
  }
  override func preferredContentSizeDidChange(for viewController: NSViewController) {
    log.append("size \(viewController.preferredContentSize.width)")
  }
}

private final class Named: NSViewController {
  override var representedObject: Any? { didSet { title = representedObject as? String } }
}

private final class Fade: NSViewControllerPresentationAnimator {
  var log: [String] = []

  func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController) {
    log.append("show")
  }
  func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController) {
    log.append("end")
  }
}

private final class Limits: NSSplitViewDelegate {
  var log: [String] = []

  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
    view !== splitView.subviews.first
  }
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { (proposedPosition / 10).rounded() * 10 }
  func splitViewWillResizeSubviews(_ notification: Notification) { log.append("will") }
  func splitViewDidResizeSubviews(_ notification: Notification) { log.append("did") }
}

@MainActor
@Suite("Controllers that hold others, in code") struct ContainerControllerTests {
  @Test("one child's view takes the place of another's, and only children take part")
  func transition() throws {
    let (outer, first, second) = (Outer(), NSViewController(), NSViewController())
    outer.addChild(first)
    outer.addChild(second)
    outer.view.addSubview(first.view)
    first.view.frame = NSRect(x: 10, y: 0, width: 50, height: 50)

    var isDone = false
    outer.transition(from: first, to: second, options: [.crossfade]) { isDone = true }
    #expect(outer.view.subviews == [second.view] && second.view.frame == first.view.frame && isDone)
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { outer.transition(from: second, to: NSViewController()) }
    }
    outer.children = [second]
    #expect(first.parent == nil && outer.children == [second] && outer.log == ["add", "add", "add"])
    second.preferredContentSize = NSSize(width: 30, height: 5)
    #expect(outer.log.last == "size 30.0")
    outer.insertChild(first, at: 0)
    outer.removeChild(at: 1)
    #expect(outer.children == [first] && second.parent == nil)
  }

  @Test("a subclass follows what the controller shows, and an animator shows one in its own way")
  func presenting() {
    let (named, outer, fade) = (Named(), NSViewController(), Fade())
    named.representedObject = "Ada"
    #expect(named.title == "Ada")
    outer.present(named, animator: fade)
    #expect(outer.presentedViewControllers == [named] && named.presentingViewController === outer)
    outer.dismiss(named)
    NSStoryboardSegue(identifier: "a", source: outer, destination: named) { fade.log.append("step") }.perform()
    #expect(fade.log.popLast() == "step")
    #expect(fade.log == ["show", "end"] && outer.presentedViewControllers == nil)
  }

  @Test("a split view controller answers its split view, by its items or as a class overrides it")
  func splitting() {
    let split = Panes()
    let items = [
      NSSplitViewItem(sidebarWithViewController: NSViewController()),
      NSSplitViewItem(contentListWithViewController: NSViewController()),
      NSSplitViewItem(viewController: NSViewController()),
    ]
    split.splitViewItems = items
    #expect(split.children.count == 3 && split.splitView.isVertical && split.splitView.delegate === split)
    #expect(
      items.map(\.holdingPriority.rawValue) == [260, 255, 250]
        && items.map(\.behavior) == [.sidebar, .contentList, .default])
    #expect(
      items[0].canCollapse && !items[1].canCollapse && items[0].minimumThickness == NSSplitViewItem.unspecifiedDimension
    )
    let view = split.view
    #expect(view === split.splitView && view.subviews.count == 3)
    #expect(!split.splitView(split.splitView, canCollapseSubview: view.subviews[0]))
    #expect(split.splitView(split.splitView, canCollapseSubview: view.subviews[2]))
    #expect(
      split.splitView(split.splitView, shouldHideDividerAt: 1)
        && !split.splitView(split.splitView, shouldHideDividerAt: 0))
    split.toggleSidebar(nil)
    #expect(items[0].isCollapsed && split.splitView(split.splitView, shouldHideDividerAt: 0))
    let other = NSViewController()
    items[1].viewController = other
    #expect(split.children.firstIndex(of: other) == 1 && split.splitViewItem(for: other) === items[1])
    split.splitViewItems = [items[2], items[0]]
    #expect(split.children.count == 2 && items[1].splitViewController == nil)
  }

  @Test("a split view asks its delegate where dividers go and which panes grow")
  func limits() {
    let (view, limits) = (NSSplitView(frame: NSRect(x: 0, y: 0, width: 209, height: 20)), Limits())
    view.isVertical = true
    view.addArrangedSubview(NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 20)))
    view.addArrangedSubview(NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 20)))
    view.delegate = limits
    view.setPosition(63, ofDividerAt: 0)
    #expect(view.subviews.map(\.frame.width) == [60, 140] && limits.log == ["will", "did"])
    view.frame.size.width = 309
    view.adjustSubviews()
    #expect(view.subviews.map(\.frame.width) == [60, 240])
  }

  @Test("tabs in the toolbar of the window are chosen there, unless the controller says no")
  func tabs() throws {
    let tabs = Tabs()
    tabs.tabStyle = .toolbar
    for label in ["General", "Locked", "Mail"] {
      let item = NSTabViewItem(viewController: NSViewController())
      item.label = label
      item.identifier = NSUserInterfaceItemIdentifier(label)
      tabs.addTabViewItem(item)
    }
    let window = NSWindow(contentViewController: tabs)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    let toolbar = try #require(window.toolbar)
    #expect(toolbar.items.map(\.label) == ["General", "Locked", "Mail"])
    #expect(toolbar.selectedItemIdentifier?.rawValue == "General")

    try toolbar.items[2].performClick()
    #expect(tabs.selectedTabViewItemIndex == 2 && toolbar.selectedItemIdentifier?.rawValue == "Mail")
    try toolbar.items[1].performClick()
    #expect(tabs.selectedTabViewItemIndex == 2)
    #expect(tabs.log == ["will General", "did General", "will Mail", "did Mail"])
    tabs.tabView.selectTabViewItem(at: 0)
    #expect(tabs.selectedTabViewItemIndex == 0 && tabs.log.suffix(2) == ["will General", "did General"])
    tabs.removeTabViewItem(tabs.tabViewItems[1])
    #expect(toolbar.items.map(\.label) == ["General", "Mail"] && tabs.children.count == 2)
  }

  @Test("a page controller keeps a history, and shows the place that a control says")
  func pages() {
    final class Pages: NSPageControllerDelegate {
      var log: [String] = []

      func pageController(_ pageController: NSPageController, identifierFor object: Any) -> String { "page" }
      func pageController(
        _ pageController: NSPageController, viewControllerForIdentifier identifier: String
      ) -> NSViewController { NSViewController() }
      func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect {
        NSRect(x: 1, y: 2, width: 3, height: 4)
      }
      func pageControllerWillStartLiveTransition(_ pageController: NSPageController) { log.append("start") }
      func pageControllerDidEndLiveTransition(_ pageController: NSPageController) { log.append("end") }
    }
    let (controller, pages) = (NSPageController(), Pages())
    controller.delegate = pages
    controller.navigateForward(to: "a")
    controller.navigateForward(to: "b")
    controller.navigateBack(nil)
    controller.navigateForward(to: "c")
    #expect(controller.arrangedObjects as? [String] == ["a", "c"] && controller.selectedIndex == 1)
    #expect(controller.selectedViewController?.representedObject as? String == "c")
    #expect(controller.selectedViewController?.view.frame.width == 3 && pages.log.count == 6)
    let field = NSTextField()
    field.integerValue = 0
    controller.takeSelectedIndexFrom(field)
    #expect(controller.selectedIndex == 0)
  }

  @Test("a window controller of a class names its nib, and closes as a class says")
  func windows() throws {
    final class Main: NSWindowController {
      var isClosed = false

      override var windowNibName: NSNib.Name? { "Main" }
      override func close() {
        isClosed = true
        super.close()
      }
    }
    let controller = Main(window: NSWindow())
    #expect(controller.owner === controller && controller.windowNibName == "Main")
    controller.showWindow(nil)
    controller.setDocumentEdited(true)
    #expect(controller.window?.isVisible == true && controller.window?.isDocumentEdited == true)
    _ = try controller.perform("close", sender: nil, event: nil)
    #expect(controller.isClosed && controller.window?.isVisible == false)
  }
}
