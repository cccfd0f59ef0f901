import NibRuntime
import NibSchema
import NibStandIns

/// A color to choose. Stands in for NSColorWell.
open class NSColorWell: NSControl {
  /// The color.
  open var color: NSColor!
  /// Whether it has a frame.
  public final var isBordered = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.colorWellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [colorWellTable] }

  private static let colorWellTable = PropertyTable(
    NSColorWell.self, kind: AppKitElements.colorWell, fresh: { NSColorWell() },
    [
      Property("color", \.color),
      Property("bordered", \.isBordered),
    ])

  /// Does what choosing a color does.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ color: NSColor) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    self.color = color
    return try sendAction()
  }
}
