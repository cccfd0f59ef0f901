import NibRuntime
import NibSchema
import NibStandIns

/// A switch that slides. Stands in for NSSwitch.
open class NSSwitch: NSControl {

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.switchTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [switchTable] }

  private static let switchTable = PropertyTable(
    NSSwitch.self, kind: AppKitElements.`switch`, fresh: { NSSwitch() },
    [
      Property("state", \.state),
      Property("controlSize", \.controlSize),
      Property("alignment", \.alignment),
      Property("baseWritingDirection", \.baseWritingDirection),
    ])

  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { cell.state }
    set { cell.state = newValue }
  }

  /// Does what a click does: the switch goes to its other side, then sends its action.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  open override func performClick() throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    state = state == .on ? .off : .on
    return try sendAction()
  }

  override class var derivedProperties: Set<String> { ["objectValue", "stringValue", "integerValue", "doubleValue"] }

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}
