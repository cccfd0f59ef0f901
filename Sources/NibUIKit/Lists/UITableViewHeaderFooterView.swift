import NibRuntime
import NibStandIns

/// What stands above or below a section of a table. Stands in for UITableViewHeaderFooterView.
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// Name under which views are used again.
  open internal(set) var reuseIdentifier: String?
  private var madeContentView: UIView?
  private var madeTextLabel: UILabel?
  private var madeDetailTextLabel: UILabel?
  private var configurations = CellConfigurations()
  /// The view behind the content; kept, not shown.
  open var backgroundView: UIView?
  /// Fills the view by its state; called when that changes.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

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
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    madeContentView = view
    addSubview(view)
    return view
  }

  /// The label of the title, made when it is first asked for.
  open var textLabel: UILabel! {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel()
    madeTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The second label, made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    let label = UILabel()
    madeDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// What the content view shows; nil for a view that is filled by its labels or its own views. A view that shows it takes
  /// the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      guard let newValue else { return }
      madeContentView = contentView(madeContentView, showing: newValue)
    }
  }

  /// What stands behind the content; kept, not shown.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// A configuration of a header without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// A background of a header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// What the view is doing.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Has the view filled by its state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Fills the view by a state: the content is asked what it is then, and `configurationUpdateHandler` called. Subclasses
  /// call it on `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(state)
    configurationUpdateHandler?(self, state)
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
