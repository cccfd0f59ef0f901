import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// Notes what becomes of it, and hands what it represents to where segues lead.
private final class PaneController: NSViewController {
  var events: [String] = []

  override func viewDidLoad() { events.append("loaded") }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    events.append("prepares \(segue.identifier ?? "none")")
    (segue.destinationController as? NSViewController)?.representedObject = "from \(title ?? "")"
  }
}

private final class Pages: NSPageControllerDelegate {
  var log: [String] = []

  func pageController(_ controller: NSPageController, identifierFor object: Any) -> String { "page" }

  func pageController(
    _ controller: NSPageController, viewControllerForIdentifier identifier: String
  ) -> NSViewController {
    log.append("made")
    return NSViewController()
  }

  func pageController(_ controller: NSPageController, didTransitionTo object: Any) { log.append("to \(object)") }
}

@MainActor
@Suite("Controllers of controllers on macOS") struct MacContainerTests {
  private static func pane(_ id: String, _ title: String, _ content: String = "", _ segues: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController title="\(title)" id="\(id)" customClass="PaneController"
      sceneMemberID="viewController"><view key="view" id="\(id)-view">
      <rect key="frame" x="0" y="0" width="90" height="60"/><subviews><textField id="\(id)-text">
      <rect key="frame" x="0" y="0" width="9" height="9"/><textFieldCell key="cell" title="\(title)" id="\(id)-cell"/>
      <connections/></textField>\(content)</subviews></view><connections>\(segues)</connections></viewController>
      </objects></scene>
    """
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="wc"><scenes>
    <scene sceneID="s1"><objects><windowController id="wc" sceneMemberID="viewController"><window key="window" id="w">
      <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
      <rect key="contentRect" x="0" y="0" width="300" height="200"/></window><connections>
      <segue destination="split" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/>
      </connections></windowController></objects></scene>
    <scene sceneID="s2"><objects><splitViewController id="split" sceneMemberID="viewController"><splitViewItems>
      <splitViewItem behavior="sidebar" canCollapse="YES" holdingPriority="260" minimumThickness="120" id="i1"/>
      <splitViewItem id="i2"/><splitViewItem behavior="inspector" canCollapse="YES" collapsed="YES" id="i3"/>
      </splitViewItems><splitView key="splitView" dividerStyle="thin" vertical="YES" id="sv">
      <rect key="frame" x="0" y="0" width="300" height="200"/></splitView><connections>
      <segue destination="side" kind="relationship" relationship="splitItems" id="g2"/>
      <segue destination="tabs" kind="relationship" relationship="splitItems" id="g3"/>
      <segue destination="info" kind="relationship" relationship="splitItems" id="g4"/></connections>
      </splitViewController></objects></scene>
    <scene sceneID="s3"><objects><tabViewController selectedTabViewItemIndex="1" tabStyle="toolbar" id="tabs"
      sceneMemberID="viewController"><tabViewItems>
      <tabViewItem label="First" identifier="first" image="NSActionTemplate" id="z1"/>
      <tabViewItem identifier="second" id="a2"/></tabViewItems><tabView key="tabView" type="noTabsNoBorder" id="tv">
      <rect key="frame" x="0" y="0" width="200" height="200"/><connections>
      <outlet property="delegate" destination="tabs" id="g11"/></connections></tabView><connections>
      <outlet property="tabView" destination="tv" id="g12"/>
      <segue destination="one" kind="relationship" relationship="tabItems" id="g5"/>
      <segue destination="two" kind="relationship" relationship="tabItems" id="g6"/></connections></tabViewController>
      </objects></scene>
    \(pane("side", "Side", "", """
      <segue destination="far" kind="sheet" identifier="sheet" id="g7"/>
      <segue destination="far" kind="popover" identifier="popover" id="g8"/>
      <segue destination="far" kind="modal" identifier="modal" id="g9"/>
      """))
    \(pane("info", "Info"))\(pane("one", "One"))
    \(pane("two", "Two", """
      <containerView id="cv"><rect key="frame" x="5" y="5" width="40" height="30"/><connections>
      <segue destination="inner" kind="embed" identifier="embed" id="g10"/></connections></containerView>
      """))
    \(pane("inner", "Inner"))\(pane("far", "Far"))
    </scenes></document>
    """

  private func environment(_ files: any FileSource) -> NibEnvironment {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register("PaneController") { try PaneController.make(from: $0) }
    return NibEnvironment(classes: classes, files: files)
  }

  /// The storyboard from its document, and from the folder that it compiles to.
  private func storyboards() throws -> [NSStoryboard] {
    var files = MemoryFileSource(["/App/Main.storyboard": Array(Self.document.utf8)])
    for file in try Interface.read(Array(Self.document.utf8), name: "Main.storyboard").compile().encoded() {
      files.add(file.bytes, at: "/App/Main.storyboardc/\(file.path)")
    }
    return try ["/App/Main.storyboard", "/App/Main.storyboardc"].map {
      try NSStoryboard(contentsOf: $0, environment: environment(files))
    }
  }

  private func split(_ storyboard: NSStoryboard) throws -> (NSWindowController, NSSplitViewController) {
    let window = try storyboard.instantiateInitialController(as: NSWindowController.self)
    return (window, try #require(window.contentViewController as? NSSplitViewController))
  }

  @Test("a split view controller has its items with their controllers, whose views lie in its split view")
  func items() throws {
    for storyboard in try storyboards() {
      let (window, split) = try split(storyboard)

      #expect(split.splitViewItems.map(\.behavior) == [.sidebar, .default, .inspector])
      #expect(split.splitViewItems.map(\.holdingPriority) == [260, 250, 250])
      #expect(split.splitViewItems.map(\.minimumThickness) == [120, -1, -1])
      #expect(split.children.map { $0.title ?? "" } == ["Side", "Two", "Info"])
      #expect(window.window?.contentView === split.splitView && split.splitView.isVertical)
      #expect(split.splitView.subviews.map(\.isHidden) == [false, false, true])
      #expect(split.children.allSatisfy { $0.storyboard === storyboard && $0.view.window === window.window })
      #expect(split.viewLoadingError == nil)
    }
  }

  @Test("sidebars and inspectors collapse by actions that go along the responder chain")
  func collapsing() throws {
    let (window, split) = try split(try #require(try storyboards().first))
    window.showWindow()
    window.window?.makeFirstResponder(split.children[0].view)
    let item = NSMenuItem()
    item.addAction(ActionBinding(target: nil, selector: "toggleSidebar:", events: .all))
    let menu = NSMenu()
    menu.addItem(item)

    #expect(try item.choose() === split)
    #expect(split.splitViewItems.map(\.isCollapsed) == [true, false, true] && split.splitView.subviews[0].isHidden)
    split.toggleInspector()
    split.splitViewItems[1].toggle()
    #expect(split.splitViewItems.map(\.isCollapsed) == [true, false, false])
    window.window?.close()
  }

  @Test("a tab view controller shows the selected tab, and loads others when they are chosen")
  func tabs() throws {
    for storyboard in try storyboards() {
      let (_, split) = try split(storyboard)
      let tabs = try #require(split.children[1] as? NSTabViewController)
      let (one, two) = (tabs.children[0], tabs.children[1])

      #expect(tabs.tabStyle == .toolbar && tabs.selectedTabViewItemIndex == 1 && tabs.title == "Two")
      #expect(tabs.tabViewItems.map(\.shownLabel) == ["First", "Two"])
      #expect(tabs.children.map(\.title) == ["One", "Two"] && tabs.children.allSatisfy { $0.parent === tabs })
      #expect(tabs.tabViewItems.map { $0.viewController?.title } == ["One", "Two"])
      #expect(tabs.tabViewItems.map { $0.image?.name() } == ["NSActionTemplate", nil])
      #expect(tabs.tabView.delegate === tabs && tabs.tabView.tabViewItems.map(\.identifier) == ["first", "second"])
      #expect(two.viewIfLoaded?.superview === tabs.tabView && one.viewIfLoaded == nil)
      #expect(tabs.choose("First") && !tabs.choose("Third"))
      #expect(one.viewIfLoaded?.superview === tabs.tabView && two.viewIfLoaded?.superview == nil)
      tabs.selectedTabViewItemIndex = 9
      #expect(tabs.selectedTabViewItemIndex == 0 && tabs.title == "One")
      tabs.removeTabViewItem(tabs.tabViewItems[0])
      #expect(tabs.children.count == 1 && tabs.selectedTabViewItemIndex == 0 && two.viewIfLoaded?.superview != nil)
    }
  }

  @Test("a tab that gets another controller shows its view, and the controller before is no child any more")
  func otherController() throws {
    let tabs = NSTabViewController()
    let (first, second) = (NSViewController(), NSViewController())
    (first.view, second.view) = (NSView(), NSView())
    tabs.addTabViewItem(NSTabViewItem(viewController: first))
    #expect(first.view.superview == nil && tabs.view.subviews.isEmpty == false)

    _ = try tabs.tabViewItems[0].setOutlet("viewController", to: second)

    #expect(tabs.children == [second] && first.parent == nil)
    #expect(second.view.superview === tabs.tabView && first.view.superview == nil)
    #expect(throws: OutletMismatch.self) { try tabs.tabViewItems[0].setOutlet("viewController", to: NSView()) }
  }

  @Test("an embed segue prepares its destination and fills its container before the view is announced")
  func embedding() throws {
    for storyboard in try storyboards() {
      let (_, split) = try split(storyboard)
      let two = try #require(split.children[1].children[1] as? PaneController)
      let inner = try #require(two.children.first as? PaneController)

      #expect(two.events == ["prepares embed", "loaded"])
      #expect(inner.events == ["loaded"] && inner.parent === two && inner.representedObject as? String == "from Two")
      let container = try #require(inner.view.superview)
      #expect(container.superview === two.view && inner.view.frame.size == container.frame.size)
      #expect(two.view.query.find(text: "Inner") != nil)
    }
  }

  @Test("segues show sheets, popovers and windows that wait, until they are dismissed or closed")
  func presenting() throws {
    for storyboard in try storyboards() {
      let (window, split) = try split(storyboard)
      window.showWindow()
      let side = try #require(split.children[0] as? PaneController)

      let sheet = try #require(
        side.performSegue(withIdentifier: "sheet")?.destinationController as? NSViewController)
      #expect(window.window?.attachedSheet === sheet.presentationWindow && sheet.view.window?.isKeyWindow == true)
      #expect(sheet.representedObject as? String == "from Side")
      #expect(try ActionDispatch.send("dismissController:", to: nil, from: sheet.view) === sheet)
      #expect(window.window?.attachedSheet == nil && window.window?.isKeyWindow == true)

      let popover = try #require(
        side.performSegue(withIdentifier: "popover")?.destinationController as? NSViewController)
      #expect(popover.presentationPopover?.isShown == true && popover.viewIfLoaded != nil)
      popover.presentationPopover?.close()
      #expect(side.presentedControllers.isEmpty && popover.presentationPopover == nil)

      let modal = try #require(
        side.performSegue(withIdentifier: "modal")?.destinationController as? NSViewController)
      #expect(NSApplication.shared.modalWindow === modal.presentationWindow)
      modal.presentationWindow?.close()
      #expect(NSApplication.shared.modalWindow == nil && side.presentedControllers.isEmpty)
      window.window?.close()
    }
  }

  @Test("letting go of a window controller lets go of all that it holds")
  func release() throws {
    for storyboard in try storyboards() {
      weak var shown: NSSplitViewController?
      weak var inner: NSViewController?
      weak var popover: NSViewController?
      do {
        let (_, split) = try split(storyboard)
        shown = split
        inner = split.children[1].children[1].children.first
        popover =
          (split.children[0] as? PaneController)?.performSegue(withIdentifier: "popover")?
          .destinationController as? NSViewController
        #expect(inner != nil && popover != nil)
      }
      #expect(shown == nil && inner == nil && popover == nil)
    }
  }

  @Test("a page controller asks for the controllers of its pages, one a kind, and says where it went")
  func pages() throws {
    let (controller, pages) = (NSPageController(), Pages())
    _ = try controller.setOutlet("delegate", to: pages)
    controller.arrangedObjects = ["a", "b"]

    #expect(controller.selectedViewController?.representedObject as? String == "a")
    #expect(controller.navigateForward() && !controller.navigateForward())
    #expect(controller.selectedViewController?.representedObject as? String == "b" && controller.selectedIndex == 1)
    #expect(controller.navigateBack() && pages.log == ["made", "to b", "to a"])
  }

  @Test("a controller that holds another is not put into it, and a scene that embeds itself ends")
  func circles() throws {
    let (outer, inner) = (NSViewController(), NSViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)

    let circle = Self.document.replacing(
      #"<segue destination="inner" kind="embed""#, with: #"<segue destination="two" kind="embed""#)
    let storyboard = try NSStoryboard(
      contentsOf: "/C.storyboard", environment: environment(MemoryFileSource(["/C.storyboard": Array(circle.utf8)])))
    let (_, split) = try split(storyboard)
    var deepest = split.children[1].children[1]
    var depth = 0
    while let next = deepest.children.first, depth < 100 {
      deepest = next
      depth += 1
    }
    #expect(depth < 40 && deepest.viewLoadingError != nil)
  }
}
