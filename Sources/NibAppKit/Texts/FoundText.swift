import Foundation

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
    public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult { FoundText(.spelling, range) }
    /// A link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      FoundText(.link, range, link: url)
    }
    /// A curly quote for a straight one.
    public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(.quote, range, text: replacementString)
    }
    /// A dash for hyphens.
    public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(.dash, range, text: replacementString)
    }
    /// What the user writes an abbreviation for.
    public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(.replacement, range, text: replacementString)
    }
    /// A right word for a wrong one.
    public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      FoundText(.correction, range, text: replacementString)
    }
  }
#endif
