import NibRuntime
import NibStandIns

// Who loads ahead and who drags, of lists.

/// Loads rows ahead. Stands for UITableViewDataSourcePrefetching.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will soon be seen.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be seen after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Loads items ahead. Stands for UICollectionViewDataSourcePrefetching.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will soon be seen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not be seen after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
  }
}

extension UITableView {
  /// Who loads rows ahead; not kept alive.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { outlet("prefetchDataSource") as? any UITableViewDataSourcePrefetching }
    set { recordOutlet("prefetchDataSource", newValue) }
  }

  /// Who drags rows; not kept alive.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { outlet("dragDelegate") as? any UITableViewDragDelegate }
    set { recordOutlet("dragDelegate", newValue) }
  }

  /// Who takes what is dropped; not kept alive.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { outlet("dropDelegate") as? any UITableViewDropDelegate }
    set { recordOutlet("dropDelegate", newValue) }
  }
}

extension UICollectionView {
  /// Who loads items ahead; not kept alive.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { outlet("prefetchDataSource") as? any UICollectionViewDataSourcePrefetching }
    set { recordOutlet("prefetchDataSource", newValue) }
  }

  /// Who drags items; not kept alive.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { outlet("dragDelegate") as? any UICollectionViewDragDelegate }
    set { recordOutlet("dragDelegate", newValue) }
  }

  /// Who takes what is dropped; not kept alive.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { outlet("dropDelegate") as? any UICollectionViewDropDelegate }
    set { recordOutlet("dropDelegate", newValue) }
  }
}
