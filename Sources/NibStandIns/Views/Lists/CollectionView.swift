import NibRuntime

/// Items in a layout. Stands in for UICollectionView.
open class CollectionView: ScrollView {
  /// Whether items can be selected.
  public var allowsSelection = true
  /// Whether several items can be.
  public var allowsMultipleSelection = false
  /// The flow layout, if the layout is one.
  public private(set) var layout: CollectionViewFlowLayout?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.collectionViewTable.read(self, from: coder)
    layout = try coder.object("UICollectionLayout", as: AnyObject.self) as? CollectionViewFlowLayout
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewTable] }

  private static let collectionViewTable = PropertyTable(
    CollectionView.self,
    [
      Property("allowsSelection", "UIAllowsSelection", at: \.allowsSelection),
      Property("allowsMultipleSelection", "UIAllowsMultipleSelection", at: \.allowsMultipleSelection),
    ])
}
