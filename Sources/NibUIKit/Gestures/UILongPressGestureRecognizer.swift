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
      Property("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration", at: \.minimumPressDuration),
      Property("allowableMovement", "UILongPressGestureRecognizer.allowableMovement", at: \.allowableMovement),
      Property("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", at: \.numberOfTapsRequired),
      Property(
        "numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", at: \.numberOfTouchesRequired
      ),
    ])
}
