import NibRuntime
import Synchronization

/// The properties of one class, without those of its superclass.
@MainActor
public struct PropertyTable<Owner: StandIn>: AnyPropertyTable {
  @usableFromInline let properties: [Property<Owner>]
  private let positions: [String: Int]
  @usableFromInline package let keys: KeyTable
  private let defaults: [String]

  /// A table of rows.
  /// - Parameters:
  ///   - type: whose properties they are.
  ///   - fresh: makes one object, to learn the defaults from it.
  ///   - properties: the rows.
  public init(_ type: Owner.Type, fresh: () -> Owner, _ properties: [Property<Owner>]) {
    self.properties = properties
    positions = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    keys = KeyTable(properties.map(\.keys))
    let fresh = fresh()
    defaults = properties.map { "\($0.get(fresh))" }
  }

  /// Reads every property that the archive holds; the others keep their values.
  @inlinable public func read(_ owner: Owner, from coder: NibCoder) throws {
    if keys.isEmpty { return }
    try coder.read(keys) { row, position in try properties[row].read(owner, coder, position) }
  }

  /// Sets a property by its key-value name.
  public func set(_ value: NibValue, forKey key: String, of object: StandIn) -> AttributeOutcome? {
    guard let position = positions[key], let owner = object as? Owner else { return nil }
    return properties[position].write(owner, value) ? .set : .wrongKind(expected: properties[position].kind)
  }

  /// The value of a property by its key-value name.
  public func value(forKey key: String, of object: StandIn) -> NibValue? {
    guard let position = positions[key], let owner = object as? Owner else { return nil }
    return properties[position].get(owner)
  }

  /// The properties that differ from a fresh object's.
  public func changes(of object: StandIn) -> [ChangedProperty] {
    guard let owner = object as? Owner else { return [] }
    var changes: [ChangedProperty] = []
    for (property, standard) in zip(properties, defaults) {
      let value = property.get(owner)
      if "\(value)" != standard { changes.append(ChangedProperty(property.name, value, text: property.text(owner))) }
    }
    return changes
  }
}

/// What stand-ins ask of their tables.
@MainActor
public protocol AnyPropertyTable: Sendable {
  /// Sets a property by its key-value name; nil if the table has none of that name.
  func set(_ value: NibValue, forKey key: String, of object: StandIn) -> AttributeOutcome?
  /// The value of a property by its key-value name; nil if the table has none of that name.
  func value(forKey key: String, of object: StandIn) -> NibValue?
  /// The properties that differ from a fresh object's, in table order.
  func changes(of object: StandIn) -> [ChangedProperty]
}

/// A property that differs from a fresh object's.
public struct ChangedProperty {
  /// Its key-value name.
  public let name: String
  /// Its value.
  public let value: NibValue
  /// The value as people read it: a case by its name.
  public let text: String

  /// A property and its value; without a text the value's own words.
  public init(_ name: String, _ value: NibValue, text: String? = nil) {
    self.name = name
    self.value = value
    self.text = text ?? value.description
  }
}

/// The property tables of classes, subclass first, put together once a class.
@MainActor
package enum TableLists {
  private static let known = Mutex<[ObjectIdentifier: [any AnyPropertyTable]]>([:])

  /// The tables of a class.
  package static func of(_ type: StandIn.Type) -> [any AnyPropertyTable] {
    let id = ObjectIdentifier(type)
    if let tables = known.withLock({ $0[id] }) { return tables }
    // A class puts its list together itself, so this is done outside of the lock.
    let tables: [any AnyPropertyTable] = type.tables.reversed()
    known.withLock { $0[id] = tables }
    return tables
  }
}
