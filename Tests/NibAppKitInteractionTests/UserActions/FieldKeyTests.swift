import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Does itself what an arrow key and the escape key stand for.
private final class Completing: NSTextFieldDelegate {
  var commands: [String] = []
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    commands.append("\(commandSelector.name) of \(textView.string)")
    return commandSelector == Selector("moveDown:") || commandSelector == Selector("cancelOperation:")
  }
}

/// Hears of texts that a formatter does not know, and may take them.
private final class Judge: NSTextFieldDelegate {
  var refused: [String] = []
  var takesAll = false
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool {
    refused.append("\(string): \(error ?? "")")
    return takesAll
  }
}

/// Finds what is searched.
private final class Finder {
  var found: [String] = []
  @Action("find:") var onFind = { (owner: Finder, field: NSSearchField) in owner.found.append(field.stringValue) }
}

@MainActor
@Suite("Keys in fields that are edited", .serialized) struct FieldKeyTests {
  private func window(_ views: NSView...) -> NSWindow {
    NSApplication.shared.closeAllWindows()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled], backing: .buffered, defer: false)
    for (number, view) in views.enumerated() {
      view.frame = NSRect(x: 10, y: 10 + 30 * number, width: 200, height: 22)
      window.contentView?.addSubview(view)
    }
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(views.first)
    return window
  }

  @Test("the delegate is asked what keys do, before the field and the window do it")
  func commands() throws {
    let (field, delegate) = (NSTextField(string: ""), Completing())
    field.delegate = delegate
    let window = window(field)

    try window.typeText("ab")
    try window.key(.down)
    try window.key(.escape)
    try window.key(.left)
    try window.typeText("-")
    try window.key(.delete)

    #expect(field.stringValue == "ab")
    #expect(
      delegate.commands == [
        "moveDown: of ab", "cancelOperation: of ab", "moveLeft: of ab", "deleteBackward: of a-b",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test("a field keeps the keys where its formatter does not know the text, unless the delegate takes it")
  func formatterRefuses() throws {
    let (field, other, delegate) = (NSTextField(string: "7"), NSTextField(string: ""), Judge())
    field.formatter = NumberFormatter()
    field.delegate = delegate
    let window = window(field, other)

    try field.replaceText(with: "abc")
    #expect(throws: UserActionError.self) { try window.key(.tab) }
    #expect(window.firstResponder === field)
    #expect(Set(delegate.refused) == ["abc: 'abc' is not in the format of the field"])
    #expect(!window.makeFirstResponder(other) && window.firstResponder === field)
    delegate.refused = []
    try field.replaceText(with: "8")
    try window.key(.tab)
    #expect(window.firstResponder === other && field.integerValue == 8 && delegate.refused.isEmpty)

    delegate.takesAll = true
    try field.replaceText(with: "abc")
    #expect(window.makeFirstResponder(other) && field.stringValue == "abc" && !delegate.refused.isEmpty)
    try field.replaceText(with: "")
    field.delegate = nil
    #expect(window.makeFirstResponder(other) && field.stringValue.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("arrows and the keys that delete go where they go in a text")
  func moving() throws {
    let field = NSTextField(string: "")
    let window = window(field)

    try window.typeText("one two")
    try window.key(.left, .option)
    try window.key(.delete, .option)
    #expect(field.stringValue == "two")
    try window.key(.right, .command)
    try window.typeText("!")
    try window.key(.left, .command)
    try window.key(.forwardDelete)
    #expect(field.stringValue == "wo!")
  }

  /// Whether Foundation reads the point of a formatter: on Linux it reads numbers by the locale of C instead.
  nonisolated private static var readsPoints: Bool {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.number(from: "12.5") == 12.5
  }

  @Test(
    "a number is typed letter by letter, and formatted when the edit ends",
    .enabled(if: readsPoints, "Foundation reads a number's point by the locale of C, which has a comma here"))
  func numbers() throws {
    let (field, other) = (NSTextField(string: ""), NSTextField(string: ""))
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    field.formatter = formatter
    let window = window(field, other)

    try window.typeText("12.5\t")
    #expect(field.doubleValue == 12.5 && field.stringValue == "12.50" && window.firstResponder === other)
  }

  @Test("a search field searches at each letter, after a pause, or when return is pressed")
  func searching() throws {
    let (field, finder) = (NSSearchField(), Finder())
    field.target = finder
    field.action = Selector("find:")
    let window = window(field)

    try window.typeText("ab")
    field.sendsSearchStringImmediately = true
    try window.typeText("cd")
    field.sendsWholeSearchString = true
    try window.typeText("e")
    try window.key(.return)
    try window.key(.escape)

    #expect(finder.found == ["ab", "abc", "abcd", "abcde", ""])
    #expect(field.recentSearches == ["abcde"])
    #expect(throws: UserActionError.self) { try window.key(.escape) }
  }

  @Test("a menu copies, cuts, pastes and selects in the field that is edited, and undoes what the window has to undo")
  func menu() throws {
    let field = NSTextField(string: "")
    let window = window(field)
    let (main, edit, item) = (NSMenu(title: "Main"), NSMenu(title: "Edit"), NSMenuItem())
    for (title, action, key) in [
      ("Undo", "undo:", "z"), ("Redo", "redo:", "Z"), ("Cut", "cut:", "x"), ("Paste", "paste:", "v"),
      ("Select All", "selectAll:", "a"),
    ] { edit.addItem(withTitle: title, action: Selector(action), keyEquivalent: key) }
    item.title = "Edit"
    item.submenu = edit
    main.addItem(item)
    NSApplication.shared.mainMenu = main
    defer { NSApplication.shared.mainMenu = nil }

    try window.typeText("tea")
    try NSApplication.shared.choose(menu: "Edit", "Select All")
    try window.key("x", .command)
    #expect(field.stringValue == "" && NSPasteboard.general.string(forType: .string) == "tea")
    try window.key("v", .command)
    try window.key("v", .command)
    #expect(field.stringValue == "teatea")

    #expect(throws: UserActionError.self) { try NSApplication.shared.choose(menu: "Edit", "Undo") }
    window.undoManager?.registerUndo(withTarget: window) { $0.title = "undone" }
    window.undoManager?.setActionName("Cup")
    try NSApplication.shared.choose(menu: "Edit", "Undo Cup")
    #expect(window.title == "undone")
  }
}
