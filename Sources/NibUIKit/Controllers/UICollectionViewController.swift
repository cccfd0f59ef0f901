import NibRuntime
import NibStandIns

/// A controller whose view is a collection. Stands in for UICollectionViewController.
open class UICollectionViewController: UIViewController {
  /// Makes a controller of an empty collection.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }

  /// The view as a collection; loads it. Nil if the view is another one, or could not be loaded.
  public var collectionView: UICollectionView? { view as? UICollectionView }

  /// A collection.
  open override func makeEmptyView() -> UIView { UICollectionView() }
}
