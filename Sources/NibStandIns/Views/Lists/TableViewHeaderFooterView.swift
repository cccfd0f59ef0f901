import NibRuntime

/// What stands above or below a section of a table. Stands in for UITableViewHeaderFooterView.
open class TableViewHeaderFooterView: View, ReusableView {
  /// Name under which views are used again.
  public final var reuseIdentifier: String?
  private var madeContentView: View?
  private var madeTextLabel: Label?

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
    TableViewHeaderFooterView.self,
    [
      Property("reuseIdentifier", "UIReuseIdentifier", at: \.reuseIdentifier)
    ])

  /// The view that holds the content; a subview as well, made when it is first asked for.
  public var contentView: View {
    if let madeContentView { return madeContentView }
    let view = View()
    madeContentView = view
    addSubview(view)
    return view
  }

  /// The label of the title, made when it is first asked for.
  public var textLabel: Label {
    if let madeTextLabel { return madeTextLabel }
    let label = Label()
    madeTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}
}
