import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// How far work has come. Stands in for NSProgressIndicator.
open class NSProgressIndicator: NSView {
  /// Least value.
  open var minValue = 0.0
  /// Greatest value.
  open var maxValue = 0.0
  /// How far it has come: as code says, or the progress that it observes.
  open var doubleValue: Double {
    get { observedValue ?? ownValue }
    set { ownValue = newValue }
  }
  private final var ownValue = 0.0
  /// Whether it moves.
  open var isAnimating = false
  /// Whether it does not say how far.
  open var isIndeterminate = false
  /// Whether it is round.
  open var isSpinning = false
  /// Whether it is seen while it stands still.
  open var isDisplayedWhenStopped = true
  /// Whether it has a bezel.
  open var isBezeled = true
  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular

  /// Makes one with the framework's defaults: from 0 to 100, that does not say how far.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    maxValue = 100
    isIndeterminate = true
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.progressIndicatorTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [progressIndicatorTable] }

  private static let progressIndicatorTable = PropertyTable(
    NSProgressIndicator.self, kind: AppKitElements.progressIndicator, fresh: { NSProgressIndicator() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
      Property("doubleValue", \.doubleValue),
      Property("animating", \.isAnimating),
      Property("indeterminate", \.isIndeterminate),
      Property("spinning", row: "style", \.isSpinning),
      Property("displayedWhenStopped", \.isDisplayedWhenStopped),
      Property("bezeled", \.isBezeled),
      Property("controlSize", \.controlSize),
    ])

  /// Starts moving.
  open func startAnimation() { isAnimating = true }

  /// Stops moving.
  open func stopAnimation() { isAnimating = false }

  /// Comes further.
  open func increment(by delta: Double) { doubleValue = min(maxValue, max(minValue, doubleValue + delta)) }

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

  /// Starts moving.
  open func startAnimation(_ sender: Any?) { startAnimation() }

  /// Stops moving.
  open func stopAnimation(_ sender: Any?) { stopAnimation() }
}
