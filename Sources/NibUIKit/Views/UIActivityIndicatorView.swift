import NibRuntime
import NibStandIns

/// A turning wheel. Stands in for UIActivityIndicatorView.
open class UIActivityIndicatorView: UIView {
  /// 0 large white, 1 white, 2 gray.
  public final var style = 1
  /// The style of newer systems: 100 medium, 101 large; -1 where the archive has none.
  public final var modernStyle = -1
  /// Color of the wheel.
  public final var color: NibColor?
  /// Whether it turns.
  public final var isAnimating = false
  /// Whether it is hidden while it does not turn.
  public final var hidesWhenStopped = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.activityIndicatorViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [activityIndicatorViewTable] }

  private static let activityIndicatorViewTable = PropertyTable(
    UIActivityIndicatorView.self,
    [
      Property("activityIndicatorViewStyle", "UIActivityIndicatorViewStyle", at: \.style),
      Property("modernStyle", "UIActivityIndicatorViewStyle-Modern", at: \.modernStyle),
      Property("color", "UIColor", at: \.color),
      Property("animating", "UIAnimating", at: \.isAnimating),
      Property("hidesWhenStopped", "UIHidesWhenStopped", at: \.hidesWhenStopped),
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
