import NibRuntime
import NibStandIns

/// What stands above or below a section of a table. Stands in for UITableViewHeaderFooterView.
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// Name under which views are used again.
  public final var reuseIdentifier: String?
  private var madeContentView: UIView?
  private var madeTextLabel: UILabel?

  /// Makes one with a name under which it is used again.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect())
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes one with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.headerFooterTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [headerFooterTable] }

  private static let headerFooterTable = PropertyTable(
    UITableViewHeaderFooterView.self, fresh: { UITableViewHeaderFooterView() },
    [
      Property("reuseIdentifier", \.reuseIdentifier),
      Property("contentView", object: \.madeContentView),
      Property("textLabel", object: \.madeTextLabel),
    ])

  /// The view that holds the content; a subview as well, made when it is first asked for.
  public var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    madeContentView = view
    addSubview(view)
    return view
  }

  /// The label of the title, made when it is first asked for.
  public var textLabel: UILabel! {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel()
    madeTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}
}

/// A view that lists use again for other content: cells, headers, footers.
@MainActor
protocol ReusableView: UIView {
  /// Name under which views are used again.
  var reuseIdentifier: String? { get set }
  /// Called before the view is used again.
  func prepareForReuse()
}
