import Foundation
import NibRuntime
import NibSchema
import NibStandIns

// What attributes of texts say, under the names that both frameworks have. Nothing here draws a text.

/// Lines below or through a text: one style, one pattern and what is left out, put together.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits of the attribute.
  public let rawValue: Int

  /// Makes a style from the bits of an attribute.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = Self(rawValue: 0x01)
  /// One thick line.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// Dash, dot.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// Dash, dot, dot.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Not below spaces.
  public static let byWord = Self(rawValue: 0x8000)
}

/// In which direction text is written.
public enum NSWritingDirection: Int, NibChoice {
  /// By the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the lines of a paragraph stand. Tab stops of archives are not read.
open class NSParagraphStyle: FrameworkValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate final var values = ParagraphValues()

  /// Makes a style with the system's defaults.
  public override init() { super.init() }

  /// Makes the style of an archived one.
  package init(_ stored: PlaceholderObject) {
    super.init()
    values = ParagraphValues(stored)
  }

  /// A style with the system's defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines break.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// In which direction text is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Greatest height of a line, in points; 0 for no bound.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What heights of lines are multiplied with; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are broken, 0...1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether letters may move together before text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// Where tabs lead, from the left.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// How far apart tabs are behind the last of `tabStops`, in points; 0 for what layout likes.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether words are broken as the system likes.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// How the ends of lines are moved so that they look well.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The lists that the paragraph is an item of, from the outside in.
  open var textLists: [NSTextList] { values.textLists }
  /// The blocks that the paragraph stands in, from the outside in; AppKit's.
  open var textBlocks: [NSTextBlock] { values.textBlocks }

  /// Which heading the paragraph is, from 1 on; 0 for none. AppKit's.
  open var headerLevel: Int { values.headerLevel }
  /// How near letters may move together before text is cut off, as a part of their size. AppKit's.
  open var tighteningFactorForTruncation: Float { values.tighteningFactor }

  /// In which direction a language is written; by the language of the process for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    let language = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "fa", "he", "ur", "yi", "dv", "ps", "sd", "ug"].contains(language) ? .rightToLeft : .leftToRight
  }

  /// The same style, which nobody changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// The same style, to change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another style says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, to change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines break.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which heading the paragraph is, from 1 on; 0 for none. AppKit's.
  open override var headerLevel: Int {
    get { values.headerLevel }
    set { values.headerLevel = newValue }
  }
  /// How near letters may move together before text is cut off, as a part of their size. AppKit's.
  open override var tighteningFactorForTruncation: Float {
    get { values.tighteningFactor }
    set { values.tighteningFactor = newValue }
  }
  /// In which direction text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// After the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where the first line begins, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where the other lines begin, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// Greatest height of a line, in points; 0 for no bound.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What heights of lines are multiplied with; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are broken, 0...1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters may move together before text is cut off.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Where tabs lead, from the left.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// How far apart tabs are behind the last of `tabStops`, in points; 0 for what layout likes.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Whether words are broken as the system likes.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// How the ends of lines are moved so that they look well.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The lists that the paragraph is an item of, from the outside in.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// The blocks that the paragraph stands in, from the outside in; AppKit's.
  open override var textBlocks: [NSTextBlock] {
    get { values.textBlocks }
    set { values.textBlocks = newValue }
  }

  /// Adds a place where tabs lead; they stay in order.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops = (values.tabStops.filter { $0 != anObject } + [anObject]).sorted { $0.location < $1.location }
  }

  /// Takes a place away where tabs lead.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Takes what another style says.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
