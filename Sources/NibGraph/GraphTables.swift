import NibBytes
import NibDiagnostics

/// The objects of one graph while their names and bytes are still shared with, and added to by, other graphs.
public struct GraphTables: Sendable {
  /// The objects; index 0 is the root.
  public private(set) var objects: [ObjectRecord]
  /// The values, each object's in one run.
  public private(set) var values: [KeyedValue]
  /// One origin an object.
  public private(set) var origins: [Origin]

  init(objects: [ObjectRecord], values: [KeyedValue], origins: [Origin]) {
    self.objects = objects
    self.values = values
    self.origins = origins
  }

  /// Lets the first value of an object hold other bytes: those of an archive that was not there yet.
  public mutating func setData(_ span: ByteSpan, of object: ObjectID) {
    let position = Int(objects[Int(object.index)].firstValue)
    guard objects[Int(object.index)].valueCount > 0, values.indices.contains(position) else { return }
    values[position] = .data(values[position].key, span)
  }
}

extension ObjectGraph {
  /// Joins parts with the names and bytes that they were made with, or with tables that only grew since.
  /// - Throws: `GraphError`, as the initializer from tables.
  public init(
    tables: GraphTables, format: ArchiveFormat, keys: NameTable, classes: ClassTable, bytes: [UInt8], file: String,
    text: [UInt8] = []
  ) throws(GraphError) {
    try self.init(
      format: format, objects: tables.objects, values: tables.values, keys: keys, classes: classes, bytes: bytes,
      origins: OriginTable(file: file, origins: tables.origins, text: text, identifiers: bytes))
  }
}
