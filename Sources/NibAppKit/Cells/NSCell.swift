import Foundation
import NibFoundation
import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// What a control shows and the state it is in. Stands in for NSCell and NSActionCell.
///
/// - Seen: NSCellFlags and NSCellFlags2 of compiled nibs, bit by bit.
open class NSCell: CellMembers, TargetActing {
  /// The content as archives and bindings have it: text, a number, a date, an image.
  public final var contentValue: NibValue = .null
  /// The font.
  open var font: NSFont?
  /// The view that the cell is shown in; nil for none.
  @exclusivity(unchecked) open weak var controlView: NSView?
  /// Whether it is drawn as pressed.
  open var isHighlighted = false
  /// A number of one's own.
  open var tag = 0
  /// A value of one's own, as archives and bindings have it.
  final var representedValue: NibValue = .null
  /// A value of one's own.
  open var representedObject: Any? {
    get { ModelBox.unboxed(representedValue) }
    set { representedValue = ModelBox.boxed(newValue) }
  }
  /// Whether it is on.
  open var state = NSControl.StateValue.off
  /// Whether it reacts.
  open var isEnabled = true
  /// Whether its text can be changed.
  open var isEditable = false
  /// Whether its text can be selected.
  open var isSelectable = false
  /// Whether it has a line around it.
  open var isBordered = false
  /// Whether it has a bezel.
  open var isBezeled = false
  /// Whether long text scrolls.
  open var isScrollable = false
  /// Whether text is laid out on one line.
  open var usesSingleLineMode = false
  /// Whether it can be neither on nor off.
  open var allowsMixedState = false
  /// Whether keys never go to it.
  open var refusesFirstResponder = false
  /// Whether the end of editing sends the action.
  open var sendsActionOnEndEditing = false
  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether changes of its text can be undone.
  open var allowsUndo = true
  /// Whether attributes of its text can be changed.
  open var allowsEditingTextAttributes = false
  /// How text is aligned.
  open var alignment = NSTextAlignment.natural
  /// Where lines of text break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What is drawn around it while it has the keys.
  open var focusRingType = NSFocusRingType.default
  /// Whether the action is sent while the value changes.
  open var isContinuous = false
  /// Whether the last line that is seen ends in an ellipsis.
  open var truncatesLastVisibleLine = false

  /// Makes one with the framework's defaults.
  public override convenience init() { self.init(textCell: "") }

  /// Makes a cell of a text.
  public init(textCell string: String) {
    super.init()
    takeMadeInCode()
    if !string.isEmpty { stringValue = string }
  }

  /// Makes a cell of an image.
  public init(imageCell image: NSImage?) {
    super.init()
    takeMadeInCode()
    switch self {
    case let button as NSButtonCell: button.image = image
    default: contentValue = image?.nibValue ?? .null
    }
  }

  /// Reads the archived values.
  public required init(coder: NSCoder) {
    super.init()
    _ = unarchive(coder)
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// What a cell has that code makes, other than one of an archive, which says it.
  func takeMadeInCode() {}

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.cellTable.read(self, from: coder)
    // A bit for the mixed state stands in the other word, and newer archives have the state itself.
    let names = Self.cellTable.names
    if try names.value("mixedState", in: coder, as: Bool.self) == true {
      state = .mixed
    }
    if let stored = try names.value("ownState", in: coder, as: NSControl.StateValue.self) { state = stored }
    // The bits of older systems know no size that is large.
    let size = try names.value("ownControlSize", in: coder, as: NSControl.ControlSize.self)
    if let size, size == .large || size == .extraLarge { controlSize = size }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [cellTable] }

  private static let cellTable = PropertyTable(
    NSCell.self, kind: AppKitElements.cell, fresh: { NSCell() },
    [
      Property("objectValue", \.contentValue),
      Property("identifier", \.identifier),
      Property("font", \.font),
      Property("controlSize", \.controlSize),
      Property("allowsUndo", \.allowsUndo),
      Property("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      Property("truncatesLastVisibleLine", \.truncatesLastVisibleLine),
      Property("tag", \.tag),
      Property("representedObject", \.representedValue),
      Property("state", \.state),
      Property("enabled", \.isEnabled),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property(
        "bordered", row: "borderStyle", get: { ChoiceFlag<LineBorder>($0.isBordered) },
        set: { $0.isBordered = $1.isOn }),
      Property(
        "bezeled", row: "borderStyle", get: { ChoiceFlag<BezelBorder>($0.isBezeled) },
        set: { $0.isBezeled = $1.isOn }),
      Property("alignment", get: { CellAlignment($0.alignment) }, set: { $0.alignment = $1.alignment }),
      Property("lineBreakMode", \.lineBreakMode),
      Property("focusRingType", \.focusRingType),
      Property("continuous", \.isContinuous),
      Property("formatter", object: \.formatter),
      Property("scrollable", \.isScrollable),
      Property("usesSingleLineMode", \.usesSingleLineMode),
      Property("allowsMixedState", \.allowsMixedState),
      Property("refusesFirstResponder", \.refusesFirstResponder),
      Property("sendsActionOnEndEditing", \.sendsActionOnEndEditing),
    ])

  /// The target and its action; nil while nothing is connected.
  public final var actionBinding: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { actionBinding = binding.lasting }

  /// Sends the action of a cell that is in no control of its own, as one of a table's column.
  /// - Returns: the object that performed it; nil if there is no action, or nobody along the chain took it.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction() throws(RuntimeError) -> AnyObject? {
    guard let actionBinding else { return nil }
    return try ActionDispatch.send(actionBinding, from: self)
  }

  /// Turns the content into text and back: one of Foundation's does, one of an archive is kept alone.
  open var formatter: AnyObject?

  /// The content: a text, a number, a date, an image; nil for nothing.
  open var objectValue: Any? {
    get { ModelBox.unboxed(contentValue) }
    set { contentValue = ModelBox.boxed(newValue) }
  }

  /// The content as text; setting it replaces the content, by what the formatter makes of the text.
  open var stringValue: String {
    get {
      if let formatter = formatter as? Formatter, let content = objectValue, let text = formatter.string(for: content) {
        return text
      }
      return Self.text(contentValue)
    }
    set { contentValue = formatted(newValue) ?? .string(newValue) }
  }

  /// What the formatter makes of a text; nil without one, and for a text that it does not know.
  private func formatted(_ text: String) -> NibValue? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text).map { .real($0.doubleValue) }
    case let formatter as DateFormatter: formatter.date(from: text).map { .date($0.timeIntervalSinceReferenceDate) }
    default: nil
    }
  }

  /// Why the formatter does not know a text; nil where it does, where there is none, and for no text at all.
  final func refusal(of text: String) -> String? {
    guard !text.isEmpty, formatter is NumberFormatter || formatter is DateFormatter, formatted(text) == nil else {
      return nil
    }
    return "'\(text)' is not in the format of the field"
  }

  /// The content as text with attributes; those of a text without any are its font, and its color where it has one.
  open var attributedStringValue: NSAttributedString {
    get {
      if case .text(let text) = contentValue { return DesktopText.attributed(text) }
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font { attributes[.font] = font }
      if let color = (self as? NSTextFieldCell)?.textColor { attributes[.foregroundColor] = color }
      return NSAttributedString(string: stringValue, attributes: attributes)
    }
    set { contentValue = .text(DesktopText.archived(newValue)) }
  }

  /// Whether text is broken into lines at the edge.
  open var wraps: Bool {
    get { !isScrollable && lineBreakMode != .byClipping && !usesSingleLineMode }
    set {
      lineBreakMode = newValue ? .byWordWrapping : .byClipping
      if newValue { isScrollable = false }
    }
  }

  /// The content as a number; 0 for text that is none.
  open var doubleValue: Double {
    get { Double(nibValue: contentValue) ?? Double(stringValue) ?? 0 }
    set { contentValue = .real(newValue) }
  }

  /// The content as a whole number, rounded toward zero; 0 for text that is none.
  open var integerValue: Int {
    get { Int(nibValue: contentValue) ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { contentValue = .int(Int64(newValue)) }
  }

  private static func text(_ value: NibValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    case .text(let text): text.string
    case .object(let object): "\(Swift.type(of: object))"
    default: "\(value)"
    }
  }

  /// The text that it shows.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  /// The state that a click leads to.
  open var nextState: Int {
    switch state {
    case .on: NSControl.StateValue.off.rawValue
    case .off: (allowsMixedState ? NSControl.StateValue.mixed : .on).rawValue
    case .mixed: NSControl.StateValue.on.rawValue
    }
  }

  /// Goes to the next state; no action is sent.
  open func setNextState() { state = NSControl.StateValue(rawValue: nextState) ?? .off }

  /// Does what a click on the cell does: that of its control, or its own action. Raises what the target throws.
  open func performClick(_ sender: Any?) {
    InterfaceFaults.raising {
      if let control = controlView as? NSControl, control.cell === self {
        try control.performClick()
      } else if isEnabled {
        try sendAction()
      }
    }
  }
}
