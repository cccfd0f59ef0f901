import NibRuntime
import NibUIKit
import Testing

@Suite("What a collection asks of its delegate and its data source")
struct CollectionDelegateTests {
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView
  private let items = HeardItems()

  init() {
    layout.itemSize = CGSize(width: 50, height: 40)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 120, height: 100), collectionViewLayout: layout)
    collection.dataSource = items
    collection.delegate = items
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("a flow has the distances, headers and footers that the delegate gives each section")
  func flow() {
    #expect(collection.rectForItem(at: path(0, 0)) == CGRect(x: 5, y: 20, width: 50, height: 40))
    #expect(collection.rectForItem(at: path(0, 1)) == CGRect(x: 65, y: 20, width: 50, height: 40))
    #expect(collection.rectForItem(at: path(0, 2)) == CGRect(x: 5, y: 63, width: 50, height: 40))
    // Items of the second section are too far apart for two in a line.
    #expect(collection.rectForItem(at: path(1, 0)) == CGRect(x: 5, y: 104, width: 50, height: 40))
    #expect(collection.rectForItem(at: path(1, 1)) == CGRect(x: 5, y: 151, width: 50, height: 40))
    #expect(collection.contentSize == CGSize(width: 120, height: 268))
  }

  @Test("a delegate that gives none of them leaves the layout's")
  func standards() {
    let delegate = OnlySizes()
    collection.delegate = delegate
    layout.sectionInset = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 11)
    layout.footerReferenceSize = CGSize(width: 0, height: 12)
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 80
    #expect(collection.rectForItem(at: path(0, 0)) == CGRect(x: 0, y: 20, width: 60, height: 40))
    #expect(collection.contentSize.height == 308)
  }

  @Test("the delegate hears of headers and footers that come and go")
  func edges() {
    _ = collection.visibleCells
    #expect(items.heard == ["header 0.0"])
    collection.contentOffset.y = 168
    _ = collection.visibleCells
    #expect(items.heard == ["header 0.0", "no header 0.0", "footer 1.0"])
  }

  @Test("a tap lights an item up while it selects it")
  func tap() throws {
    try collection.select(path(0, 1))
    #expect(
      items.heard.suffix(5) == [
        "should highlight 0.1", "did highlight 0.1", "should select 0.1", "did select 0.1", "did unhighlight 0.1",
      ])
    #expect(collection.cellForItem(at: path(0, 1))?.isHighlighted == false)

    items.isRefusing = true
    items.heard = []
    #expect(try !collection.select(path(0, 0)))
    #expect(items.heard == ["should highlight 0.0"])
  }

  @Test("the delegate decides which items are edited")
  func editing() {
    let cells = collection.visibleCells
    collection.isEditing = true
    #expect(cells.map(\.configurationState.isEditing) == [false, true, true])
  }

  @Test("a touch of the index scrolls to the item that the data source names")
  func index() {
    #expect(collection.touchIndex("M") == path(1, 0))
    #expect(collection.contentOffset.y == 104)
    #expect(collection.touchIndex("Q") == nil)
  }

  @Test("the delegate decides which items take the focus, and whether the selection follows")
  func focus() throws {
    #expect(try !collection.focus(itemAt: path(0, 0)))
    #expect(try collection.focus(itemAt: path(0, 1)))
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(try collection.focus(itemAt: path(1, 1)))
    #expect(collection.indexPathsForSelectedItems == [path(1, 1)])
  }

  @Test("a drag of two fingers selects items where the delegate has it so")
  func several() throws {
    #expect(try !collection.dragSelection(from: path(0, 1), to: path(1, 0)))
    collection.allowsMultipleSelection = true
    #expect(try collection.dragSelection(from: path(0, 1), to: path(1, 0)))
    #expect(collection.indexPathsForSelectedItems == [path(0, 1), path(0, 2), path(1, 0)])
    #expect(items.heard.contains("begin several 0.1") && items.heard.last == "end several")
    items.isRefusing = true
    #expect(try !collection.dragSelection(from: path(1, 1), to: path(1, 2)))
  }

  @Test("a drag that rests on an item opens it")
  func spring() throws {
    #expect(try !collection.springLoad(itemAt: path(0, 1)))
    collection.isSpringLoaded = true
    #expect(try collection.springLoad(itemAt: path(0, 1)))
    #expect(items.heard.contains("did select 0.1"))
  }

  @Test("the delegate has the content rest elsewhere after a change, and makes the layout of a transition")
  func changes() {
    _ = collection.visibleCells
    items.target = CGPoint(x: 0, y: 30)
    collection.performBatchUpdates {
      items.counts[1] = 4
      collection.insertItems(at: [path(1, 3)])
    }
    #expect(collection.contentOffset.y == 30)
    items.target = CGPoint(x: 0, y: 10)
    _ = collection.visibleCells
    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(collection.contentOffset.y == 10)

    let made = collection.startInteractiveTransition(to: layout)
    #expect(made.value(forAnimatedKey: "own") == 7)
    collection.cancelInteractiveTransition()
  }

  @Test("the delegate hears of a menu that comes and goes")
  func menus() throws {
    items.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    })
    _ = collection.visibleCells
    items.heard = []
    let menu = try #require(collection.openMenu(at: path(0, 1)))
    try menu.choose("Share")
    _ = collection.openMenu(at: path(0, 0))
    collection.tapMenuPreview()
    #expect(
      items.heard == [
        "lifts 0.1", "menu comes", "sinks", "menu goes", "lifts 0.0", "menu comes", "preview", "sinks", "menu goes",
      ])
  }
}

private final class OnlySizes: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60, height: 40) }
}
