/// What an archive changes for some size classes: constraints and subviews that come and go, values that differ.
///
/// Nothing applies variations: the live objects are those of the base. `TraitVariation.all(in:)` reads them.
///
/// - Seen: classes _UITraitStorageList, _UIRelationshipTraitStorage and _UIAttributeTraitStorage in compiled nibs.
public struct TraitVariation: Sendable, Hashable {
  /// What comes and goes for some traits.
  public struct Record: Sendable, Hashable {
    /// Traits by name, as `HorizontalSizeClass`, with the archive's numbers; empty for the base.
    public var traits: [String: Int64]
    /// The objects that come.
    public var added: [ObjectID]
    /// The objects that go.
    public var removed: [ObjectID]
    /// The object that the property is set to; nil where members come and go.
    public var value: ObjectID?
  }

  /// What keys of traits begin with; the trait's name follows.
  package static let keyPrefix = "UITraitCollectionBuiltinTrait-_UITraitName"

  /// The object that is changed.
  public var object: ObjectID?
  /// What of it, as `traitStorageConstraints`.
  public var keyPath: String
  /// The changes, in archive order. Of values the first that fits counts, of members all that fit, one after another.
  public var records: [Record]
  /// All members that the list may have, in order.
  public var candidates: [ObjectID]

  /// The variations of an archive, in order. An object's index is that of `LiveObject.id`.
  ///
  /// A color that is looked for in an asset catalog has no values here, and is left out.
  public static func all(in graph: ObjectGraph) -> [TraitVariation] {
    graph.rootList(.key(.nibTraitStorageListsKey)).flatMap { all(of: $0, in: graph) }
  }

  /// Those of one list of storages.
  package static func all(of list: ObjectID, in graph: ObjectGraph) -> [TraitVariation] {
    members(.key(.traitStorages), of: list, graph)
      .filter { graph.className(of: $0) != .class(.colorAttributeTraitStorage) }
      .map { variation($0, graph) }
  }

  private static func members(_ key: String, of object: ObjectID, _ graph: ObjectGraph) -> [ObjectID] {
    graph.object(key, of: object).map { graph.members($0) } ?? []
  }

  private static func variation(_ storage: ObjectID, _ graph: ObjectGraph) -> TraitVariation {
    TraitVariation(
      object: graph.object(.key(.object), of: storage),
      keyPath: graph.object(.key(.keyPath), of: storage).flatMap { graph.string($0) } ?? "",
      records: members(.key(.records), of: storage, graph).map { record in
        Record(
          traits: graph.object(.key(.traitCollection), of: record).map { traits($0, graph) } ?? [:],
          added: members(.key(.addedObjects), of: record, graph),
          removed: members(.key(.removedObjects), of: record, graph), value: graph.object(.key(.value), of: record))
      }, candidates: members(.key(.relationshipCandidates), of: storage, graph))
  }

  private static func traits(_ collection: ObjectID, _ graph: ObjectGraph) -> [String: Int64] {
    let prefix = keyPrefix
    var traits: [String: Int64] = [:]
    for value in graph.values(of: collection) {
      let name = graph.keys[Int(value.key.index)]
      guard case .int(let number) = value.value, name.hasPrefix(prefix) else { continue }
      traits[String(name.dropFirst(prefix.count))] = number
    }
    return traits
  }
}
