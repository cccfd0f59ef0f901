import NibRuntime
import NibStandIns

/// A controller whose view is a table. Stands in for UITableViewController.
open class UITableViewController: UIViewController {
  /// Whether the selection goes when the view comes back.
  public final var clearsSelectionOnViewWillAppear = true
  /// The table's content, where it is written in the archive.
  public private(set) final var staticDataSource: AnyObject?

  /// Makes a controller of an empty table.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableControllerTable] }

  private static let tableControllerTable = PropertyTable(
    UITableViewController.self,
    [
      Property(
        "clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear",
        get: { $0.clearsSelectionOnViewWillAppear }, set: { $0.clearsSelectionOnViewWillAppear = $1 })
    ])

  /// The view as a table; loads it. Nil if the view is another one, or could not be loaded.
  public var tableView: UITableView? { view as? UITableView }

  /// A table.
  open override func makeEmptyView() -> UIView { UITableView() }

  /// `staticDataSource` is owned; other outlets are as in `UIViewController`.
  /// - Seen: the view's nib of a controller with static cells connects it.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "staticDataSource" else { return try super.setOutlet(name, to: value) }
    staticDataSource = value
    return true
  }
}

/// A controller whose view is a collection. Stands in for UICollectionViewController.
open class UICollectionViewController: UIViewController {
  /// Makes a controller of an empty collection.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }

  /// The view as a collection; loads it. Nil if the view is another one, or could not be loaded.
  public var collectionView: UICollectionView? { view as? UICollectionView }

  /// A collection.
  open override func makeEmptyView() -> UIView { UICollectionView() }
}
