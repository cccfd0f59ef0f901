import NibRuntime
import NibStandIns

/// Selection, in code and as a user does it.
extension UICollectionView {
  /// The selected items, in the order they were selected.
  final var ownIndexPathsForSelectedItems: [IndexPath]? { content.selection }

  /// Selects an item, as code does: the delegate hears nothing. Nil deselects all.
  final func ownSelectItem(at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []) {
    measure()
    guard let indexPath else {
      for path in content.selection { mark(path, isSelected: false) }
      return
    }
    guard content.geometry.contains(indexPath) else { return }
    if !allowsMultipleSelection { for path in content.selection { mark(path, isSelected: false) } }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition) }
  }

  /// Deselects an item, as code does: the delegate hears nothing.
  final func ownDeselectItem(at indexPath: IndexPath, animated: Bool = false) { mark(indexPath, isSelected: false) }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    content.selection.removeAll { $0 == path }
    if isSelected { content.selection.append(path) }
    content.items[path]?.isSelected = isSelected
  }

  /// Taps an item as a user does: the delegate is asked, an earlier selection goes, the cell's segue is performed, the
  /// delegate hears. Where several may be selected, a tap on a selected item deselects it. An item out of sight is
  /// scrolled to before.
  /// - Returns: false if nothing was selected: selection is off, no touch reaches the cell, or the delegate refuses.
  /// - Throws: `StandInError` with code `outOfRange` or `noDataSource`; as `layoutIfNeeded`; what the segue throws.
  @discardableResult
  public func select(_ indexPath: IndexPath) throws -> Bool {
    guard let cell = try liveCell(indexPath) else { throw outOfRange(indexPath) }
    let delegate = collectionDelegate
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing || allowsSeveral, cell.receivesTouches,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    defer {
      cell.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    if content.selection.contains(indexPath) { return allowsSeveral && deselectAsUser(indexPath) }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
    if !allowsSeveral { for path in content.selection { deselectAsUser(path) } }
    mark(indexPath, isSelected: true)
    if let template = cell.outlet("selectionSegueTemplate") as? any NibActionPerforming {
      _ = try template.perform("perform:", sender: cell, event: nil)
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(at: indexPath)
    return true
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  @discardableResult
  private func deselectAsUser(_ path: IndexPath) -> Bool {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    mark(path, isSelected: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }

  /// Whether a cell is edited with the collection.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing, let path = indexPath(for: cell) else { return isEditing }
    return collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
  }
}
