import NibRuntime
import NibStandIns

/// An item that is moved: where it was, and where it would land.
struct MovedItem {
  let source: IndexPath
  var target: IndexPath
}

// Items that a finger moves, and layouts that a finger changes.
extension UICollectionView {
  private var moved: MovedItem? {
    get { kept(nil, "movedItem") }
    set { keep(newValue, "movedItem") }
  }

  /// Begins to move an item, if the data source allows it.
  /// - Returns: whether it is moved.
  @discardableResult
  final func ownBeginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    measure()
    guard moved == nil, content.geometry.contains(indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    moved = MovedItem(source: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a point of the collection's coordinates: it would land at the item that is there, or where the
  /// layout or the delegate has it. Nothing changes where there is no item.
  final func ownUpdateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: moved.target, withPosition: targetPosition)
    guard proposed != moved.target else { return }
    let target = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.source, atCurrentIndexPath: moved.target,
      toProposedIndexPath: proposed)
    self.moved?.target = target ?? proposed
  }

  /// Lets the item go: the data source is told of its new place, and numbers are asked for anew.
  final func ownEndInteractiveMovement() {
    guard let moved else { return }
    self.moved = nil
    guard moved.target != moved.source else { return }
    dataSource?.collectionView(self, moveItemAt: moved.source, to: moved.target)
    let order = MovedOrder(moved)
    renumber(cell: { order.place(of: $0) }, selection: { order.place(of: $0) })
  }

  /// Leaves the item where it was.
  final func ownCancelInteractiveMovement() { moved = nil }

  private var transition: (layout: UICollectionViewTransitionLayout, done: ((Bool, Bool) -> Void)?)? {
    get { kept(nil, "layoutTransition") }
    set { keep(newValue, "layoutTransition") }
  }

  /// Begins to change the layout by a finger, whose progress is the transition's. Items are placed by the old layout until
  /// it is finished.
  ///
  /// `completion` is called at the end with whether the layout changed, and that the transition is over.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    cancelInteractiveTransition()
    let made =
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    made.collectionView = self
    transition = (made, completion)
    return made
  }

  /// Ends the change: the new layout is the collection's.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends the change: the old layout stays.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    if isFinished { collectionViewLayout = ended.layout.nextLayout }
    ended.done?(isFinished, true)
  }
}

/// Where items are once one of them was moved.
private struct MovedOrder {
  let moved: MovedItem

  init(_ moved: MovedItem) { self.moved = moved }

  func place(of path: IndexPath) -> IndexPath {
    if path == moved.source { return moved.target }
    var item = path.item
    if path.section == moved.source.section, item > moved.source.item { item -= 1 }
    if path.section == moved.target.section, item >= moved.target.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

/// What a finger changes a layout by. Stands in for UICollectionViewTransitionLayout.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before.
  open private(set) var currentLayout = UICollectionViewLayout()
  /// The layout after.
  open private(set) var nextLayout = UICollectionViewLayout()
  /// How far the change is, 0...1.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// Makes one from a layout to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    super.init()
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps a number under a name, for the layouts.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number under a name; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
