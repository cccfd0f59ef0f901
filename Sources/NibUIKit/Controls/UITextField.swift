import NibRuntime
import NibStandIns

/// Text of one line to edit. Stands in for UITextField.
open class UITextField: UIControl, UITextInputTraits {
  private var styledText = StyledText()
  private var styledPlaceholder = StyledText()
  /// The text. Setting it in code asks nobody and sends nothing.
  public var text: String? {
    get { styledText.string }
    set { styledText.string = newValue }
  }
  /// The text with attributes, if it has any. Setting it sets `text`.
  public var attributedText: NibText? {
    get { styledText.text }
    set { styledText.text = newValue }
  }
  /// What is shown while there is no text.
  public var placeholder: String? {
    get { styledPlaceholder.string }
    set { styledPlaceholder.string = newValue }
  }
  /// The placeholder with attributes, if it has any. Setting it sets `placeholder`.
  public var attributedPlaceholder: NibText? {
    get { styledPlaceholder.text }
    set { styledPlaceholder.text = newValue }
  }
  /// The font.
  public final var font: NibFont?
  /// Color of the text.
  public final var textColor: NibColor?
  /// How the text is aligned.
  public final var textAlignment = NSTextAlignment.left
  /// The frame.
  public final var borderStyle = BorderStyle.none
  /// When the clear button is there.
  public final var clearButtonMode = ViewMode.never
  /// Distance of the clear button from its place, in points.
  public final var clearButtonOffset = NibSize()
  /// Whether editing begins empty.
  public final var clearsOnBeginEditing = false
  /// Whether text shrinks to fit.
  public final var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size.
  public final var adjustsFontForContentSizeCategory = false
  /// How far text may shrink, in points.
  public final var minimumFontSize = 0.0
  /// Image behind the text.
  public final var background: NibImage?
  /// Image behind the text while disabled.
  public final var disabledBackground: NibImage?
  /// What the archive says of the text's color when light and dark change.
  public final var keepsTextColorOnTraitChange = false
  /// The archive's number of how letters that reach out of their line are measured.
  public final var letterformAwareSizingRule = 0
  /// Which keyboard, and what it helps with.
  public final var inputTraits = TextInputSettings()

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
    UITextField.self,
    [
      Property("text", "UIText", at: \.text),
      Property("attributedText", "UIAttributedText", at: \.attributedText),
      Property("placeholder", "UIPlaceholder", at: \.placeholder),
      Property("attributedPlaceholder", "UIAttributedPlaceholder", at: \.attributedPlaceholder),
      Property("font", "UIFont", at: \.font),
      Property("textColor", "UITextColor", at: \.textColor),
      Property("textAlignment", "UITextAlignment", at: \.textAlignment),
      Property("borderStyle", "UIBorderStyle", at: \.borderStyle),
      Property("clearButtonMode", "UIClearButtonMode", at: \.clearButtonMode),
      Property("clearButtonOffset", "UIClearButtonOffset", at: \.clearButtonOffset),
      Property("clearsOnBeginEditing", "UIClearsOnBeginEditing", at: \.clearsOnBeginEditing),
      Property("adjustsFontSizeToFitWidth", "UIAdjustsFontSizeToFit", at: \.adjustsFontSizeToFitWidth),
      Property(
        "adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory",
        at: \.adjustsFontForContentSizeCategory),
      Property("minimumFontSize", "UIMinimumFontSize", at: \.minimumFontSize),
      Property("background", "UITextFieldBackground", at: \.background),
      Property("disabledBackground", "UITextFieldDisabledBackground", at: \.disabledBackground),
      Property(
        "keepsTextColorOnTraitChange", "UIDisableTextColorUpdateOnTraitCollectionChange",
        "UIDisableUpdateTextColorOnTraitCollectionChange", at: \.keepsTextColorOnTraitChange),
      Property("letterformAwareSizingRule", "UILetterformAwareSizingRule", at: \.letterformAwareSizingRule),
    ] + TextInputRows.rows(of: UITextField.self))

  /// Who hears of editing: the outlet `delegate`, if its object has the protocol. Not kept alive.
  public var delegate: (any UITextFieldDelegate)? {
    get { outlet("delegate") as? any UITextFieldDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  /// Whether the field is being edited.
  public var isEditing: Bool { isFirstResponder }

  /// A field that is enabled may become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: the delegate is asked, the earlier field ends, then the delegate hears and `editingDidBegin` fires.
  ///
  /// - Inferred: UIKit documents which calls there are, not how delegate and event are ordered.
  @discardableResult
  open override func becomeFirstResponder() throws(RuntimeError) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard try super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    try send(.editingDidBegin)
    return true
  }

  /// Ends editing: the delegate is asked and hears, then `editingDidEnd` fires.
  @discardableResult
  open override func resignFirstResponder() throws(RuntimeError) -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard try super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    try send(.editingDidEnd)
    return true
  }

  /// Begins editing, as a tap into a field does.
  /// - Returns: false if the field does not react or may not begin.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    return try becomeFirstResponder()
  }
}
