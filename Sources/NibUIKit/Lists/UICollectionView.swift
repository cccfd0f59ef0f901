import NibRuntime
import NibSchema
import NibStandIns

/// Items in a layout, from a data source. Stands in for UICollectionView.
///
/// Cells are made when somebody looks (`visibleCells`, `cellForItem(at:)`, a query), for the items that the bounds show
/// by the layout: a flow, a compositional one, or an app's own. A layout that says no places is reckoned as a flow layout
/// with its defaults.
open class UICollectionView: CollectionStandIn {
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be.
  open var allowsMultipleSelection = false
  /// Whether a drag of two fingers selects several.
  open var allowsUserInitiatedMultipleSelection = false
  /// Whether cells are made ahead.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged.
  open var dragInteractionEnabled = true
  /// Whether the focus selects, where the delegate does not decide it.
  open var selectionFollowsFocus = false
  /// Whether the collection is being edited; cells are told nothing.
  open var isEditing = false {
    didSet { if isEditing != oldValue { visibleCells.forEach { $0.setNeedsUpdateConfiguration() } } }
  }
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Where items stand. Setting it places all anew; cells stay, and hear of the change.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() {
    didSet { changeLayout(from: oldValue) }
  }
  /// The object that the archive names as delegate, besides outlets; not kept alive.
  open private(set) weak var archivedDelegate: AnyObject?

  // An initializer makes an object of the class that it is sent to.
  var cells = ReuseQueue<UICollectionViewCell> { type, _ in
    unsafeDowncast(type.make(dynamic: CGRect()), to: UICollectionViewCell.self)
  }
  var supplements = ReuseQueue<UICollectionReusableView> { type, _ in type.make(dynamic: CGRect()) }
  var content = CollectionContent()

  /// Makes one of a layout, with a frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
    adopt(layout)
  }

  /// Makes one of a flow, with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionViewTable.read(self, from: coder)
    let names = Self.collectionViewTable.names
    try cells.readPrototypes(
      coder, nibs: names.key("cellPrototypes"), externals: names.key("cellExternals"))
    try supplements.readPrototypes(
      coder, nibs: names.key("supplementPrototypes"), externals: names.key("supplementExternals"))
    coder.decodeLater(names.key("delegate"), as: AnyObject.self) { [weak self] in self?.archivedDelegate = $0 }
  }

  /// A data source and the like besides.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewTable] }

  private static let collectionViewTable = PropertyTable(
    UICollectionView.self, kind: UIKitElements.collectionView, fresh: { UICollectionView() },
    [
      Property("allowsSelection", \.allowsSelection),
      Property("allowsMultipleSelection", \.allowsMultipleSelection),
      Property(
        "allowsUserInitiatedMultipleSelection", \.allowsUserInitiatedMultipleSelection),
      Property("prefetchingEnabled", \.isPrefetchingEnabled),
      Property(
        "collectionViewLayout", getObject: { $0.collectionViewLayout },
        set: { if let layout = $1 { $0.collectionViewLayout = layout } }),
    ])

  /// What the collection shows: the outlet `dataSource`, if its object has the protocol. Not kept alive.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { outlet("dataSource") as? any UICollectionViewDataSource }
    set { recordOutlet("dataSource", newValue) }
  }

  var collectionDelegate: (any UICollectionViewDelegate)? {
    outlet("delegate") as? any UICollectionViewDelegate ?? archivedDelegate as? any UICollectionViewDelegate
  }

  /// The flow that items are placed by: the layout, else one with the defaults.
  open var flowLayout: UICollectionViewFlowLayout {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return flow }
    let standard = content.standardLayout ?? UICollectionViewFlowLayout()
    content.standardLayout = standard
    return standard
  }

  /// Sets an outlet; another data source or delegate means that all is asked anew.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "dataSource" || name == "delegate" { content.isStale = true }
    return try super.setOutlet(name, to: value)
  }

  /// Items that come into sight are made when somebody looks.
  open override func didScroll() {
    super.didScroll()
    content.needsItems = true
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// Drags the content as a user does; the layout is asked where it rests.
  /// - Returns: false if nothing happens: scrolling is disabled, or no touch reaches the view.
  @discardableResult
  open override func drag(to offset: CGPoint) -> Bool {
    super.drag(
      to: collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: CGPoint()))
  }

  /// Makes the cells, headers and footers that are in sight and not there yet.
  /// - Throws: what the data source throws, `StandInError`, and what making a cell throws.
  open override func layoutIfNeeded() {
    InterfaceFaults.raising { try layoutItems() }
    super.layoutIfNeeded()
  }
}

/// What a collection knows of its items at the moment.
@MainActor
struct CollectionContent {
  /// Whether numbers and places must be asked for anew.
  var isStale = true
  /// Whether places must be asked for anew.
  var isMisplaced = false
  var needsItems = true
  var isWorking = false
  /// The size of the collection that all was placed for.
  var room = CGSize()
  var geometry = FlowGeometry()
  /// Where a flow or a compositional layout has all, before a subclass changes it.
  var placed = FlowGeometry()
  /// Whether a flow placed the items since the layout began to prepare.
  var isInFlow = false
  /// What a layout of an app's own gave; empty for others.
  var attributes = OwnAttributes()
  var hasOwnAttributes = false
  /// Sizes that cells wanted, once they were asked.
  var wanted: [IndexPath: CGSize] = [:]
  /// Whether cells are being asked.
  var isFitting = false
  /// Items that were loaded ahead.
  var ahead: Set<IndexPath> = []
  var standardLayout: UICollectionViewFlowLayout?
  var items: [IndexPath: UICollectionViewCell] = [:]
  /// Headers, footers and other views beside items.
  var edges: [PlacedElements.Place: UICollectionReusableView] = [:]
  /// Those of them that are views behind, of the layout.
  var decorations: Set<PlacedElements.Place> = []
  var selection: [IndexPath] = []
  /// What is changed in `performBatchUpdates`.
  var update: ListUpdate?
  var updateDepth = 0
}
