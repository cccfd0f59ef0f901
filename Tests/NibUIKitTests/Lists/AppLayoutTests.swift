import NibRuntime
import NibUIKit
import Testing

/// Items on a diagonal, with a mark behind them and a view beside the first.
private final class Diagonal: UICollectionViewLayout {
  var asked: [String] = []
  var step = 50.0
  var isFitting = false
  private var fitted: [IndexPath: Double] = [:]
  private var places: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    asked.append("prepare")
    guard let collectionView else { return }
    places = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        one.frame = CGRect(
          x: Double(item) * step, y: Double(item) * step, width: 20,
          height: isFitting ? fitted[one.indexPath] ?? 20 : 20)
        one.alpha = item == 0 ? 0.5 : 1
        return one
      }
    }
    let mark = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "mark", with: IndexPath(item: 0, section: 0))
    mark.frame = CGRect(x: 0, y: collectionView.contentOffset.y, width: 5, height: 5)
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
    badge.frame = CGRect(x: 30, y: 0, width: 5, height: 5)
    places += [mark, badge]
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 500) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append("bounds \(newBounds.origin.y)")
    return newBounds.origin.y >= 60
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / step).rounded() * step) }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    asked.append("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    asked += updateItems.map {
      "\($0.updateAction) \(($0.indexPathAfterUpdate ?? $0.indexPathBeforeUpdate)?.item ?? -1)"
    }
  }

  override func finalizeCollectionViewUpdates() { asked.append("end of updates") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("appears \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("disappears \(itemIndexPath.item)")
    return nil
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { asked.append("from flow") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { asked.append("to flow") }
  override func finalizeLayoutTransition() { asked.append("end of transition") }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { IndexPath(item: Int(position.y / step), section: 0) }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    fitted[preferredAttributes.indexPath] = preferredAttributes.size.height
    return isFitting
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    asked.append("rest")
    return proposed
  }
}

/// A flow whose items stand 10 points lower, and whose size the collection's width gives.
private final class Lowered: UICollectionViewFlowLayout {
  override func prepare() {
    itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2 - 10, height: 30)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for one in all ?? [] { one.frame.origin.y += 10 }
    return all
  }
}

private final class ColoredAttributes: UICollectionViewLayoutAttributes {}

private final class Colored: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { ColoredAttributes.self }
}

private final class Mark: UICollectionReusableView {}

/// Notes what a layout tells it, and wants to be high.
private final class ToldCell: UICollectionViewCell {
  var told: [String] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    told.append("apply \(layoutAttributes.indexPath.item) \(layoutAttributes.frame.origin.y)")
  }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    told.append("will change at \(frame.origin.y)")
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    told.append("did change at \(frame.origin.y)")
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 70
    return layoutAttributes
  }
}

@Suite("Layouts of an app's own, and what they ask of cells")
struct AppLayoutTests {
  private let source = Source()

  private final class Source: UICollectionViewDataSource {
    var count = 4
    var moved: IndexPath?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moved = destinationIndexPath }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let made = UICollectionView(frame: CGRect(x: 0, y: 0, width: 120, height: 120), collectionViewLayout: layout)
    made.dataSource = source
    made.register(ToldCell.self, forCellWithReuseIdentifier: "Cell")
    return made
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func told(_ collection: UICollectionView, _ item: Int) -> [String] {
    (collection.cellForItem(at: path(item)) as? ToldCell)?.told ?? []
  }

  @Test("a layout's attributes place items, show them and the views beside and behind them")
  func places() throws {
    let layout = Diagonal()
    layout.register(Mark.self, forDecorationViewOfKind: "mark")
    let collection = collection(layout)
    #expect(collection.visibleCells.map(\.frame.origin.x) == [0, 50, 100])
    #expect(collection.visibleCells.map(\.alpha) == [0.5, 1, 1])
    #expect(collection.contentSize == CGSize(width: 400, height: 500))
    #expect(collection.rectForItem(at: path(3))?.origin.y == 150)
    #expect(collection.indexPathForItem(at: CGPoint(x: 55, y: 55)) == path(1))
    #expect(collection.supplementaryView(forElementKind: "badge", at: path(0))?.frame.origin.x == 30)
    #expect(collection.subviews.first is Mark)
    #expect(told(collection, 1) == ["apply 1 50.0"])
    #expect(layout.asked == ["prepare"])
  }

  @Test("a layout that moves with the bounds is prepared again, and its cells stay")
  func bounds() throws {
    let layout = Diagonal()
    layout.register(Mark.self, forDecorationViewOfKind: "mark")
    let collection = collection(layout)
    let cell = try #require(collection.cellForItem(at: path(1)))
    collection.contentOffset.y = 10
    _ = collection.visibleCells
    #expect(layout.asked == ["prepare", "bounds 10.0"])

    collection.contentOffset.y = 60
    #expect(collection.cellForItem(at: path(1)) === cell)
    #expect(layout.asked.suffix(2) == ["context", "prepare"])
    #expect(collection.subviews.first { $0 is Mark }?.frame.origin.y == 60)
  }

  @Test("a drag rests where the layout has it")
  func target() {
    let collection = collection(Diagonal())
    collection.drag(to: CGPoint(x: 0, y: 90))
    #expect(collection.contentOffset.y == 100)
  }

  @Test("a flow of an app's own sets sizes when it prepares, and changes places")
  func subclass() throws {
    let layout = Lowered()
    let collection = collection(layout)
    #expect(collection.visibleCells.map(\.frame.origin.y) == [10, 10, 50, 50])
    #expect(collection.visibleCells.first?.frame.size.width == 50)
    #expect(collection.layoutAttributesForItem(at: path(2))?.frame.origin.y == 50)
    layout.invalidateLayout()
    #expect(collection.visibleCells.map(\.frame.origin.y) == [10, 10, 50, 50])
  }

  @Test("another layout takes the cells over, and they hear of it")
  func change() throws {
    let collection = collection(UICollectionViewFlowLayout())
    let cell = try #require(collection.cellForItem(at: path(1)))
    let layout = Diagonal()
    collection.setCollectionViewLayout(layout, animated: true)
    #expect(collection.cellForItem(at: path(1)) === cell)
    #expect(
      told(collection, 1) == ["apply 1 0.0", "will change at 0.0", "apply 1 50.0", "did change at 50.0"])
    #expect(layout.asked == ["from flow", "prepare", "end of transition", "rest"])
    collection.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.asked.suffix(2) == ["to flow", "end of transition"])
  }

  @Test("a layout of an app's own hears of items that come and go, and of those that a finger moves")
  func updates() {
    let layout = Diagonal()
    let collection = collection(layout)
    _ = collection.visibleCells
    layout.asked = []
    collection.performBatchUpdates {
      source.count = 4
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(3)])
    }
    #expect(
      layout.asked == [
        "prepare", "delete 1", "insert 3", "disappears 1", "appears 3", "end of updates", "rest",
      ])
    collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 120))
    collection.endInteractiveMovement()
    #expect(source.moved == path(2))
  }

  @Test("a layout of an app's own decides whether the sizes that cells want change places")
  func ownFitting() {
    let layout = Diagonal()
    let collection = collection(layout)
    #expect(collection.visibleCells.map(\.frame.size.height) == [20, 20, 20])
    #expect(layout.asked == ["prepare"])

    layout.isFitting = true
    layout.invalidateLayout()
    #expect(collection.visibleCells.map(\.frame.size.height) == [70, 70, 70])
    #expect(layout.asked == ["prepare", "prepare", "prepare"])
  }

  @Test("attributes are of the layout's class")
  func attributes() {
    #expect(collection(Colored()).layoutAttributesForItem(at: path(0)) is ColoredAttributes)
  }

  @Test("cells of a flow with an estimated size are asked for theirs")
  func fitting() {
    let layout = UICollectionViewFlowLayout()
    let collection = collection(layout)
    #expect(collection.visibleCells.first?.frame.size.height == 50)

    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    layout.invalidateLayout()
    #expect(collection.visibleCells.first?.frame.size.height == 70)
    #expect(collection.rectForItem(at: path(2))?.origin.y == 80)
  }
}
