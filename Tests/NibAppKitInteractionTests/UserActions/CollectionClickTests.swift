import Foundation
import NibAppKit
import Testing

/// Six planets in two sections; the delegate keeps one from being selected.
private final class Planets: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  var names = [["Mercury", "Venus", "Earth", "Mars"], ["Jupiter", "Saturn"]]
  var selections: [Set<IndexPath>] = []

  func numberOfSections(in collectionView: NSCollectionView) -> Int { names.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = NSCollectionViewItem()
    item.view = NSView()
    item.view.addSubview(NSTextField(labelWithString: names[indexPath.section][indexPath.item]))
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths.filter { $0 != [0, 3] } }
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
    selections.append(indexPaths)
  }
}

/// Gives a toolbar its only item.
private final class Bar: NSObject, NSToolbarDelegate {
  let item = NSSearchToolbarItem(itemIdentifier: .init("search"))
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [item.itemIdentifier] }
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [item.itemIdentifier] }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { item }
}

@Suite("Clicks on items of a collection", .serialized)
struct CollectionClickTests {
  private let bench = UserActionBench()
  private let planets = Planets()
  private let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    collection.isSelectable = true
    (collection.dataSource, collection.delegate) = (planets, planets)
  }

  @Test("a view of an item is clicked, and the delegate hears that the item is selected")
  func views() throws {
    let window = bench.window(collection)
    let shown = (0..<4).map { collection.item(at: [0, $0])?.view }
    #expect(shown.allSatisfy { $0 != nil })
    try window.require(text: "Venus").click()
    #expect(collection.selectionIndexPaths == [[0, 1]] && collection.item(at: [0, 1])?.isSelected == true)
    try window.require(text: "Earth").click()
    #expect(planets.selections == [[[0, 1]], [[0, 2]]])
    #expect(bench.code { try window.require(text: "Mars").click() } == .refused)
  }

  @Test("an item is selected by its place, and others with it where several may be")
  func places() throws {
    _ = bench.window(collection)
    try collection.select(itemAt: [1, 1])
    try collection.select(itemAt: [1, 0], .command)
    #expect(collection.selectionIndexPaths == [[1, 0]])
    collection.allowsMultipleSelection = true
    try collection.select(itemAt: [1, 1], .command)
    #expect(collection.selectionIndexPaths == [[1, 0], [1, 1]])
    try collection.select(itemAt: [1, 1], .command)
    #expect(collection.selectionIndexPaths == [[1, 0]])
    try collection.select(itemAt: [0, 0])
    try collection.select(itemAt: [0, 2], .shift)
    #expect(collection.selectionIndexPaths == [[0, 0], [0, 1], [0, 2]])
  }

  @Test("what cannot be selected is an error that says why")
  func errors() throws {
    let window = bench.window(collection)
    let missing = #expect(throws: UserActionError.self) { try collection.select(itemAt: [1, 2]) }
    #expect(missing?.code == .noSuchItem && missing?.description.contains("its sections have 4, 2") == true)
    collection.isSelectable = false
    let refused = #expect(throws: UserActionError.self) { try collection.select(itemAt: [0, 0]) }
    #expect(refused?.code == .nothingHappens && refused?.description.contains("isSelectable is false") == true)
    #expect(collection.item(at: [1, 0]) != nil)
    #expect(bench.code { try window.require(text: "Jupiter").click() } == .nothingHappens)
  }

  @Test("the field of a search item takes what is typed while the toolbar is seen in a window")
  func search() throws {
    let window = bench.window(collection)
    let (toolbar, bar) = (NSToolbar(identifier: "bar"), Bar())
    let item = bar.item
    #expect(bench.code { try item.searchField.typeText("Mars") } == .notInWindow)
    toolbar.delegate = bar
    window.toolbar = toolbar

    #expect(item.searchField.window === window)
    try item.searchField.typeText("Mars")
    #expect(item.searchField.stringValue == "Mars" && window.firstResponder === item.searchField)
    toolbar.isVisible = false
    #expect(bench.code { try item.searchField.typeText("s") } == .hidden)
    item.view = nil
    #expect(item.searchField.window == nil)
  }

  @Test("a menu that code made is kept by its view")
  func menu() throws {
    _ = bench.window(collection)
    func give() {
      let menu = NSMenu()
      let item = NSMenuItem(title: "Save", action: nil, keyEquivalent: "")
      item.addAction(bench.action("save:", bench.desk))
      menu.addItem(item)
      collection.menu = menu
    }
    give()
    try collection.rightClick(choosing: "Save")
    #expect(bench.desk.log == ["save"])
    collection.menu = nil
    #expect(collection.menu == nil)
  }
}
