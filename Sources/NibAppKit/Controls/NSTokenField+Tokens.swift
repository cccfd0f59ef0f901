import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a token field asks and tells. Stands in for NSTokenFieldDelegate.
@MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// What completes a text that is typed; nil for nothing.
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  /// Which of some tokens are added.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// The text that a token shows; nil for its own.
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
  /// The text that a token is edited as; nil for its own.
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String?
  /// What a text stands for that was typed; nil for the text itself.
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
  /// Whether a token has a menu.
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
  /// The menu of a token; nil for none.
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
  /// How a token looks.
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  /// Puts tokens on a pasteboard; false leaves them.
  func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
  /// Reads tokens from a pasteboard; nil for none.
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
}

extension NSTokenFieldDelegate {
  /// Nothing.
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  /// All of them.
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] { tokens }
  /// Its own.
  public func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any)
    -> String?
  { nil }
  /// Its own.
  public func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any)
    -> String?
  { nil }
  /// The text itself.
  public func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any? { nil }
  /// Says no.
  public func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool {
    false
  }
  /// None.
  public func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu? { nil }
  /// As the field says.
  public func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  { tokenField.tokenStyle }
  /// Says no.
  public func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard)
    -> Bool
  { false }
  /// None.
  public func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? { nil }
}

/// What code tells a token field.
private struct TokenSettings: RareState {
  var separators: CharacterSet?
}

extension NSTokenField {
  /// The characters between tokens by default: the comma.
  public static var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
  /// How long a field waits before it completes, by default: no time.
  public static var defaultCompletionDelay: TimeInterval { 0 }

  /// The characters between tokens.
  public final var tokenizingCharacterSet: CharacterSet! {
    get { self[rare: TokenSettings.self].separators ?? Self.defaultTokenizingCharacterSet }
    set { self[rare: TokenSettings.self].separators = newValue }
  }

  /// How long it waits before it completes what is typed, in seconds.
  public final var completionDelay: TimeInterval {
    get { textCell?.completionDelay ?? 0 }
    set { textCell?.completionDelay = newValue }
  }

  var asked: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }

  /// What the tokens stand for: the content where it is a list, else what its text says.
  public final var tokens: [Any] {
    if let list = objectValue as? [Any] { return list }
    return represented(by: stringValue)
  }

  /// The texts that the tokens show.
  public final var tokenTitles: [String] {
    tokens.map { asked?.tokenField(self, displayStringForRepresentedObject: $0) ?? "\($0)" }
  }

  func represented(by text: String) -> [Any] {
    text.components(separatedBy: tokenizingCharacterSet).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.map { asked?.tokenField(self, representedObjectForEditing: $0) ?? $0 }
  }

  /// Does what typing a text behind the tokens and pressing return does: the text becomes tokens, those that the
  /// delegate lets in are added, and the action is sent.
  /// - Returns: the object that performed the action; nil for a field that cannot be edited.
  /// - Throws: as `sendAction`.
  @discardableResult
  public final func addTokens(_ text: String) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, isEditable else { return nil }
    let before = tokens
    let new = represented(by: text)
    objectValue = before + (asked?.tokenField(self, shouldAdd: new, at: before.count) ?? new)
    tell(.changed)
    return try sendAction()
  }

  /// What the delegate offers to complete a text with.
  public final func completions(for text: String) -> [String] {
    var selected = -1
    let found = asked?.tokenField(
      self, completionsForSubstring: text, indexOfToken: tokens.count, indexOfSelectedItem: &selected)
    return (found ?? []).map { "\($0)" }
  }
}
