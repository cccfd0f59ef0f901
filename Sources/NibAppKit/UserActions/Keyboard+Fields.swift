import NibRuntime
import NibStandIns

/// Keys in a field that is edited.
extension Keyboard {
  /// What the window does, or what asks the delegate whether the text may be changed.
  private static let others: Set<KeyCommand> = [.insertNewline, .insertTab, .insertBacktab, .deleteBackward]

  /// Lets a field that is edited do what a key stands for: its delegate is asked first, then its editor moves, selects
  /// and deletes. Escape empties a search field.
  /// - Returns: false for what is left to the window.
  static func edit(_ event: NSEvent, in window: NSWindow) throws(UserActionError) -> Bool {
    guard let field = window.firstResponder as? NSTextField, field.isBeingEdited, let editor = field.editor,
      let commands = KeyBindings.commands(of: event)
    else { return false }
    return try UserActionError.running(field) {
      editor.showField()
      var isTaken = false
      for command in commands {
        if field.delegate?.control(field, textView: editor, doCommandBy: command.selector) == true {
          isTaken = true
        } else if command == .cancelOperation {
          isTaken = try (field as? NSSearchField)?.cancelSearch() ?? false
        } else if !others.contains(command), TextCommands(editor).perform(command) {
          isTaken = true
        }
      }
      return isTaken
    }
  }

  /// The user stops typing: a search field searches for what was typed.
  static func pause(_ window: NSWindow) throws(UserActionError) {
    let holder = (NSApplication.shared.keyWindow ?? window).firstResponder
    guard let search = holder as? NSSearchField else { return }
    try UserActionError.running(search) { try search.searchForTyped() }
  }
}
