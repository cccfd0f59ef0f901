import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Fills a menu, and writes down what it hears.
private final class Menus: NSMenuDelegate {
  var log: [String] = []
  @Action("paint:") var onPaint = { (owner: Menus, item: NSMenuItem) in owner.log.append("paint \(item.title)") }

  func numberOfItems(in menu: NSMenu) -> Int { 2 }
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    item.title = ["Red", "Green"][index]
    item.target = self
    item.action = "paint:"
    return true
  }
  func menuWillOpen(_ menu: NSMenu) { log.append("open") }
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) { log.append("over \(item?.title ?? "nothing")") }
  func menuDidClose(_ menu: NSMenu) { log.append("close") }
}

@MainActor
@Suite("Menus that a user chooses from") struct MenuClosingTests {
  @Test("a menu is filled by its delegate, tells of the item below the pointer, and is closed before the action")
  func order() throws {
    let (menu, delegate) = (NSMenu(title: "Colors"), Menus())
    menu.delegate = delegate
    let center = NotificationCenter.default
    let watch = [NSMenu.didBeginTrackingNotification, NSMenu.didEndTrackingNotification].map { name in
      center.addObserver(forName: name, object: menu, queue: nil) { note in
        let word = note.name.rawValue.contains("Begin") ? "begins" : "ends"
        MainActor.assumeIsolated { delegate.log.append(word) }
      }
    }
    defer { watch.forEach(center.removeObserver) }
    try menu.choose(item: "Green")
    #expect(
      delegate.log == ["open", "begins", "over Green", "over nothing", "ends", "close", "paint Green"])
  }

  @Test("the menu of a pop-up button and one in a menu are closed before the action, too")
  func others() throws {
    let (bar, outer, inner, delegate) = (NSMenu(title: "Bar"), NSMenuItem(), NSMenu(title: "Colors"), Menus())
    (outer.title, outer.submenu) = ("Colors", inner)
    bar.addItem(outer)
    inner.delegate = delegate
    try bar.choose(item: "Colors", "Red")
    #expect(delegate.log.suffix(2) == ["close", "paint Red"])
    #expect(throws: UserActionError.self) { try bar.choose(item: "Colors", "Blue") }
    #expect(delegate.log.last == "close")

    let (window, button, colors) = (NSWindow(), NSPopUpButton(), NSMenu(title: "Colors"))
    colors.delegate = delegate
    button.menu = colors
    window.setContentView(button)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    delegate.log = []
    try button.choose(item: "Green")
    #expect(Array(delegate.log.suffix(2)) == ["close", "paint Green"])
  }
}
