import NibRuntime
import NibSchema
import NibStandIns

/// A controller whose view is a collection. Stands in for UICollectionViewController.
///
/// It has every method of the collection's two protocols, to be overridden.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The view as a collection; loads it. Nil if the view is another one, or could not be loaded.
  public var collectionView: UICollectionView! { view as? UICollectionView }

  /// Whether the selection is cleared when the view comes on the screen; kept.
  public final var clearsSelectionOnViewWillAppear = true
  private var madeLayout: UICollectionViewLayout?

  /// The layout that the controller was made with, else that of its view.
  public var collectionViewLayout: UICollectionViewLayout {
    madeLayout ?? collectionView?.collectionViewLayout ?? UICollectionViewLayout()
  }

  /// Makes one of a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    madeLayout = layout
  }

  /// Makes one whose view comes from a nib.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.collectionControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [collectionControllerTable] }

  private static let collectionControllerTable = PropertyTable(
    UICollectionViewController.self, kind: UIKitElements.collectionViewController,
    fresh: { UICollectionViewController() },
    [
      Property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    ])

  /// A collection that shows what this controller says.
  open override func makeEmptyView() -> UIView {
    let collection = UICollectionView(frame: CGRect(), collectionViewLayout: madeLayout ?? UICollectionViewLayout())
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  // MARK: Data source

  /// Number of sections; 1 if left out.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Number of items of a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The cell of an item: usually dequeued, then filled.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }

  /// The header or footer of a section; asked where the layout has room for one. An empty one if left out.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // MARK: Delegate

  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A cell is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Whether a touch lights an item up; without that it is not selected.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Whether a user may select an item.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// A user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Whether a user may deselect an item.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// An item is no longer selected because of a user.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// The content moved, by code or by a user.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The view that zooming changes; nil for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// A user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// A user let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A tap on the bar of the screen may scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
