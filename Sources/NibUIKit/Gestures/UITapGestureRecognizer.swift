import NibRuntime
import NibStandIns

/// Fingers that tap. Stands in for UITapGestureRecognizer.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps that are needed.
  public final var numberOfTapsRequired = 1
  /// Fingers that are needed.
  public final var numberOfTouchesRequired = 1

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tapGestureRecognizerTable.read(self, from: coder)
    if let counts: UITapRecognizer = try coder.member("UITapGestureRecognizer._imp") {
      numberOfTapsRequired = counts.numberOfTapsRequired
      numberOfTouchesRequired = counts.numberOfTouchesRequired
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tapGestureRecognizerTable] }

  private static let tapGestureRecognizerTable = PropertyTable(
    UITapGestureRecognizer.self,
    [
      Property(
        "numberOfTapsRequired", "UITapGestureRecognizer.numberOfTapsRequired", get: { $0.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }),
      Property(
        "numberOfTouchesRequired", "UITapGestureRecognizer.numberOfTouchesRequired",
        get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
