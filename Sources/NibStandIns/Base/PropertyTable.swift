import NibRuntime

/// The properties of one class, without those of its superclass.
public struct PropertyTable<Owner: StandIn>: AnyPropertyTable {
  private let properties: [Property<Owner>]
  /// Where each property is stored.
  private let offsets: [Int]
  private let positions: [String: Int]
  private let keys: KeyTable
  private let defaults: [String]

  /// A table of rows. Makes one object to learn the defaults.
  public init(_ type: Owner.Type, _ properties: [Property<Owner>]) {
    self.properties = properties
    positions = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    keys = KeyTable(properties.map(\.keys))
    let fresh = type.init()
    defaults = properties.map { "\($0.get(fresh))" }
    offsets = properties.map { $0.keys.isEmpty ? StoredPlace.none : $0.offset(fresh) }
  }

  /// Reads every property that the archive holds; the others keep their values.
  public func read(_ owner: Owner, from coder: NibCoder) throws {
    if keys.isEmpty { return }
    try coder.read(keys) { row, position in try properties[row].read(owner, coder, position, offsets[row]) }
  }

  /// Sets a property by its key-value name.
  public func set(_ value: NibValue, forKey key: String, of object: StandIn) -> AttributeOutcome? {
    guard let position = positions[key], let owner = object as? Owner else { return nil }
    return properties[position].write(owner, value) ? .set : .wrongKind(expected: properties[position].kind)
  }

  /// The properties that differ from a fresh object's.
  public func changes(of object: StandIn) -> [(name: String, value: NibValue)] {
    guard let owner = object as? Owner else { return [] }
    var changes: [(name: String, value: NibValue)] = []
    for (property, standard) in zip(properties, defaults) {
      let value = property.get(owner)
      if "\(value)" != standard { changes.append((property.name, value)) }
    }
    return changes
  }
}

/// What stand-ins ask of their tables.
public protocol AnyPropertyTable: Sendable {
  /// Sets a property by its key-value name; nil if the table has none of that name.
  func set(_ value: NibValue, forKey key: String, of object: StandIn) -> AttributeOutcome?
  /// The properties that differ from a fresh object's, in table order.
  func changes(of object: StandIn) -> [(name: String, value: NibValue)]
}
