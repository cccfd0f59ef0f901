import NibRuntime
import NibSchema
import NibStandIns

/// A wheel above a list that a pull sets turning. Stands in for UIRefreshControl.
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// What stands below the wheel.
  open var attributedTitle: NSAttributedString? {
    get { styledTitle?.attributedString }
    set { styledTitle = newValue?.nibText }
  }
  private final var styledTitle: NibText?

  /// Makes one that does not turn.
  public init() { super.init(frame: CGRect()) }

  /// Makes one with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.refreshControlTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [refreshControlTable] }

  private static let refreshControlTable = PropertyTable(
    UIRefreshControl.self, kind: UIKitElements.refreshControl, fresh: { UIRefreshControl() },
    [
      Property("attributedTitle", \.styledTitle)
    ])

  /// Begins to turn, as code does: nothing is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops turning.
  open func endRefreshing() { isRefreshing = false }
}
