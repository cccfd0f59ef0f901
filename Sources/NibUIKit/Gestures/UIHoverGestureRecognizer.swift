import NibRuntime
import NibStandIns

/// A pointer over a view. Stands in for UIHoverGestureRecognizer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pointer is above the screen, 0...1.
  public final var zOffset = 0.0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.hoverGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [hoverGestureRecognizerTable] }

  private static let hoverGestureRecognizerTable = PropertyTable(
    UIHoverGestureRecognizer.self,
    [
      Property("zOffset", get: { $0.zOffset }, set: { $0.zOffset = $1 })
    ])
}
