import NibRuntime
import NibStandIns

/// What a collection shows. Only the number of items and the cells must be there.
///
/// Stands for UICollectionViewDataSource, under the same names. What throws stops the collection's layout with the error.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Number of sections; 1 if left out.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item: usually dequeued, then filled.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The header or footer of a section; asked where the layout has room for one. An empty one if left out.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved; no if left out.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// A user moved an item; nothing if left out.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Titles of the index at the side; none if left out.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index at the side leads to; the first of the section of its number if left out.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// No.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// The first item of the section of this number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
