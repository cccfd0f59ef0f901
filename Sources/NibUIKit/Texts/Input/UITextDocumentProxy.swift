import NibRuntime
import NibStandIns

/// The text that a keyboard of one's own types into. Stands for UITextDocumentProxy.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil for none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret; nil for none.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil for nothing.
  var selectedText: String? { get }
  /// The keyboard that the text wants; nil for any.
  var documentInputMode: UITextInputMode? { get }
  /// What tells the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts characters that are not decided in the place of those that are not, and selects a part of them.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Takes the characters that are not decided for decided.
  func unmarkText()
}

/// A text for keyboards under test: what they type is in `text`.
@MainActor
public final class UITestTextDocument: UITextDocumentProxy, TextSettingsKeeping {
  /// Which keyboard the text wants, and what it helps with.
  public var inputTraits = UITextInputSettings(autocapitalizationType: .sentences)
  /// What tells the text from others.
  public let documentIdentifier = UUID()
  /// The keyboard that the text wants; nil for any.
  public var documentInputMode: UITextInputMode?
  /// The characters. Setting them puts the caret behind them.
  public var text: String {
    get { String(characters) }
    set { (characters, selection, marked) = (Array(newValue), newValue.count..<newValue.count, nil) }
  }
  private var characters: [Character]
  private var chosen: Range<Int>
  private var marked: Range<Int>?

  /// Makes a text with the caret behind it.
  public init(_ text: String = "") {
    characters = Array(text)
    chosen = characters.count..<characters.count
  }

  /// What is selected, counted in characters; what lies beyond the text does not count.
  public var selection: Range<Int> {
    get { chosen }
    set {
      let start = min(max(newValue.lowerBound, 0), characters.count)
      chosen = start..<min(max(newValue.upperBound, start), characters.count)
    }
  }

  private func part(_ range: Range<Int>) -> String? { range.isEmpty ? nil : String(characters[range]) }

  /// The text before what is selected; nil for none.
  public var documentContextBeforeInput: String? { part(0..<chosen.lowerBound) }
  /// The text behind what is selected; nil for none.
  public var documentContextAfterInput: String? { part(chosen.upperBound..<characters.count) }
  /// What is selected; nil for nothing.
  public var selectedText: String? { part(chosen) }
  /// Whether there is any text.
  public var hasText: Bool { !characters.isEmpty }

  private func put(_ text: String, inPlaceOf range: Range<Int>) {
    characters.replaceSubrange(range, with: Array(text))
    let end = range.lowerBound + text.count
    selection = end..<end
  }

  /// Puts characters in the place of what is not decided, or of what is selected.
  public func insertText(_ text: String) {
    let place = marked ?? chosen
    marked = nil
    put(text, inPlaceOf: place)
  }

  /// Deletes what is selected, or the character before it.
  public func deleteBackward() {
    marked = nil
    put("", inPlaceOf: chosen.isEmpty ? max(chosen.lowerBound - 1, 0)..<chosen.upperBound : chosen)
  }

  /// Moves the caret by a number of characters, within the text.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    let bounded = min(max(offset, -characters.count), characters.count)
    let place = min(max(chosen.lowerBound + bounded, 0), characters.count)
    chosen = place..<place
  }

  /// Puts characters that are not decided in the place of those that are not, or of what is selected, and selects a part
  /// of them, counted in characters.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    let place = marked ?? chosen
    put(markedText, inPlaceOf: place)
    let count = markedText.count
    marked = count == 0 ? nil : place.lowerBound..<place.lowerBound + count
    let start = min(max(selectedRange.location, 0), count)
    let end = start + min(max(selectedRange.length, 0), count - start)
    chosen = place.lowerBound + start..<place.lowerBound + end
  }

  /// Takes the characters that are not decided for decided.
  public func unmarkText() { marked = nil }
}
