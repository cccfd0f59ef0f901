import NibRuntime
import NibStandIns

/// What a list shows: sections and their items by identifiers, in order. Stands in for both frameworks' type of this name.
///
/// A call that names an identifier twice, or one that is not there where it must be, raises `StandInError` with code
/// `duplicateIdentifier` or `unknownIdentifier` and changes nothing. Identifiers that are there already are moved to where
/// they are inserted, as in the frameworks.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  private typealias Section = SectionIdentifierType
  private typealias Item = ItemIdentifierType

  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var rows: [Section: [Item]] = [:]
  private var owners: [Item: Section] = [:]
  /// Items whose cells are made anew, in the order they were named.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are filled once more, in the order they were named.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections whose cells are made anew, in the order they were named.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes one without sections.
  public init() {}

  // MARK: What there is

  /// Number of items of all sections.
  public var numberOfItems: Int { owners.count }

  /// Number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { rows[$0] ?? [] } }

  /// Number of items of a section. Raises for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order. Raises for one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    InterfaceFaults.raising(or: []) {
      guard let items = rows[identifier] else { throw unknown("section", identifier) }
      return items
    }
  }

  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// The place of an item among all items; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier] else { return nil }
    var before = 0
    for section in sectionIdentifiers {
      if section == owner { return rows[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += rows[section]?.count ?? 0
    }
    return nil
  }

  /// The place of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, the last one if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    change {
      guard let section = section ?? $0.sectionIdentifiers.last else {
        throw Self.fault(.unknownIdentifier, "there is no section to append items to; append a section before")
      }
      guard $0.rows[section] != nil else { throw $0.unknown("section", section) }
      try $0.take(identifiers, into: section)
      $0.rows[section]?.append(contentsOf: identifiers)
    }
  }

  /// Puts items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
    change { try $0.put(identifiers, beside: item, offset: 0) }
  }

  /// Puts items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
    change { try $0.put(identifiers, beside: item, offset: 1) }
  }

  /// Takes items away; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(Set(identifiers)) }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
    change {
      try $0.require([identifier])
      try $0.put([identifier], beside: item, offset: 0)
    }
  }

  /// Puts an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
    change {
      try $0.require([identifier])
      try $0.put([identifier], beside: item, offset: 1)
    }
  }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change {
      try $0.require(identifiers)
      $0.reloadedItemIdentifiers += identifiers
    }
  }

  /// Has the cells of items filled once more.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change {
      try $0.require(identifiers)
      $0.reconfiguredItemIdentifiers += identifiers
    }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.put(identifiers, beside: nil, offset: 0) }
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) { change { try $0.put(identifiers, beside: section, offset: 0) } }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) { change { try $0.put(identifiers, beside: section, offset: 1) } }

  /// Takes sections away with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone {
      for item in rows.removeValue(forKey: section) ?? [] { owners[item] = nil }
    }
    forgetAbsent()
  }

  /// Puts a section before another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection section: SectionIdentifierType) {
    change {
      guard $0.rows[identifier] != nil else { throw $0.unknown("section", identifier) }
      try $0.put([identifier], beside: section, offset: 0)
    }
  }

  /// Puts a section after another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection section: SectionIdentifierType) {
    change {
      guard $0.rows[identifier] != nil else { throw $0.unknown("section", identifier) }
      try $0.put([identifier], beside: section, offset: 1)
    }
  }

  /// Has the cells of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change {
      for section in identifiers where $0.rows[section] == nil { throw $0.unknown("section", section) }
      $0.reloadedSectionIdentifiers += identifiers
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Makes a change whole or not at all.
  private mutating func change(_ body: (inout Self) throws -> Void) { InterfaceFaults.raising { try body(&self) } }

  private func require(_ identifiers: [ItemIdentifierType]) throws {
    for item in identifiers where owners[item] == nil { throw unknown("item", item) }
  }

  /// Makes items a section's, and takes them from where they are.
  private mutating func take(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType) throws {
    try Self.requireUnique("item", identifiers)
    let known = identifiers.filter { owners[$0] != nil }
    if !known.isEmpty { detach(Set(known)) }
    for item in identifiers { owners[item] = section }
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) throws {
    guard let section = owners[item] else { throw unknown("item", item) }
    guard !identifiers.contains(item) else {
      throw Self.fault(.duplicateIdentifier, "item '\(item)' cannot be put beside itself")
    }
    try take(identifiers, into: section)
    guard let place = rows[section]?.firstIndex(of: item) else { return }
    rows[section]?.insert(contentsOf: identifiers, at: place + offset)
  }

  private mutating func put(
    _ identifiers: [SectionIdentifierType], beside section: SectionIdentifierType?, offset: Int
  ) throws {
    try Self.requireUnique("section", identifiers)
    if let section {
      guard rows[section] != nil else { throw unknown("section", section) }
      guard !identifiers.contains(section) else {
        throw Self.fault(.duplicateIdentifier, "section '\(section)' cannot be put beside itself")
      }
    }
    let moved = Set(identifiers)
    sectionIdentifiers.removeAll { moved.contains($0) }
    let place = section.flatMap { sectionIdentifiers.firstIndex(of: $0) }.map { $0 + offset }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place ?? sectionIdentifiers.count)
    for section in identifiers where rows[section] == nil { rows[section] = [] }
  }

  /// Takes items out of their sections' lists.
  private mutating func detach(_ items: Set<ItemIdentifierType>) {
    for section in Set(items.compactMap { owners[$0] }) { rows[section]?.removeAll { items.contains($0) } }
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    detach(items)
    for item in items { owners[item] = nil }
    forgetAbsent()
  }

  private mutating func forgetAbsent() {
    reloadedItemIdentifiers.removeAll { owners[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { owners[$0] == nil }
    reloadedSectionIdentifiers.removeAll { rows[$0] == nil }
  }

  /// The same without what was asked to be made anew: what a list shows once it is applied.
  package var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }

  private static func requireUnique<Identifier: Hashable>(_ kind: String, _ identifiers: [Identifier]) throws {
    var seen: Set<Identifier> = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw fault(.duplicateIdentifier, "\(kind) '\(identifier)' is named twice; identifiers must be unique")
    }
  }

  private func unknown(_ kind: String, _ identifier: some Hashable) -> StandInError {
    let sections = sectionIdentifiers.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return Self.fault(
      .unknownIdentifier,
      "there is no \(kind) '\(identifier)'; the sections are \(sections.isEmpty ? "none" : sections)")
  }

  private static func fault(_ code: StandInError.Code, _ detail: String) -> StandInError {
    StandInError(code: code, place: .init(file: "NSDiffableDataSourceSnapshot"), detail: detail)
  }
}
