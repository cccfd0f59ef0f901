import Foundation
import NibTestSupport
import NibUIKit
import Testing

/// Sections of so many items, with a header each where a layout wants one.
private final class Shelf: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts = [3, 2]
  private(set) var asked: [String] = []
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(indexPath.section).\(indexPath.item)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    view.tag = indexPath.section + 1
    return view
  }
}

@Suite("Compositional layouts of collections")
struct CompositionalLayoutTests {
  private let shelf = Shelf()
  private let header = UICollectionView.elementKindSectionHeader

  private func collection(_ layout: UICollectionViewLayout, height: CGFloat = 400) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: height), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [header, "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Title")
    }
    collection.dataSource = shelf
    return collection
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  /// Two items beside each other.
  private func pairs(_ height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
  }

  @Test("items stand in the groups of a section, and again after the collection's size changed")
  func groups() {
    let section = pairs(44)
    (section.interGroupSpacing, section.contentInsets.top) = (4, 10)
    let collection = collection(UICollectionViewCompositionalLayout(section: section))

    let path = IndexPath(item: 2, section: 0)
    #expect(collection.rectForItem(at: path) == CGRect(x: 0, y: 58, width: 100, height: 44))
    let cell = collection.cellForItem(at: path)
    collection.bounds.size.width = 300
    #expect(collection.rectForItem(at: path)?.size.width == 150)
    #expect(cell?.frame.size.width == 150 && collection.cellForItem(at: path) === cell)
  }

  @Test("a provider is asked for each section with the collection's room and traits")
  func provider() {
    var asked: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      asked.append((index, environment.container.effectiveContentSize.width))
      return pairs(index == 0 ? 20 : 30)
    }
    let collection = collection(layout)

    #expect(collection.visibleCells.map(\.frame.size.height) == [20, 20, 20, 30, 30])
    #expect(asked.map(\.0) == [0, 1] && asked.map(\.1) == [200, 200])
    #expect(collection.contentSize == CGSize(width: 200, height: 70))
  }

  @Test("headers and the views beside items are asked for where they are in sight")
  func supplements() {
    let section = pairs(44)
    section.boundarySupplementaryItems = [
      .init(layoutSize: size(.fractionalWidth(1), 30), elementKind: header, alignment: .top)
    ]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), 10), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let badged = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), 44), supplementaryItems: [badge])
    let other = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), 44), subitems: [badged]))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : other }
    let collection = collection(layout, height: 150)

    collection.layoutIfNeeded()
    #expect(shelf.asked == ["\(header) 0.0", "badge 1.0"])
    let title = collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect(title?.frame == CGRect(x: 0, y: 0, width: 200, height: 30) && title?.tag == 1)
    #expect(collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 1)) == nil)
    collection.contentOffset.y = 100
    let late = collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 1))
    #expect(late?.frame == CGRect(x: 190, y: 162, width: 10, height: 10))
    #expect(collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("a list among other sections has its header and its swipes")
  func list() throws {
    var deleted: [IndexPath] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      index == 0 ? pairs(20) : .list(using: list, layoutEnvironment: environment)
    }
    let collection = collection(layout)

    #expect(collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))?.tag == 2)
    #expect(try collection.swipe(itemAt: IndexPath(item: 1, section: 1), choosing: "Delete"))
    #expect(deleted == [IndexPath(item: 1, section: 1)])
    #expect(try !collection.swipe(itemAt: IndexPath(item: 0, section: 0), choosing: "Delete"))
  }

  @Test("groups that scroll across stand beside each other, and a group's own closure places its items")
  func ways() {
    let across = pairs(40)
    across.orthogonalScrollingBehavior = .groupPaging
    let own = NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.fractionalWidth(1), 60)) { environment in
        let middle = environment.container.effectiveContentSize.width / 2
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: middle, y: 5, width: 10, height: 10))]
      })
    let collection = collection(UICollectionViewCompositionalLayout { index, _ in index == 0 ? across : own })

    #expect(collection.rectForItem(at: IndexPath(item: 2, section: 0))?.origin == CGPoint(x: 200, y: 0))
    #expect(
      collection.rectForItem(at: IndexPath(item: 1, section: 1)) == CGRect(x: 100, y: 105, width: 10, height: 10))
    #expect(collection.indexPathsForVisibleItems.count == 4)
  }
}
