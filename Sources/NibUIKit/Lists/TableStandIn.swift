import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UITableView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class TableStandIn: UIScrollView {
  private final var me: UITableView { unsafeDowncast(self, to: UITableView.self) }

  /// Does nothing: the titles at the side are asked for when somebody looks.
  open func reloadSectionIndexTitles() { me.ownReloadSectionIndexTitles() }

  /// Makes cells of an identifier from a class; nil takes the registration back.
  open func register(_ type: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    me.ownRegister(type, forCellReuseIdentifier: identifier)
  }

  /// Makes cells of an identifier from a nib whose first cell at top level is taken; nil takes the registration back.
  open func register(_ nib: (any NibInstantiating)?, forCellReuseIdentifier identifier: String) {
    me.ownRegister(nib, forCellReuseIdentifier: identifier)
  }

  /// Makes headers and footers of an identifier from a class.
  open func register(_ type: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    me.ownRegister(type, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Makes headers and footers of an identifier from a nib.
  open func register(_ nib: (any NibInstantiating)?, forHeaderFooterViewReuseIdentifier identifier: String) {
    me.ownRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A cell that waits to be used again, else a new one of the prototype, class or nib of the identifier.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    me.ownDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// The same without a row; nil if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    me.ownDequeueReusableCell(withIdentifier: identifier)
  }

  /// A header or footer that waits to be used again, else a new one; nil if nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    me.ownDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  /// The cells in sight, in order of rows; makes those that are missing.
  /// - Throws: as `layoutIfNeeded`.
  open var visibleCells: [UITableViewCell] { me.ownVisibleCells }

  /// The cell of a row; nil if the row is not in sight, as UIKit's. `scrollToRow` brings it there.
  /// - Throws: as `layoutIfNeeded`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { me.ownCellForRow(at: indexPath) }

  /// The row of a cell in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { me.ownIndexPath(for: cell) }

  /// The view above a section, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  open func headerView(forSection section: Int) -> UIView? { me.ownHeaderView(forSection: section) }

  /// The view below a section, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  open func footerView(forSection section: Int) -> UIView? { me.ownFooterView(forSection: section) }

  /// Asks for everything anew, when somebody looks. The selection goes.
  open func reloadData() { me.ownReloadData() }

  /// Number of sections.
  open var numberOfSections: Int { me.ownNumberOfSections }

  /// Number of rows of a section; 0 for one that is not there.
  open func numberOfRows(inSection section: Int) -> Int { me.ownNumberOfRows(inSection: section) }

  /// The rectangle of a row in the table's coordinates, in points; empty for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { me.ownRectForRow(at: indexPath) }

  /// The rectangle of a section with header and footer, in points; empty for one that is not there.
  open func rect(forSection section: Int) -> CGRect { me.ownRect(forSection: section) }

  /// The rectangle of a section's header, in points; empty for one that is not there.
  open func rectForHeader(inSection section: Int) -> CGRect { me.ownRectForHeader(inSection: section) }

  /// The rectangle of a section's footer, likewise.
  open func rectForFooter(inSection section: Int) -> CGRect { me.ownRectForFooter(inSection: section) }

  /// The row at a point of the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { me.ownIndexPathForRow(at: point) }

  /// The rows in sight, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { me.ownIndexPathsForVisibleRows }

  /// Scrolls until a row is in sight. Nothing happens for a row that is not there.
  open func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool = false) {
    me.ownScrollToRow(at: indexPath, at: position, animated: animated)
  }

  /// The selected row, the first of several.
  open var indexPathForSelectedRow: IndexPath? { me.ownIndexPathForSelectedRow }

  /// The selected rows, in the order they were selected; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { me.ownIndexPathsForSelectedRows }

  /// Selects a row, as code does: the delegate hears nothing. Nil deselects all. A row that is not there is left.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
  ) { me.ownSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects a row, as code does: the delegate hears nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    me.ownDeselectRow(at: indexPath, animated: animated)
  }

  /// Changes several things at once. The numbers of the data source are compared at the end.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    me.ownPerformBatchUpdates(updates, completion: completion)
  }

  /// Begins changes that `endUpdates` compares with the data source. May be nested.
  open func beginUpdates() { me.ownBeginUpdates() }

  /// Ends changes: the data source is asked for its numbers, selected rows keep their selection at their new places.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`, saying which numbers were expected.
  open func endUpdates() { me.ownEndUpdates() }

  /// Rows came. Raises as `endUpdates`, as all that follow.
  open func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation = .automatic) {
    me.ownInsertRows(at: paths, with: animation)
  }

  /// Rows went.
  open func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation = .automatic) {
    me.ownDeleteRows(at: paths, with: animation)
  }

  /// Rows changed: their cells are asked for anew.
  open func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation = .automatic) {
    me.ownReloadRows(at: paths, with: animation)
  }

  /// Rows changed: cells in sight are asked for once more, and what is dequeued for them is the cell that is there.
  open func reconfigureRows(at paths: [IndexPath]) { me.ownReconfigureRows(at: paths) }

  /// A row went to another place.
  open func moveRow(at path: IndexPath, to newPath: IndexPath) { me.ownMoveRow(at: path, to: newPath) }

  /// Sections came.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation = .automatic) {
    me.ownInsertSections(sections, with: animation)
  }

  /// Sections went.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation = .automatic) {
    me.ownDeleteSections(sections, with: animation)
  }

  /// Sections changed, their numbers of rows too.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation = .automatic) {
    me.ownReloadSections(sections, with: animation)
  }

  /// A section went to another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { me.ownMoveSection(section, toSection: newSection) }
}
