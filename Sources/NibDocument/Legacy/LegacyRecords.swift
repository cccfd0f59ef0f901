import NibBytes
import NibDiagnostics

/// What `IBObjectContainer` says of the objects: their numbers, names, parents, properties and connections.
///
/// Read once a compile; an object is known by the node that holds it.
public struct LegacyRecords: Sendable {
  /// One object of the document.
  public struct Record: Sendable {
    /// Its number, as text: `-1`, `12`; 0 is the document itself.
    public let id: String
    /// The node that holds it.
    public let object: ElementIndex
    /// The node of the object that it lies in; nil for the document.
    public let parent: ElementIndex?
    /// The objects that lie in it, in order.
    public let children: [ElementIndex]
    /// The name that the user gave it.
    public let name: String?
  }

  /// One connection.
  public struct Connection: Sendable {
    /// Its number, as text.
    public let id: String
    /// The node of the connection itself.
    public let node: ElementIndex
  }

  /// The objects in the order of their records.
  public let objects: [Record]
  /// The connections in the order of theirs.
  public let connections: [Connection]
  /// The objects that lie in no other, in order.
  public let roots: [ElementIndex]
  /// The highest number in use.
  public let maxID: Int64
  /// The place of an object's record by the number of its node; -1 for a node that has none.
  private let placeOf: [Int32]
  private let properties: [Property: ElementIndex]

  /// A property by the number of its object and its name.
  private struct Property: Hashable {
    let id: String
    let name: String
  }

  /// The records of a document; empty lists where it has none.
  public init(_ document: LegacyDocument) {
    let container = document.value("IBDocument.Objects", of: document.data)
    func list(_ key: String) -> [ElementIndex] {
      container.flatMap { document.value(key, of: $0) }.map { document.members(of: $0) } ?? []
    }
    objects = list("objectRecords").compactMap { Record($0, of: document) }
    connections = list("connectionRecords").compactMap { Connection($0, of: document) }
    roots =
      document.value("IBDocument.RootObjects", of: document.data).map { document.members(of: $0) } ?? []
    maxID = container.flatMap { document.value("maxID", of: $0) }.flatMap { document.integer(of: $0) } ?? 0
    var placeOf = [Int32](repeating: -1, count: document.xml.elements.count)
    for (place, record) in objects.enumerated() where placeOf[Int(record.object.index)] < 0 {
      placeOf[Int(record.object.index)] = Int32(truncatingIfNeeded: place)
    }
    self.placeOf = placeOf
    let flattened = container.flatMap { document.value("flattenedProperties", of: $0) }.map { document.pairs(of: $0) }
    var properties: [Property: ElementIndex] = [:]
    properties.reserveCapacity(flattened?.count ?? 0)
    for pair in flattened ?? [] {
      guard let dot = pair.key.firstIndex(of: ".") else { continue }
      let property = Property(id: String(pair.key[..<dot]), name: String(pair.key[pair.key.index(after: dot)...]))
      properties[property] = pair.value
    }
    self.properties = properties
  }

  /// The record of an object; nil for a node that is part of another's object.
  public func record(of object: ElementIndex) -> Record? {
    let place = placeOf[Int(object.index)]
    return place < 0 ? nil : objects[Int(place)]
  }

  /// A property that the document keeps beside an object: `CustomClassName`.
  public func property(_ name: String, of object: ElementIndex) -> ElementIndex? {
    let place = placeOf[Int(object.index)]
    return place < 0 ? nil : properties[Property(id: objects[Int(place)].id, name: name)]
  }
}

extension LegacyRecords.Record {
  fileprivate init?(_ node: ElementIndex, of document: LegacyDocument) {
    guard let object = document.value("object", of: node), let id = document.identifier("objectID", of: node) else {
      return nil
    }
    self.id = id
    self.object = object
    parent = document.value("parent", of: node)
    children = document.value("children", of: node).map { document.members(of: $0) } ?? []
    name = document.value("objectName", of: node).flatMap { document.text(of: $0) }
  }
}

extension LegacyRecords.Connection {
  fileprivate init?(_ node: ElementIndex, of document: LegacyDocument) {
    guard let connection = document.value("connection", of: node) else { return nil }
    self.node = connection
    id = document.identifier("connectionID", of: node) ?? ""
  }
}

extension LegacyDocument {
  /// The number of a record, or in the latest documents its id.
  fileprivate func identifier(_ key: String, of node: ElementIndex) -> String? {
    if let value = value("id", of: node), let text = text(of: value) { return text }
    return value(key, of: node).flatMap { integer(of: $0) }.map { String($0) }
  }
}
