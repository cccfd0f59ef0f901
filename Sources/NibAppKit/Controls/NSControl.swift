import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A control: a cell with content, and one target with one action. Stands in for NSControl.
open class NSControl: ControlMembers, TargetActing {
  /// A number of one's own, by which code tells controls apart.
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }
  /// Whether a pointer that rests on cut text is told all of it.
  open var allowsExpansionToolTips = false
  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the action is sent while the value changes.
  open var isContinuous = false
  /// Whether keys never go to it.
  open var refusesFirstResponder = false
  /// Whether text is laid out on one line.
  open var usesSingleLineMode = false
  /// How text is aligned.
  open var alignment = NSTextAlignment.left
  /// Where lines of text break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The direction that text is written in.
  open var baseWritingDirection = NSWritingDirection.natural
  /// Whether the control is laid out in the direction of the user's language.
  open var allowsLogicalLayoutDirection = false
  /// How large the control is.
  open var controlSize = ControlSize.regular

  /// What edits the control's text; nil for one without text, and where the text is not edited.
  open func currentEditor() -> NSText? { nil }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.controlTable.read(self, from: coder)
    // What cannot react lacks the key, or its cell says so.
    isEnabled = try Self.controlTable.names.value("enabled", in: coder, as: Bool.self) ?? false
    if !cell.isEnabled {
      isEnabled = false
    }
    // The row reads the key that knows large sizes; before macOS 11 there is the older one alone.
    let older = try Self.controlTable.names.value("olderControlSize", in: coder, as: ControlSize.self)
    if let older, controlSize == .regular { controlSize = older }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [controlTable] }

  private static let controlTable = PropertyTable(
    NSControl.self, kind: AppKitElements.control, fresh: { NSControl() },
    [
      Property("enabled", \.isEnabled),
      Property("cell", getObject: { $0.cell }, set: { (own, cell: NSCell?) in if let cell { own.cell = cell } }),
      Property("continuous", row: "cell.continuous", \.isContinuous),
      Property("refusesFirstResponder", row: "cell.refusesFirstResponder", \.refusesFirstResponder),
      Property("usesSingleLineMode", row: "cell.usesSingleLineMode", \.usesSingleLineMode),
      Property("alignment", row: "cell.alignment", \.alignment),
      Property("lineBreakMode", row: "cell.lineBreakMode", \.lineBreakMode),
      Property("baseWritingDirection", row: "cell.baseWritingDirection", \.baseWritingDirection),
      Property("allowsLogicalLayoutDirection", \.allowsLogicalLayoutDirection),
      Property("controlSize", row: "cell.controlSize", \.controlSize),
      Property("stringValue", \.stringValue),
      Property("doubleValue", \.doubleValue),
      Property("integerValue", \.integerValue),
      Property("objectValue", \.contentValue),
      Property("font", \.font),
      Property("allowsExpansionToolTips", \.allowsExpansionToolTips),
    ])

  /// What the control shows and the state it is in.
  open var cell: NSCell! {
    get {
      if let ownCell { return ownCell }
      var made = Self.makeCell()
      if let wanted = Self.cellClass as? NSCell.Type, wanted != Swift.type(of: made) { made = wanted.made() }
      made.controlView = self
      ownCell = made
      return made
    }
    set {
      ownCell = newValue
      newValue?.controlView = self
    }
  }
  private final var ownCell: NSCell?
  /// The target and its action: the cell's; nil while nothing is connected.
  public final var actionBinding: ActionBinding? {
    get { cell.actionBinding }
    set { cell.actionBinding = newValue }
  }

  /// A cell for a control that is made in code.
  open class func makeCell() -> NSCell { NSCell() }

  /// The content as text.
  open var stringValue: String {
    get { cell.stringValue }
    set { cell.stringValue = newValue }
  }

  /// The content as a number.
  open var doubleValue: Double {
    get { cell.doubleValue }
    set { cell.doubleValue = newValue }
  }

  /// The content as a whole number.
  open var integerValue: Int {
    get { cell.integerValue }
    set { cell.integerValue = newValue }
  }

  /// The content as archives and bindings have it.
  public final var contentValue: NibValue {
    get { cell.contentValue }
    set { cell.contentValue = newValue }
  }

  /// The content: a text, a number, a date, an image; nil for nothing.
  open var objectValue: Any? {
    get { cell.objectValue }
    set { cell.objectValue = newValue }
  }

  /// The content as text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { cell.attributedStringValue }
    set { cell.attributedStringValue = newValue }
  }

  /// Turns the content into text and back; one of an archive, which is kept alone, is not seen here.
  open var formatter: Formatter? {
    get { cell.formatter as? Formatter }
    set { cell.formatter = newValue }
  }

  /// Sends an action to a target, or to the first that takes it along the responder chain. Raises what the target throws.
  /// - Returns: whether somebody performed it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  /// The font.
  open var font: NSFont? {
    get { cell.font }
    set { cell.font = newValue }
  }

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { cell.addAction(binding) }

  /// Sends the action, whether the control is enabled or not.
  /// - Returns: the object that performed it; nil if there is no action, or nobody along the chain took it.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction() throws(RuntimeError) -> AnyObject? {
    if cell.holdsAction { return nil }
    // What is bound has the value before the action asks for it.
    try commitBindings()
    try cell.commitBindings()
    if let performer = try sendBoundAction() { return performer }
    guard let actionBinding else { return nil }
    return try ActionDispatch.send(actionBinding, from: self)
  }

  /// The main button goes down: a click on a control that takes one, as a button; else the next responder hears of it.
  /// Raises what the target throws.
  open override func mouseDown(with event: NSEvent) {
    if !Pointer.take(event, at: self) { super.mouseDown(with: event) }
  }

  /// Whether it takes the keys: a control without text takes them from those who have full keyboard access, as the
  /// system is not set up at first.
  open override var acceptsFirstResponder: Bool {
    isEnabled && !refusesFirstResponder && NSApplication.shared.isFullKeyboardAccessEnabled
  }

  /// Does what a click does: nothing for a control that does not react.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  open func performClick() throws(RuntimeError) -> AnyObject? {
    isEnabled ? try sendAction() : nil
  }

  /// Takes values of other controls, and clicks.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    let source = sender as? NSControl
    switch selector {
    case "performClick:": try performClick()
    case "takeStringValueFrom:": stringValue = source?.stringValue ?? stringValue
    case "takeDoubleValueFrom:", "takeFloatValueFrom:": doubleValue = source?.doubleValue ?? doubleValue
    case "takeIntValueFrom:", "takeIntegerValueFrom:": integerValue = source?.integerValue ?? integerValue
    case "takeObjectValueFrom:": contentValue = source?.contentValue ?? contentValue
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether the control takes the value or click.
  open override func responds(to selector: String) -> Bool {
    selector == "performClick:" || selector.hasPrefix("take") && selector.hasSuffix("ValueFrom:")
      || super.responds(to: selector)
  }

  /// The text it shows.
  open override var shownTexts: [String] { [stringValue].filter { !$0.isEmpty } }

  /// Names of properties that say again what another says; trees leave them out.
  class var derivedProperties: Set<String> { ["objectValue", "doubleValue", "integerValue"] }

  /// The properties that differ from a fresh control's, each content once.
  open override var changedProperties: [ChangedProperty] {
    super.changedProperties.filter { !Self.derivedProperties.contains($0.name) }
  }

  /// Gives the control the size that its content asks for; an extent that nothing asks for stays. The columns of a table
  /// become as wide as the table.
  open func sizeToFit() {
    if let table = self as? NSTableView { return table.fitColumns() }
    let wanted = fittingSize
    setFrameSize(
      NSSize(
        width: wanted.width > 0 ? wanted.width : frame.width, height: wanted.height > 0 ? wanted.height : frame.height))
  }

  /// The size that the content asks for within one, in points.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    let wanted = intrinsicContentSize
    let content = cell.cellSize(forBounds: NSRect(origin: .zero, size: size))
    return NSSize(
      width: wanted.width >= 0 ? wanted.width : content.width,
      height: wanted.height >= 0 ? wanted.height : content.height)
  }

  /// Does what a click does. Raises what the target throws.
  open func performClick(_ sender: Any?) { InterfaceFaults.raising { try performClick() } }

  /// Whether it is drawn as pressed.
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { cell.isHighlighted = newValue }
  }

  /// The class of the cells that controls of this class have. A class may say another one; controls that are made in code
  /// have such cells.
  open class var cellClass: AnyClass? {
    get { CellClasses.classes[ObjectIdentifier(self)] ?? Swift.type(of: makeCell()) }
    set { CellClasses.classes[ObjectIdentifier(self)] = newValue }
  }
}
