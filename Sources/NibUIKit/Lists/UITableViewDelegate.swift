import NibRuntime
import NibStandIns

/// Hears what happens to a table, and decides on sizes and selection. All is optional.
///
/// Stands for UITableViewDelegate, under the same names.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Height of a row, in points; below 0 for automatic. The archive's or the table's if left out.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: NibIndexPath) -> Double
  /// Height above a section, in points. The table's if left out, 0 where there is nothing to show.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double
  /// Height below a section, in points, likewise.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> Double
  /// The view above a section; the title's if left out.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView?
  /// The view below a section; the title's if left out.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView?
  /// A cell is about to be shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: NibIndexPath)
  /// A cell is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: NibIndexPath)
  /// Whether a touch lights a row up; without that it is not selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: NibIndexPath) -> Bool
  /// The row to select instead of the touched one; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: NibIndexPath) -> NibIndexPath?
  /// A user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: NibIndexPath)
  /// The row to deselect instead; nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: NibIndexPath) -> NibIndexPath?
  /// A row is no longer selected because of a user.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: NibIndexPath)
  /// A user tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: NibIndexPath)
  /// What editing does to a row; delete if left out.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: NibIndexPath) -> UITableViewCell.EditingStyle
  /// Where a row goes that a user drops somewhere; there if left out.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: NibIndexPath, toProposedIndexPath: NibIndexPath
  ) -> NibIndexPath
}

extension UITableViewDelegate {
  /// The archive's for a static row, else the table's.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: NibIndexPath) -> Double {
    tableView.standardHeight(forRowAt: indexPath)
  }
  /// The table's, 0 where there is nothing to show.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double {
    tableView.standardHeight(of: .header, in: section)
  }
  /// The table's, 0 where there is nothing to show.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> Double {
    tableView.standardHeight(of: .footer, in: section)
  }
  /// The title's.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView? { nil }
  /// The title's.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: NibIndexPath) {
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: NibIndexPath
  ) {}
  /// Yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: NibIndexPath) -> Bool { true }
  /// The touched one.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: NibIndexPath) -> NibIndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: NibIndexPath) {}
  /// The row itself.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: NibIndexPath) -> NibIndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: NibIndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: NibIndexPath) {}
  /// Delete.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: NibIndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// There.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: NibIndexPath, toProposedIndexPath: NibIndexPath
  ) -> NibIndexPath { toProposedIndexPath }
}
