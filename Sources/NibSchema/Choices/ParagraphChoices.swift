/// Choices of paragraph styles. Raw values: Documented in AppKit's public headers; Seen where said.
extension Choice {
  /// `NSTextAlignment` as a paragraph style is archived: by the desktop's numbers. Seen: center is 2, natural 4.
  public static let paragraphAlignment = Choice(
    "alignment", counting: ["left", "right", "center", "justified", "natural"])

  /// `NSLineBreakMode`, as a paragraph style spells it. Inferred: the names after the first.
  static let paragraphLineBreak = Choice(
    "lineBreakMode",
    counting: ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle"])

  /// `NSWritingDirection` as AppKit archives it in a style. Seen: left to right.
  static let paragraphDirection = Choice("baseWritingDirection", [("natural", 0), ("leftToRight", 1)])

  /// `NSWritingDirection`.
  static let writingDirection = Choice(
    "baseWritingDirection", [("natural", -1), ("leftToRight", 0), ("rightToLeft", 1)])
}
