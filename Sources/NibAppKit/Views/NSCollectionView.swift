import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A grid of items. Stands in for NSCollectionView.
open class NSCollectionView: NSView {
  /// Least size of an item, in points.
  public final var minItemSize = NSSize(width: 0, height: 0)
  /// Greatest size of an item, in points.
  public final var maxItemSize = NSSize(width: 0, height: 0)
  /// Most rows; 0 for any number.
  public final var maxNumberOfRows = 0
  /// Most columns; 0 for any number.
  public final var maxNumberOfColumns = 0
  /// Whether items can be selected.
  public final var isSelectable = false
  /// Whether more than one can.
  public final var allowsMultipleSelection = false
  /// Whether none may be.
  public final var allowsEmptySelection = true
  /// Colors behind the items, in turn.
  public final var backgroundColors: [NSColor] = []
  /// How items are laid out.
  public final var collectionViewLayout: NSResponder?
  /// What the items show, from the first.
  public final var content: [NibValue] = [] {
    didSet { selectionIndexes = selectionIndexes.filter(content.indices.contains) }
  }
  /// Places of the items that are selected, in ascending order.
  public internal(set) final var selectionIndexes: [Int] = []

  /// What a data source's items are.
  final var items = CollectionItems()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
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
      Property("backgroundColors", row: "primaryBackgroundColor", \.backgroundColors),
      Property("collectionViewLayout", object: \.collectionViewLayout),
    ])

  /// Does what clicks on items do: selects them, and writes which ones to what is bound. Places outside do nothing.
  /// - Throws: `RuntimeError` if the model refuses it.
  public func select(_ items: [Int]) throws(RuntimeError) {
    var wanted = Array(Set(items)).sorted().filter(content.indices.contains)
    if !allowsMultipleSelection { wanted = wanted.suffix(1) }
    guard isSelectable, !wanted.isEmpty || allowsEmptySelection, wanted != selectionIndexes else { return }
    selectionIndexes = wanted
    try commitBindings()
  }
}
