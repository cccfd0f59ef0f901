import NibFoundation
import NibRuntime
import NibStandIns

/// What happened to an item in a change. Stands in for UICollectionViewUpdateItem.
@MainActor
public final class UICollectionViewUpdateItem {
  /// What happened.
  public enum Action: Int, Sendable {
    /// As named.
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for one that came.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that went.
  public let indexPathAfterUpdate: IndexPath?
  /// What happened.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension ListUpdate {
  /// What happened to items: what went, what came, what moved, each in order.
  @MainActor var items: [UICollectionViewUpdateItem] {
    deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0) }
      + insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, to: $0) }
      + moves.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
