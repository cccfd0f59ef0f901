import NibRuntime
import NibSchema
import NibStandIns

/// A row of a table. Stands in for UITableViewCell.
open class UITableViewCell: UIView, ReusableView {
  /// What a standard cell shows.
  public enum Style: Int, NibChoice {
    /// As named.
    case `default`, value1, value2, subtitle
  }
  /// What a standard cell shows.
  public typealias CellStyle = Style
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, NibChoice {
    /// As named.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a selected cell looks.
  public enum SelectionStyle: Int, NibChoice {
    /// As named.
    case none, blue, gray, `default`
  }
  /// What editing does to a row.
  public enum EditingStyle: Int, NibChoice {
    /// As named.
    case none, delete, insert
  }

  /// What the cell shows; custom ones have the default style.
  open var style = Style.default
  /// Name under which cells are used again.
  open internal(set) var reuseIdentifier: String?
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// What stands there while editing.
  open var editingAccessoryType = AccessoryType.none
  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default
  /// Steps of indentation.
  open var indentationLevel = 0
  /// Points a step.
  open var indentationWidth: CGFloat = 10.0
  /// Whether cells are indented while editing.
  open var shouldIndentWhileEditing = true
  /// Whether a handle to move the cell is shown while editing.
  open var showsReorderControl = false
  /// Distances of the separator, in points; where neither archive nor code says any, the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(left: 15) }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: NibInsets?
  /// Whether the archive says a background color of the cell's own.
  open var hasBackgroundColor = false
  /// What newer archives say of the background, null without.
  open var systemBackground: NibValue = .null
  /// Whether the row is selected; the table sets it.
  open var isSelected = false
  /// Whether a touch lights the row up.
  open var isHighlighted = false
  /// Whether the row is being edited; the table sets it.
  open var isEditing = false
  /// A view in place of the accessory.
  open var accessoryView: UIView?
  /// The view behind the content; kept, not shown.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; kept, not shown.
  open var selectedBackgroundView: UIView?
  /// How the cell shows that it has the focus; kept.
  open var focusStyle = FocusStyle.default

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, NibChoice {
    /// As the system does.
    case `default` = 0
    /// By itself.
    case custom = 1
  }

  /// Fills the cell by its state; called when that changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configurations = CellConfigurations()
  private var madeContentView: UIView?
  private var madeTextLabel: UILabel?
  private var madeDetailTextLabel: UILabel?
  private var madeImageView: UIImageView?

  /// Makes one of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect())
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes one of the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tableViewCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewCellTable] }

  private static let tableViewCellTable = PropertyTable(
    UITableViewCell.self, kind: UIKitElements.tableViewCell, fresh: { UITableViewCell() },
    [
      Property("style", \.style),
      Property("reuseIdentifier", \.reuseIdentifier),
      Property("accessoryType", \.accessoryType),
      Property("editingAccessoryType", \.editingAccessoryType),
      Property("selectionStyle", \.selectionStyle),
      Property("indentationLevel", \.indentationLevel),
      Property("indentationWidth", \.indentationWidth),
      Property("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
      Property("showsReorderControl", \.showsReorderControl),
      Property("separatorInset", \.ownSeparatorInset),
      Property("hasBackgroundColor", \.hasBackgroundColor),
      Property("systemBackground", \.systemBackground),
      Property("backgroundView", object: \.backgroundView),
      Property("selectedBackgroundView", object: \.selectedBackgroundView),
      Property("focusStyle", \.focusStyle),
      Property("contentView", object: \.madeContentView),
      Property("textLabel", object: \.madeTextLabel),
      Property("detailTextLabel", object: \.madeDetailTextLabel),
      Property("imageView", object: \.madeImageView),
    ])

  /// The view that holds the cell's content; a subview as well. Made when a cell of code is first asked.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    view.frame = CGRect(origin: CGPoint(), size: bounds.size)
    madeContentView = view
    addSubview(view)
    return view
  }

  /// What the content view shows; nil for a cell that is filled by its labels or its own views. A view that shows it takes
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

  /// A background of the kind of list that the cell is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// A configuration of the cell's style without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// What the cell is doing.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Has the cell filled by its state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Fills the cell by a state: the content is asked what it is then, and `configurationUpdateHandler` called. Subclasses
  /// call it on `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
    configurationUpdateHandler?(self, state)
  }

  /// What editing does to the row, as the table's data source and delegate say; none outside a table.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.editingStyle(forRowAt: path)
  }

  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  /// The label of the standard styles, made when it is first asked for; nil where a configuration says the content.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    madeTextLabel = madeTextLabel ?? addContent(UILabel())
    return madeTextLabel
  }

  /// The second label of the standard styles; nil for cells of the default style and where a configuration says the content.
  open var detailTextLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if madeDetailTextLabel == nil, style != .default { madeDetailTextLabel = addContent(UILabel()) }
    return madeDetailTextLabel
  }

  /// The image of the standard styles, made when it is first asked for; nil where a configuration says the content.
  open var imageView: UIImageView? {
    guard configurations.content == nil else { return nil }
    madeImageView = madeImageView ?? addContent(UIImageView())
    return madeImageView
  }

  private func addContent<Content: UIView>(_ view: Content) -> Content {
    contentView.addSubview(view)
    return view
  }

  /// Shows the row as selected or not. The table calls it.
  open func setSelected(_ isSelected: Bool, animated: Bool = false) {
    self.isSelected = isSelected
    setNeedsUpdateConfiguration()
  }

  /// Shows the row as lit up or not. The table calls it.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool = false) {
    self.isHighlighted = isHighlighted
    setNeedsUpdateConfiguration()
  }

  /// Shows the row as being edited or not. The table calls it.
  open func setEditing(_ isEditing: Bool, animated: Bool = false) {
    self.isEditing = isEditing
    setNeedsUpdateConfiguration()
  }

  /// Called before the cell shows how to edit it, or no longer does. Subclasses call it on `super`.
  open func willTransition(to state: StateMask) {}

  /// Called after that. Subclasses call it on `super`.
  open func didTransition(to state: StateMask) {}

  /// Called where a drag of the row begins and ends. Subclasses call it on `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What a drag does to a cell.
  public enum DragState: Int, Sendable {
    /// As named.
    case none, lifting, dragging
  }

  /// Called before the cell shows another row. Subclasses call it on `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }
}
