import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

/// The owner of a document, declared with wrappers.
private final class Owner {
  @Outlet var table: NSTableView?
  @Outlet var window: NSWindow?
  var opened: [String] = []
  @Action("open:") var open = { (owner: Owner, item: NSMenuItem) in owner.opened.append(item.title) }
  @Action("clicked:") var clicked = { (owner: Owner, gesture: NSClickGestureRecognizer) in
    owner.opened.append("\(gesture.numberOfClicksRequired) clicks")
  }
  @Action("show:") var show = { (owner: Owner, table: NSTableView) in
    owner.opened.append("row \(table.selectedRow)")
  }
}

@Suite("Menus, tables, tabs and controllers of AppKit") struct AppKitObjectTests {
  private typealias Value = AppKitSample.Value

  private func menu() -> TestDesktopNib {
    var nib = TestDesktopNib()
    nib.object("main", "NSMenu", [("NSTitle", .string("Main")), ("NSMenuItems", .array([.ref("file")]))])
    nib.object("file", "NSMenuItem", AppKitSample.item("File", [("NSSubmenu", .ref("sub"))]), in: "main")
    nib.object(
      "sub", "NSMenu",
      [
        ("NSTitle", .string("File")), ("NSMenuItems", .array(["open", "line", "off"].map { .ref($0) })),
        ("NSNoAutoenable", .bool(true)),
      ],
      in: "file")
    nib.object(
      "open", "NSMenuItem",
      AppKitSample.item(
        "Open…",
        [
          ("NSMenu", .ref("sub")), ("NSKeyEquiv", .string("o")), ("NSKeyEquivModMask", .int(0x12_0000)),
          ("NSState", .int(1)),
        ]), in: "sub")
    nib.object("line", "NSMenuItem", AppKitSample.item("", [("NSIsSeparator", .bool(true))]), in: "sub")
    nib.object(
      "off", "NSMenuItem",
      AppKitSample.item("Close", [("NSIsDisabled", .bool(true)), ("NSKeyEquiv", .string("w"))]), in: "sub")
    nib.action("open:", from: "open", to: nil)
    nib.action("open:", from: "off", to: "owner")
    return nib
  }

  @Test("a gesture recognizer sends its action to its target")
  func gesture() throws {
    let owner = Owner()
    var nib = TestDesktopNib()
    nib.object("view", "NSView", [("NSGestureRecognizers", .array([.ref("clicks")]))])
    nib.object("clicks", "NSClickGestureRecognizer", [("NSClickGestureRecognizer.numberOfClicksRequired", .int(2))])
    nib.action("clicked:", from: "clicks", to: "owner")
    let live = try AppKitSample.load(nib, owner: owner)
    let clicks = try #require(live.desktop.find(NSClickGestureRecognizer.self))

    #expect(clicks.action == "clicked:")
    #expect(try clicks.sendAction() === owner)
    #expect(owner.opened == ["2 clicks"])
  }

  @Test("menu items are found by path, chosen by key, and without target reach the owner")
  func menus() throws {
    NSApplication.shared.closeAllWindows()
    let owner = Owner()
    let live = try AppKitSample.load(menu(), owner: owner)
    let main = try #require(live.desktop.find(NSMenu.self))
    let open = try #require(main.find(path: ["File", "Open…"]))

    #expect(open.state == .on && open.keyEquivalentModifiers == [.shift, .command])
    #expect(try main.performKeyEquivalent("o") == nil)
    #expect(try main.performKeyEquivalent("o", modifiers: [.command, .shift]) === open)
    #expect(try main.performKeyEquivalent("w") == nil)
    #expect(try main.find(title: "Close")?.choose() == nil)
    #expect(owner.opened == ["Open…"])
    #expect(live.desktop.menuItem("Close")?.isEnabled == false)
    #expect(main.find(path: ["File", "Nothing"]) == nil && main.find(path: []) == nil)
  }

  @Test("a menu lets go of its items, and they of it")
  func release() throws {
    weak var menu: NSMenu?
    weak var item: NSMenuItem?
    do {
      let live = try AppKitSample.load(self.menu())
      menu = live.desktop.find(NSMenu.self)
      item = live.desktop.menuItem("Open…")
    }
    #expect(menu == nil && item == nil)
  }

  private func table() -> TestDesktopNib {
    var nib = TestDesktopNib()
    nib.object(
      "table", "NSTableView",
      [
        ("NSEnabled", .bool(true)), ("NSTvFlags", .int(-0x2DA0_0000 & ~0x800_0000)), ("NSRowHeight", .double(24)),
        ("NSTableColumns", .array([.ref("column")])),
      ])
    nib.object(
      "column", "NSTableColumn",
      [
        ("NSIdentifier", .string("name")), ("NSWidth", .double(90)),
        ("NSHeaderCell", AppKitSample.cell("NSTableHeaderCell", "Name")), ("NSTableView", .ref("table")),
      ], in: "table")
    nib.outlet("table", from: "owner", to: "table")
    nib.connector(
      "NSNibAuxiliaryActionConnector",
      [
        ("NSSource", .ref("table")), ("NSDestination", .ref("owner")), ("NSLabel", .string("show:")),
        ("NSTrigger", .string("doubleAction")),
      ])
    return nib
  }

  @Test("a table asks its data source, selects what its delegate allows, and sends its double action")
  func tables() throws {
    final class Model: NSTableViewDataSource, NSTableViewDelegate {
      var rows = ["Ada", "Grace", "Alan"]
      var changes = 0
      func numberOfRows(in table: NSTableView) -> Int { rows.count }
      func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue { .string(rows[row]) }
      func shouldSelect(row: Int, in table: NSTableView) -> Bool { row != 1 }
      func selectionDidChange(in table: NSTableView) { changes += 1 }
    }
    let (owner, model) = (Owner(), Model())
    let live = try AppKitSample.load(table(), owner: owner)
    let table = try #require(owner.table)
    _ = try table.setOutlet("dataSource", to: model)
    _ = try table.setOutlet("delegate", to: model)
    let column = try #require(table.column(identifier: "name"))

    #expect(column.title == "Name" && column.width == 90 && table.rowHeight == 24)
    #expect(table.numberOfRows == 3 && "\(table.value(column: column, row: 2))" == "\"Alan\"")
    try table.select([0])
    try table.select([1])
    #expect(table.selectedRows == [] && model.changes == 2)
    try table.doubleClick(2)
    #expect(owner.opened == ["row 2"])
    try table.select([0, 2, 7])
    #expect(table.selectedRows == [2])
    model.rows = []
    table.reloadData()
    #expect(table.selectedRow == -1)
    #expect(live.desktop.find(text: "Name") === table)
  }

  @Test("a tab view shows the view of one tab, and queries find those of the others")
  func tabs() throws {
    var nib = TestDesktopNib()
    nib.object(
      "tabs", "NSTabView",
      [
        ("NSTabViewItems", .array([.ref("a"), .ref("b")])), ("NSSelectedTabViewItem", .ref("a")),
        ("NSSubviews", .array([.ref("va")])),
      ])
    for name in ["a", "b"] {
      nib.object(
        name, "NSTabViewItem",
        [("NSIdentifier", .string(name)), ("NSLabel", .string("Tab \(name)")), ("NSView", .ref("v\(name)"))], in: "tabs"
      )
      nib.object("v\(name)", "NSView", [("NSTag", .int(name == "a" ? 1 : 2))], in: name)
    }
    let live = try AppKitSample.load(nib)
    let tabs = try #require(live.find(NSTabView.self))

    #expect(tabs.selectedIndex == 0 && tabs.subviews.map(\.tag) == [1])
    #expect(tabs.selectItem(identifier: "b") && !tabs.selectItem(identifier: "c"))
    #expect(tabs.subviews.map(\.tag) == [2])
    #expect(live.desktop.find(tag: 1) != nil)
    tabs.selectItem(at: 9)
    #expect(tabs.selectedIndex == 1)
  }

  private func containers() -> TestDesktopNib {
    var nib = TestDesktopNib()
    nib.object(
      "scroll", "NSScrollView",
      [("NSsFlags", .int(0x2_0A11)), ("NSSubviews", .array([.ref("clip")])), ("NSContentView", .ref("clip"))])
    nib.object(
      "clip", "NSClipView",
      [("NScvFlags", .int(4)), ("NSDocView", .ref("text")), ("NSSubviews", .array([.ref("text")]))], in: "scroll")
    nib.object(
      "text", "NSTextView",
      [
        ("NSTextContainer", .ref("container")),
        ("NSSharedData", .object("NSTextViewSharedData", [("NSFlags", .int(0x5))])),
      ], in: "clip")
    nib.hiddenObject(
      "container", "NSTextContainer", [("NSLayoutManager", .ref("manager")), ("NSTextView", .ref("text"))])
    nib.hiddenObject(
      "manager", "NSLayoutManager",
      [
        ("NSTextStorage", .object("NSTextStorage", [("NSString", .string("Hello"))])),
        ("NSTextContainers", .array([.ref("container")])),
      ])
    nib.object(
      "box", "NSBox",
      [("NSTitleCell", AppKitSample.cell("NSTextFieldCell", "Options")), ("NSContentView", .object("NSView", []))])
    nib.object(
      "stack", "NSStackView", [("NSStackViewOrientation", .int(1)), ("NSStackViewBeginningContainer", .ref("begin"))])
    nib.hiddenObject(
      "begin", "NSStackViewContainer",
      [
        ("NSStackViewContainerStackView", .ref("stack")),
        ("NSStackViewContainerNonDroppedViews", .array([.ref("member")])),
      ])
    nib.object("member", "NSView", [("NSTag", .int(3))], in: "stack")
    return nib
  }

  @Test("stack views, scroll views, boxes and text views hold what the archive says")
  func contents() throws {
    let live = try AppKitSample.load(containers())
    let scroll = try #require(live.find(NSScrollView.self))
    let text = try #require(scroll.documentView as? NSTextView)

    #expect(scroll.hasVerticalScroller && !scroll.hasHorizontalScroller && scroll.borderType == .lineBorder)
    #expect(text.string == "Hello" && text.isSelectable && !text.isEditable && text.isRichText)
    #expect(live.find(NSBox.self)?.title == "Options" && live.find(NSBox.self)?.contentView != nil)
    #expect(live.find(NSStackView.self)?.arrangedSubviews.map(\.tag) == [3])
    #expect(live.find(NSStackView.self)?.orientation == .vertical)
  }

  @Test("a window controller holds its window, and the chain goes through both controllers")
  func controllers() throws {
    var nib = TestDesktopNib()
    nib.object(
      "controller", "NSWindowController",
      [("IBWindowTemplate", .ref("window")), ("IBWindowTemplateContentViewController", .ref("content"))])
    nib.object(
      "window", "NSWindowTemplate", [("NSWindowClass", .string("NSWindow")), ("NSWindowView", .ref("view"))],
      in: "controller")
    nib.custom("content", "Content", as: "NSClassSwapper", of: "NSViewController", [("NSNibName", .string("v"))])
    nib.object("view", "NSView")
    nib.object(
      "bar", "NSToolbar",
      [("NSToolbarIdentifier", .string("main")), ("NSToolbarIBDefaultItems", .array([.ref("item")]))])
    nib.object(
      "item", "NSToolbarItem",
      [
        ("NSToolbarItemIdentifier", .string("save")), ("NSToolbarItemEnabled", .bool(true)),
        ("NSToolbarItemLabel", .string("Save")),
      ],
      in: "bar")
    nib.outlet("window", from: "controller", to: "window")
    nib.outlet("view", from: "content", to: "view")
    nib.action("save:", from: "item", to: "owner")
    let owner = RecordingOwner()
    let live = try AppKitSample.load(nib, owner: owner)
    let controller = try #require(live.find(NSWindowController.self))
    let view = try #require(controller.contentViewController?.view)

    #expect(controller.window?.windowController === controller)
    #expect(view.nextResponder === controller.contentViewController && view.window === controller.window)
    #expect(controller.contentViewController?.archivedClassName == "Content")
    controller.showWindow()
    #expect(controller.window?.isVisible == true)
    let item = try #require(live.find(NSToolbar.self)?.items.first)
    try item.performClick()
    #expect(owner.performed == ["save:"] && item.toolbar?.identifier == "main")
  }

  @Test("the application does what applications do, and asks its delegate for the rest")
  func application() throws {
    var nib = TestDesktopNib()
    nib.object("quit", "NSMenuItem", AppKitSample.item("Quit"))
    nib.object("open", "NSMenuItem", AppKitSample.item("Open"))
    nib.action("terminate:", from: "quit", to: "application")
    nib.action("open:", from: "open", to: "application")
    nib.outlet("delegate", from: "application", to: "owner")
    let owner = Owner()
    let live = try AppKitSample.load(nib, owner: owner)

    try live.desktop.menuItem("Quit")?.choose()
    try live.desktop.menuItem("Open")?.choose()

    #expect(live.find(NSApplication.self)?.isTerminated == true)
    #expect(owner.opened == ["Open"])
    #expect(live.establishedConnections.count == 3)
  }

  @Test("bindings are kept by the property that they bind")
  func bindings() throws {
    var nib = TestDesktopNib()
    nib.object("defaults", "NSUserDefaultsController", [("NSSharedInstance", .bool(true))])
    nib.object("field", "NSTextField", AppKitSample.control(AppKitSample.cell("NSTextFieldCell")))
    nib.binding("value", of: "field", to: "defaults", keyPath: "values.name")

    let live = try AppKitSample.load(nib)

    #expect(live.find(NSTextField.self)?.bindings["value"]?.keyPath == "values.name")
    #expect(live.find(NSUserDefaultsController.self)?.isSharedInstance == true)
  }
}
