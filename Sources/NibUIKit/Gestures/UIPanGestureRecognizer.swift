import NibRuntime
import NibStandIns

/// Fingers that drag. Stands in for UIPanGestureRecognizer.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Least number of fingers.
  public final var minimumNumberOfTouches = 1
  /// Greatest number of fingers.
  public final var maximumNumberOfTouches = Int(UInt32.max)
  /// How far the fingers went, in points; a test sets it before it sends a state.
  public final var translation = NibPoint()
  /// How fast they go, in points a second, likewise.
  public final var velocity = NibPoint()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.panGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [panGestureRecognizerTable] }

  private static let panGestureRecognizerTable = PropertyTable(
    UIPanGestureRecognizer.self,
    [
      Property(
        "minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", get: { $0.minimumNumberOfTouches },
        set: { $0.minimumNumberOfTouches = $1 }),
      Property(
        "maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches", get: { $0.maximumNumberOfTouches },
        set: { $0.maximumNumberOfTouches = $1 }),
      Property("translation", get: { $0.translation }, set: { $0.translation = $1 }),
      Property("velocity", get: { $0.velocity }, set: { $0.velocity = $1 }),
    ])
}
