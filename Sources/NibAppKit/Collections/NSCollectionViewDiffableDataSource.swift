import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A collection's data source by snapshots. Stands in for NSCollectionViewDiffableDataSource.
///
/// Items that stay are kept, as in AppKit: another content is shown once they are reloaded.
@MainActor
open class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSCollectionViewDataSource
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
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: NSCollectionView?
  private let itemProvider: ItemProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes one, which becomes the collection's data source. The collection does not keep it alive.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    (collection, self.itemProvider) = (collectionView, itemProvider)
    collectionView.dataSource = self
  }

  /// What the collection shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Shows a snapshot at once, animated or not; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: state, to: snapshot)
    state = change.new
    collection?.renumber(item: change.kept, selection: change.place)
    completion?()
  }

  /// The item of a place; nil for a place that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(indexPath) }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(itemIdentifier) }

  /// Those of the snapshot.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    state.rows.indices.contains(section) ? state.rows[section].count : 0
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
