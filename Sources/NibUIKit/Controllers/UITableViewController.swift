import NibRuntime
import NibSchema
import NibStandIns

/// A controller whose view is a table. Stands in for UITableViewController.
///
/// It has every method of the table's two protocols, to be overridden. By themselves they show the rows of the archive.
open class UITableViewController: UITableDelegateController, UITableViewDataSource {
  /// Whether the selection goes when the view comes back.
  open var clearsSelectionOnViewWillAppear = true
  /// The table's content, where it is written in the archive.
  open private(set) var staticDataSource: AnyObject?

  private var madeStyle = UITableView.Style.plain

  /// Makes one of a table of a style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    madeStyle = style
  }

  /// Makes one whose view comes from a nib.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tableControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableControllerTable] }

  private static let tableControllerTable = PropertyTable(
    UITableViewController.self, kind: UIKitElements.tableViewController, fresh: { UITableViewController() },
    [
      Property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    ])

  /// The view as a table; loads it. Nil if the view is another one, or could not be loaded.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The table's control that a user pulls; setting one loads the view.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// The table is edited with the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    viewIfLoaded.flatMap { $0 as? UITableView }?.setEditing(editing, animated: animated)
  }

  /// Deselects the rows where `clearsSelectionOnViewWillAppear` has it so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView?.selectRow(at: nil, animated: animated) }
  }

  /// A table that shows what this controller says.
  open override func makeEmptyView() -> UIView {
    let table = UITableView(frame: CGRect(), style: madeStyle)
    table.dataSource = self
    table.delegate = self
    return table
  }

  /// `staticDataSource` is owned; other outlets are as in `UIViewController`.
  /// - Seen: the view's nib of a controller with static cells connects it.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "staticDataSource" else { return try super.setOutlet(name, to: value) }
    staticDataSource = value
    return true
  }

  private var ownRows: UITableViewStaticRows? { staticDataSource as? UITableViewStaticRows }

  // MARK: Data source

  /// Number of sections; 1 if left out.
  open func numberOfSections(in tableView: UITableView) -> Int { ownRows?.sections.count ?? 1 }

  /// Number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ownRows?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row: usually dequeued, then filled.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ownRows?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  /// Text above a section; none if left out.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ownRows?.section(section)?.headerTitle
  }

  /// Text below a section; none if left out.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ownRows?.section(section)?.footerTitle
  }

  /// Whether a row can be deleted; yes if left out.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { ownRows == nil }

  /// Whether a row can be moved; no if left out.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// A user deletes or inserts a row; nothing if left out.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// A user moved a row; nothing if left out.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Titles of the index at the side; none if left out.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that a title of the index at the side leads to; the one of its number if left out.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
