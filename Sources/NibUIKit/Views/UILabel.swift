import NibRuntime
import NibStandIns

/// A line or lines of text. Stands in for UILabel.
///
/// In a module with a `UILabel` of its own write `UILabel`.
open class UILabel: UIView {
  private var styledText = StyledText()
  /// The text. Setting it lets attributes go.
  public var text: String? {
    get { styledText.string }
    set { styledText.string = newValue }
  }
  /// The text with attributes, if it has any. Setting it sets `text`.
  public var attributedText: NibText? {
    get { styledText.text }
    set { styledText.text = newValue }
  }
  /// The font.
  public final var font: NibFont?
  /// Color of the text.
  public final var textColor: NibColor?
  /// Color while highlighted.
  public final var highlightedTextColor: NibColor?
  /// Color of the shadow.
  public final var shadowColor: NibColor?
  /// Offset of the shadow, in points.
  public final var shadowOffset = NibSize(width: 0, height: -1)
  /// How lines are aligned.
  public final var textAlignment = NSTextAlignment.left
  /// Where lines break.
  public final var lineBreakMode = NSLineBreakMode.tailTruncation
  /// Most lines; 0 for no bound.
  public final var numberOfLines = 1
  /// Where shrunk text stands: 0 baselines, 1 centers, 2 none.
  public final var baselineAdjustment = 0
  /// Whether text shrinks to fit.
  public final var adjustsFontSizeToFitWidth = false
  /// How far it may shrink, 0...1.
  public final var minimumScaleFactor = 0.0
  /// How far it may shrink, in points.
  public final var minimumFontSize = 0.0
  /// Whether the font follows the user's text size.
  public final var adjustsFontForContentSizeCategory = false
  /// Width at which lines wrap, in points; 0 for the view's.
  public final var preferredMaxLayoutWidth = 0.0
  /// Whether letters stand closer rather than not fit; of older archives.
  public final var adjustsLetterSpacingToFitWidth = false
  /// The archive's number of how letters that reach out of their line are measured.
  public final var letterformAwareSizingRule = 0
  /// What the archive says of the text's color when light and dark change.
  public final var keepsTextColorOnTraitChange = false
  /// Whether the highlighted color is used.
  public final var isHighlighted = false
  /// Whether the label is drawn as enabled.
  public final var isEnabled = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.labelTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [labelTable] }

  private static let labelTable = PropertyTable(
    UILabel.self,
    [
      Property("text", "UIText", at: \.text),
      Property("attributedText", "UIAttributedText", at: \.attributedText),
      Property("font", "UIFont", at: \.font),
      Property("textColor", "UITextColor", at: \.textColor),
      Property("highlightedTextColor", "UIHighlightedColor", at: \.highlightedTextColor),
      Property("shadowColor", "UIShadowColor", at: \.shadowColor),
      Property("shadowOffset", "UIShadowOffset", at: \.shadowOffset),
      Property("textAlignment", "UITextAlignment", at: \.textAlignment),
      Property("lineBreakMode", "UILineBreakMode", at: \.lineBreakMode),
      Property("numberOfLines", "UINumberOfLines", at: \.numberOfLines),
      Property("baselineAdjustment", "UIBaselineAdjustment", at: \.baselineAdjustment),
      Property("adjustsFontSizeToFitWidth", "UIAdjustsFontSizeToFit", at: \.adjustsFontSizeToFitWidth),
      Property("minimumScaleFactor", "UIMinimumScaleFactor", at: \.minimumScaleFactor),
      Property("minimumFontSize", "UIMinimumFontSize", at: \.minimumFontSize),
      Property(
        "adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory",
        at: \.adjustsFontForContentSizeCategory),
      Property("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth", at: \.preferredMaxLayoutWidth),
      Property(
        "adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFit", at: \.adjustsLetterSpacingToFitWidth),
      Property("letterformAwareSizingRule", "UILetterformAwareSizingRule", at: \.letterformAwareSizingRule),
      Property(
        "keepsTextColorOnTraitChange", "UIDisableUpdateTextColorOnTraitCollectionChange",
        at: \.keepsTextColorOnTraitChange),
      Property("highlighted", "UIHighlighted", at: \.isHighlighted),
      Property("enabled", opposite: "UIDisabled", at: \.isEnabled),
    ])
}
