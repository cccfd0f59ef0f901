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
  /// Views behind the items that the layout asked for.
  var decorations: [PlacedElements.Place: NSView] = [:]
  /// The items that were scrolled to last.
  var scrolledTo: Set<IndexPath> = []
  /// The items that who loads ahead was told of.
  var prefetched: Set<IndexPath> = []
  /// The items that were made since the collection was loaded.
  var everMade: Set<IndexPath> = []
  /// What is allowed of what is dragged within the program, and out of it.
  var localDragging = NSDragOperation.every
  var outerDragging: NSDragOperation = []
  /// Items that are gone, by their identifiers.
  var reusable: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
  /// Changes that are being made.
  var updates: CollectionUpdates?

  enum Source {
    case type(NSCollectionViewItem.Type)
    case nib(NSNib)
  }
}

/// Items of a data source. All of them count as seen; their views lie in the collection, where the layout places them.
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
    /// To the edge where lines begin.
    public static let leadingEdge = Self(rawValue: 64)
    /// To the edge where lines end.
    public static let trailingEdge = Self(rawValue: 128)
    /// To the upper or the lower edge, whichever is nearer.
    public static let nearestVerticalEdge = Self(rawValue: 256)
    /// To the left or the right edge, whichever is nearer.
    public static let nearestHorizontalEdge = Self(rawValue: 512)
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

  /// Number of sections; 1 without a data source.
  public final var numberOfSections: Int { dataSource.map { $0.numberOfSections(in: self) } ?? 1 }

  /// The places of all items, in order.
  final var placesOfItems: [IndexPath] {
    (0..<max(numberOfSections, 0)).flatMap { section in
      (0..<max(numberOfItems(inSection: section), 0)).map { IndexPath(item: $0, section: section) }
    }
  }

  final func isPlace(_ path: IndexPath) -> Bool {
    path.count == 2 && path[0] >= 0 && path[0] < numberOfSections
      && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
  }

  /// The items that are seen: all, made now.
  public final func visibleItems() -> [NSCollectionViewItem] { placesOfItems.compactMap { item(at: $0) } }

  /// The places of the items that are seen.
  public final func indexPathsForVisibleItems() -> Set<IndexPath> { Set(placesOfItems) }

  /// Takes items out, and tells of them in order.
  final func letGo(_ gone: [IndexPath: NSCollectionViewItem]) {
    for path in gone.keys { items.made[path] = nil }
    removeSubviews(gone.values.map(\.view))
    for item in gone.values { item.collectionView = nil }
    for (path, item) in gone.sorted(by: { $0.key < $1.key }) {
      delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
      guard let identifier = item.identifier, items.reusable[identifier, default: []].count < 50 else { continue }
      items.reusable[identifier, default: []].append(item)
    }
  }

  /// An item of an identifier that is gone, ready to show another object; nil for none.
  final func reusedItem(_ identifier: NSUserInterfaceItemIdentifier) -> NSCollectionViewItem? {
    guard let item = items.reusable[identifier]?.popLast() else { return nil }
    (item.isSelected, item.highlightState) = (false, .none)
    item.prepareForReuse()
    item.collectionView = self
    return item
  }

  /// Has items stand at other places.
  final func take(_ moved: [IndexPath: NSCollectionViewItem]) {
    items.made = moved
    for (path, item) in moved {
      item.heldPath = path
      item.isSelected = items.selected.contains(path)
    }
  }
}
