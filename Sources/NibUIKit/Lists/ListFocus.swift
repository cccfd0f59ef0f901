import NibFoundation
import NibRuntime
import NibStandIns

/// Where the focus of a table goes. Stands in for UITableViewFocusUpdateContext.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that it leaves; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { path(of: previouslyFocusedView) }
  /// The row where it comes; nil for none.
  open var nextFocusedIndexPath: IndexPath? { path(of: nextFocusedView) }

  private func path(of view: UIView?) -> IndexPath? {
    let cell = sequence(first: view, next: { $0?.superview }).prefix(1000).lazy.compactMap { $0 as? UITableViewCell }
      .first
    guard let cell else { return nil }
    let table = sequence(first: cell.superview, next: { $0?.superview }).prefix(1000).lazy.compactMap {
      $0 as? UITableView
    }
    .first
    return table?.indexPath(for: cell)
  }
}

/// Where the focus of a collection goes. Stands in for UICollectionViewFocusUpdateContext.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that it leaves; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { path(of: previouslyFocusedView) }
  /// The item where it comes; nil for none.
  open var nextFocusedIndexPath: IndexPath? { path(of: nextFocusedView) }

  private func path(of view: UIView?) -> IndexPath? {
    let cell = sequence(first: view, next: { $0?.superview }).prefix(1000).lazy
      .compactMap { $0 as? UICollectionViewCell }.first
    guard let cell else { return nil }
    let list = sequence(first: cell.superview, next: { $0?.superview }).prefix(1000).lazy
      .compactMap { $0 as? UICollectionView }.first
    return list?.indexPath(for: cell)
  }
}
