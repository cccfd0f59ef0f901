import Foundation
import NibFoundation
import NibRuntime

/// What takes text from input methods. Stands in for NSTextInputClient: keys call it, and no input method is there.
@MainActor
public protocol NSTextInputClient: AnyObject {
  /// Puts a text in place of a part, or of what is selected where the part is not found.
  func insertText(_ string: Any, replacementRange: NSRange)
  /// Does a command.
  func doCommand(by selector: Selector)
  /// Puts in a text that is not settled.
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  /// Settles it.
  func unmarkText()
  /// What is selected.
  func selectedRange() -> NSRange
  /// The text that is not settled; not found for none.
  func markedRange() -> NSRange
  /// Whether there is text that is not settled.
  func hasMarkedText() -> Bool
  /// A part of the text; nil for a part that is not there.
  func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString?
  /// The attributes that text may have that is not settled.
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  /// The least rectangle around characters, on the screen.
  func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
  /// The character at a point of the screen.
  func characterIndex(for point: NSPoint) -> Int

  /// All of the text.
  func attributedString() -> NSAttributedString
  /// How far through its character a point of the screen lies, 0...1.
  func fractionOfDistanceThroughGlyph(for point: NSPoint) -> CGFloat
  /// How far the line that a character stands on is above the origin of `firstRect`.
  func baselineDeltaForCharacter(at anIndex: Int) -> CGFloat
  /// The level of the window.
  func windowLevel() -> Int
  /// Whether a character is written from top to bottom.
  func drawsVerticallyForCharacter(at charIndex: Int) -> Bool
}

extension NSTextInputClient {
  /// Nothing.
  public func attributedString() -> NSAttributedString { NSAttributedString(string: "") }
  /// At its beginning.
  public func fractionOfDistanceThroughGlyph(for point: NSPoint) -> CGFloat { 0 }
  /// Not at all.
  public func baselineDeltaForCharacter(at anIndex: Int) -> CGFloat { 0 }
  /// That of normal windows.
  public func windowLevel() -> Int { 0 }
  /// From left to right, or from right to left.
  public func drawsVerticallyForCharacter(at charIndex: Int) -> Bool { false }
}

/// The name of a keyboard or an input method.
public typealias NSTextInputSourceIdentifier = String

/// What hands keys to a text. Stands in for NSTextInputContext: keys have the meanings of the system's bindings, and there is one
/// keyboard.
@MainActor
open class NSTextInputContext: NSObject {
  /// Another keyboard is chosen. Nobody chooses one here.
  public static let keyboardSelectionDidChangeNotification = Notification.Name(
    "NSTextInputContextKeyboardSelectionDidChangeNotification")

  private static weak var activated: NSTextInputContext?

  /// That of the first responder of the key window, or the one that code activated; nil for none.
  open class var current: NSTextInputContext? {
    activated ?? (NSApplication.shared.keyWindow?.firstResponder as? NSView)?.inputContext
  }

  /// Who takes the text.
  public final unowned let client: any NSTextInputClient
  /// Whether it takes forms of characters.
  open var acceptsGlyphInfo = false
  /// Languages of the keyboards that may be used; nil for any.
  open var allowedInputSourceLocales: [String]?
  /// The keyboard; there is one.
  open var selectedKeyboardInputSource: NSTextInputSourceIdentifier?
  /// The keyboards: one of the United States.
  open var keyboardInputSources: [NSTextInputSourceIdentifier]? { ["com.apple.keylayout.US"] }
  /// How often the places of characters were invalidated; for tests.
  public private(set) final var invalidationCount = 0

  /// Makes one for a client.
  public init(client: any NSTextInputClient) {
    self.client = client
    super.init()
  }

  /// Makes it the current one.
  open func activate() { Self.activated = self }
  /// Makes it the current one no more.
  open func deactivate() { if Self.activated === self { Self.activated = nil } }

  /// Hands a key that goes down to the client, as text or as a command.
  /// - Returns: whether the event was one.
  @discardableResult
  open func handleEvent(_ event: NSEvent) -> Bool {
    guard event.type == .keyDown, let responder = client as? NSResponder else { return false }
    KeyBindings.interpret([event], for: responder)
    return true
  }

  /// Drops text that is not settled: the client keeps it as it is.
  open func discardMarkedText() { if client.hasMarkedText() { client.unmarkText() } }
  /// Tells that characters are elsewhere.
  open func invalidateCharacterCoordinates() { invalidationCount += 1 }
  /// Tells that the text begins to move.
  open func textInputClientWillStartScrollingOrZooming() {}
  /// Tells that the text has moved.
  open func textInputClientDidEndScrollingOrZooming() { invalidateCharacterCoordinates() }
  /// Tells that another part is selected.
  open func textInputClientDidUpdateSelection() { invalidateCharacterCoordinates() }
  /// Tells that the text was scrolled.
  open func textInputClientDidScroll() { invalidateCharacterCoordinates() }

  /// What a keyboard is called in the user's language; nil for one that is not known.
  open class func localizedName(forInputSource inputSourceIdentifier: NSTextInputSourceIdentifier) -> String? {
    inputSourceIdentifier == "com.apple.keylayout.US" ? "U.S." : nil
  }
}

/// The context of a view.
private struct InputContextHolder: RareState {
  var context: NSTextInputContext?
}

extension NSView {
  /// The context of a view that takes text, made when it is first asked for.
  final var standardInputContext: NSTextInputContext? {
    if let made = self[rare: InputContextHolder.self].context { return made }
    guard let client = self as? any NSTextInputClient else { return nil }
    let new = NSTextInputContext(client: client)
    self[rare: InputContextHolder.self].context = new
    return new
  }
}

extension NSTextView: NSTextInputClient {}

/// What takes the word that the panel of spelling offers. Stands in for NSChangeSpelling.
@MainActor
public protocol NSChangeSpelling {
  /// Puts the text of the sender's selected cell in place of what is selected.
  func changeSpelling(_ sender: Any?)
}

/// What ignores words. Stands in for NSIgnoreMisspelledWords.
@MainActor
public protocol NSIgnoreMisspelledWords {
  /// Has the text of the sender be right in this text.
  func ignoreSpelling(_ sender: Any?)
}
