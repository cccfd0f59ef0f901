import NibRuntime
import NibSchema
import NibStandIns

/// A turning wheel. Stands in for UIActivityIndicatorView.
open class UIActivityIndicatorView: UIView {
  /// How it looks: the style of newer systems, or else of older ones.
  open var style: Style {
    get { modernStyle ?? olderStyle }
    set { modernStyle = newValue }
  }
  /// The style that old systems read.
  open var olderStyle = Style.white
  /// The style that new systems read; nil where the archive has none.
  open var modernStyle: Style?
  /// Color of the wheel.
  open var color: UIColor?
  /// Whether it turns.
  open internal(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true

  /// Makes one of a style.
  public init(style: Style) {
    super.init(frame: CGRect())
    self.style = style
  }

  /// Makes one with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.activityIndicatorViewTable.read(self, from: coder)
    // Archives of older eras have no key for the color, and keep it as the tint.
    if color == nil, modernStyle == nil { color = ownTintColor }
  }

  /// A spinner has no delegate.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [activityIndicatorViewTable] }

  private static let activityIndicatorViewTable = PropertyTable(
    UIActivityIndicatorView.self, kind: UIKitElements.activityIndicatorView, fresh: { UIActivityIndicatorView() },
    [
      Property("activityIndicatorViewStyle", \.olderStyle),
      Property("modernStyle", \.modernStyle),
      Property("color", \.color),
      Property("animating", \.isAnimating),
      Property("hidesWhenStopped", \.hidesWhenStopped),
    ])

  /// Turns, and shows itself.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops, and hides itself if it is to.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
