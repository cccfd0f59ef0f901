import NibRuntime
import NibStandIns

/// Two fingers that move apart or together. Stands in for UIPinchGestureRecognizer.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Distance of the fingers against that at the beginning.
  public final var scale = 1.0
  /// How fast the scale changes, each second.
  public final var velocity = 0.0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.pinchGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pinchGestureRecognizerTable] }

  private static let pinchGestureRecognizerTable = PropertyTable(
    UIPinchGestureRecognizer.self,
    [
      Property("scale", "UIPinchGestureRecognizer.scale", get: { $0.scale }, set: { $0.scale = $1 }),
      Property("velocity", get: { $0.velocity }, set: { $0.velocity = $1 }),
    ])
}
