import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Text to read or edit: labels, fields, secure and search fields. Stands in for NSTextField and its kinds.
open class NSTextField: NSControl {

  /// Makes one with the framework's defaults: a field with a bezel, whose text can be edited.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    (isEditable, isSelectable, isBezeled, drawsBackground) = (true, true, true, true)
    (textColor, backgroundColor) = (.controlTextColor, .textBackgroundColor)
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textFieldTable.read(self, from: coder)
    isSecure = ["NSSecureTextField", "NSSecureTextFieldCell"].contains {
      $0 == coder.resolution.originalName
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFieldTable] }

  private static let textFieldTable = PropertyTable(
    NSTextField.self, kind: AppKitElements.textField, fresh: { asArchived() },
    [
      Property("placeholderString", \.placeholderString),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property("bordered", \.isBordered),
      Property("bezeled", \.isBezeled),
      Property("textColor", \.textColor),
      Property("backgroundColor", \.backgroundColor),
      Property("drawsBackground", \.drawsBackground),
      Property(
        "contentType", get: { $0.contentType?.rawValue }, set: { $0.contentType = $1.map { NSTextContentType($0) } }),
      Property("allowsWritingTools", \.allowsWritingTools),
      Property("allowsWritingToolsAffordance", \.allowsWritingToolsAffordance),
      Property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    ])

  /// A field as one that an archive says nothing of.
  private static func asArchived() -> NSTextField {
    let field = NSTextField()
    field.cell = NSTextFieldCell()
    return field
  }

  /// Most lines that are shown; 0 for any number.
  open var maximumNumberOfLines = 0
  /// What edits the text while the field has the keys.
  final var editor: FieldEditor?
  /// What ends the edit.
  final var movement = NSTextMovement.other
  /// The document's placeholder, while a binding shows another.
  final var ownPlaceholder: String??
  /// What kind of text it is; nil for any.
  public final var contentType: NSTextContentType?
  /// Whether the system's tools write in it.
  open var allowsWritingTools = true
  /// Whether it shows that they do.
  open var allowsWritingToolsAffordance = false
  /// Whether the text is hidden.
  public internal(set) final var isSecure = false
  /// Width in points that lines are broken for; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// What is shown while there is no text.
  open var placeholderString: String? {
    get { textCell?.placeholderString }
    set { textCell?.placeholderString = newValue }
  }

  /// Whether the text can be changed.
  open var isEditable: Bool {
    get { cell.isEditable }
    set { cell.isEditable = newValue }
  }

  /// Whether the text can be selected.
  open var isSelectable: Bool {
    get { cell.isSelectable }
    set { cell.isSelectable = newValue }
  }

  /// Whether it has a line around it.
  open var isBordered: Bool {
    get { cell.isBordered }
    set { cell.isBordered = newValue }
  }

  /// Whether it has a bezel.
  open var isBezeled: Bool {
    get { cell.isBezeled }
    set { cell.isBezeled = newValue }
  }

  /// Color of the text.
  open var textColor: NSColor? {
    get { textCell?.textColor }
    set { textCell?.textColor = newValue }
  }

  /// Color behind the text.
  open var backgroundColor: NSColor? {
    get { textCell?.backgroundColor }
    set { textCell?.backgroundColor = newValue }
  }

  /// Whether that color is drawn.
  open var drawsBackground: Bool {
    get { textCell?.drawsBackground ?? false }
    set { textCell?.drawsBackground = newValue }
  }

  /// What is told of editing, if it is of the protocol.
  open var delegate: (any NSTextFieldDelegate)? {
    get { outlet("delegate") as? any NSTextFieldDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// A cell for a field that is made in code.
  open override class func makeCell() -> NSCell { NSTextFieldCell() }

  /// A text that can be edited or selected takes the keys.
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder && (isEditable || isSelectable) }

  /// Whether editing may begin: as the delegate answers.
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }
  /// Whether editing may end: as the delegate answers.
  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }
  /// The text is edited from now on: tells the delegate.
  open func textDidBeginEditing(_ notification: Notification) { tell(.began) }
  /// The text changed that is edited: tells the delegate.
  open func textDidChange(_ notification: Notification) { tell(.changed) }
  /// The text is edited no more: tells the delegate.
  open func textDidEndEditing(_ notification: Notification) { tell(.ended) }

  /// Begins to edit: all of the text is selected.
  open override func becomeFirstResponder() -> Bool {
    beginEdit()
    return true
  }

  /// Ends to edit, unless the delegate keeps the text.
  open override func resignFirstResponder() -> Bool { endEdit() }

  /// Does what typing a text and pressing return does: the delegate hears it, then the action is sent.
  /// - Returns: the object that performed the action; nil for a field that cannot be edited, and for a text that its
  ///   formatter does not know.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func enter(_ text: String) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, isEditable else { return nil }
    window?.makeFirstResponder(self)
    textDidBeginEditing(notice(.began))
    stringValue = text
    textDidChange(notice(.changed))
    guard takes(text) else { return nil }
    textDidEndEditing(notice(.ended))
    return try sendAction()
  }

  /// The text, unless it is hidden, and the placeholder.
  open override var shownTexts: [String] {
    [isSecure ? nil : stringValue, placeholderString].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Gives the keys to the field and selects its text, if it can be selected.
  open func selectText(_ sender: Any?) {
    guard isSelectable || isEditable, let window else { return }
    window.makeFirstResponder(self)
    currentEditor()?.selectAll(sender)
  }

  /// Ends editing without the delegate being asked; the text stays as it was typed.
  /// - Returns: whether the field was edited.
  @discardableResult
  open override func abortEditing() -> Bool {
    guard currentEditor() != nil else { return false }
    editor = nil
    window?.makeFirstResponder(nil)
    return true
  }

  /// What edits the text; nil unless the field has the keys of its window. What is done to its text is done to the
  /// field's.
  open override func currentEditor() -> NSText? {
    guard window?.firstResponder === self else {
      editor = nil
      return nil
    }
    if editor == nil { beginEdit() }
    editor?.showField()
    return editor
  }

  /// Makes what is typed the content, by what the formatter makes of it.
  open override func validateEditing() {
    guard let editor else { return }
    // Code may have set another text meanwhile.
    editor.showField()
    stringValue = editor.string
  }

  /// What is shown while there is no text, with its attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { textCell?.placeholderAttributedString }
    set { textCell?.placeholderAttributedString = newValue }
  }

  /// Whether attributes of its text can be changed.
  open var allowsEditingTextAttributes: Bool {
    get { cell.allowsEditingTextAttributes }
    set { cell.allowsEditingTextAttributes = newValue }
  }
}

extension UserOperable where Self: NSTextField {
  /// The cell as a text field's.
  public var textCell: NSTextFieldCell? { cell as? NSTextFieldCell }
}
