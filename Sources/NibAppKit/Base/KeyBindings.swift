import Foundation
import NibFoundation

/// What keys stand for in texts.
///
/// - Documented: Cocoa Event Handling Guide, Key Bindings; the system's own dictionary of them.
@MainActor
enum KeyBindings {
  private typealias Flags = NSEvent.ModifierFlags

  private struct Key: Hashable {
    let characters: String
    let flags: NSEvent.ModifierFlags
  }

  /// Does what keys that go down stand for.
  static func interpret(_ events: [NSEvent], for responder: NSResponder) {
    for event in events where event.type == .keyDown {
      if let commands = commands(of: event) {
        for command in commands { responder.doCommand(by: command.selector) }
      } else if let text = event.characters, isText(text), event.modifierFlags.isDisjoint(with: [.command, .control]) {
        if let client = responder as? any NSTextInputClient, !(responder is NSText) {
          client.insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
        } else {
          responder.insertText(text)
        }
      } else {
        responder.noResponder(for: "keyDown:")
      }
    }
  }

  private static func isText(_ characters: String) -> Bool {
    !characters.isEmpty
      && characters.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7f && !(0xf700...0xf8ff).contains($0.value)
      }
  }

  /// What a key stands for; nil for one that puts in a text, or does nothing.
  static func commands(of event: NSEvent) -> [KeyCommand]? {
    guard let characters = event.charactersIgnoringModifiers else { return nil }
    let flags = event.equivalentModifiers
    let key = Key(characters: flags.contains(.control) ? characters.lowercased() : characters, flags: flags)
    // Shift changes nothing but where it is named: of delete, of return, of escape.
    return bindings[key] ?? bindings[Key(characters: key.characters, flags: flags.subtracting(.shift))]
  }

  private static func binding(
    _ key: NSEvent.SpecialKey, _ flags: NSEvent.ModifierFlags = [], _ commands: KeyCommand...
  ) -> (Key, [KeyCommand]) { (Key(characters: "\(key.unicodeScalar)", flags: flags), commands) }

  private static func control(_ key: String, _ commands: KeyCommand...) -> (Key, [KeyCommand]) {
    (Key(characters: key, flags: .control), commands)
  }

  private static let bindings = Dictionary(uniqueKeysWithValues: editing + moving + scrolling + controls)

  private static let editing: [(Key, [KeyCommand])] = [
    binding(.carriageReturn, [], .insertNewline), binding(.enter, [], .insertNewline),
    binding(.newline, [], .insertNewline), binding(.carriageReturn, .control, .insertLineBreak),
    binding(.carriageReturn, .option, .insertNewlineIgnoringFieldEditor),
    binding(.tab, [], .insertTab), binding(.tab, .option, .insertTabIgnoringFieldEditor),
    binding(.tab, .shift, .insertBacktab), binding(.backTab, [], .insertBacktab),
    (Key(characters: "\u{1b}", flags: []), [.cancelOperation]),
    (Key(characters: ".", flags: .command), [.cancelOperation]),
    (Key(characters: "\u{1b}", flags: .option), [.complete]), binding(.f5, [], .complete),
    binding(.delete, [], .deleteBackward), binding(.backspace, [], .deleteBackward),
    binding(.delete, .option, .deleteWordBackward), binding(.delete, .command, .deleteToBeginningOfLine),
    binding(.delete, .control, .deleteBackwardByDecomposingPreviousCharacter),
    binding(.deleteForward, [], .deleteForward), binding(.deleteForward, .option, .deleteWordForward),
  ]

  private static let moving: [(Key, [KeyCommand])] = [
    binding(.upArrow, [], .moveUp), binding(.downArrow, [], .moveDown), binding(.leftArrow, [], .moveLeft),
    binding(.rightArrow, [], .moveRight), binding(.upArrow, .shift, .moveUpAndModifySelection),
    binding(.downArrow, .shift, .moveDownAndModifySelection), binding(.leftArrow, .shift, .moveLeftAndModifySelection),
    binding(.rightArrow, .shift, .moveRightAndModifySelection),
    binding(.leftArrow, .option, .moveWordLeft), binding(.rightArrow, .option, .moveWordRight),
    binding(.leftArrow, [.option, .shift], .moveWordLeftAndModifySelection),
    binding(.rightArrow, [.option, .shift], .moveWordRightAndModifySelection),
    binding(.upArrow, .option, .moveBackward, .moveToBeginningOfParagraph),
    binding(.downArrow, .option, .moveForward, .moveToEndOfParagraph),
    binding(.upArrow, [.option, .shift], .moveParagraphBackwardAndModifySelection),
    binding(.downArrow, [.option, .shift], .moveParagraphForwardAndModifySelection),
    binding(.leftArrow, .command, .moveToLeftEndOfLine), binding(.rightArrow, .command, .moveToRightEndOfLine),
    binding(.leftArrow, [.command, .shift], .moveToLeftEndOfLineAndModifySelection),
    binding(.rightArrow, [.command, .shift], .moveToRightEndOfLineAndModifySelection),
    binding(.upArrow, .command, .moveToBeginningOfDocument), binding(.downArrow, .command, .moveToEndOfDocument),
    binding(.upArrow, [.command, .shift], .moveToBeginningOfDocumentAndModifySelection),
    binding(.downArrow, [.command, .shift], .moveToEndOfDocumentAndModifySelection),
  ]

  private static let scrolling: [(Key, [KeyCommand])] = [
    binding(.home, [], .scrollToBeginningOfDocument), binding(.end, [], .scrollToEndOfDocument),
    binding(.home, .shift, .moveToBeginningOfDocumentAndModifySelection),
    binding(.end, .shift, .moveToEndOfDocumentAndModifySelection),
    binding(.pageUp, [], .scrollPageUp), binding(.pageDown, [], .scrollPageDown),
    binding(.pageUp, .option, .pageUp), binding(.pageDown, .option, .pageDown),
    binding(.pageUp, .shift, .pageUpAndModifySelection), binding(.pageDown, .shift, .pageDownAndModifySelection),
  ]

  private static let controls: [(Key, [KeyCommand])] = [
    control("a", .moveToBeginningOfParagraph), control("e", .moveToEndOfParagraph), control("f", .moveForward),
    control("b", .moveBackward), control("n", .moveDown), control("p", .moveUp), control("d", .deleteForward),
    control("h", .deleteBackward), control("k", .deleteToEndOfParagraph), control("y", .yank),
    control("t", .transpose), control("o", .insertNewlineIgnoringFieldEditor, .moveBackward), control("v", .pageDown),
    control("l", .centerSelectionInVisibleArea),
  ]
}
