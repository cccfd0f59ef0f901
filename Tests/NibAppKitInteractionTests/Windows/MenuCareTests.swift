import NibAppKit
import NibRuntime
import Testing

@MainActor
@Suite("Menus that would hold themselves") struct MenuCareTests {
  @Test("an item is in one menu at a time")
  func twoMenus() {
    let (menu, other, item) = (NSMenu(), NSMenu(), NSMenuItem(title: "One", action: nil, keyEquivalent: ""))
    menu.addItem(item)
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { other.addItem(item) } }
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { menu.addItem(item) } }
    #expect(menu.items.count == 1 && other.items.isEmpty && item.menu === menu)
  }

  @Test("a menu does not open from itself")
  func circles() {
    let (menu, inner) = (NSMenu(title: "Outer"), NSMenu(title: "Inner"))
    let (item, deep) = (NSMenuItem(), NSMenuItem())
    menu.addItem(item)
    item.submenu = inner
    inner.addItem(deep)
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { deep.submenu = menu } }
    let loose = NSMenuItem()
    loose.submenu = inner
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { inner.addItem(loose) } }
    #expect(deep.submenu == nil && menu.allItems.count == 2)
  }

  @Test("a menu that went to another item stays there when the first one lets it go")
  func moved() {
    let (first, second, menu) = (NSMenuItem(), NSMenuItem(), NSMenu())
    first.submenu = menu
    second.submenu = menu
    first.submenu = nil
    #expect(menu.parentItem === second)
  }
}
