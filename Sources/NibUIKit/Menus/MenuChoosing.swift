import NibRuntime
import NibStandIns

extension UIMenu {
  /// Chooses an item as a user does who has the menu open, as one that `openMenu(at:)` of a list returned.
  /// - Parameter titles: the item's title, before it the titles of the menus that it is in.
  /// - Returns: false if no item has these titles, or it is disabled.
  /// - Throws: `RuntimeError` of the item's action.
  @discardableResult
  public func choose(_ titles: String...) throws(RuntimeError) -> Bool { try choose(titles, from: nil) }

  /// Chooses an item of a menu that a responder shows: the sender of actions, and where commands begin to look for who
  /// takes them.
  func choose(_ titles: [String], from responder: UIResponder?) throws(RuntimeError) -> Bool {
    switch element(titles) {
    case let action as UIAction where !action.attributes.contains(.disabled):
      action.perform(sender: responder)
      if !action.attributes.contains(.keepsMenuPresented) { closing?() }
    case let command as UICommand where !command.attributes.contains(.disabled):
      if let responder { command.nextResponderFallback = responder }
      try command.choose()
      if !command.attributes.contains(.keepsMenuPresented) { closing?() }
    default:
      return false
    }
    return true
  }
}

extension UIBarButtonItem {
  /// Chooses an item of the menu that a tap opens, or a long press where the item has an action, as a user does.
  /// - Parameter titles: the item's title, before it the titles of the menus that it is in.
  /// - Returns: false if the bar's item is disabled, or has no menu or a view of its own; if no item of the menu has
  ///   these titles, or it is disabled.
  /// - Throws: `RuntimeError` of the item's action.
  @discardableResult
  public func choose(_ titles: String...) throws(RuntimeError) -> Bool {
    guard isEnabled, customView == nil, let menu else { return false }
    let responder = nextResponderFallback as? UIResponder
    if let responder { menu.validate(from: responder) }
    return try menu.choose(titles, from: responder)
  }
}
