import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// What a control shows and the state it is in. Stands in for NSCell and NSActionCell.
///
/// - Seen: NSCellFlags and NSCellFlags2 of compiled nibs, bit by bit.
open class NSCell: NSResponder, ActionSending {
  /// The content: text, a number, a date, an image.
  public final var objectValue: NibValue = .null
  /// The font.
  public final var font: NSFont?
  /// A number of one's own.
  public final var tag = 0
  /// A value of one's own.
  public final var representedObject: NibValue = .null
  /// Whether it is on.
  public final var state = NSControl.StateValue.off
  /// Whether it reacts.
  public final var isEnabled = true
  /// Whether its text can be changed.
  public final var isEditable = false
  /// Whether its text can be selected.
  public final var isSelectable = false
  /// Whether it has a line around it.
  public final var isBordered = false
  /// Whether it has a bezel.
  public final var isBezeled = false
  /// Whether long text scrolls.
  public final var isScrollable = false
  /// Whether text is laid out on one line.
  public final var usesSingleLineMode = false
  /// Whether it can be neither on nor off.
  public final var allowsMixedState = false
  /// Whether keys never go to it.
  public final var refusesFirstResponder = false
  /// Whether the end of editing sends the action.
  public final var sendsActionOnEndEditing = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.cellTable.read(self, from: coder)
    try Self.cellFlags.read(self, from: coder)
    if let flags = try coder.readLeniently("NSCellFlags", as: Int.self), flags & 0x8000_0000 != 0 { state = .on }
    if try coder.field("NSCellFlags2", mask: 0x80_0000, shift: 23) == 1 { state = .mixed }
    if let stored = try coder.readLeniently("NSState", as: NSControl.StateValue.self) { state = stored }
    formatter = try coder.child("NSFormatter")
    coder.markHandled("NSControlView", "NSControlSize2", "NSControlSizeExtraLarge", "NSTarget", "NSAction")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [cellTable] }

  private static let cellTable = PropertyTable(
    NSCell.self, kind: AppKitElements.cell, fresh: { NSCell() },
    [
      Property("objectValue", keys: "NSContents", at: \.objectValue),
      Property("font", \.font),
      Property("tag", keys: .key(.nsTag), at: \.tag),
      Property("representedObject", keys: "NSRepresentedObject", at: \.representedObject),
      Property("state", unarchived: \.state),
      Property("enabled", unarchived: \.isEnabled),
      Property("editable", unarchived: \.isEditable),
      Property("selectable", unarchived: \.isSelectable),
      Property("bordered", unarchived: \.isBordered),
      Property("bezeled", unarchived: \.isBezeled),
      Property("scrollable", unarchived: \.isScrollable),
      Property("usesSingleLineMode", unarchived: \.usesSingleLineMode),
      Property("allowsMixedState", unarchived: \.allowsMixedState),
      Property("refusesFirstResponder", unarchived: \.refusesFirstResponder),
      Property("sendsActionOnEndEditing", unarchived: \.sendsActionOnEndEditing),
    ])

  private static let cellFlags = FlagTable<NSCell>(
    [
      Flag("NSCellFlags", 0x2000_0000, isSetWhen: false, at: \.isEnabled),
      Flag("NSCellFlags", 0x1000_0000, at: \.isEditable),
      Flag("NSCellFlags", 0x20_0000, at: \.isSelectable),
      Flag("NSCellFlags", 0x80_0000, at: \.isBordered),
      Flag("NSCellFlags", 0x40_0000, at: \.isBezeled),
      Flag("NSCellFlags", 0x10_0000, at: \.isScrollable),
      Flag("NSCellFlags2", 0x40, at: \.usesSingleLineMode),
      Flag("NSCellFlags2", 0x100_0000, at: \.allowsMixedState),
      Flag("NSCellFlags2", 0x200_0000, at: \.refusesFirstResponder),
      Flag("NSCellFlags2", 0x40_0000, at: \.sendsActionOnEndEditing),
    ])

  /// The target and its action; nil while nothing is connected.
  public private(set) final var action: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { action = binding }

  /// Sends the action of a cell that is in no control of its own, as one of a table's column.
  /// - Returns: the object that performed it; nil if there is no action, or nobody along the chain took it.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction() throws(RuntimeError) -> AnyObject? {
    guard let action else { return nil }
    return try ActionDispatch.send(action, from: self)
  }

  /// Turns the content into text; kept, not applied.
  public private(set) final var formatter: AnyObject?

  /// The content as text; setting it replaces the content.
  public var stringValue: String {
    get { Self.text(objectValue) }
    set { objectValue = .string(newValue) }
  }

  /// The content as a number; 0 for text that is none.
  public var doubleValue: Double {
    get { Double(nibValue: objectValue) ?? Double(stringValue) ?? 0 }
    set { objectValue = .real(newValue) }
  }

  /// The content as a whole number, rounded toward zero; 0 for text that is none.
  public var integerValue: Int {
    get { Int(nibValue: objectValue) ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = .int(Int64(newValue)) }
  }

  private static func text(_ value: NibValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    case .text(let text): text.string
    case .object(let object): "\(type(of: object))"
    default: "\(value)"
    }
  }
}
