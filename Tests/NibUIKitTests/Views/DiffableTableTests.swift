import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Titled: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

@MainActor
@Suite("A table with a diffable data source")
struct DiffableTableTests {
  /// What an item shows; changed without its identifier.
  private final class Names {
    var made: [Int] = []
    var suffix = ""
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let names = Names()
  private let source: Titled

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    source = Titled(tableView: table) { [names] table, path, item in
      names.made.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)\(names.suffix)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(_ items: [String: [Int]], _ order: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(order)
    for section in order { snapshot.appendItems(items[section] ?? [], toSection: section) }
    source.apply(snapshot, animatingDifferences: false)
  }

  @Test("shows the snapshot, with titles of a subclass")
  func shows() throws {
    var done = false
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3])
    source.apply(snapshot) { done = true }

    #expect(done)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.find(text: "Item 3") != nil)
    #expect(table.find(text: "B") != nil)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    #expect(source.index(for: "B") == 1)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("cells and selection stay with their items; a cell changes once its item is reloaded or reconfigured")
  func keeps() throws {
    show(["A": [1, 2]], ["A"])
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.selectRow(at: IndexPath(row: 1, section: 0))
    names.made = []
    names.suffix = "!"

    show(["A": [2, 3, 1]], ["A"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(names.made == [3])
    #expect(table.find(text: "Item 2") != nil)

    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    snapshot.reloadItems([1])
    source.apply(snapshot)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(table.find(text: "Item 2!") != nil)
    #expect(table.find(text: "Item 1!") != nil)
    #expect(table.find(text: "Item 1") == nil)
    #expect(names.made == [3, 2, 1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)

    source.applySnapshotUsingReloadData(source.snapshot())
    #expect(table.visibleCells.count == 3)
    #expect(names.made.count == 6)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("a cell provider that gives nothing is an error with the item")
  func none() throws {
    let empty = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x"])
    empty.apply(snapshot)
    let error = #expect(throws: StandInError.self) { try InterfaceFaults.catching { table.visibleCells } }
    #expect(error?.code == .noCell)
    #expect(error?.detail == "the cell provider gave no cell for item 'x' (row 0.0)")
  }

  @Test("cells of a nib are dequeued, and the standard swipe deletes")
  func nib() throws {
    var nib = TestNib()
    nib.object("c", "UITableViewCell", [("UIAccessoryType", .int(3))])
    table.register(
      NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry), forCellReuseIdentifier: "Row")
    show(["A": [1]], ["A"])
    #expect(try InterfaceFaults.catching { table.visibleCells.first?.accessoryType } == .checkmark)
    #expect(table.visibleCells.first?.editingStyle == .delete)
  }

  @Test("many items are shown in time that grows with their number")
  func many() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(Array(0..<20_000))
    source.apply(snapshot)
    snapshot.deleteItems(Array(stride(from: 0, to: 20_000, by: 2)))
    source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(source.indexPath(for: 19_999) == IndexPath(row: 9_999, section: 0))
    #expect(names.made.count < 100)
  }
}

@MainActor
@Suite("A snapshot")
struct SnapshotTests {
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  init() {
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5], toSection: "B")
  }

  @Test("items are inserted, moved and deleted")
  func items() {
    var snapshot = snapshot
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 10, 11, 2, 3, 12])
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(5, beforeItem: 4)
    #expect(snapshot.itemIdentifiers == [10, 11, 2, 3, 12, 5, 4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
    snapshot.deleteItems([10, 4, 99])
    #expect(snapshot.itemIdentifiers == [11, 2, 3, 12, 5, 1])
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(10) == nil)
    #expect(snapshot.numberOfItems == 6)
    #expect(snapshot.numberOfItems(inSection: "B") == 2)
    snapshot.appendItems([2], toSection: "B")
    #expect(snapshot.itemIdentifiers == [11, 3, 12, 5, 1, 2])
  }

  @Test("sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = snapshot
    snapshot.insertSections(["C"], beforeSection: "B")
    snapshot.insertSections(["D"], afterSection: "B")
    snapshot.moveSection("B", beforeSection: "A")
    #expect(snapshot.sectionIdentifiers == ["B", "A", "C", "D"])
    snapshot.moveSection("B", afterSection: "D")
    #expect(snapshot.indexOfSection("B") == 3)
    snapshot.reloadItems([1])
    snapshot.reloadSections(["A"])
    snapshot.deleteSections(["A"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("identifiers that are named twice or are not there are errors, and nothing changes")
  func errors() {
    var snapshot = snapshot
    let twice = #expect(throws: StandInError.self) { try InterfaceFaults.catching { snapshot.appendItems([7, 7]) } }
    #expect(twice?.code == .duplicateIdentifier)
    #expect(twice?.detail == "item '7' is named twice; identifiers must be unique")
    let sections = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { snapshot.appendSections(["C", "C"]) }
    }
    #expect(sections?.code == .duplicateIdentifier)
    let unknown = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { snapshot.appendItems([7], toSection: "Z") }
    }
    #expect(unknown?.detail == "there is no section 'Z'; the sections are 'A', 'B'")
    let reload = #expect(throws: StandInError.self) { try InterfaceFaults.catching { snapshot.reloadItems([9]) } }
    #expect(reload?.code == .unknownIdentifier)
    var empty = NSDiffableDataSourceSnapshot<String, Int>()
    let none = #expect(throws: StandInError.self) { try InterfaceFaults.catching { empty.appendItems([1]) } }
    #expect(none?.detail == "there is no section to append items to; append a section before")
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
  }
}
