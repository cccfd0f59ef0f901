import Foundation
import NibRuntime
import NibSchema
import NibStandIns

// Values of attributes of texts, under the names that both frameworks have. Nothing here draws a text.

/// The properties of paragraph styles, as a value.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsTightening = false
  var tabStops = NSTextTab.usual
  var defaultTabInterval: CGFloat = 0
  var usesDefaultHyphenation = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  var textLists: [NSTextList] = []
  var textBlocks: [NSTextBlock] = []
  var headerLevel = 0
  var tighteningFactor: Float = 0

  init() {}

  /// - Seen: archives leave out numbers that are 0, and the direction of the language.
  init(_ stored: PlaceholderObject) {
    func value(_ attribute: String) -> NibValue? { stored.value(ParagraphStyleRow.key(of: attribute)) }
    func number(_ attribute: String) -> CGFloat { CGFloat(value(attribute).flatMap { Double(nibValue: $0) } ?? 0) }
    func whole(_ attribute: String) -> Int? { value(attribute).flatMap { Int(nibValue: $0) } }
    alignment = Self.alignment(whole("alignment") ?? 0)
    lineBreakMode = NSLineBreakMode(rawValue: whole("lineBreakMode") ?? 0) ?? .byWordWrapping
    baseWritingDirection = NSWritingDirection(rawValue: whole("baseWritingDirection") ?? -1) ?? .natural
    lineSpacing = number("lineSpacing")
    paragraphSpacing = number("paragraphSpacing")
    paragraphSpacingBefore = number("paragraphSpacingBefore")
    firstLineHeadIndent = number("firstLineHeadIndent")
    headIndent = number("headIndent")
    tailIndent = number("tailIndent")
    minimumLineHeight = number("minimumLineHeight")
    maximumLineHeight = number("maximumLineHeight")
    lineHeightMultiple = number("lineHeightMultiple")
    hyphenationFactor = Float(number("hyphenationFactor"))
    allowsTightening = whole("allowsDefaultTighteningForTruncation").map { $0 != 0 } ?? false
  }

  /// - Seen: archives have the desktop's numbers here, whose right is 1 and whose center is 2.
  private static func alignment(_ number: Int) -> NSTextAlignment {
    switch number {
    case 1: .right
    case 2: .center
    default: NSTextAlignment(rawValue: number) ?? .natural
    }
  }
}
