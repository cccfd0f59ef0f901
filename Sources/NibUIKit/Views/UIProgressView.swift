import NibRuntime
import NibSchema
import NibStandIns

/// A bar that fills. Stands in for UIProgressView.
open class UIProgressView: UIView {
  /// Part that is done, kept within 0...1.
  open var progress: Float {
    get { Float(storedProgress) }
    set { storedProgress = Double(newValue) }
  }
  // Archives have doubles, which a `Float` would round.
  private(set) final var storedProgress = 0.0 {
    didSet {
      let bounded = min(max(storedProgress, 0), 1)
      if bounded != storedProgress { storedProgress = bounded }
    }
  }
  /// What says how much is done: the part that it has when it is set here. Later changes are not followed.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  /// Image of the part that is done; kept.
  open var progressImage: UIImage?
  /// Image of the rest; kept.
  open var trackImage: UIImage?
  /// 0 default, 1 bar.
  open var progressViewStyle = Style.default
  /// Color of the part that is done.
  open var progressTintColor: UIColor?
  /// Color of the rest.
  open var trackTintColor: UIColor?

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

  /// A bar has no delegate.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  override var dumpedValue: String? { "\(NumberText(storedProgress))" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [progressViewTable] }

  private static let progressViewTable = PropertyTable(
    UIProgressView.self, kind: UIKitElements.progressView, fresh: { UIProgressView() },
    [
      Property("progress", \.storedProgress),
      Property("progressViewStyle", \.progressViewStyle),
      Property("progressTintColor", \.progressTintColor),
      Property("trackTintColor", \.trackTintColor),
      Property("progressImage", \.progressImage),
      Property("trackImage", \.trackImage),
    ])

  /// Sets the part that is done; an animated change is there at once.
  open func setProgress(_ progress: Float, animated: Bool = false) { self.progress = progress }
}
