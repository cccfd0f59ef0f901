import NibRuntime
import NibSchema
import NibStandIns

/// A header, footer or item of a collection. Stands in for UICollectionReusableView.
open class UICollectionReusableView: UIView, ReusableView {
  /// Name under which views are used again.
  open internal(set) var reuseIdentifier: String?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionReusableViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionReusableViewTable] }

  private static let collectionReusableViewTable = PropertyTable(
    UICollectionReusableView.self, kind: UIKitElements.collectionReusableView, fresh: { UICollectionReusableView() },
    [
      Property("reuseIdentifier", \.reuseIdentifier)
    ])

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}

  /// Called with where the layout puts the view. Does nothing here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Where the view wants to be, given where the layout puts it: there. Asked of cells in a flow whose
  /// `estimatedItemSize` is not zero.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Called before another layout places the view. Does nothing here.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after another layout places the view. Does nothing here.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection. Stands in for UICollectionViewCell.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content; a subview as well. Made when a cell of code is first asked.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    view.frame = CGRect(origin: CGPoint(), size: bounds.size)
    madeContentView = view
    addSubview(view)
    return view
  }
  private var madeContentView: UIView?
  /// Whether the item is selected; the collection sets it.
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a touch lights the item up.
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  /// The view behind the content; kept, not shown.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; kept, not shown.
  open var selectedBackgroundView: UIView?
  /// Fills the cell by its state; called when that changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configurations = CellConfigurations()

  /// What the content view shows; nil for a cell that is filled by its own views. A view that shows it takes the place of
  /// the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      guard let newValue else { return }
      madeContentView = contentView(madeContentView, showing: newValue)
    }
  }

  /// What stands behind the content; kept, not shown.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// What the cell is doing.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    let collection = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }
      .first
    state.isEditing = collection?.isEdited(self) ?? false
    return state
  }

  /// Has the cell filled by its state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Fills the cell by a state: the content is asked what it is then, and `configurationUpdateHandler` called. Subclasses
  /// call it on `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(state)
    configurationUpdateHandler?(self, state)
  }

  /// Called where a drag of the item begins and ends. Subclasses call it on `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What a drag does to a cell.
  public enum DragState: Int, Sendable {
    /// As named.
    case none, lifting, dragging
  }

  /// A background of a row of a list; a clear one for other items.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionViewCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionViewCellTable] }

  private static let collectionViewCellTable = PropertyTable(
    UICollectionViewCell.self, kind: UIKitElements.collectionViewCell, fresh: { UICollectionViewCell() },
    [
      Property("backgroundView", object: \.backgroundView),
      Property("selectedBackgroundView", object: \.selectedBackgroundView),
      Property("contentView", object: \.madeContentView),
    ])

  /// Called before the cell shows another item. Subclasses call it on `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}

/// A row of a list in a collection. Stands in for UICollectionViewListCell.
open class UICollectionViewListCell: UICollectionViewCell {
  /// Steps of indentation.
  open var indentationLevel = 0
  /// Points a step.
  open var indentationWidth: CGFloat = 10.0
  /// Whether what stands at the edge is indented too; kept.
  open var indentsAccessories = true
  /// What stands at the edges; kept, and drawn by nothing.
  open var accessories: [UICellAccessory] = []
  private var madeSeparatorGuide: UILayoutGuide?
  /// Where the line below the row begins and ends, for constraints; made when it is first asked for.
  open var separatorLayoutGuide: UILayoutGuide {
    if let madeSeparatorGuide { return madeSeparatorGuide }
    let guide = UILayoutGuide()
    madeSeparatorGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// A background of a row of a list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// A configuration of a row without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
