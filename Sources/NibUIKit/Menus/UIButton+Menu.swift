import NibRuntime
import NibStandIns

/// Menus of buttons, opened and chosen from as a user does.
extension UIButton {
  /// Opens the menu: by a long press, or by a tap where the menu is the primary action.
  /// - Returns: the menu; nil for a button without one, or one that does not react.
  @discardableResult
  public func openMenu() -> UIMenu? {
    guard reacts, let menu else { return nil }
    menu.validate(from: self)
    openedMenu = menu
    return menu
  }

  /// Closes the menu without a choice.
  public func closeMenu() { openedMenu = nil }

  /// Chooses an item of the menu, which is opened first if it is not, and closes it.
  /// - Parameter titles: the item's title, before it the titles of the menus that it is in.
  /// - Returns: false if the menu cannot be opened, or no item has these titles.
  /// - Throws: `RuntimeError` of the item's action.
  @discardableResult
  public func choose(_ titles: String...) throws(RuntimeError) -> Bool {
    guard let menu = openedMenu ?? openMenu(), try menu.choose(titles, from: self) else { return false }
    closeMenu()
    return true
  }
}
