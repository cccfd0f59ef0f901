import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// Lets no item be selected no more.
private final class Keeping: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }

  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { [] }
}

/// Two sections, of which the second has a title.
private final class Titled: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
  var shown: [IndexPath] = []

  func numberOfSections(in collectionView: NSCollectionView) -> Int { 2 }

  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: .init("title"), for: indexPath)
    (view as? NSTextField)?.stringValue = "Section \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize {
    let size = (collectionViewLayout as? NSCollectionViewFlowLayout)?.headerReferenceSize ?? NSSize()
    return section == 0 ? NSSize() : size
  }

  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) { shown.append(indexPath) }
}

@MainActor
@Suite("Headers and refusals of AppKit's collections") struct CollectionHeaderTests {
  private func collection(_ source: some NSCollectionViewDataSource & NSCollectionViewDelegate) -> NSCollectionView {
    let collection = NSCollectionView()
    collection.isSelectable = true
    (collection.dataSource, collection.delegate) = (source, source)
    return collection
  }

  @Test("where one item may be selected, and the delegate keeps it so, no other one is")
  func kept() throws {
    let planets = Keeping()
    let collection = collection(planets)
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }
    try collection.select(itemsAt: [paths[0]])
    let error = #expect(throws: UserActionError.self) { try collection.select(itemsAt: [paths[1]]) }
    #expect(error?.code == .refused && error?.detail.contains("shouldDeselectItemsAt") == true)
    #expect(collection.selectionIndexPaths == [paths[0]])
  }

  @Test("headers are the data source's where the layout has room for them, and are made once")
  func headers() throws {
    let planets = Titled()
    let collection = collection(planets)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
    let header = NSCollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: header, at: first) == nil, "there is no layout")
    let layout = NSCollectionViewFlowLayout()
    collection.collectionViewLayout = layout
    #expect(collection.visibleSupplementaryViews(ofKind: header).isEmpty && planets.shown.isEmpty)
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    collection.register(
      NSTextField.self, forSupplementaryViewOfKind: header, withIdentifier: NSUserInterfaceItemIdentifier("title"))

    let view = try #require(collection.supplementaryView(forElementKind: header, at: second) as? NSTextField)
    #expect(view.stringValue == "Section 1" && view.superview === collection && view.identifier?.rawValue == "title")
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 1, "the first section has none")
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header) == [second])
    #expect(collection.supplementaryView(forElementKind: header, at: second) === view && planets.shown == [second])
    #expect(collection.supplementaryView(forElementKind: NSCollectionView.elementKindSectionFooter, at: second) == nil)
    collection.reloadData()
    #expect(view.superview == nil)

    let error = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching {
        collection.makeSupplementaryView(
          ofKind: header, withIdentifier: NSUserInterfaceItemIdentifier("Nothing"), for: first)
      }
    }
    #expect(error.map { "\($0)".contains("'Nothing'") } == true)
  }
}
