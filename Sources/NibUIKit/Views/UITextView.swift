import NibRuntime
import NibSchema
import NibStandIns

/// Text of many lines. Stands in for UITextView.
open class UITextView: TextViewStandIn, TextKeepingInput, TextSettingsKeeping {
  private(set) var styledText = StyledText() { didSet { showInStorage() } }
  /// The text. Setting it in code asks nobody; what is typed next goes to its end.
  open var text: String! {
    get { styledText.string ?? "" }
    set {
      styledText.string = newValue
      selection = nil
    }
  }
  /// The text with attributes: those that it was given, else the view's font and color; nil without a text. Setting it
  /// sets `text`.
  open var attributedText: NSAttributedString? {
    get { styledText.shown(font: font, color: textColor, alignment: textAlignment) }
    set {
      styledText.text = newValue?.nibText
      selection = nil
    }
  }
  /// The font.
  open var font: UIFont? { didSet { showInStorage() } }
  /// Color of the text.
  open var textColor: UIColor? { didSet { showInStorage() } }
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.left { didSet { showInStorage() } }
  /// Whether the user may edit.
  open var isEditable = true
  /// Whether the user may select.
  open var isSelectable = true
  /// Bits of what becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// What the archive says of the text's color when light and dark change.
  open var keepsTextColorOnTraitChange = false
  /// Which keyboard, and what it helps with; sentences are capitalized unless the archive says otherwise.
  open var inputTraits = UITextInputSettings(autocapitalizationType: .sentences)
  /// The text, by the name that fields and text views have in common.
  open var characters: String? {
    get { text }
    set { text = newValue }
  }
  /// What code selected; nil for nothing.
  open var selection: NSRange?
  /// What the input keeps beside the text.
  public final let textInputState = TextInputStandIn()
  /// Distances of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether a user may change attributes; nobody does.
  open var allowsEditingTextAttributes = false
  /// Whether a user can look for text; nothing is looked for.
  open var isFindInteractionEnabled = false
  /// Attributes of links. Nothing draws them.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  final var givenContainer: NSTextContainer?
  final var madeLayout: TextLayout?
  /// Attributes of what is typed next. Typing does not use them.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  private static let textViewTable = PropertyTable(
    UITextView.self, kind: UIKitElements.textView, fresh: { UITextView() },
    [
      Property("text", \.styledText.string),
      Property("attributedText", \.styledText.text),
      Property("font", row: "fontDescription", \.font),
      Property("textColor", \.textColor),
      Property("textAlignment", \.textAlignment),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property("dataDetectorTypes", \.dataDetectorTypes),
      Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      Property(
        "keepsTextColorOnTraitChange", \.keepsTextColorOnTraitChange),
      Property("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
    ] + TextInputRows.rows(of: UITextView.self))

  private func showInStorage() {
    if let madeLayout { madeLayout.show(attributedText) }
  }

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

  var textDelegate: (any UITextViewDelegate)? { outlet("delegate") as? any UITextViewDelegate }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Text that can be edited may become first responder.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing: the delegate is asked, the earlier responder ends, then the delegate hears and
  /// `textDidBeginEditingNotification` is posted.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      if isFirstResponder { return true }
      guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
      guard try InterfaceFaults.catching({ super.becomeFirstResponder() }) else { return false }
      textDelegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
      return true
    }
  }

  /// Ends editing: the delegate is asked and hears, and `textDidEndEditingNotification` is posted.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      guard isFirstResponder else { return true }
      guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
      guard try InterfaceFaults.catching({ super.resignFirstResponder() }) else { return false }
      textDelegate?.textViewDidEndEditing(self)
      post(Self.textDidEndEditingNotification)
      return true
    }
  }

  /// Begins editing, as a tap does.
  /// - Returns: false if no touch reaches the view, or it may not begin.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard receivesTouches else { return false }
    return try takeFocus()
  }

  /// Puts characters in the place of what is selected, as code does: nobody is asked, and the delegate hears.
  open func insertText(_ text: String) { if insertAtSelection(text) { tellChange() } }

  /// Deletes what is selected, or the character before it, likewise.
  open func deleteBackward() { if deleteAtSelection() { tellChange() } }

  /// The part that is selected: what code said, within the text; else the place at its end. A user's typing takes its
  /// place.
  open var selectedTextRange: UITextRange? {
    get { TextPart(boundedSelection.location, boundedSelection.location + boundedSelection.length) }
    set { select(newValue) }
  }

  /// The characters of a part; what lies beyond the text does not count.
  open func text(in range: UITextRange) -> String? { TextEdit.part(bounded(range), of: characters ?? "") }

  /// Puts characters in the place of a part, as code does: nobody is asked and the delegate does not hear.
  open func replace(_ range: UITextRange, withText text: String) { put(text, inPlaceOf: bounded(range)) }

  /// Where the caret is at a place, in points: at the beginning of its line, for nothing knows how wide letters are.
  open func caretRect(for position: UITextPosition) -> CGRect { reckonedCaret(for: position) }

  /// Where the first line of a part is, in points.
  open func firstRect(for range: UITextRange) -> CGRect { reckonedFirstRect(for: range) }

  /// Where the lines of a part are, each as wide as there is room.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { reckonedSelection(for: range) }

  /// The place that is nearest to a point: the beginning of a line.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { reckonedPosition(at: point) }
}
