import NibRuntime

/// Text of one line to edit. Stands in for UITextField.
open class TextField: Control {
  /// The text.
  public var text: String?
  /// The text with attributes, if it has any.
  public var attributedText: NibText?
  /// What is shown while there is no text.
  public var placeholder: String?
  /// The font.
  public var font: NibFont?
  /// Color of the text.
  public var textColor: NibColor?
  /// How the text is aligned.
  public var textAlignment = TextAlignment.left
  /// The frame.
  public var borderStyle = BorderStyle.none
  /// 0 never, 1 while editing, 2 unless editing, 3 always.
  public var clearButtonMode = 0
  /// Whether editing begins empty.
  public var clearsOnBeginEditing = false
  /// Whether text shrinks to fit.
  public var adjustsFontSizeToFitWidth = false
  /// How far it may shrink, in points.
  public var minimumFontSize = 0.0
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// The archive's number of the keyboard: 4 numbers, 6 names, 7 e-mail.
  public var keyboardType = 0
  /// 0 default, 1 dark, 2 light.
  public var keyboardAppearance = 0
  /// The archive's number of the return key: 1 go, 6 search, 9 done.
  public var returnKeyType = 0
  /// 0 none, 1 words, 2 sentences, 3 all.
  public var autocapitalizationType = 0
  /// 0 default, 1 no, 2 yes.
  public var autocorrectionType = 0
  /// 0 default, 1 no, 2 yes.
  public var spellCheckingType = 0
  /// Whether return waits for text.
  public var enablesReturnKeyAutomatically = false
  /// What the text is, for filling in.
  public var textContentType: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.textFieldTable.read(self, from: coder)
    // Measured in UIKit on iOS 26.1: false after decoding, though archives say true.
    clipsToBounds = false
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFieldTable] }

  private static let textFieldTable = PropertyTable(
    TextField.self,
    [
      Property("text", "UIText", at: \.text),
      Property("attributedText", "UIAttributedText", at: \.attributedText),
      Property("placeholder", "UIPlaceholder", at: \.placeholder),
      Property("font", "UIFont", at: \.font),
      Property("textColor", "UITextColor", at: \.textColor),
      Property("textAlignment", "UITextAlignment", at: \.textAlignment),
      Property("borderStyle", "UIBorderStyle", at: \.borderStyle),
      Property("clearButtonMode", "UIClearButtonMode", at: \.clearButtonMode),
      Property("clearsOnBeginEditing", "UIClearsOnBeginEditing", at: \.clearsOnBeginEditing),
      Property("adjustsFontSizeToFitWidth", "UIAdjustsFontSizeToFit", at: \.adjustsFontSizeToFitWidth),
      Property("minimumFontSize", "UIMinimumFontSize", at: \.minimumFontSize),
      Property("secureTextEntry", "UISecureTextEntry", at: \.isSecureTextEntry),
      Property("keyboardType", "UIKeyboardType", at: \.keyboardType),
      Property("keyboardAppearance", "UIKeyboardAppearance", at: \.keyboardAppearance),
      Property("returnKeyType", "UIReturnKeyType", at: \.returnKeyType),
      Property("autocapitalizationType", "UIAutocapitalizationType", at: \.autocapitalizationType),
      Property("autocorrectionType", "UIAutocorrectionType", at: \.autocorrectionType),
      Property("spellCheckingType", "UISpellCheckingType", at: \.spellCheckingType),
      Property("enablesReturnKeyAutomatically", "UIEnablesReturnKeyAutomatically", at: \.enablesReturnKeyAutomatically),
      Property("textContentType", "UITextContentType", at: \.textContentType),
    ])
}
