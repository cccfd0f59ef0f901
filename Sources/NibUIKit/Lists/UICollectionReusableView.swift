import NibRuntime
import NibStandIns

/// A header, footer or item of a collection. Stands in for UICollectionReusableView.
open class UICollectionReusableView: UIView, ReusableView {
  /// Name under which views are used again.
  public final var reuseIdentifier: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.collectionReusableViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionReusableViewTable] }

  private static let collectionReusableViewTable = PropertyTable(
    UICollectionReusableView.self,
    [
      Property("reuseIdentifier", "UIReuseIdentifier", get: { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 })
    ])

  /// Called before the view is used again. Does nothing here.
  open func prepareForReuse() {}
}
