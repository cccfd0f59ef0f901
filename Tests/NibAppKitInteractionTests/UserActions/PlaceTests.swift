import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@Suite("Where a user finds things in an app", .serialized)
struct PlaceTests {
  private let bench = UserActionBench()
  private var desk: Desk { bench.desk }

  @Test("an item of a toolbar is validated, and reacts in a toolbar that is seen in a window")
  func toolbar() throws {
    let item = NSToolbarItem()
    (item.label, item.tag) = ("Save", 1)
    item.addAction(ActionBinding(target: desk, selector: "save:", events: .all))
    #expect(bench.code { try item.click() } == .notInWindow)

    var nib = TestDesktopNib()
    nib.object(
      "item", "NSToolbarItem",
      [("NSToolbarItemLabel", .string("Save")), ("NSToolbarItemTag", .int(1)), ("NSToolbarItemEnabled", .bool(true))])
    nib.object(
      "bar", "NSToolbar",
      [("NSToolbarIBDefaultItems", .array([.ref("item")])), ("NSToolbarPrefersToBeShown", .bool(true))])
    nib.action("save:", from: "item", to: "owner")
    let live = try load(nib, owner: desk)
    let window = bench.window()
    let bar = try #require(live.find(NSToolbar.self))
    window.setToolbar(bar)
    let own = try #require(bar.items.first)

    try own.click()
    #expect(desk.log == ["save"])
    bar.isVisible = false
    #expect(bench.code { try own.click() } == .hidden)
    bar.isVisible = true
    own.addAction(ActionBinding(target: desk, selector: "fly:", events: .all))
    #expect(bench.code { try own.click() } == .disabled)
  }

  @Test("what a popover shows is clicked while it is shown, beside a view of a window")
  func popover() throws {
    let (anchor, save, controller, popover) = (NSView(), bench.button("Save", "save:"), NSViewController(), NSPopover())
    let content = NSView()
    content.addSubview(save)
    controller.setView(content)
    popover.setContentViewController(controller)
    _ = bench.window(anchor)

    #expect(bench.code { try save.click() } == .notInWindow)
    popover.show(relativeTo: anchor)
    try save.click()
    popover.close()
    #expect(bench.code { try save.click() } == .notInWindow && desk.log == ["save"])
  }

  private func load(_ nib: TestDesktopNib, owner: AnyObject = RecordingOwner()) throws -> Instantiation {
    try NibInstantiator(graph: try nib.graph(), classes: AppKitCatalog.registry).instantiateReport(owner: owner)
  }

  private func menus() -> TestDesktopNib {
    var nib = TestDesktopNib()
    nib.object("help", "NSMenu", [("NSTitle", .string("Help")), ("NSName", .string("_NSHelpMenu"))])
    nib.object("item", "NSMenuItem", [("NSTitle", .string("Help")), ("NSSubmenu", .ref("help"))], in: "main")
    nib.object(
      "main", "NSMenu",
      [("NSTitle", .string("Main")), ("NSName", .string("_NSMainMenu")), ("NSMenuItems", .array([.ref("item")]))])
    nib.object("dock", "NSMenu", [("NSTitle", .string("Dock"))])
    return nib
  }

  @Test("a nib of the application gives it its menus, which it keeps; those of another nib go with its objects")
  func placedMenus() throws {
    let application = NSApplication()
    var nib = menus()
    nib.outlet("dockMenu", from: "owner", to: "dock")
    _ = try load(nib, owner: application)
    #expect(application.mainMenu?.title == "Main" && application.helpMenu?.title == "Help")
    #expect(application.dockMenu?.title == "Dock" && application.windowsMenu == nil)

    let shared = NSApplication.shared
    shared.mainMenu = nil
    var live: Instantiation? = try load(menus())
    #expect(shared.mainMenu === live?.topLevel.first { ($0 as? NSMenu)?.title == "Main" } && shared.mainMenu != nil)
    live = nil
    #expect(shared.mainMenu == nil)
  }

  @Test("an outline that is bound is opened and selected by what its rows show")
  func boundOutline() throws {
    let (tree, outline, column) = (NSTreeController(), NSOutlineView(), NSTableColumn())
    tree.childrenKeyPath = "folders"
    outline.addTableColumn(column)
    try column.bind(NibBinding(name: "value", keyPath: "arrangedObjects.name"), to: tree)
    let leaf = DictionaryModel(["name": .string("leaf")])
    let root = DictionaryModel(["name": .string("root"), "folders": .array([.object(leaf)])])
    tree.content = NibValue.array([.object(root)])
    _ = bench.window(outline)

    #expect(bench.code { try outline.select(item: "leaf") } == .noSuchItem)
    try outline.expand(item: "root")
    try outline.select(item: leaf)
    #expect(tree.selectionIndexPaths == [[0, 0]])
    #expect(bench.code { try outline.expand(item: "root") } == .nothingHappens)
    try outline.collapse(item: root)
    #expect(outline.numberOfRows == 1)
  }
}
