import NibGraph
import NibRuntime
import NibStandIns

/// Keys that buttons and menu items have.
extension Keyboard {
  /// Presses a key that views and the main menu are asked for.
  static func pressEquivalent(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow?
  ) throws(UserActionError) {
    if let window {
      let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
      for view in views(of: window) where !view.isHiddenOrHasHiddenAncestor {
        if try UserActionError.running(view, { view.performKeyEquivalent(with: event) }) { return }
      }
      if try pressButton(key, modifiers, in: window) { return }
    }
    if let menu = NSApplication.shared.mainMenu, try pressItem(key, modifiers, in: menu) { return }
    if let window, try sendEvent(key, modifiers, in: window) { return }
    throw UserActionError(
      .noSuchKey, window ?? NSApplication.shared, "nobody has the key \(name(key, modifiers)); \(keys(in: window))")
  }

  private static func views(of window: NSWindow) -> [NSView] {
    window.contentView.map { AppKitTree.all(below: [$0]).compactMap { $0 as? NSView } } ?? []
  }

  private static func isKey(
    _ own: String, _ ownModifiers: NSEvent.ModifierFlags, _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags
  ) -> Bool {
    guard !own.isEmpty else { return false }
    // The keys of buttons have a line feed in some documents, a carriage return in others.
    let own = own == "\n" ? "\r" : own
    if own == key.characters, ownModifiers == modifiers { return true }
    // A capital stands for the shift key.
    let capital = key.characters.uppercased()
    return own == capital && capital != key.characters && ownModifiers.union(.shift) == modifiers
  }

  /// Clicks the button of a key in a window.
  static func pressButton(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    var disabled: NSButton?
    for case let button as NSButton in views(of: window) where !button.isHiddenOrHasHiddenAncestor {
      guard button.window === window,
        isKey(button.keyEquivalent, button.buttonCell?.keyEquivalentModifiers ?? [], key, modifiers)
      else { continue }
      guard button.isEnabled else {
        disabled = disabled ?? button
        continue
      }
      try Pointer.press(button)
      return true
    }
    if let disabled { try Reach.beEnabled(disabled) }
    return false
  }

  /// Chooses the menu item of a key; the menus that are asked are validated.
  private static func pressItem(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in menu: NSMenu
  ) throws(UserActionError) -> Bool {
    var disabled: NSMenuItem?
    for item in menu.allItems where isKey(item.keyEquivalent, item.keyEquivalentModifiers, key, modifiers) {
      if let menu = item.menu {
        menu.delegate?.menuNeedsUpdate(menu)
        menu.update()
      }
      guard item.canBeChosen else {
        disabled = disabled ?? item
        continue
      }
      try Menus.perform(item)
      return true
    }
    guard let disabled else { return false }
    try Menus.beEnabled(disabled)
    throw UserActionError(.hidden, disabled, "menu item '\(disabled.title)', which has the key, is hidden")
  }

  static func name(_ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags) -> String {
    KeyEquivalent.text(key.characters, modifiers: Int64(modifiers.rawValue))
  }

  /// The keys that buttons of a window and items of the main menu have, for messages.
  static func keys(in window: NSWindow?) -> String {
    let buttons = window.map { views(of: $0).compactMap { $0 as? NSButton } } ?? []
    let ofButtons = buttons.filter { !$0.keyEquivalent.isEmpty }.map {
      name(KeyboardKey($0.keyEquivalent), $0.buttonCell?.keyEquivalentModifiers ?? []) + " \($0.title)"
    }
    let items = NSApplication.shared.mainMenu?.allItems ?? []
    let ofItems = items.filter { !$0.keyEquivalent.isEmpty }.map {
      name(KeyboardKey($0.keyEquivalent), $0.keyEquivalentModifiers) + " \($0.title)"
    }
    return "keys of buttons: \(UserActionError.list(ofButtons)); of the main menu: \(UserActionError.list(ofItems))"
  }
}
