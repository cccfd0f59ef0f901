import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// A line or lines of text. Stands in for UILabel.
open class UILabel: UIView {
  private(set) var styledText = StyledText()
  /// The text. Setting it lets attributes go.
  open var text: String? {
    get { styledText.string }
    set { styledText.string = newValue }
  }
  /// The text with attributes: those that it was given, else the label's font and color; nil without a text. Setting it
  /// sets `text`.
  open var attributedText: NSAttributedString? {
    get { styledText.shown(font: font, color: textColor, alignment: textAlignment) }
    set { styledText.text = newValue?.nibText }
  }
  /// The font that was set or archived.
  final var ownFont: UIFont?
  /// The font; where neither archive nor code says one, the system's, of 17 points.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { ownFont = newValue }
  }
  /// The color of the text that was set or archived.
  final var ownTextColor: UIColor?
  /// Color of the text; where neither archive nor code says one, the system's of labels.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }
  /// Color while highlighted.
  open var highlightedTextColor: UIColor?
  /// Color of the shadow.
  open var shadowColor: UIColor?
  /// Offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.left
  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Most lines; 0 for no bound.
  open var numberOfLines = 1
  /// Where shrunk text stands: 0 baselines, 1 centers, 2 none.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far it may shrink, 0...1.
  open var minimumScaleFactor: CGFloat = 0.0
  /// How far it may shrink, in points.
  open var minimumFontSize: CGFloat = 0.0
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Width at which lines wrap, in points; 0 for the view's.
  open var preferredMaxLayoutWidth: CGFloat = 0.0
  /// Whether letters stand closer rather than not fit; of older archives.
  open var adjustsLetterSpacingToFitWidth = false
  /// The archive's number of how letters that reach out of their line are measured.
  open var letterformAwareSizingRule = UILetterformAwareSizingRule.typographic
  /// What the archive says of the text's color when light and dark change.
  open var keepsTextColorOnTraitChange = false
  /// Whether the highlighted color is used.
  open var isHighlighted = false
  /// Whether the label is drawn as enabled.
  open var isEnabled = true

  /// Whether letters may move together before the text is cut off; kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the whole text can be seen by a user who asks for it; kept.
  open var showsExpansionTextWhenTruncated = false
  /// How lines are broken; nothing is laid out.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Where the text stands within bounds, in points: all of them. Nothing asks; a subclass says it to the system.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }

  /// Draws the text. Does nothing, and nothing calls it: nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.labelTable.read(self, from: coder)
  }

  /// A label has no delegate.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [labelTable] }

  private static let labelTable = PropertyTable(
    UILabel.self, kind: UIKitElements.label, fresh: { UILabel() },
    [
      Property("text", \.text),
      Property("attributedText", \.styledText.text),
      Property("font", row: "fontDescription", \.ownFont),
      Property("textColor", \.ownTextColor),
      Property("highlightedTextColor", row: "highlightedColor", \.highlightedTextColor),
      Property("shadowColor", \.shadowColor),
      Property("shadowOffset", \.shadowOffset),
      Property("textAlignment", \.textAlignment),
      Property("lineBreakMode", \.lineBreakMode),
      Property("numberOfLines", \.numberOfLines),
      Property("baselineAdjustment", \.baselineAdjustment),
      Property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      Property("minimumScaleFactor", \.minimumScaleFactor),
      Property("minimumFontSize", \.minimumFontSize),
      Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      Property("adjustsLetterSpacingToFitWidth", \.adjustsLetterSpacingToFitWidth),
      Property("letterformAwareSizingRule", \.letterformAwareSizingRule),
      Property(
        "keepsTextColorOnTraitChange", \.keepsTextColorOnTraitChange),
      Property("highlighted", \.isHighlighted),
      Property("enabled", \.isEnabled),
      Property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
    ])
}

/// A text, with attributes or without: the two never say different things.
struct StyledText {
  private var plain: String?
  private var styled: NibText?

  /// The characters. Setting them lets attributes go.
  var string: String? {
    get { styled?.string ?? plain }
    set {
      plain = newValue
      styled = nil
    }
  }

  /// The text as it is shown: with its own attributes, else with those of the view.
  func shown(font: UIFont?, color: UIColor?, alignment: NSTextAlignment) -> NSAttributedString? {
    if let styled { return styled.attributedString }
    guard let plain else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style.copy()]
    attributes[.font] = font
    attributes[.foregroundColor] = color
    return NSAttributedString(string: plain, attributes: attributes)
  }

  /// The text with attributes; nil without any. Setting nil keeps the characters.
  var text: NibText? {
    get { styled }
    set {
      plain = newValue?.string ?? string
      styled = newValue
    }
  }
}
