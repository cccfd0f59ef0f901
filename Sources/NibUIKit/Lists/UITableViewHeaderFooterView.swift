import NibRuntime
import NibStandIns

/// What stands above or below a section of a table. Stands in for UITableViewHeaderFooterView.
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// Name under which views are used again.
  public final var reuseIdentifier: String?
  private var madeContentView: UIView?
  private var madeTextLabel: UILabel?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.headerFooterTable.read(self, from: coder)
    madeContentView = try coder.member("UIContentView")
    madeTextLabel = try coder.member("UITextLabel")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [headerFooterTable] }

  private static let headerFooterTable = PropertyTable(
    UITableViewHeaderFooterView.self,
    [
      Property("reuseIdentifier", "UIReuseIdentifier", get: { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 })
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
  public var textLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel()
    madeTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}
}
