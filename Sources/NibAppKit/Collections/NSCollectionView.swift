import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A grid of items. Stands in for NSCollectionView.
open class NSCollectionView: CollectionMembers {
  /// Least size of an item, in points.
  open var minItemSize = NSSize(width: 0, height: 0)
  /// Greatest size of an item, in points.
  open var maxItemSize = NSSize(width: 0, height: 0)
  /// Most rows; 0 for any number.
  open var maxNumberOfRows = 0
  /// Most columns; 0 for any number.
  open var maxNumberOfColumns = 0
  /// Whether items can be selected.
  open var isSelectable = false
  /// Whether more than one can.
  open var allowsMultipleSelection = false
  /// Whether none may be.
  open var allowsEmptySelection = true
  /// Colors behind the items, in turn.
  open var backgroundColors: [NSColor]! = []
  /// How items are laid out; without one they have the frames that they are made with.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      changeLayout(from: oldValue, to: collectionViewLayout)
    }
  }
  /// What the items show, from the first, as bindings have it: for a collection without a data source.
  open var contentValues: [NibValue] = [] {
    didSet { heldSelection = heldSelection.filter(contentValues.indices.contains) }
  }
  /// What the items show, from the first: for a collection without a data source.
  open var content: [Any] {
    get { contentValues.map { ModelBox.plain($0) } }
    set { contentValues = newValue.map { ModelBox.boxed($0) } }
  }
  /// Places of the items that are selected, in a collection without a data source.
  final var heldSelection: [Int] = []

  /// What a data source's items are.
  final var items = CollectionItems()

  /// Whether what the view is behind is seen, and not the items; kept.
  open var backgroundView: NSView?
  /// Whether that scrolls with the items; kept.
  open var backgroundViewScrollsWithContent = false
  /// Who is told of items that will be shown soon; not kept alive.
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?

  /// Items begin at the top.
  open override var isFlipped: Bool { true }

  /// Items take the keys.
  open override var acceptsFirstResponder: Bool { true }

  /// Places the items and views that were made, as the layout says.
  open override func layout() {
    super.layout()
    placeElements()
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewTable] }

  private static let collectionViewTable = PropertyTable(
    NSCollectionView.self, kind: AppKitElements.collectionView, fresh: { NSCollectionView() },
    [
      Property("selectable", \.isSelectable),
      Property("allowsMultipleSelection", \.allowsMultipleSelection),
      Property("minItemSize", \.minItemSize),
      Property("maxItemSize", \.maxItemSize),
      Property("maxNumberOfRows", \.maxNumberOfRows),
      Property("maxNumberOfColumns", \.maxNumberOfColumns),
      Property("allowsEmptySelection", \.allowsEmptySelection),
      Property(
        "backgroundColors", row: "primaryBackgroundColor", get: { $0.backgroundColors ?? [] },
        set: { $0.backgroundColors = $1 }),
      Property("collectionViewLayout", object: \.collectionViewLayout),
    ])

  /// Does what clicks on items do: selects them, and writes which ones to what is bound. Places outside do nothing.
  /// - Throws: `RuntimeError` if the model refuses it.
  public func select(_ items: [Int]) throws(RuntimeError) {
    var wanted = Array(Set(items)).sorted().filter(contentValues.indices.contains)
    if !allowsMultipleSelection { wanted = wanted.suffix(1) }
    guard isSelectable, !wanted.isEmpty || allowsEmptySelection, wanted != heldSelection else { return }
    heldSelection = wanted
    try commitBindings()
  }

  /// The places of the items that are selected.
  open var selectionIndexPaths: Set<IndexPath> {
    get { dataSource == nil ? Set(heldSelection.map { IndexPath(item: $0, section: 0) }) : items.selected }
    set {
      guard dataSource != nil else {
        return heldSelection = newValue.filter(isPlace).map { $0[1] }.sorted()
      }
      items.selected = newValue.filter(isPlace)
      for (path, item) in items.made { item.isSelected = items.selected.contains(path) }
    }
  }

  /// Selects items beside those that are, as code does: the delegate does not hear of it. Scrolls to them, unless the
  /// position is empty.
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    selectionIndexPaths.formUnion(indexPaths)
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }

  /// Selects items no more, likewise.
  open func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }

  /// Selects all, if more than one may be.
  open override func selectAll(_ sender: Any?) {
    if isSelectable, allowsMultipleSelection { selectionIndexPaths = Set(placesOfItems) }
  }

  /// Selects nothing, if that may be.
  open func deselectAll(_ sender: Any?) {
    if isSelectable, allowsEmptySelection { selectionIndexPaths = [] }
  }

  /// Shows what the data source says now; nothing is selected then.
  open func reloadData() {
    letGo(items.made)
    collectionViewLayout?.forgetPlaces()
    items.selected = []
    let unmade = items.prefetched.subtracting(items.everMade)
    if !unmade.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: unmade.sorted())
    }
    (items.prefetched, items.everMade) = ([], [])
    forgetSupplementaryViews()
  }

  /// Number of a section's items.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource.map { $0.collectionView(self, numberOfItemsInSection: section) } ?? contentValues.count
  }

  /// Makes an item: of the nib or class that was registered for the identifier, else of the nib of that name. Raises that
  /// there is none, and what loading throws.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = reusedItem(identifier) { return item }
    let item = InterfaceFaults.raising(or: NSCollectionViewItem()) {
      let nib: NSNib?
      switch items.sources[identifier] {
      case .type(let type)?: return type.made()
      case .nib(let known)?: nib = known
      case nil: nib = NSNib(nibNamed: identifier.rawValue, bundle: nil)
      }
      guard let nib else {
        throw StandInError(
          .notFound, self, "no class or nib is registered for items '\(identifier.rawValue)', and no nib has that name")
      }
      let report = try nib.instantiateReport(owner: nil)
      guard let item = report.topLevel.lazy.compactMap({ $0 as? NSCollectionViewItem }).first else {
        throw StandInError(.notFound, self, "the nib for items '\(identifier.rawValue)' holds no item")
      }
      item.scene.kept += report.topLevel.filter { $0 !== item }
      return item
    }
    item.identifier = identifier
    item.collectionView = self
    item.loadViewIfNeeded()
    return item
  }

  /// The item of a place, made now if it was not; nil beyond the ends, and without a data source.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    if let known = items.made[indexPath] { return known }
    guard let dataSource, isPlace(indexPath) else { return nil }
    collectionViewLayout?.prepareIfNeeded()
    prefetch(beside: indexPath)
    let item = dataSource.collectionView(self, itemForRepresentedObjectAt: indexPath)
    items.made[indexPath] = item
    item.heldPath = indexPath
    items.everMade.insert(indexPath)
    item.collectionView = self
    item.isSelected = items.selected.contains(indexPath)
    put(item, at: collectionViewLayout?.layoutAttributesForItem(at: indexPath))
    addSubview(item.view)
    delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: indexPath)
    return item
  }

  /// The item of the first section at an index; nil beyond the ends.
  open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }

  /// The place of an item; nil for one of elsewhere.
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    item.heldPath.flatMap { items.made[$0] === item ? $0 : nil }
  }

  /// Has items of the data source come in.
  open func insertItems(at indexPaths: Set<IndexPath>) { change { $0.inserted.formUnion(indexPaths) } }

  /// Has items go that the data source has no more.
  open func deleteItems(at indexPaths: Set<IndexPath>) { change { $0.deleted.formUnion(indexPaths) } }

  /// Makes items anew.
  open func reloadItems(at indexPaths: Set<IndexPath>) { change { $0.reloaded.formUnion(indexPaths) } }

  /// Has an item take another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Makes changes, which count together, and calls the handler at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOuter = items.updates == nil
    if isOuter { items.updates = CollectionUpdates() }
    updates?()
    if isOuter { settle() }
    completionHandler?(true)
  }

  /// Has sections of the data source come in.
  open func insertSections(_ sections: IndexSet) {
    moveSections(ListPlaces.inserting(sections))
  }

  /// Has sections go that the data source has no more.
  open func deleteSections(_ sections: IndexSet) {
    moveSections(ListPlaces.removing(sections))
  }

  /// Makes the items of sections anew; those stay selected.
  open func reloadSections(_ sections: IndexSet) {
    letGo(items.made.filter { sections.contains($0.key[0]) })
    forgetSupplementaryViews()
    collectionViewLayout?.forgetPlaces()
  }

  /// Has a section take another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    moveSections { old in
      if old == section { return newSection }
      let closed = old > section ? old - 1 : old
      return closed >= newSection ? closed + 1 : closed
    }
  }

  /// Scrolls to items. Which ones is kept in `itemsScrolledTo`; nothing moves.
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    items.scrolledTo = indexPaths.filter(isPlace)
  }

  /// What is allowed of what is dragged from the collection: within the program, or out of it.
  open func draggingSourceOperationMask(forLocal localDestination: Bool) -> NSDragOperation {
    localDestination ? items.localDragging : items.outerDragging
  }

  /// The place of the item at a point; nil for none.
  open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    collectionViewLayout?.prepareIfNeeded()
    return collectionViewLayout?.layoutAttributesForDropTarget(at: point)?.indexPath
  }

  /// The rectangle of an item of the first section, in points; empty beyond the ends.
  open func frameForItem(at index: Int) -> NSRect {
    layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }

  /// Where an item stands; nil beyond the ends, and without a layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    collectionViewLayout?.prepareIfNeeded()
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }
}
