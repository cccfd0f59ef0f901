import NibAppKit
import NibRuntime
import Testing

@Suite("Members of menus, items of the menu bar and toolbars")
struct MenuAndToolbarTests {
  private final class Target: NibActionPerforming {
    var log: [String] = []
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      log.append((sender as? NSMenuItem)?.title ?? (sender as? NSToolbarItem)?.label ?? selector)
      return true
    }
    func responds(to selector: String) -> Bool { selector == "act:" }
  }

  @Test("badges say what they count")
  func badges() {
    let item = NSMenuItem()
    item.badge = NSMenuItemBadge(count: 3)
    #expect(
      item.badge?.stringValue == "3" && item.badge?.itemCount == 3 && item.badge?.type == NSMenuItemBadge.BadgeType.none
    )
    #expect(NSMenuItemBadge.updates(count: 1).stringValue == "1 update")
    #expect(NSMenuItemBadge(string: "new").stringValue == "new")
    #expect(NSMenuItemBadge(count: 0).stringValue == nil)
    let header = NSMenuItem.sectionHeader(title: "Sizes")
    #expect(header.isSectionHeader && !header.isEnabled && header.title == "Sizes")
  }

  private final class Titled: NSMenuItem {
    let note: String
    init(note: String) {
      self.note = note
      super.init(title: note, action: nil, keyEquivalent: "n")
    }
    required init(coder: NSCoder) {
      note = ""
      super.init(coder: coder)
    }
  }

  @Test("classes of items have initializers of their own")
  func subclasses() {
    let item = Titled(note: "Note")
    #expect(item.title == "Note" && item.keyEquivalent == "n" && item.keyEquivalentModifierMask == .command)
  }

  private final class Filler: NSObject, NSMenuDelegate {
    var highlighted: [String] = []
    func numberOfItems(in menu: NSMenu) -> Int { 2 }
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
      item.title = "Item \(index)"
      return true
    }
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) { highlighted.append(item?.title ?? "-") }
  }

  @Test("a delegate fills the menu that opens, and hears where the pointer is")
  func filled() {
    let (menu, filler) = (NSMenu(), Filler())
    menu.delegate = filler
    for title in ["x", "y", "z"] { menu.addItem(withTitle: title, action: nil, keyEquivalent: "") }
    menu.open()
    #expect(menu.items.map(\.title) == ["Item 0", "Item 1"])
    menu.highlight(menu.items[1])
    #expect(menu.highlightedItem === menu.items[1] && menu.items[1].isHighlighted)
    menu.cancelTracking()
    #expect(menu.highlightedItem == nil && filler.highlighted == ["Item 1", "-"])
  }

  @Test("a copy of a menu has copies of its items")
  func copies() throws {
    let target = Target()
    let menu = NSMenu(title: "A")
    let item = menu.addItem(withTitle: "B", action: "act:", keyEquivalent: "b")
    item.target = target
    item.tag = 7
    item.submenu = NSMenu(title: "C")
    item.submenu?.addItem(withTitle: "D", action: nil, keyEquivalent: "")
    let copy = try #require(menu.copy() as? NSMenu)
    let inner = try #require(copy.items.first)
    #expect(copy.title == "A" && inner !== item && inner.menu === copy && inner.tag == 7 && inner.target === target)
    #expect(inner.submenu?.items.map(\.title) == ["D"] && inner.submenu !== item.submenu)
    #expect(menu.items.first === item && item.menu === menu)
  }

  @Test("items that are set take the place of those before; notifications tell of places")
  func itemLists() {
    let menu = NSMenu()
    let (first, second) = (NSMenuItem(), NSMenuItem())
    menu.items = [first]
    menu.items = [second]
    #expect(first.menu == nil && second.menu === menu && menu.numberOfItems == 1)
    second.representedObject = "value"
    #expect(menu.indexOfItem(withRepresentedObject: "value") == 0)
    #expect(menu.indexOfItem(withRepresentedObject: "other") == -1)
  }

  @Test("one item of a group is ticked, or any; a palette tells of its colors")
  func selection() throws {
    let target = Target()
    let menu = NSMenu()
    menu.autoenablesItems = false
    menu.selectionMode = .selectOne
    for title in ["S", "M", "L"] {
      menu.addItem(withTitle: title, action: "act:", keyEquivalent: "").target = target
    }
    try menu.items[1].choose()
    try menu.items[2].choose()
    #expect(menu.selectedItems.map(\.title) == ["L"] && target.log == ["M", "L"])

    var chosen: [NSColor] = []
    let palette = NSMenu.palette(colors: [.red, .blue], titles: ["Red", "Blue"]) { menu in
      chosen = menu.selectedItems.compactMap { $0.representedObject as? NSColor }
    }
    #expect(palette.presentationStyle == .palette)
    try palette.items[1].choose()
    #expect(chosen == [.blue])
    try palette.items[0].choose()
    try palette.items[1].choose()
    #expect(chosen == [.red])
  }

  @Test("a hidden item may be chosen by its key, and a user's own key counts in place of it")
  func keys() throws {
    let target = Target()
    let menu = NSMenu()
    let item = menu.addItem(withTitle: "Hidden", action: "act:", keyEquivalent: "h")
    item.target = target
    item.isHidden = true
    #expect(try menu.performKeyEquivalent("h") == nil)
    item.allowsKeyEquivalentWhenHidden = true
    #expect(try menu.performKeyEquivalent("h") === item)
    item.userKeyEquivalent = "j"
    #expect(try menu.performKeyEquivalent("h") == nil)
    #expect(try menu.performKeyEquivalent("j") === item && target.log == ["Hidden", "Hidden"])
  }

  @Test("an item of the menu bar is clicked, and dragged off where it may be")
  func statusItems() throws {
    let target = Target()
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    defer { NSStatusBar.system.removeStatusItem(item) }
    #expect(item.autosaveName.hasPrefix("Item-"))
    item.button?.target = target
    item.button?.action = "act:"
    try item.click()
    #expect(target.log == ["act:"])
    let menu = NSMenu()
    menu.addItem(withTitle: "Choose", action: "act:", keyEquivalent: "").target = target
    item.menu = menu
    try item.click(choosing: "Choose")
    #expect(target.log == ["act:", "Choose"] && !item.dragOff())
    item.behavior = .removalAllowed
    #expect(item.dragOff() && !item.isVisible)
  }

  private final class Source: NSObject, NSToolbarDelegate {
    var heard: [String] = []
    var refused = NSToolbarItem.Identifier("refused")
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      ["a", .flexibleSpace, "b"]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { itemIdentifier == .flexibleSpace ? nil : NSToolbarItem(itemIdentifier: itemIdentifier) }
    func toolbar(
      _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
    ) -> Bool { itemIdentifier != refused }
    func toolbarWillAddItem(_ notification: Notification) { hear("+", notification) }
    func toolbarDidRemoveItem(_ notification: Notification) { hear("-", notification) }
    private func hear(_ sign: String, _ notification: Notification) {
      heard.append(sign + ((notification.userInfo?["item"] as? NSToolbarItem)?.itemIdentifier.rawValue ?? ""))
    }
  }

  @Test("a toolbar's items are added, refused, set by name and kept")
  func toolbars() {
    let (toolbar, source, window) = (NSToolbar(identifier: "t"), Source(), plainWindow())
    toolbar.delegate = source
    window.toolbar = toolbar
    #expect(toolbar.itemIdentifiers == ["a", .flexibleSpace, "b"])
    toolbar.insertItem(withItemIdentifier: "refused", at: 0)
    toolbar.insertItem(withItemIdentifier: "a", at: 0)
    #expect(toolbar.items.count == 3, "one is refused, the other there")
    toolbar.insertItem(withItemIdentifier: .flexibleSpace, at: 0)
    #expect(toolbar.items.count == 4)

    let kept = toolbar.configuration
    toolbar.itemIdentifiers = ["b", "c"]
    #expect(toolbar.itemIdentifiers == ["b", "c"] && source.heard.last == "+c" && source.heard.contains("-a"))
    toolbar.isVisible = false
    toolbar.setConfiguration(kept)
    #expect(toolbar.itemIdentifiers == [.flexibleSpace, "a", .flexibleSpace, "b"] && toolbar.isVisible)
    toolbar.items[1].isHidden = true
    #expect(toolbar.visibleItems?.count == 3 && !toolbar.items[1].isVisible && toolbar.items[3].isVisible)
  }

  @Test("an item of a group is clicked: it is selected, and the group's action sent")
  func groups() throws {
    let target = Target()
    let group = NSToolbarItemGroup(
      itemIdentifier: "view", titles: ["List", "Icons"], selectionMode: .selectOne, labels: ["L", "I"], target: target,
      action: "act:")
    group.label = "View"
    #expect(group.subitems.map(\.label) == ["L", "I"] && group.selectedIndex == -1)
    try group.performClick(at: 1)
    #expect(group.selectedIndex == 1 && group.isSelected(at: 1) && target.log == ["View"])
    group.setSelected(true, at: 0)
    #expect(!group.isSelected(at: 1))
    group.selectionMode = .selectAny
    try group.performClick(at: 1)
    #expect(group.isSelected(at: 0) && group.isSelected(at: 1) && group.selectedIndex == 1)
    try group.performClick(at: 1)
    #expect(!group.isSelected(at: 1) && group.selectedIndex == 0)
  }

  private final class Sharer: NSObject, NSSharingServicePickerToolbarItemDelegate {
    var items: [Any] = []
    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any] { items }
  }

  @Test("items to search, to share and with menus do what they are for")
  func kinds() throws {
    NSApp.closeAllWindows()
    let (toolbar, window, sharer) = (NSToolbar(identifier: "k"), plainWindow(), Sharer())
    let search = NSSearchToolbarItem(itemIdentifier: "search")
    window.toolbar = toolbar
    toolbar.items.forEach { _ in Issue.record("no items are there") }
    search.beginSearchInteraction()
    #expect(search.view === search.searchField && window.firstResponder === window, "it is in no toolbar")

    let share = NSSharingServicePickerToolbarItem(itemIdentifier: "share")
    share.delegate = sharer
    #expect(try share.performClick() == nil && share.sharedItems == nil)
    sharer.items = ["text"]
    #expect(try share.performClick() === sharer && share.sharedItems as? [String] == ["text"])

    let split = NSSplitView()
    let line = NSTrackingSeparatorToolbarItem(identifier: "line", splitView: split, dividerIndex: 1)
    #expect(line.splitView === split && line.dividerIndex == 1 && line.itemIdentifier == "line")

    let target = Target()
    let menuItem = NSMenuToolbarItem(itemIdentifier: "menu")
    menuItem.menu.addItem(withTitle: "One", action: "act:", keyEquivalent: "").target = target
    try menuItem.choose(item: "One")
    #expect(target.log == ["One"])
  }
}
