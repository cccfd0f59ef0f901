import NibUIKit
import Testing

/// Takes texts that are dropped, each loaded after the drop.
private final class Names: NSObject, UITableViewDataSource, UITableViewDropDelegate, UICollectionViewDataSource,
  UICollectionViewDropDelegate
{
  var names = ["Ada", "Grace"]
  var told: [String] = []
  var tableContext: (any UITableViewDropPlaceholderContext)?
  var collectionContext: (any UICollectionViewDropPlaceholderContext)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
    let context = coordinator.drop(
      item.dragItem, to: UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "wait", rowHeight: 44))
    context.addCompletion { _ in self.told.append("landed at \(coordinator.landed.map(\.row))") }
    tableContext = context
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items {
      coordinator.drop(item.dragItem, intoItemAt: IndexPath(item: 1, section: 0), rect: .zero)
      let place = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 2, section: 0), reuseIdentifier: "wait")
      collectionContext = coordinator.drop(item.dragItem, to: place)
    }
    told.append("landed at \(coordinator.landed.map(\.item))")
  }
}

@MainActor
@Suite("Drops that are loaded later")
struct PlaceholderDropTests {
  private func session(on view: UIView) -> UITestDragSession {
    UITestDragSession(items: [UIDragItem(itemProvider: NSItemProvider(object: "Mary" as NSString))], in: view)
  }

  @Test("a row takes the place of its placeholder once, when the app has loaded it")
  func rows() {
    let (table, names) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Names())
    (table.dataSource, table.dropDelegate) = (names, names)
    table.layoutIfNeeded()
    #expect(table.drop(session(on: table), at: IndexPath(row: 1, section: 0)) == .copy)
    #expect(names.told == ["landed at [1]"])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(names.tableContext?.commitInsertion { names.names.insert("Mary", at: $0.row) } == true)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Mary")
    #expect(names.tableContext?.commitInsertion { _ in names.names = [] } == false)
    #expect(names.names.count == 3)
  }

  @Test("a placeholder that was taken away becomes no item")
  func items() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let names = Names()
    (collection.dataSource, collection.dropDelegate) = (names, names)
    collection.layoutIfNeeded()
    collection.drop(session(on: collection), at: nil)
    #expect(names.told == ["landed at [1, 2]"])
    #expect(names.collectionContext?.deletePlaceholder() == true)
    #expect(names.collectionContext?.commitInsertion { _ in names.names.append("Mary") } == false)
    collection.drop(session(on: collection), at: nil)
    #expect(names.collectionContext?.commitInsertion { names.names.insert("Mary", at: $0.item) } == true)
    #expect(collection.numberOfItems(inSection: 0) == 3)
  }
}
