import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// What a view is shown on. Stands in for UITraitCollection; traits without a property are kept.
///
/// - Seen: keys of UITraitCollection in compiled nibs, `UITraitCollectionBuiltinTrait-` before the trait's name.
open class UITraitCollection: CodingStandIn {
  /// Room across.
  public final var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Room downwards.
  public final var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether the interface is dark.
  public final var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What kind of device it is.
  public final var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels a point; 0 for unspecified.
  public final var displayScale = 0.0
  final var further = FurtherTraits()

  /// Reads the archived traits.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.traitTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [traitTable] }

  private static let traitTable = PropertyTable(
    UITraitCollection.self, fresh: { UITraitCollection() },
    [
      Property("horizontalSizeClass", \.horizontalSizeClass),
      Property("verticalSizeClass", \.verticalSizeClass),
      Property("userInterfaceStyle", \.userInterfaceStyle),
      Property("userInterfaceIdiom", \.userInterfaceIdiom),
      Property("displayScale", \.displayScale),
    ])
}

/// Traits that a view changes for itself and those below it.
///
/// - Seen: class _UITraitOverrides in compiled nibs.
open class UITraitOverrides: NibObjectStandIn {
  /// The traits that are set.
  public private(set) final var overrides: UITraitCollection?

  private static let names = ArchivedNames(of: UITraitOverrides.self, as: .class(.traitOverrides))

  /// Reads the archived overrides.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    overrides = try coder.member(Self.names.key("overrides"))
  }
}

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

  /// The object that is changed.
  public var object: ObjectID?
  /// What of it, as `traitStorageConstraints`.
  public var keyPath: String
  /// The changes, in archive order. Of values the first that fits counts, of members all that fit, one after another.
  public var records: [Record]
  /// All members that the list may have, in order.
  public var candidates: [ObjectID]

  /// The variations of an archive, in order. An object's index is that of `LiveObject.id`.
  public static func all(in graph: ObjectGraph) -> [TraitVariation] {
    graph.rootList("UINibTraitStorageListsKey").flatMap { list in
      members("UITraitStorages", of: list, graph).map { variation($0, graph) }
    }
  }

  private static func members(_ key: String, of object: ObjectID, _ graph: ObjectGraph) -> [ObjectID] {
    graph.object(key, of: object).map { graph.members($0) } ?? []
  }

  private static func variation(_ storage: ObjectID, _ graph: ObjectGraph) -> TraitVariation {
    TraitVariation(
      object: graph.object("UIObject", of: storage),
      keyPath: graph.object("UIKeyPath", of: storage).flatMap { graph.string($0) } ?? "",
      records: members("UIRecords", of: storage, graph).map { record in
        Record(
          traits: graph.object("UITraitCollection", of: record).map { traits($0, graph) } ?? [:],
          added: members("UIAddedObjects", of: record, graph),
          removed: members("UIRemovedObjects", of: record, graph), value: graph.object("UIValue", of: record))
      }, candidates: members("UIRelationshipCandidates", of: storage, graph))
  }

  private static func traits(_ collection: ObjectID, _ graph: ObjectGraph) -> [String: Int64] {
    let prefix = UIKitElements.traitPrefix
    var traits: [String: Int64] = [:]
    for value in graph.values(of: collection) {
      let name = graph.keys[Int(value.key.index)]
      guard case .int(let number) = value.value, name.hasPrefix(prefix) else { continue }
      traits[String(name.dropFirst(prefix.count))] = number
    }
    return traits
  }
}
