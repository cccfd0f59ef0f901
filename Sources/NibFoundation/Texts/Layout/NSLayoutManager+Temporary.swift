import Foundation

/// Attributes that are shown and do not belong to the text, as those of mistakes and finds.
extension NSLayoutManager {
  private var length: Int { textStorage?.length ?? 0 }

  /// The attributes of a character.
  public final func temporaryAttributes(
    atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    temporary.attributes(at: charIndex, length: length, effectiveRange: effectiveCharRange)
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
    temporary.change(charRange, length: length) { $0.setAttributes(attrs, range: $1) }
    invalidateDisplay(forCharacterRange: charRange)
  }

  /// Adds attributes.
  public final func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
  ) {
    temporary.change(charRange, length: length) { $0.addAttributes(attrs, range: $1) }
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
    temporary.change(charRange, length: length) { $0.removeAttribute(attrName, range: $1) }
    invalidateDisplay(forCharacterRange: charRange)
  }
}
