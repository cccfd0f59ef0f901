import NibRuntime
import NibStandIns

/// A header, footer or item of a collection. Stands in for UICollectionReusableView.
open class UICollectionReusableView: UIView, ReusableView {
  /// Name under which views are used again.
  public final var reuseIdentifier: String?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionReusableViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionReusableViewTable] }

  private static let collectionReusableViewTable = PropertyTable(
    UICollectionReusableView.self, fresh: { UICollectionReusableView() },
    [
      Property("reuseIdentifier", "UIReuseIdentifier", get: { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 })
    ])

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}
}

/// An item of a collection. Stands in for UICollectionViewCell.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content; a subview as well. Made when a cell of code is first asked.
  public var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView()
    view.frame = CGRect(origin: CGPoint(), size: bounds.size)
    madeContentView = view
    addSubview(view)
    return view
  }
  private var madeContentView: UIView?
  /// Whether the item is selected; the collection sets it.
  open var isSelected = false
  /// Whether a touch lights the item up.
  open var isHighlighted = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    madeContentView = try coder.object("UIContentView", as: AnyObject.self) as? UIView
  }

  /// Called before the cell shows another item. Subclasses call it on `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}
