import NibRuntime
import NibStandIns

/// Two fingers that turn. Stands in for UIRotationGestureRecognizer.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  public final var rotation = 0.0
  /// How fast they turn, in radians a second.
  public final var velocity = 0.0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.rotationGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rotationGestureRecognizerTable] }

  private static let rotationGestureRecognizerTable = PropertyTable(
    UIRotationGestureRecognizer.self,
    [
      Property("rotation", "UIRotationGestureRecognizer.rotation", get: { $0.rotation }, set: { $0.rotation = $1 }),
      Property("velocity", get: { $0.velocity }, set: { $0.velocity = $1 }),
    ])
}
