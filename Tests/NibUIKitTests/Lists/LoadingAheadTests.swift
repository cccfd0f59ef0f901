import NibUIKit
import Testing

/// Notes what is loaded ahead.
private final class Loads: UITableViewDataSource, UITableViewDataSourcePrefetching, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var heard: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    heard.append("load \(indexPaths.map(\.row))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    heard.append("leave \(indexPaths.map(\.row))")
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    heard.append("load \(indexPaths.map(\.item))")
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    heard.append("leave \(indexPaths.map(\.item))")
  }
}

@Suite("Rows and items that are loaded ahead")
struct LoadingAheadTests {
  private let loads = Loads()

  @Test("rows of a table: the next ones, each once")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 50
    table.dataSource = loads
    table.prefetchDataSource = loads
    _ = table.visibleCells
    #expect(loads.heard == ["load [2, 3]"])
    table.contentOffset.y = 50
    _ = table.visibleCells
    #expect(loads.heard.dropFirst() == ["load [4]"])
    table.contentOffset.y = 500
    _ = table.visibleCells
    #expect(loads.heard.dropFirst(2) == ["load [12, 13]", "leave [3, 4]"])

    table.isPrefetchingEnabled = false
    table.contentOffset.y = 0
    _ = table.visibleCells
    #expect(loads.heard.count == 4)
  }

  @Test("items of a collection, likewise")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.dataSource = loads
    collection.prefetchDataSource = loads
    _ = collection.visibleCells
    #expect(loads.heard == ["load [2, 3]"])
    collection.contentOffset.y = 500
    _ = collection.visibleCells
    #expect(loads.heard.dropFirst() == ["load [12, 13]", "leave [2, 3]"])
  }
}
