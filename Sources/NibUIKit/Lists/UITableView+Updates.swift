import NibRuntime
import NibStandIns

/// Changes of rows that the table is told of, checked against the data source as UIKit does.
extension UITableView {
  /// How rows come and go. Nothing moves here.
  public enum RowAnimation: Int, Sendable {
    /// As named.
    case fade, right, left, top, bottom, none, middle
    /// As the table likes.
    case automatic = 100
  }

  /// Changes several things at once. The numbers of the data source are compared at the end.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`.
  final func ownPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins changes that `endUpdates` compares with the data source. May be nested.
  final func ownBeginUpdates() {
    if content.updateDepth == 0 {
      // Numbers that nobody asked for yet are the data source's of today: there is nothing to compare.
      content.update = content.isStale ? nil : ListUpdate(before: content.geometry.counts)
    }
    content.updateDepth += 1
  }

  /// Ends changes: the data source is asked for its numbers, selected rows keep their selection at their new places.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`, saying which numbers were expected.
  final func ownEndUpdates() { InterfaceFaults.raising { try endUpdatesOrThrow() } }

  private func endUpdatesOrThrow() throws {
    guard content.updateDepth > 0 else { return }
    content.updateDepth -= 1
    guard content.updateDepth == 0 else { return }
    let update = content.update
    content.update = nil
    let selection = content.selection
    content.isStale = true
    content.selection = []
    measure()
    guard let update else { return }
    if let fault = update.fault(after: content.geometry.counts) { throw StandInError(.inconsistentUpdate, self, fault) }
    content.selection = update.places(of: selection).filter(content.geometry.contains)
  }

  /// Rows came. Raises as `endUpdates`, as all that follow.
  final func ownInsertRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    performBatchUpdates { self.content.update?.insertedRows.formUnion(paths) }
  }

  /// Rows went.
  final func ownDeleteRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    performBatchUpdates { self.content.update?.deletedRows.formUnion(paths) }
  }

  /// Rows changed: their cells are asked for anew.
  final func ownReloadRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) { performBatchUpdates {} }

  /// Rows changed: cells in sight are asked for once more, and what is dequeued for them is the cell that is there.
  final func ownReconfigureRows(at paths: [IndexPath]) {
    InterfaceFaults.raising { for path in paths { try reconfigure(path) } }
  }

  /// A row went to another place.
  final func ownMoveRow(at path: IndexPath, to newPath: IndexPath) {
    performBatchUpdates { self.content.update?.moves.append((path, newPath)) }
  }

  /// Sections came.
  final func ownInsertSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    performBatchUpdates { self.content.update?.insertedSections.formUnion(sections) }
  }

  /// Sections went.
  final func ownDeleteSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    performBatchUpdates { self.content.update?.deletedSections.formUnion(sections) }
  }

  /// Sections changed, their numbers of rows too.
  final func ownReloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    performBatchUpdates { self.content.update?.reloadedSections.formUnion(sections) }
  }

  /// A section went to another place.
  final func ownMoveSection(_ section: Int, toSection newSection: Int) {
    performBatchUpdates { self.content.update?.sectionMoves.append((section, newSection)) }
  }

  /// Deletes or inserts as a user does, by a swipe or while editing.
  /// - Parameters:
  ///   - style: what to do; the delegate's word for the row if left out.
  ///   - path: the row.
  /// - Returns: false if the row cannot be edited.
  /// - Throws: `StandInError` with code `outOfRange`; what the data source throws.
  @discardableResult
  public func commit(_ style: UITableViewCell.EditingStyle? = nil, forRowAt path: IndexPath) throws -> Bool {
    measure()
    guard let dataSource, content.geometry.contains(path) else { throw outOfRange(path) }
    guard receivesTouches, dataSource.tableView(self, canEditRowAt: path) else { return false }
    let allowed = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard allowed != .none, style == nil || style == allowed else { return false }
    let commit = { try InterfaceFaults.catching { dataSource.tableView(self, commit: allowed, forRowAt: path) } }
    guard !isEditing, let cell = try liveCell(at: path) else {
      try commit()
      return true
    }
    try swiping(cell, at: path, commit)
    return true
  }

  /// Drags a row to another place as a user does while editing.
  /// - Returns: false if the table is not being edited or the row cannot be moved.
  /// - Throws: `StandInError` with code `outOfRange`.
  @discardableResult
  public func drag(rowAt path: IndexPath, to proposed: IndexPath) throws -> Bool {
    measure()
    guard let dataSource, content.geometry.contains(path) else { throw outOfRange(path) }
    guard isEditing, receivesTouches, dataSource.tableView(self, canMoveRowAt: path) else { return false }
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard content.geometry.sections.indices.contains(target.section) else { throw outOfRange(target) }
    dataSource.tableView(self, moveRowAt: path, to: target)
    content.isStale = true
    return true
  }
}
