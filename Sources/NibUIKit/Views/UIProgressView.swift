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
  public final var progressViewStyle = Style.default
  /// Color of the part that is done.
  public final var progressTintColor: NibColor?
  /// Color of the rest.
  public final var trackTintColor: NibColor?

  /// Makes one of a style.
  public convenience init(progressViewStyle: Style) {
    self.init(frame: CGRect())
    self.progressViewStyle = progressViewStyle
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.progressViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [progressViewTable] }

  private static let progressViewTable = PropertyTable(
    UIProgressView.self, fresh: { UIProgressView() },
    [
      Property("progress", "UIProgress", get: { $0.progress }, set: { $0.progress = $1 }),
      Property(
        "progressViewStyle", "UIProgressViewStyle", get: { $0.progressViewStyle }, set: { $0.progressViewStyle = $1 }),
      Property(
        "progressTintColor", "UIProgressTintColor", "UIProgressProgressTintColor", get: { $0.progressTintColor },
        set: { $0.progressTintColor = $1 }),
      Property(
        "trackTintColor", "UIProgressTrackTintColor", get: { $0.trackTintColor }, set: { $0.trackTintColor = $1 }),
    ])

  /// Sets the part that is done; an animated change is there at once.
  public func setProgress(_ progress: Double, animated: Bool = false) { self.progress = progress }
}
