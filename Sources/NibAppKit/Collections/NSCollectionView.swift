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
  /// How items are laid out; without one they have the frames that they are made with.
  public final var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue?.collectionView = nil
      collectionViewLayout?.collectionView = self
      collectionViewLayout?.forgetPlaces()
    }
  }
  /// What the items show, from the first, as bindings have it: for a collection without a data source.
  public final var contentValues: [NibValue] = [] {
    didSet { heldSelection = heldSelection.filter(contentValues.indices.contains) }
  }
  /// What the items show, from the first: for a collection without a data source.
  public final var content: [Any] {
    get { contentValues.map { ModelBox.plain($0) } }
    set { contentValues = newValue.map { ModelBox.boxed($0) } }
  }
  /// Places of the items that are selected, in a collection without a data source.
  final var heldSelection: [Int] = []

  /// What a data source's items are.
  final var items = CollectionItems()

  /// Whether what the view is behind is seen, and not the items; kept.
  public final var backgroundView: NSView?
  /// Whether that scrolls with the items; kept.
  public final var backgroundViewScrollsWithContent = false
  /// Who is told of items that will be shown soon; not kept alive.
  public final weak var prefetchDataSource: (any NSCollectionViewPrefetching)?

  /// Items begin at the top.
  open override var isFlipped: Bool { true }

  /// Items take the keys.
  open override var acceptsFirstResponder: Bool { true }

  /// Places the items and views that were made, as the layout says.
  open override func layout() {
    super.layout()
    placeElements()
  }

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
    var wanted = Array(Set(items)).sorted().filter(contentValues.indices.contains)
    if !allowsMultipleSelection { wanted = wanted.suffix(1) }
    guard isSelectable, !wanted.isEmpty || allowsEmptySelection, wanted != heldSelection else { return }
    heldSelection = wanted
    try commitBindings()
  }
}
