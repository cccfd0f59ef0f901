import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Which items are selected.
extension NSCollectionView {
  /// The items of the first section that are selected.
  public final var selectionIndexes: IndexSet {
    get { IndexSet(selectionIndexPaths.filter { $0.count == 2 && $0[0] == 0 }.map { $0[1] }) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }

  /// Does what clicks on items of a data source do: selects them and no others. The delegate says which may be, and hears
  /// of it. Places outside do nothing.
  /// - Throws: `UserActionError`: `refused` where the delegate lets none of the items be selected, or where one may be
  ///   selected and the delegate keeps another.
  public final func select(itemsAt indexPaths: Set<IndexPath>) throws(UserActionError) {
    guard isSelectable, dataSource != nil else { return }
    let clicked = indexPaths.filter(isPlace).sorted()
    let wanted = Set(allowsMultipleSelection ? clicked[...] : clicked.suffix(1))
    guard !wanted.isEmpty || allowsEmptySelection else { return }
    var (added, removed) = (wanted.subtracting(selectionIndexPaths), selectionIndexPaths.subtracting(wanted))
    if let delegate {
      if !added.isEmpty {
        added.formIntersection(delegate.collectionView(self, shouldSelectItemsAt: added))
        if added.isEmpty, !wanted.isSubset(of: selectionIndexPaths) { throw refusal("shouldSelectItemsAt", wanted) }
      }
      if !removed.isEmpty {
        let kept = removed.subtracting(delegate.collectionView(self, shouldDeselectItemsAt: removed))
        if !allowsMultipleSelection, !kept.isEmpty { throw refusal("shouldDeselectItemsAt", kept) }
        removed.subtract(kept)
      }
    }
    highlight(added, .forSelection)
    highlight(removed, .forDeselection)
    selectionIndexPaths = selectionIndexPaths.subtracting(removed).union(added)
    highlight(added.union(removed), .none)
    if !removed.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: removed) }
    if !added.isEmpty { delegate?.collectionView(self, didSelectItemsAt: added) }
  }

  /// Has items look as a click that goes on has them look.
  private func highlight(_ paths: Set<IndexPath>, _ state: NSCollectionViewItem.HighlightState) {
    guard !paths.isEmpty else { return }
    let wanted =
      state == .none
      ? paths : delegate?.collectionView(self, shouldChangeItemsAt: paths, to: state) ?? paths
    for path in wanted { items.made[path]?.highlightState = state }
    if !wanted.isEmpty { delegate?.collectionView(self, didChangeItemsAt: wanted, to: state) }
  }

  private func refusal(_ question: String, _ places: Set<IndexPath>) -> UserActionError {
    let words = places.sorted().map { "item \($0[1]) of section \($0[0])" }.joined(separator: ", ")
    return UserActionError(.refused, self, "the delegate says no to \(words): \(question)")
  }
}
