import NibRuntime

/// An item of a collection. Stands in for UICollectionViewCell.
open class CollectionViewCell: CollectionReusableView {
  /// The view that holds the cell's content; a subview as well.
  public private(set) var contentView: View?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    contentView = try coder.object("UIContentView", as: AnyObject.self) as? View
  }
}
