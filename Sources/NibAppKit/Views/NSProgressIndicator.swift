import NibRuntime
import NibStandIns

/// How far work has come. Stands in for NSProgressIndicator.
open class NSProgressIndicator: NSView {
  /// Least value.
  public final var minValue = 0.0
  /// Greatest value.
  public final var maxValue = 0.0
  /// How far it has come.
  public final var doubleValue = 0.0
  /// Whether it moves.
  public final var isAnimating = false
  /// Whether it does not say how far.
  public final var isIndeterminate = false
  /// Whether it is round.
  public final var isSpinning = false
  /// Whether it is seen while it stands still.
  public final var isDisplayedWhenStopped = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.progressIndicatorTable.read(self, from: coder)
    try Self.progressIndicatorFlags.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [progressIndicatorTable] }

  private static let progressIndicatorTable = PropertyTable(
    NSProgressIndicator.self, fresh: { NSProgressIndicator() },
    [
      Property("minValue", "NSMinValue", get: { $0.minValue }, set: { $0.minValue = $1 }),
      Property("maxValue", "NSMaxValue", get: { $0.maxValue }, set: { $0.maxValue = $1 }),
      Property("doubleValue", "NSProgressIndicatorDoubleValue", get: { $0.doubleValue }, set: { $0.doubleValue = $1 }),
      Property("animating", get: { $0.isAnimating }, set: { $0.isAnimating = $1 }),
      Property("indeterminate", get: { $0.isIndeterminate }, set: { $0.isIndeterminate = $1 }),
      Property("spinning", get: { $0.isSpinning }, set: { $0.isSpinning = $1 }),
      Property("displayedWhenStopped", get: { $0.isDisplayedWhenStopped }, set: { $0.isDisplayedWhenStopped = $1 }),
    ])

  private static let progressIndicatorFlags = FlagTable<NSProgressIndicator>(
    [
      Flag("NSpiFlags", 0x2, at: \.isIndeterminate),
      Flag("NSpiFlags", 0x1000, at: \.isSpinning),
      Flag("NSpiFlags", 0x2000, at: \.isDisplayedWhenStopped),
    ])

  /// Starts moving.
  public func startAnimation() { isAnimating = true }

  /// Stops moving.
  public func stopAnimation() { isAnimating = false }

  /// Comes further.
  public func increment(by delta: Double) { doubleValue = min(maxValue, max(minValue, doubleValue + delta)) }

  /// Starts and stops.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "startAnimation:": startAnimation()
    case "stopAnimation:": stopAnimation()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Starts and stops.
  open override func responds(to selector: String) -> Bool {
    ["startAnimation:", "stopAnimation:"].contains(selector) || super.responds(to: selector)
  }
}
