import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UICollectionView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class CollectionStandIn: UIScrollView {
  private final var me: UICollectionView { unsafeDowncast(self, to: UICollectionView.self) }

  /// Where a header or footer that is shown stands; nil for none.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    me.ownIndexPath(forSupplementaryView: supplementaryView)
  }

  /// Makes cells of an identifier from a class; nil takes the registration back.
  open func register(_ type: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    me.ownRegister(type, forCellWithReuseIdentifier: identifier)
  }

  /// Makes cells of an identifier from a nib whose first cell at top level is taken.
  open func register(_ nib: (any NibInstantiating)?, forCellWithReuseIdentifier identifier: String) {
    me.ownRegister(nib, forCellWithReuseIdentifier: identifier)
  }

  /// Makes headers or footers of an identifier from a class.
  open func register(
    _ type: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { me.ownRegister(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  /// Makes headers or footers of an identifier from a nib.
  open func register(
    _ nib: (any NibInstantiating)?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { me.ownRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  /// A cell that waits to be used again, else a new one of the prototype, class or nib of the identifier.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { me.ownDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

  /// A header or footer that waits to be used again, else a new one.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    me.ownDequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Asks for everything anew, when somebody looks. The selection goes.
  open func reloadData() { me.ownReloadData() }

  /// Number of sections.
  open var numberOfSections: Int { me.ownNumberOfSections }

  /// Number of items of a section; 0 for one that is not there.
  open func numberOfItems(inSection section: Int) -> Int { me.ownNumberOfItems(inSection: section) }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { me.ownIndexPathsForVisibleItems }

  /// The cells in sight, in order of items; makes those that are missing.
  /// - Throws: as `layoutIfNeeded`.
  open var visibleCells: [UICollectionViewCell] { me.ownVisibleCells }

  /// The cell of an item; nil if the item is not in sight, as UIKit's.
  /// - Throws: as `layoutIfNeeded`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { me.ownCellForItem(at: indexPath) }

  /// The item of a cell in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { me.ownIndexPath(for: cell) }

  /// The header or footer of a section, or the view of another kind beside an item, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    me.ownSupplementaryView(forElementKind: kind, at: indexPath)
  }

  /// Scrolls until an item stands where asked; without a position no more than needed. Nothing happens for an item that
  /// is not there.
  open func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition = [], animated: Bool = false
  ) { me.ownScrollToItem(at: indexPath, at: position, animated: animated) }

  /// Takes another layout. Nothing moves: `completion` is called at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { me.ownSetCollectionViewLayout(layout, animated: animated, completion: completion) }

  /// Begins to move an item, if the data source allows it.
  /// - Returns: whether it is moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    me.ownBeginInteractiveMovementForItem(at: indexPath)
  }

  /// Moves the item to a point of the collection's coordinates: it would land at the item that is there, or where the
  /// layout or the delegate has it. Nothing changes where there is no item.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    me.ownUpdateInteractiveMovementTargetPosition(targetPosition)
  }

  /// Lets the item go: the data source is told of its new place, and numbers are asked for anew.
  open func endInteractiveMovement() { me.ownEndInteractiveMovement() }

  /// Leaves the item where it was.
  open func cancelInteractiveMovement() { me.ownCancelInteractiveMovement() }

  /// The selected items, in the order they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { me.ownIndexPathsForSelectedItems }

  /// Selects an item, as code does: the delegate hears nothing. Nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: UICollectionView.ScrollPosition = []
  ) { me.ownSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects an item, as code does: the delegate hears nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    me.ownDeselectItem(at: indexPath, animated: animated)
  }

  /// Changes several things at once. The numbers of the data source are compared at the end, then selected items keep
  /// their selection at their new places.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`, saying which numbers were expected. May be nested.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    me.ownPerformBatchUpdates(updates, completion: completion)
  }

  /// Items came. Raises as `performBatchUpdates`, as all that follow.
  open func insertItems(at paths: [IndexPath]) { me.ownInsertItems(at: paths) }

  /// Items went.
  open func deleteItems(at paths: [IndexPath]) { me.ownDeleteItems(at: paths) }

  /// Items changed: their cells are asked for anew.
  open func reloadItems(at paths: [IndexPath]) { me.ownReloadItems(at: paths) }

  /// Items changed: cells in sight are asked for once more, and what is dequeued for them is the cell that is there.
  open func reconfigureItems(at paths: [IndexPath]) { me.ownReconfigureItems(at: paths) }

  /// An item went to another place.
  open func moveItem(at path: IndexPath, to newPath: IndexPath) { me.ownMoveItem(at: path, to: newPath) }

  /// Sections came.
  open func insertSections(_ sections: IndexSet) { me.ownInsertSections(sections) }

  /// Sections went.
  open func deleteSections(_ sections: IndexSet) { me.ownDeleteSections(sections) }

  /// Sections changed, their numbers of items too.
  open func reloadSections(_ sections: IndexSet) { me.ownReloadSections(sections) }

  /// A section went to another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { me.ownMoveSection(section, toSection: newSection) }

  /// Where an item stands; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    me.ownLayoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { me.ownIndexPathForItem(at: point) }
}
