import NibRuntime
import NibStandIns

/// Fingers that stay. Stands in for UILongPressGestureRecognizer.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that fingers must stay.
  public final var minimumPressDuration = 0.5
  /// Points that fingers may move.
  public final var allowableMovement = 10.0
  /// Taps before the press.
  public final var numberOfTapsRequired = 0
  /// Fingers that are needed.
  public final var numberOfTouchesRequired = 1

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.longPressGestureRecognizerTable.read(self, from: coder)
    if let counts: UITapRecognizer = try coder.member("UILongPressGestureRecognizer._imp") {
      numberOfTapsRequired = counts.storedTaps ?? numberOfTapsRequired
      numberOfTouchesRequired = counts.numberOfTouchesRequired
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [longPressGestureRecognizerTable] }

  private static let longPressGestureRecognizerTable = PropertyTable(
    UILongPressGestureRecognizer.self,
    [
      Property(
        "minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration", get: { $0.minimumPressDuration },
        set: { $0.minimumPressDuration = $1 }),
      Property(
        "allowableMovement", "UILongPressGestureRecognizer.allowableMovement", get: { $0.allowableMovement },
        set: { $0.allowableMovement = $1 }),
      Property(
        "numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", get: { $0.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }),
      Property(
        "numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired",
        get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 }
      ),
    ])
}
