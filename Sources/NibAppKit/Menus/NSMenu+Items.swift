import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

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
