import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a finder finds in. Stands in for NSTextFinderClient; all is optional.
@MainActor
public protocol NSTextFinderClient: AnyObject {
  /// Whether text can be selected.
  var isSelectable: Bool { get }
  /// Whether several parts can be selected.
  var allowsMultipleSelection: Bool { get }
  /// Whether text can be changed.
  var isEditable: Bool { get }
  /// All of the text.
  var string: String { get }
  /// A part of the text that a character is in, and whether nothing is found across its end.
  func string(
    at characterIndex: Int, effectiveRange outRange: NSRangePointer,
    endsWithSearchBoundary outFlag: UnsafeMutablePointer<ObjCBool>
  ) -> String
  /// How long the text is, in UTF-16 units.
  func stringLength() -> Int
  /// The first part that is selected.
  var firstSelectedRange: NSRange { get }
  /// What is selected.
  var selectedRanges: [NSValue] { get set }
  /// Scrolls to a part.
  func scrollRangeToVisible(_ range: NSRange)
  /// Whether texts may come in place of parts.
  func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool
  /// Puts a text in place of a part.
  func replaceCharacters(in range: NSRange, with string: String)
  /// All texts are in.
  func didReplaceCharacters()
  /// The view that shows a character, and which characters it shows.
  func contentView(at index: Int, effectiveCharacterRange outRange: NSRangePointer) -> NSView
  /// Where a part is, in the view that shows it; nil for nowhere.
  func rects(forCharacterRange range: NSRange) -> [NSValue]?
  /// The parts that are seen.
  var visibleCharacterRanges: [NSValue] { get }
  /// Draws a part in the view that shows it.
  func drawCharacters(in range: NSRange, forContentView view: NSView)
}

extension NSTextFinderClient {
  /// Says yes.
  public var isSelectable: Bool { true }
  /// Says no.
  public var allowsMultipleSelection: Bool { false }
  /// Says no.
  public var isEditable: Bool { false }
  /// The parts one after another.
  public var string: String {
    var (text, place, part, ends) = ("", 0, NSRange(location: 0, length: 0), ObjCBool(false))
    let length = stringLength()
    while place < length {
      text += string(at: place, effectiveRange: &part, endsWithSearchBoundary: &ends)
      place = max(NSMaxRange(part), place + 1)
    }
    return text
  }
  /// Nothing.
  public func string(
    at characterIndex: Int, effectiveRange outRange: NSRangePointer,
    endsWithSearchBoundary outFlag: UnsafeMutablePointer<ObjCBool>
  ) -> String { "" }
  /// No length: the text is asked for as a whole.
  public func stringLength() -> Int { 0 }
  /// The beginning.
  public var firstSelectedRange: NSRange { NSRange(location: 0, length: 0) }
  /// The first part; a client without a selection selects nothing.
  public var selectedRanges: [NSValue] {
    get { [NSValue(range: firstSelectedRange)] }
    set {}
  }
  /// A client that does not scroll stays where it is.
  public func scrollRangeToVisible(_ range: NSRange) {}
  /// Says yes where the client can be edited.
  public func shouldReplaceCharacters(inRanges ranges: [NSValue], with strings: [String]) -> Bool { isEditable }
  /// A client that cannot be edited keeps its text.
  public func replaceCharacters(in range: NSRange, with string: String) {}
  /// Does nothing.
  public func didReplaceCharacters() {}
  /// The client itself where it is a view, for all of the text.
  public func contentView(at index: Int, effectiveCharacterRange outRange: NSRangePointer) -> NSView {
    outRange.pointee = NSRange(location: 0, length: string.utf16.count)
    return self as? NSView ?? NSView()
  }
  /// Nowhere.
  public func rects(forCharacterRange range: NSRange) -> [NSValue]? { nil }
  /// All of the text.
  public var visibleCharacterRanges: [NSValue] { [NSValue(range: NSRange(location: 0, length: string.utf16.count))] }
  /// Draws nothing.
  public func drawCharacters(in range: NSRange, forContentView view: NSView) {}
}
