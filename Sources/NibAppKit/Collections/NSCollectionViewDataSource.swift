import Foundation
import NibFoundation

/// Who says what a collection shows. Stands for NSCollectionViewDataSource.
@MainActor
public protocol NSCollectionViewDataSource: AnyObject {
  /// How many sections there are; 1 unless it says otherwise.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// How many items a section has.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  /// The item of a place, made by `makeItem(withIdentifier:for:)`.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// The header, footer or other view of a place, made by `makeSupplementaryView(ofKind:withIdentifier:for:)`.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView() }
}
