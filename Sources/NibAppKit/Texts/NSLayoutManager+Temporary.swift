import Foundation
import NibFoundation

/// Attributes that are shown and do not belong to the text, as those of mistakes and finds.
extension NSLayoutManager {
  /// As long as the text.
  private func fit() {
    let length = textStorage?.length ?? 0
    if temporary.length > length {
      temporary.deleteCharacters(in: NSRange(location: length, length: temporary.length - length))
    } else if temporary.length < length {
      temporary.append(NSAttributedString(string: String(repeating: " ", count: length - temporary.length)))
    }
  }

  /// Follows an edit of the text; new characters have none.
  final func shiftTemporary(_ edited: NSRange, _ delta: Int) {
    let old = NSRange(location: edited.location, length: max(edited.length - delta, 0))
    guard temporary.length >= NSMaxRange(old) else { return fit() }
    temporary.replaceCharacters(
      in: old, with: NSAttributedString(string: String(repeating: " ", count: edited.length)))
    fit()
  }

  private func clipped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), temporary.length)
    return NSRange(location: start, length: min(max(range.length, 0), temporary.length - start))
  }

  /// The attributes of a character.
  public final func temporaryAttributes(
    atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    fit()
    guard charIndex < temporary.length else { return [:] }
    return temporary.attributes(at: charIndex, effectiveRange: effectiveCharRange)
  }

  /// An attribute of a character; nil for none.
  public final func temporaryAttribute(
    _ attrName: NSAttributedString.Key, atCharacterIndex location: Int,
    effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { temporaryAttributes(atCharacterIndex: location, effectiveRange: range)[attrName] }

  /// Puts attributes in place of all others.
  public final func setTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {
    fit()
    temporary.setAttributes(attrs, range: clipped(charRange))
    invalidateDisplay(forCharacterRange: charRange)
  }

  /// Adds attributes.
  public final func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {
    fit()
    temporary.addAttributes(attrs, range: clipped(charRange))
    invalidateDisplay(forCharacterRange: charRange)
  }

  /// Adds an attribute.
  public final func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
  ) { addTemporaryAttributes([attrName: value], forCharacterRange: charRange) }

  /// Takes an attribute away.
  public final func removeTemporaryAttribute(
    _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
  ) {
    fit()
    temporary.removeAttribute(attrName, range: clipped(charRange))
    invalidateDisplay(forCharacterRange: charRange)
  }
}
