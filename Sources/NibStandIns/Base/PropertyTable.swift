import NibRuntime
import NibSchema
import Synchronization

/// The properties of one class, without those of its superclass.
@MainActor
public struct PropertyTable<Owner: StandIn>: AnyPropertyTable, RowNamingTable {
  @usableFromInline let properties: [Property<Owner>]
  private let positions: [String: Int]
  @usableFromInline package let keys: KeyTable
  /// By property: what of its values is meant, where all of its keys say the same; nil where that depends on the key.
  @usableFromInline let forms: [ArchivedPlace.Form?]
  private let places: [[ArchivedPlace]]
  /// What the class reads by its names.
  package let names: ArchivedNames
  /// By property: whether archives may hold it; true as well for one whose name the schema does not know.
  private let isArchived: [Bool]
  /// Flags whose key is left out where a fresh object has the other value.
  @usableFromInline let omittedFlags: [(row: Int, key: String, value: Bool)]
  private let defaults: [String]
  /// The tag of the kind whose rows the properties name; nil for a class that is no element's.
  package let kindTag: String?

  /// A table of properties.
  /// - Parameters:
  ///   - type: whose properties they are.
  ///   - className: the framework's class, where that has another name.
  ///   - kind: whose rows the properties name; nil for a class that is no element's.
  ///   - others: more such kinds, for the base of several classes.
  ///   - fresh: makes one object, to learn the defaults from it.
  ///   - properties: the properties.
  public init(
    _ type: Owner.Type, as className: String? = nil, kind: ElementSchema? = nil, others: [ElementSchema] = [],
    fresh: () -> Owner, _ properties: [Property<Owner>]
  ) {
    self.properties = properties
    kindTag = kind?.tag
    positions = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let names = ArchivedNames(of: type, as: className, kinds: (kind.map { [$0] } ?? []) + others)
    let found = properties.map { names.places(of: $0.row) }
    let places = found.map { $0 ?? [] }
    self.names = names
    self.places = places
    isArchived = found.map { $0?.isEmpty != true }
    forms = places.map { places in
      guard let first = places.first?.form else { return .whole }
      return places.allSatisfy { $0.form == first } ? first : nil
    }
    let read = Set(places.joined().map(\.key))
    let handled = Set(names.handledKeys).subtracting(read).sorted()
    keys = KeyTable(places.map { $0.map(\.key) } + handled.map { [$0] })
    let fresh = fresh()
    defaults = properties.map { "\($0.get(fresh))" }
    omittedFlags = properties.indices.compactMap { index in
      guard let key = places[index].first?.key,
        let value = names.omittedFlag(properties[index].row),
        let standard = Bool(nibValue: properties[index].get(fresh)),
        standard != value
      else { return nil }
      return (index, key, value)
    }
  }

  /// Reads every property that the archive holds; the others keep their values, but for flags that archives leave out
  /// where they are not as in a fresh object. Keys of the class that say nothing by themselves, or that its code reads,
  /// count as read.
  @inlinable public func read(_ owner: Owner, from coder: NibCoder) throws {
    if keys.isEmpty { return }
    for flag in omittedFlags where coder.position(flag.key) == nil {
      _ = properties[flag.row].write(owner, .bool(flag.value))
    }
    try coder.read(keys) { row, position in
      guard row < properties.count else {
        coder.markRead(position)
        return true
      }
      return try properties[row].read(owner, coder, position, forms[row] ?? form(of: row, coder.key(at: position)))
    }
  }

  /// What of the value under a key is meant.
  @usableFromInline func form(of row: Int, _ key: String) -> ArchivedPlace.Form {
    places[row].first { $0.key == key }?.form ?? .whole
  }

  /// The archived properties by name with the row that each names, nil for a field, and the places that it is read from;
  /// for the proof that each is there.
  package var readings: [(name: String, row: String?, places: [ArchivedPlace])] {
    properties.indices.compactMap { index in
      let property = properties[index]
      let isRow = names.isRow(property.row)
      return isArchived[index] ? (property.name, isRow ? property.row : nil, places[index]) : nil
    }
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
    for (property, standard) in zip(properties, defaults) where property.isShown {
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

/// What the proof of the tables asks of them.
@MainActor
package protocol RowNamingTable {
  /// The tag of the kind whose rows the properties name; nil for a class that is no element's.
  var kindTag: String? { get }
  /// The archived properties, the row that each names, nil for a field, and the places that it is read from.
  var readings: [(name: String, row: String?, places: [ArchivedPlace])] { get }
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
