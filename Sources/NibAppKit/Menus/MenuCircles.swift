import NibRuntime
import NibStandIns

// AppKit refuses with an exception what would make a menu open from itself, or an item be in two menus.

extension NSMenu {
  /// Whether an item can come into the menu. Raises that it is in a menu already, or opens one that this menu opens from.
  final func mayTake(_ item: NSMenuItem) -> Bool {
    let words: String? =
      if item.menu != nil {
        "the item '\(item.title)' is in a menu already"
      } else if let submenu = item.submenu, isBelow(submenu) {
        "the item '\(item.title)' opens a menu that '\(title)' opens from"
      } else {
        nil
      }
    return Self.refused(words)
  }

  /// Whether this is a menu, or opens from it.
  fileprivate final func isBelow(_ menu: NSMenu) -> Bool {
    var next: NSMenu? = self
    for _ in 0..<250 {
      guard let found = next else { return false }
      if found === menu { return true }
      next = found.supermenu
    }
    return true
  }

  fileprivate static func refused(_ words: String?) -> Bool {
    guard let words else { return true }
    InterfaceFaults.raising { throw RuntimeError(code: .objectFailed, place: .init(file: "NSMenu"), detail: words) }
    return false
  }
}

extension NSMenuItem {
  /// Whether a menu can open from the item. Raises that the item is in it, or in a menu that opens from it.
  final func mayOpen(_ submenu: NSMenu?) -> Bool {
    guard let submenu, let menu, menu.isBelow(submenu) else { return true }
    return NSMenu.refused("the menu '\(submenu.title)' would open from itself")
  }
}
