import NibRuntime

/// Text of many lines. Stands in for UITextView.
open class TextView: ScrollView {
  /// The text.
  public var text: String?
  /// The text with attributes, if it has any.
  public var attributedText: NibText?
  /// The font.
  public var font: NibFont?
  /// Color of the text.
  public var textColor: NibColor?
  /// How lines are aligned.
  public var textAlignment = TextAlignment.left
  /// Whether the user may edit.
  public var isEditable = true
  /// Whether the user may select.
  public var isSelectable = true
  /// Bits of what becomes a link.
  public var dataDetectorTypes = 0
  /// The archive's number of the keyboard.
  public var keyboardType = 0
  /// 0 none, 1 words, 2 sentences, 3 all.
  public var autocapitalizationType = 2
  /// 0 default, 1 no, 2 yes.
  public var autocorrectionType = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.textViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  private static let textViewTable = PropertyTable(
    TextView.self,
    [
      Property("text", "UIText", at: \.text),
      Property("attributedText", "UIAttributedText", at: \.attributedText),
      Property("font", "UIFont", at: \.font),
      Property("textColor", "UITextColor", at: \.textColor),
      Property("textAlignment", "UITextAlignment", at: \.textAlignment),
      Property("editable", "UIEditable", at: \.isEditable),
      Property("selectable", "UISelectable", at: \.isSelectable),
      Property("dataDetectorTypes", "UIDataDetectorTypes", at: \.dataDetectorTypes),
      Property("keyboardType", "UIKeyboardType", at: \.keyboardType),
      Property("autocapitalizationType", "UIAutocapitalizationType", at: \.autocapitalizationType),
      Property("autocorrectionType", "UIAutocorrectionType", at: \.autocorrectionType),
    ])
}
