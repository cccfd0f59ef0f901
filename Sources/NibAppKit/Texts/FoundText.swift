import Foundation

/// Kinds of what is found, by their bits: where Foundation does not find them itself, it warns of their names.
enum FoundKind {
  static let spelling = NSTextCheckingResult.CheckingType(rawValue: 1 << 1)
  static let grammar = NSTextCheckingResult.CheckingType(rawValue: 1 << 2)
  static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let quote = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let dash = NSTextCheckingResult.CheckingType(rawValue: 1 << 7)
  static let replacement = NSTextCheckingResult.CheckingType(rawValue: 1 << 8)
  static let correction = NSTextCheckingResult.CheckingType(rawValue: 1 << 9)
}

/// What was found in a text: a mistake, a link, something that takes the place of a part.
final class FoundText: NSTextCheckingResult {
  let kind: CheckingType
  let place: NSRange
  let text: String?
  let link: URL?

  init(_ kind: CheckingType, _ place: NSRange, text: String? = nil, link: URL? = nil) {
    (self.kind, self.place, self.text, self.link) = (kind, place, text, link)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  #if canImport(Darwin)
    override var url: URL? { link }
    override var replacementString: String? { text }
  #endif
}

#if !canImport(Darwin)
  extension NSTextCheckingResult {
    /// Where a link goes; nil for another result.
    public var url: URL? { (self as? FoundText)?.link }
    /// What takes the place of the part; nil for another result.
    public var replacementString: String? { (self as? FoundText)?.text }

    /// A wrong word.
    public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult {
      FoundText(FoundKind.spelling, range)
    }
    /// A link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      FoundText(FoundKind.link, range, link: url)
    }
    /// A curly quote for a straight one.
    public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(FoundKind.quote, range, text: replacementString)
    }
    /// A dash for hyphens.
    public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(FoundKind.dash, range, text: replacementString)
    }
    /// What the user writes an abbreviation for.
    public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(FoundKind.replacement, range, text: replacementString)
    }
    /// A right word for a wrong one.
    public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(FoundKind.correction, range, text: replacementString)
    }
  }
#endif
