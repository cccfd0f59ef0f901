import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// Text of one line to edit. Stands in for UITextField.
open class UITextField: UIControl, TextKeepingInput, TextSettingsKeeping {
  private(set) var styledText = StyledText()
  private(set) var styledPlaceholder = StyledText()
  /// The text; empty for none. Setting it in code asks nobody and sends nothing; what is typed next goes to its end.
  open var text: String? {
    get { styledText.string ?? "" }
    set {
      styledText.string = newValue
      selection = nil
    }
  }
  /// The text with attributes: those that it was given, else the field's font and color; nil without a text. Setting it
  /// sets `text`.
  open var attributedText: NSAttributedString? {
    get { styledText.shown(font: font, color: textColor, alignment: textAlignment) }
    set {
      styledText.text = newValue?.nibText
      selection = nil
    }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { styledPlaceholder.string }
    set { styledPlaceholder.string = newValue }
  }
  /// The placeholder with attributes, if it has any. Setting it sets `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder.text?.attributedString }
    set { styledPlaceholder.text = newValue?.nibText }
  }
  /// The font.
  open var font: UIFont?
  /// Color of the text.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.left
  /// The frame.
  open var borderStyle = UITextField.BorderStyle.none
  /// When the clear button is there.
  open var clearButtonMode = UITextField.ViewMode.never
  /// Distance of the clear button from its place, in points.
  open var clearButtonOffset = CGSize()
  /// Whether editing begins empty.
  open var clearsOnBeginEditing = false
  /// Whether text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether a user may change attributes; nobody does.
  open var allowsEditingTextAttributes = false
  /// How far text may shrink, in points.
  open var minimumFontSize: CGFloat = 0.0
  /// Image behind the text.
  open var background: UIImage?
  /// Image behind the text while disabled.
  open var disabledBackground: UIImage?
  /// What the archive says of the text's color when light and dark change.
  open var keepsTextColorOnTraitChange = false
  /// The archive's number of how letters that reach out of their line are measured.
  open var letterformAwareSizingRule = UILetterformAwareSizingRule.typographic
  /// A view before the text.
  open var leftView: UIView?
  /// When it is there.
  open var leftViewMode = UITextField.ViewMode.never
  /// A view behind the text.
  open var rightView: UIView?
  /// When it is there.
  open var rightViewMode = UITextField.ViewMode.never
  /// Which keyboard, and what it helps with.
  open var inputTraits = UITextInputSettings()
  private var ownInputView: UIView?
  /// What is shown in place of the keyboard; not drawn, but its height is the keyboard's.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// What is shown above the keyboard; not drawn, but its height counts.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// The text, by the name that fields and text views have in common.
  open var characters: String? {
    get { text }
    set { text = newValue }
  }
  /// What code selected; nil for nothing.
  open var selection: NSRange?
  /// What the input keeps beside the text.
  public final let textInputState = TextInputStandIn()
  /// The attributes of the whole text beside font and color.
  final var otherTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of what is typed next; typing does not use them.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the first typed character takes the place of all text; kept.
  open var clearsOnInsertion = false
  /// What passwords must be like; kept.
  open var passwordRules: UITextInputPasswordRules?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textFieldTable.read(self, from: coder)
    // Measured in UIKit on iOS 26.1: false after decoding, though archives say true.
    clipsToBounds = false
  }

  /// A delegate besides.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitViews }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFieldTable] }

  private static let textFieldTable = PropertyTable(
    UITextField.self, kind: UIKitElements.textField, fresh: { UITextField() },
    [
      Property("text", \.styledText.string),
      Property("attributedText", \.styledText.text),
      Property("placeholder", \.placeholder),
      Property("attributedPlaceholder", \.styledPlaceholder.text),
      Property("font", row: "fontDescription", \.font),
      Property("textColor", \.textColor),
      Property("textAlignment", \.textAlignment),
      Property("borderStyle", \.borderStyle),
      Property("clearButtonMode", \.clearButtonMode),
      Property("clearButtonOffset", \.clearButtonOffset),
      Property("clearsOnBeginEditing", \.clearsOnBeginEditing),
      Property("adjustsFontSizeToFitWidth", row: "adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
      Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Property("minimumFontSize", \.minimumFontSize),
      Property("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      Property("background", \.background),
      Property("disabledBackground", \.disabledBackground),
      Property(
        "keepsTextColorOnTraitChange", \.keepsTextColorOnTraitChange),
      Property("letterformAwareSizingRule", \.letterformAwareSizingRule),
    ] + TextInputRows.rows(of: UITextField.self))

  /// Who hears of editing: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UITextFieldDelegate)? {
    get { outlet("delegate") as? any UITextFieldDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  /// Puts characters in the place of what is selected, as code does: nobody is asked, and `editingChanged` fires.
  open func insertText(_ text: String) { if insertAtSelection(text) { tellChange() } }

  /// Deletes what is selected, or the character before it, likewise. A user's delete key calls it.
  open func deleteBackward() { if deleteAtSelection() { tellChange() } }

  /// The part that is selected: what code said, within the text; else the place at its end. A user's typing takes its
  /// place.
  open var selectedTextRange: UITextRange? {
    get { TextPart(boundedSelection.location, boundedSelection.location + boundedSelection.length) }
    set { select(newValue) }
  }

  /// The characters of a part; what lies beyond the text does not count.
  open func text(in range: UITextRange) -> String? { TextEdit.part(bounded(range), of: characters ?? "") }

  /// Puts characters in the place of a part, as code does: nobody is asked and nothing is sent.
  open func replace(_ range: UITextRange, withText text: String) { put(text, inPlaceOf: bounded(range)) }

  /// Where the caret is at a place, in points: at the beginning of its line, for nothing knows how wide letters are.
  open func caretRect(for position: UITextPosition) -> CGRect { reckonedCaret(for: position) }

  /// Where the first line of a part is, in points.
  open func firstRect(for range: UITextRange) -> CGRect { reckonedFirstRect(for: range) }

  /// Where the lines of a part are, each as wide as there is room.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { reckonedSelection(for: range) }

  /// The place that is nearest to a point: the beginning of a line.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { reckonedPosition(at: point) }

  /// Where the text stands within bounds, in points: all of them. Nothing asks; a subclass says it to the system.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands while it is edited, likewise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the placeholder stands, likewise.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view before the text stands, likewise: nowhere.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect() }

  /// Where the view behind the text stands, likewise.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { CGRect() }

  /// Where the clear button stands, likewise.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect() }

  /// Where the border is: at the edge.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Draws the text. Does nothing here, and nothing calls it.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder, likewise.
  open func drawPlaceholder(in rect: CGRect) {}

  /// The bar whose field this is: a user who types does so in the bar.
  var searchBar: UISearchBar? { nil }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A field that is enabled may become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: the delegate is asked, the earlier field ends, then the delegate hears, `editingDidBegin` fires and
  /// `textDidBeginEditingNotification` is posted.
  ///
  /// - Inferred: UIKit documents which calls there are, not how delegate and event are ordered.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      if isFirstResponder { return true }
      guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
      guard try InterfaceFaults.catching({ super.becomeFirstResponder() }) else { return false }
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      try send(.editingDidBegin)
      post(Self.textDidBeginEditingNotification)
      return true
    }
  }

  /// Ends editing: the delegate is asked and hears, then `editingDidEnd` fires and `textDidEndEditingNotification` is posted.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      guard isFirstResponder else { return true }
      guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
      guard try InterfaceFaults.catching({ super.resignFirstResponder() }) else { return false }
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      try send(.editingDidEnd)
      post(Self.textDidEndEditingNotification)
      return true
    }
  }

  /// Begins editing, as a tap into a field does.
  /// - Returns: false if the field does not react or may not begin.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    return try takeFocus()
  }
}
