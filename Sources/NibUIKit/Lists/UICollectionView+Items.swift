import NibRuntime
import NibStandIns

/// Items: where their cells come from, and which are there.
extension UICollectionView {
  /// Kind of what stands before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Kind of what stands after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes cells of an identifier from a class; nil takes the registration back.
  final func ownRegister(_ type: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    cells.register(type, for: identifier)
  }

  /// Makes cells of an identifier from a nib whose first cell at top level is taken.
  final func ownRegister(_ nib: (any NibInstantiating)?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib, for: identifier)
  }

  /// Makes headers or footers of an identifier from a class.
  final func ownRegister(
    _ type: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplements.register(type, for: "\(kind)/\(identifier)") }

  /// Makes headers or footers of an identifier from a nib.
  final func ownRegister(
    _ nib: (any NibInstantiating)?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { supplements.register(nib, for: "\(kind)/\(identifier)") }

  /// Identifiers of the prototypes that the archive carries, sorted.
  public var prototypeIdentifiers: [String] { cells.prototypes }

  /// A cell that waits to be used again, else a new one of the prototype, class or nib of the identifier.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  final func ownDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    InterfaceFaults.raising(or: UICollectionViewCell()) {
      if let cell = try cells.take(identifier, for: self) { return cell }
      throw StandInError(
        .unknownReuseIdentifier, self,
        "no cell is registered for '\(identifier)' (item \(indexPath.words)); registered: \(cells.registered)")
    }
  }

  /// The same, of a class.
  /// - Throws: also `StandInError` with code `wrongCellClass`, naming both classes.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    withReuseIdentifier identifier: String, for indexPath: IndexPath, as type: Cell.Type
  ) throws -> Cell {
    let cell = try InterfaceFaults.catching { dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    if let typed = cell as? Cell { return typed }
    throw StandInError(
      .wrongCellClass, self,
      "the cell for '\(identifier)' is a \(Swift.type(of: cell)), expected \(Cell.self); register the class")
  }

  /// A header or footer that waits to be used again, else a new one.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  final func ownDequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    InterfaceFaults.raising(or: UICollectionReusableView()) {
      if let view = try supplements.take("\(kind)/\(identifier)", for: self) { return view }
      throw StandInError(
        .unknownReuseIdentifier, self,
        "no view is registered for '\(kind)/\(identifier)' (section \(indexPath.section)); "
          + "registered: \(supplements.registered)")
    }
  }

  /// Asks for everything anew, when somebody looks. The selection goes.
  final func ownReloadData() {
    content.isStale = true
    content.selection = []
  }

  /// Number of sections.
  final var ownNumberOfSections: Int {
    measure()
    return content.geometry.counts.count
  }

  /// Number of items of a section; 0 for one that is not there.
  final func ownNumberOfItems(inSection section: Int) -> Int {
    measure()
    let counts = content.geometry.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The rectangle of an item in the collection's coordinates, in points; nil for one that is not there.
  public func rectForItem(at indexPath: IndexPath) -> CGRect? {
    measure()
    guard content.geometry.contains(indexPath) else { return nil }
    return content.geometry.items[indexPath.section][indexPath.row]
  }

  /// The items in sight, in order.
  final var ownIndexPathsForVisibleItems: [IndexPath] {
    measure()
    return content.geometry.visible(in: bounds)
  }

  /// The cells in sight, in order of items; makes those that are missing.
  /// - Throws: as `layoutIfNeeded`.
  final var ownVisibleCells: [UICollectionViewCell] {
    InterfaceFaults.raising { try layoutItems() }
    return indexPathsForVisibleItems.compactMap { content.items[$0] }
  }

  /// The cell of an item; nil if the item is not in sight, as UIKit's.
  /// - Throws: as `layoutIfNeeded`.
  final func ownCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    InterfaceFaults.raising(or: nil) {
      try layoutItems()
      return content.items[indexPath]
    }
  }

  /// The item of a cell in sight.
  final func ownIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.items.first { $0.value === cell }?.key
  }

  /// The header or footer of a section, or the view of another kind beside an item, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  final func ownSupplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    InterfaceFaults.raising { try layoutItems() }
    return content.edges[PlacedElements.Place(kind: kind, path: indexPath)]
  }

  /// Scrolls until an item stands where asked; without a position no more than needed. Nothing happens for an item that
  /// is not there.
  final func ownScrollToItem(at indexPath: IndexPath, at position: ScrollPosition = [], animated: Bool = false) {
    guard let rect = rectForItem(at: indexPath) else { return }
    var offset = contentOffset
    let (room, size) = (bounds.size, rect.size)
    if position.contains(.top) { offset.y = rect.origin.y }
    if position.contains(.centeredVertically) { offset.y = rect.origin.y - (room.height - size.height) / 2 }
    if position.contains(.bottom) { offset.y = rect.origin.y - (room.height - size.height) }
    if position.contains(.left) { offset.x = rect.origin.x }
    if position.contains(.centeredHorizontally) { offset.x = rect.origin.x - (room.width - size.width) / 2 }
    if position.contains(.right) { offset.x = rect.origin.x - (room.width - size.width) }
    if position.isEmpty { scrollRectToVisible(rect) } else { contentOffset = offset }
  }

  /// Where an item that is scrolled to stands, up and down and across.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes positions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Takes another layout. Nothing moves: `completion` is called at once.
  final func ownSetCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}
