import NibRuntime
import NibStandIns

/// How many taps and fingers a recognizer counts; archives keep it apart. Stands in for UITapRecognizer.
///
/// - Seen: key `_imp` of tap and long press recognizers in compiled nibs.
open class UITapRecognizer: StandIn {
  /// Taps that are needed; nil where the archive leaves it to the recognizer.
  public private(set) final var storedTaps: Int?
  /// Fingers that are needed.
  public final var numberOfTouchesRequired = 1

  /// Taps that are needed.
  public var numberOfTapsRequired: Int { storedTaps ?? 1 }

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived counts.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tapTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tapTable] }

  private static let tapTable = PropertyTable(
    UITapRecognizer.self,
    [
      Property(
        "numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired", get: { $0.storedTaps },
        set: { $0.storedTaps = $1 }),
      Property(
        "numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired", get: { $0.numberOfTouchesRequired },
        set: { $0.numberOfTouchesRequired = $1 }),
    ])
}
