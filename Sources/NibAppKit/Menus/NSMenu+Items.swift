import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSMenuItem {
  /// The item that the item's menu opens from; nil at the top.
  public final var parent: NSMenuItem? { menu?.parentItem }

  /// Whether the item and all that its menu opens from are seen.
  public final var isHiddenOrHasHiddenAncestor: Bool { isHidden || parent?.isHiddenOrHasHiddenAncestor == true }
}

extension NSMenu {
  /// Makes an item at the end.
  @discardableResult
  public final func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
    insertItem(withTitle: title, action: action, keyEquivalent: keyEquivalent, at: items.count)
  }

  /// Makes an item at a place.
  @discardableResult
  public final func insertItem(
    withTitle title: String, action: Selector?, keyEquivalent: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    insertItem(item, at: index)
    return item
  }

  /// Where the first item of a title stands; -1 for none.
  public final func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }

  /// Where the first item of a tag stands; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }

  /// Where the item of a submenu stands; -1 for none.
  public final func indexOfItem(withSubmenu submenu: NSMenu?) -> Int {
    items.firstIndex { $0.submenu === submenu } ?? -1
  }

  /// Where the first item of a target and an action stands; -1 for none.
  public final func indexOfItem(withTarget target: Any?, andAction action: Selector?) -> Int {
    items.firstIndex { $0.target === target as AnyObject? && (action == nil || $0.action == action) } ?? -1
  }

  /// Makes a menu the one that opens from an item.
  public final func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// The menu that this one opens from; nil at the top. Setting is done by `submenu` of an item.
  public final var supermenu: NSMenu? { parentItem?.menu }
}

extension NSPopUpButton {
  /// Makes a button with a menu.
  public convenience init(frame: NSRect, pullsDown: Bool) {
    self.init(frame: frame)
    popUpCell?.pullsDown = pullsDown
  }

  /// Adds an item at a place; one of that title is moved there.
  public final func insertItem(withTitle title: String, at index: Int) {
    addItem(withTitle: title)
    guard let menu, let item = menu.items.last else { return }
    menu.removeItem(item)
    menu.insertItem(item, at: index)
  }

  /// Removes the item at a place; what was chosen stays, unless it is that one.
  public final func removeItem(at index: Int) {
    guard let item = item(at: index) else { return }
    let wasChosen = item === selectedItem
    menu?.removeItem(item)
    if wasChosen { selectItem(at: pullsDown ? -1 : 0) }
  }

  /// Removes the item of a title.
  public final func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }

  /// Where the first item of a title stands; -1 for none.
  public final func indexOfItem(withTitle title: String) -> Int { menu?.indexOfItem(withTitle: title) ?? -1 }

  /// Where the first item of a tag stands; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int { menu?.indexOfItem(withTag: tag) ?? -1 }

  /// Where an item stands; -1 for one of another menu.
  public final func index(of item: NSMenuItem) -> Int { menu?.index(of: item) ?? -1 }

  /// The titles of the items.
  public final func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
}
