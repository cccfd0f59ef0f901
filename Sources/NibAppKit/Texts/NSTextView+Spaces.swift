import Foundation
import NibFoundation

/// Spaces that go and come with words.
extension NSTextView {
  private func isSpace(_ place: Int) -> Bool {
    let text = string as NSString
    return text.length > place && place >= 0 && text.character(at: place) == 0x20
  }
  private func isWord(_ place: Int) -> Bool {
    let text = string as NSString
    guard text.length > place, place >= 0, let scalar = Unicode.Scalar(text.character(at: place)) else { return false }
    return CharacterSet.alphanumerics.contains(scalar)
  }

  /// What is taken away with a part: a space before or behind a whole word.
  public final func smartDeleteRange(forProposedRange proposedCharRange: NSRange) -> NSRange {
    let (start, end) = (proposedCharRange.location, NSMaxRange(proposedCharRange))
    guard smartInsertDeleteEnabled, proposedCharRange.length > 0, isWord(start), isWord(end - 1), !isWord(start - 1),
      !isWord(end)
    else { return proposedCharRange }
    if isSpace(start - 1) { return NSRange(location: start - 1, length: proposedCharRange.length + 1) }
    if isSpace(end) { return NSRange(location: start, length: proposedCharRange.length + 1) }
    return proposedCharRange
  }
  /// The space that comes before a text where a word would touch another; nil for none.
  public final func smartInsert(beforeStringFor pasteString: String, replacing charRangeToReplace: NSRange) -> String? {
    guard smartInsertDeleteEnabled, let first = pasteString.unicodeScalars.first,
      CharacterSet.alphanumerics.contains(first), isWord(charRangeToReplace.location - 1)
    else { return nil }
    return " "
  }
  /// The space that comes behind a text, likewise.
  public final func smartInsert(afterStringFor pasteString: String, replacing charRangeToReplace: NSRange) -> String? {
    guard smartInsertDeleteEnabled, let last = pasteString.unicodeScalars.last,
      CharacterSet.alphanumerics.contains(last), isWord(NSMaxRange(charRangeToReplace))
    else { return nil }
    return " "
  }
  /// Gives both.
  public final func smartInsert(
    for pasteString: String, replacing charRangeToReplace: NSRange,
    before beforeString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    after afterString: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) {
    beforeString?.pointee = smartInsert(beforeStringFor: pasteString, replacing: charRangeToReplace).map {
      $0 as NSString
    }
    afterString?.pointee = smartInsert(afterStringFor: pasteString, replacing: charRangeToReplace).map {
      $0 as NSString
    }
  }
}

/// Whether the system does something while a user types. Stands in for NSTextInputTraitType.
public enum NSTextInputTraitType: Int, Sendable {
  /// As the system likes; not; it does.
  case `default`, no, yes
}
