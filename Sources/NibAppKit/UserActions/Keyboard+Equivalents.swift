import NibGraph
import NibRuntime
import NibStandIns

/// Keys that buttons and menu items have.
extension Keyboard {
  /// Offers a key to the views of a window, then to its buttons.
  /// - Returns: whether somebody took it.
  static func takeInViews(_ event: NSEvent, of window: NSWindow) throws(UserActionError) -> Bool {
    for view in views(of: window) where !view.isHiddenOrHasHiddenAncestor {
      if try UserActionError.running(view, { view.performKeyEquivalent(with: event) }) { return true }
    }
    return try pressButton(event.equivalentKey, event.equivalentModifiers, in: window)
  }

  static func noSuchKey(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow?
  ) -> UserActionError {
    UserActionError(
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
    // A capital stands for the shift key, which is held for a capital that is typed, too.
    let capital = key.characters.uppercased()
    return own == capital && capital != capital.lowercased() && ownModifiers.union(.shift) == modifiers
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
  /// - Returns: whether there is one.
  static func take(_ event: NSEvent, in menu: NSMenu) throws(UserActionError) -> Bool {
    let (key, modifiers) = (event.equivalentKey, event.equivalentModifiers)
    var disabled: NSMenuItem?
    for item in menu.allItems where isKey(item.shownKeyEquivalent, item.keyEquivalentModifiers, key, modifiers) {
      if let menu = item.menu {
        menu.askDelegate()
        menu.update()
      }
      guard item.canBeChosenByKey else {
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

extension NSEvent {
  /// The key as buttons and menus name it.
  final var equivalentKey: KeyboardKey { KeyboardKey(charactersIgnoringModifiers ?? "") }

  /// The modifiers as buttons and menus name them.
  final var equivalentModifiers: ModifierFlags { modifierFlags.intersection([.shift, .control, .option, .command]) }
}
