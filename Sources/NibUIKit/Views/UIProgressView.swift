import NibRuntime
import NibStandIns

/// A bar that fills. Stands in for UIProgressView.
open class UIProgressView: UIView {
  /// Part that is done, kept within 0...1.
  public var progress: Double {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  private var storedProgress = 0.0
  /// 0 default, 1 bar.
  public final var progressViewStyle = 0
  /// Color of the part that is done.
  public final var progressTintColor: NibColor?
  /// Color of the rest.
  public final var trackTintColor: NibColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.progressViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [progressViewTable] }

  private static let progressViewTable = PropertyTable(
    UIProgressView.self,
    [
      Property("progress", "UIProgress", at: \.progress),
      Property("progressViewStyle", "UIProgressViewStyle", at: \.progressViewStyle),
      Property("progressTintColor", "UIProgressTintColor", "UIProgressProgressTintColor", at: \.progressTintColor),
      Property("trackTintColor", "UIProgressTrackTintColor", at: \.trackTintColor),
    ])

  /// Sets the part that is done; an animated change is there at once.
  public func setProgress(_ progress: Double, animated: Bool = false) { self.progress = progress }
}
