import NibRuntime
import NibStandIns

/// Selection, in code and as a user does it.
extension UITableView {
  /// The selected row, the first of several.
  final var ownIndexPathForSelectedRow: IndexPath? { content.selection.first }

  /// The selected rows, in the order they were selected; nil without any.
  final var ownIndexPathsForSelectedRows: [IndexPath]? { content.selection.isEmpty ? nil : content.selection }

  /// Selects a row, as code does: the delegate hears nothing. Nil deselects all. A row that is not there is left.
  final func ownSelectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    measure()
    guard let indexPath else { return deselectAll() }
    guard content.geometry.contains(indexPath) else { return }
    if !allowsSeveral { deselectAll() }
    mark(indexPath, isSelected: true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
  }

  /// Deselects a row, as code does: the delegate hears nothing.
  final func ownDeselectRow(at indexPath: IndexPath, animated: Bool = false) { mark(indexPath, isSelected: false) }

  private func deselectAll() {
    for path in content.selection { mark(path, isSelected: false) }
  }

  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    content.selection.removeAll { $0 == path }
    if isSelected { content.selection.append(path) }
    content.rows[path]?.setSelected(isSelected)
  }

  /// Taps a row as a user does.
  ///
  /// The delegate is asked whether the row lights up, hears that it does and no longer does, and is asked which row to
  /// select instead. Then an earlier selection goes,
  /// the cell's segue is performed, and the delegate hears. Where several rows may be selected, a tap on a selected row
  /// deselects it. A row out of sight is scrolled to before.
  /// - Returns: false if nothing was selected: selection is off, no touch reaches table or cell, or the delegate refuses.
  /// - Throws: `StandInError` with code `outOfRange`; as `layoutIfNeeded`; what the segue throws.
  @discardableResult
  public func select(_ indexPath: IndexPath) throws -> Bool {
    guard let cell = try liveCell(at: indexPath) else { throw outOfRange(indexPath) }
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing, cell.receivesTouches else { return false }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cell.setHighlighted(true)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell.setHighlighted(false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsSeveral, content.selection.contains(indexPath) { return deselectAsUser(indexPath) }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return false }
    if !allowsSeveral {
      for path in content.selection where path != chosen { deselectAsUser(path) }
    }
    mark(chosen, isSelected: true)
    let sender = content.rows[chosen] ?? cell
    try perform("selectionSegueTemplate", of: sender)
    delegate?.tableView(self, didSelectRowAt: chosen)
    performPrimaryAction(at: chosen)
    return true
  }

  /// Taps a row as a user does, by its number.
  /// - Returns: and throws as `select(_:)`.
  @discardableResult
  public func select(row: Int, section: Int = 0) throws -> Bool {
    try select(IndexPath(row: row, section: section))
  }

  /// Taps the detail button of a row as a user does: the accessory's segue is performed, then the delegate hears.
  /// - Throws: as `select(_:)`.
  public func tapAccessory(at indexPath: IndexPath) throws {
    guard let cell = try liveCell(at: indexPath) else { throw outOfRange(indexPath) }
    try perform("accessoryActionSegueTemplate", of: cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  @discardableResult
  private func deselectAsUser(_ path: IndexPath) -> Bool {
    let delegate = tableDelegate
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return false }
    mark(chosen, isSelected: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
    return true
  }

  /// - Seen: outlets of prototype cells to segue templates, as those of controls with the selector `perform:`.
  private func perform(_ outlet: String, of cell: UITableViewCell) throws {
    guard let template = cell.outlet(outlet) as? any NibActionPerforming else { return }
    _ = try template.perform("perform:", sender: cell, event: nil)
  }

  func outOfRange(_ path: IndexPath) -> StandInError {
    if dataSource == nil {
      return StandInError(.noDataSource, self, "row \(path.words) cannot be there: the table has no data source")
    }
    let counts = content.geometry.counts
    return StandInError(
      .outOfRange, self,
      "there is no row \(path.words); the sections have \(counts.map(String.init).joined(separator: ", ")) rows")
  }
}
