import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a collection with a data source has: items are made when code asks for them, and kept until they are others.
struct CollectionItems {
  var made: [IndexPath: NSCollectionViewItem] = [:]
  var selected: Set<IndexPath> = []
  /// By identifier what its items are made of.
  var sources: [NSUserInterfaceItemIdentifier: Source] = [:]
  /// Headers, footers and others beside the items.
  var supplementary = SupplementaryViews()
  /// Changes that are being made.
  var updates: CollectionUpdates?

  enum Source {
    case type(NSCollectionViewItem.Type)
    case nib(NSNib)
  }
}

/// Items of a data source. All of them count as seen; their views lie in the collection, and no layout places them.
extension NSCollectionView {
  /// Where items are scrolled to. Documented: the bits, by AppKit; nothing moves here.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the upper edge.
    public static let top = Self(rawValue: 1)
    /// To the middle between the upper and the lower edge.
    public static let centeredVertically = Self(rawValue: 2)
    /// To the lower edge.
    public static let bottom = Self(rawValue: 4)
    /// To the left edge.
    public static let left = Self(rawValue: 8)
    /// To the middle between the left and the right edge.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// To the right edge.
    public static let right = Self(rawValue: 32)
  }

  /// Who says what is shown; not kept alive.
  public final var dataSource: (any NSCollectionViewDataSource)? {
    get { outlet("dataSource") as? any NSCollectionViewDataSource }
    set {
      connect("dataSource", to: newValue)
      reloadData()
    }
  }

  /// Who hears of clicks; not kept alive.
  public final var delegate: (any NSCollectionViewDelegate)? {
    get { outlet("delegate") as? any NSCollectionViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Makes a class that of items with an identifier, in place of what was registered before; nil takes that away. Raises
  /// that the class is none of items.
  public final func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let itemClass else { return items.sources[identifier] = nil }
    InterfaceFaults.raising {
      guard let type = itemClass as? NSCollectionViewItem.Type else {
        throw StandInError(
          .notFound, self, "'\(itemClass)' for items '\(identifier.rawValue)' is no class of NSCollectionViewItem")
      }
      items.sources[identifier] = .type(type)
    }
  }

  /// Makes a nib, which holds one item, that of items with an identifier, likewise.
  public final func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    items.sources[identifier] = nib.map { .nib($0) }
  }

  /// Makes an item: of the nib or class that was registered for the identifier, else of the nib of that name. Raises that
  /// there is none, and what loading throws.
  public final func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = InterfaceFaults.raising(or: NSCollectionViewItem()) {
      let nib: NSNib?
      switch items.sources[identifier] {
      case .type(let type)?: return type.init()
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

  /// Shows what the data source says now; nothing is selected then.
  public final func reloadData() {
    for item in items.made.values { leave(item) }
    items.made = [:]
    items.selected = []
    forgetSupplementaryViews()
  }

  /// Number of sections; 1 without a data source.
  public final var numberOfSections: Int { dataSource.map { $0.numberOfSections(in: self) } ?? 1 }

  /// Number of a section's items.
  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource.map { $0.collectionView(self, numberOfItemsInSection: section) } ?? content.count
  }

  /// The item of a place, made now if it was not; nil beyond the ends, and without a data source.
  public final func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    if let known = items.made[indexPath] { return known }
    guard let dataSource, isPlace(indexPath) else { return nil }
    let item = dataSource.collectionView(self, itemForRepresentedObjectAt: indexPath)
    items.made[indexPath] = item
    item.collectionView = self
    item.isSelected = items.selected.contains(indexPath)
    addSubview(item.view)
    delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: indexPath)
    return item
  }

  /// The item of the first section at an index; nil beyond the ends.
  public final func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }

  /// The place of an item; nil for one of elsewhere.
  public final func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    items.made.first { $0.value === item }?.key
  }

  /// The places of all items, in order.
  private var places: [IndexPath] {
    (0..<max(numberOfSections, 0)).flatMap { section in
      (0..<max(numberOfItems(inSection: section), 0)).map { IndexPath(item: $0, section: section) }
    }
  }

  private func isPlace(_ path: IndexPath) -> Bool {
    path.count == 2 && path[0] >= 0 && path[0] < numberOfSections
      && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
  }

  /// The items that are seen: all, made now.
  public final func visibleItems() -> [NSCollectionViewItem] { places.compactMap { item(at: $0) } }

  /// The places of the items that are seen.
  public final func indexPathsForVisibleItems() -> Set<IndexPath> { Set(places) }

  /// Takes an item out.
  final func leave(_ item: NSCollectionViewItem) {
    item.view.removeFromSuperview()
    item.collectionView = nil
  }
}

/// Which items are selected.
extension NSCollectionView {
  /// The places of the items that are selected.
  public final var selectionIndexPaths: Set<IndexPath> {
    get { dataSource == nil ? Set(selectionIndexes.map { IndexPath(item: $0, section: 0) }) : items.selected }
    set {
      guard dataSource != nil else {
        return selectionIndexes = newValue.filter(isPlace).map { $0[1] }.sorted()
      }
      items.selected = newValue.filter(isPlace)
      for (path, item) in items.made { item.isSelected = items.selected.contains(path) }
    }
  }

  /// Selects items beside those that are, as code does: the delegate does not hear of it.
  public final func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    selectionIndexPaths.formUnion(indexPaths)
  }

  /// Selects items no more, likewise.
  public final func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }

  /// Selects all, if more than one may be.
  public final func selectAll(_ sender: Any?) {
    if isSelectable, allowsMultipleSelection { selectionIndexPaths = Set(places) }
  }

  /// Selects nothing, if that may be.
  public final func deselectAll(_ sender: Any?) {
    if isSelectable, allowsEmptySelection { selectionIndexPaths = [] }
  }

  /// Does what clicks on items of a data source do: selects them and no others. The delegate says which may be, and hears
  /// of it. Places outside do nothing.
  /// - Throws: `UserActionError`: `refused` where the delegate lets none of the items be selected, or where one may be
  ///   selected and the delegate keeps another.
  public final func select(itemsAt indexPaths: Set<IndexPath>) throws(UserActionError) {
    guard isSelectable, dataSource != nil else { return }
    let clicked = indexPaths.filter(isPlace).sorted()
    let wanted = Set(allowsMultipleSelection ? clicked[...] : clicked.suffix(1))
    guard !wanted.isEmpty || allowsEmptySelection else { return }
    var (added, removed) = (wanted.subtracting(selectionIndexPaths), selectionIndexPaths.subtracting(wanted))
    if let delegate {
      if !added.isEmpty {
        added.formIntersection(delegate.collectionView(self, shouldSelectItemsAt: added))
        if added.isEmpty, !wanted.isSubset(of: selectionIndexPaths) { throw refusal("shouldSelectItemsAt", wanted) }
      }
      if !removed.isEmpty {
        let kept = removed.subtracting(delegate.collectionView(self, shouldDeselectItemsAt: removed))
        if !allowsMultipleSelection, !kept.isEmpty { throw refusal("shouldDeselectItemsAt", kept) }
        removed.subtract(kept)
      }
    }
    selectionIndexPaths = selectionIndexPaths.subtracting(removed).union(added)
    if !removed.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: removed) }
    if !added.isEmpty { delegate?.collectionView(self, didSelectItemsAt: added) }
  }

  private func refusal(_ question: String, _ places: Set<IndexPath>) -> UserActionError {
    let words = places.sorted().map { "item \($0[1]) of section \($0[0])" }.joined(separator: ", ")
    return UserActionError(.refused, self, "the delegate says no to \(words): \(question)")
  }
}
