import NibRuntime
import NibStandIns

/// Fingers that move quickly in a direction. Stands in for UISwipeGestureRecognizer.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Bits of the directions: right 1, left 2, up 4, down 8.
  public final var direction: Direction = .right
  /// Fingers that are needed.
  public final var numberOfTouchesRequired = 1

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.swipeGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [swipeGestureRecognizerTable] }

  private static let swipeGestureRecognizerTable = PropertyTable(
    UISwipeGestureRecognizer.self,
    [
      Property("direction", "UISwipeGestureRecognizer.direction", get: { $0.direction }, set: { $0.direction = $1 }),
      Property(
        "numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired",
        get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
