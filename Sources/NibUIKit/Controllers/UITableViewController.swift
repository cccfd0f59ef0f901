import NibRuntime
import NibSchema
import NibStandIns

/// A controller whose view is a table. Stands in for UITableViewController.
///
/// It has every method of the table's two protocols, to be overridden. By themselves they show the rows of the archive.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection goes when the view comes back.
  public final var clearsSelectionOnViewWillAppear = true
  /// The table's content, where it is written in the archive.
  public private(set) final var staticDataSource: AnyObject?

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
  public var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The table's control that a user pulls; setting one loads the view.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// A table that shows what this controller says.
  open override func makeEmptyView() -> UIView {
    let table = UITableView(frame: CGRect(), style: madeStyle)
    table.dataSource = self
    table.delegate = self
    return table
  }

  /// Edits the table, too, if the view is loaded.
  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(isEditing, animated: animated)
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

  // MARK: Delegate

  /// Height of a row, in points; below 0 for automatic. The archive's or the table's if left out.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.standardHeight(forRowAt: indexPath)
  }

  /// Height above a section, in points. The table's if left out, 0 where there is nothing to show.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.standardHeight(of: .header, in: section)
  }

  /// Height below a section, in points, likewise.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.standardHeight(of: .footer, in: section)
  }

  /// The view above a section; the title's if left out.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// The view below a section; the title's if left out.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// A cell is about to be shown.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// A cell is no longer shown.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }

  /// Whether a touch lights a row up; without that it is not selected.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// The row to select instead of the touched one; nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// A user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row to deselect instead; nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// A row is no longer selected because of a user.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// A user tapped the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// What editing does to a row; delete if left out.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// What a swipe offers at the edge where lines begin; nothing if left out.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// What a swipe offers at the edge where lines end; to delete the row if left out.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }

  /// Title of the button that deletes a row; `Delete` if left out.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Where a row goes that a user drops somewhere; there if left out.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath: IndexPath
  ) -> IndexPath { toProposedIndexPath }

  /// The content moved, by code or by a user.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The view that zooming changes; nil for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// A user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// A user let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// A user is about to let go; the offset where the content will rest may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// An animated move by code came to its end.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// A tap on the bar of the screen may scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
