import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A collection's data source by snapshots. Stands in for NSCollectionViewDiffableDataSource.
///
/// Items that stay are kept, as in AppKit: another content is shown once they are reloaded.
@MainActor
open class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  SnapshotSource<SectionIdentifierType, ItemIdentifierType>, NSCollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes an item, usually by `makeItem(withIdentifier:for:)`.
  public typealias ItemProvider = (NSCollectionView, IndexPath, ItemIdentifierType) -> NSCollectionViewItem?
  /// Makes a header or footer, usually by `makeSupplementaryView(ofKind:withIdentifier:for:)`.
  public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> (
    NSView & NSCollectionViewElement
  )?

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let itemProvider: ItemProvider

  /// Makes one, which becomes the collection's data source. The collection does not keep it alive.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.itemProvider = itemProvider
    super.init(
      show: { [weak collectionView] in collectionView?.renumber(item: $0.kept, selection: $0.place) },
      reload: { [weak collectionView] in collectionView?.reloadData() })
    collectionView.dataSource = self
  }

  /// Those of the snapshot.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    count(ofSection: section)
  }

  /// The one that the item provider makes. Raises `StandInError` with code `noCell` if it makes none.
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    InterfaceFaults.raising(or: NSCollectionViewItem()) {
      if let item = state.item(indexPath), let made = itemProvider(collectionView, indexPath, item) { return made }
      throw StandInError(.noCell, collectionView, "the item provider gave no item for \(indexPath)")
    }
  }

  /// The one that `supplementaryViewProvider` makes. Raises `StandInError` with code `noCell` if there is none.
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView {
    InterfaceFaults.raising(or: NSView()) {
      if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
      throw StandInError(
        .noCell, collectionView, "supplementaryViewProvider gave no view of kind '\(kind)' for \(indexPath)")
    }
  }
}
