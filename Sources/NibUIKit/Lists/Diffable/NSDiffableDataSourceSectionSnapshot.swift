import NibFoundation
import NibRuntime
import NibStandIns

/// Items of one section, some within others. Stands in for UIKit's type of this name.
///
/// An item that is named twice, or a parent that is not there, is a fault of the program: it is raised as
/// `StandInError`, and nothing changes.
@MainActor
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  /// All items, each before those within it.
  public private(set) var items: [ItemIdentifierType] = []

  /// Makes one without items.
  public init() {}

  /// Items that are in no other.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// Items that are seen: those whose parents are all open.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  private func ancestors(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { (next: inout ItemIdentifierType) in
        guard let parent = parents[next] else { return ItemIdentifierType?.none }
        next = parent
        return parent
      })
  }

  /// Adds items at the end of those within another; nil for those in no other.
  public mutating func append(_ new: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard check(new, parent) else { return }
    insert(new, at: parent.map { end(of: $0) } ?? items.count, parent)
  }

  /// Puts items before another, beside it.
  public mutating func insert(_ new: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard check(new, item), let place = items.firstIndex(of: item) else { return }
    insert(new, at: place, parents[item])
  }

  /// Puts items after another and those within it, beside it.
  public mutating func insert(_ new: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard check(new, item) else { return }
    insert(new, at: end(of: item), parents[item])
  }

  private mutating func insert(_ new: [ItemIdentifierType], at place: Int, _ parent: ItemIdentifierType?) {
    items.insert(contentsOf: new, at: place)
    for item in new { parents[item] = parent }
  }

  private func check(_ new: [ItemIdentifierType], _ other: ItemIdentifierType?) -> Bool {
    InterfaceFaults.raising(or: false) {
      let place = "NSDiffableDataSourceSectionSnapshot"
      if let other, !items.contains(other) {
        throw StandInError(
          code: .unknownIdentifier, place: .init(file: place), detail: "there is no item \(other) in the snapshot")
      }
      var known = Set(items)
      for item in new where !known.insert(item).inserted {
        throw StandInError(
          code: .duplicateIdentifier, place: .init(file: place), detail: "item \(item) is there already")
      }
      return true
    }
  }

  /// Where those within an item end.
  private func end(of item: ItemIdentifierType) -> Int {
    guard let place = items.firstIndex(of: item) else { return items.count }
    return items[(place + 1)...].firstIndex { !ancestors($0).contains(item) } ?? items.count
  }

  /// Puts others in an item, with what is in those, in place of what was.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard check([], parent) else { return }
    delete(items.filter { ancestors($0).contains(parent) })
    guard check(snapshot.items, parent) else { return }
    items.insert(contentsOf: snapshot.items, at: end(of: parent))
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// Takes items out, with those within them.
  public mutating func delete(_ old: [ItemIdentifierType]) {
    let gone = Set(old)
    let rest = items.filter { item in !gone.contains(item) && !ancestors(item).contains(where: gone.contains) }
    let kept = Set(rest)
    items = rest
    parents = parents.filter { kept.contains($0.key) }
    expanded.formIntersection(kept)
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Opens items: those within are seen.
  public mutating func expand(_ opened: [ItemIdentifierType]) { expanded.formUnion(opened.filter(items.contains)) }

  /// Closes items.
  public mutating func collapse(_ closed: [ItemIdentifierType]) { expanded.subtract(closed) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// Whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is seen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    items.contains(item) && ancestors(item).allSatisfy(expanded.contains)
  }

  /// How many items an item is in, one in another.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(item).count }

  /// The item that an item is in.
  public func parent(of item: ItemIdentifierType) -> ItemIdentifierType? { parents[item] }

  /// Place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Items within an item, with it or without.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    part.items = items.filter { ancestors($0).contains(parent) || includingParent && $0 == parent }
    part.parents = parents.filter { part.items.contains($0.key) && (includingParent || $0.value != parent) }
    if includingParent { part.parents[parent] = nil }
    part.expanded = expanded.intersection(part.items)
    return part
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows the items of a section that are seen; a section that is not there is added.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var all = self.snapshot()
    if !all.sectionIdentifiers.contains(section) { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    apply(all, animatingDifferences: animatingDifferences)
    completion?()
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The items as lines for people, those within others further right, with a sign where an item is open. UIKit's text
  /// is another one.
  public func visualDescription() -> String {
    items.map { item in
      let sign = contains(item) && snapshot(of: item).items.isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)\n"
    }.joined()
  }
}
