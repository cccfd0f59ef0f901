import NibFoundation
import NibRuntime
import NibStandIns

/// What a user's move changes. Stands in for NSDiffableDataSourceTransaction.
@MainActor
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown then.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the items changed.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
  /// The same by section, of those whose items changed.
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let before =
        initialSnapshot.indexOfSection(section) == nil ? [] : initialSnapshot.itemIdentifiers(inSection: section)
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialItems: before, finalItems: after)
    }
  }
}

/// What a user's move changes in a section. Stands in for NSDiffableDataSourceSectionTransaction.
@MainActor
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  let initialItems: [ItemIdentifierType]
  let finalItems: [ItemIdentifierType]

  /// What was shown before.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { Self.flat(initialItems) }
  /// What is shown then.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { Self.flat(finalItems) }
  /// How the items changed.
  public var difference: CollectionDifference<ItemIdentifierType> { finalItems.difference(from: initialItems) }

  private static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(items)
    return made
  }
}

extension UICollectionViewDiffableDataSource {
  /// Who hears of a user's moves, and allows them.
  @MainActor
  public struct ReorderingHandlers {
    /// Whether an item can be moved; none can where there is no closure.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a move.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Allows nothing.
    public init() {}
  }

  /// Who hears that items with others in them are opened and closed.
  @MainActor
  public struct SectionSnapshotHandlers {
    /// Whether an item can be opened; all can where there is no closure.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item can be closed; all can where there is no closure.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// What is in an item, asked for before it is opened.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Hears nothing.
    public init() {}
  }

  /// Opens or closes an item as a user does by its arrow: the handlers are asked and told.
  /// - Returns: false if nothing happens: no section has been given as an outline with the item, or a handler refuses.
  @discardableResult
  public func toggle(_ item: ItemIdentifierType) -> Bool {
    guard let (section, known) = outlines.first(where: { $0.value.contains(item) }) else { return false }
    var outline = known
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let ask = sectionSnapshotHandlers.snapshotForExpandingParent {
        let inner = ask(item, outline.snapshot(of: item))
        outline.replace(childrenOf: item, using: inner)
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
    return true
  }

  /// The outline of a section; its items without any in them where none was given.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if snapshot().indexOfSection(section) != nil { made.append(snapshot().itemIdentifiers(inSection: section)) }
    return made
  }
}
