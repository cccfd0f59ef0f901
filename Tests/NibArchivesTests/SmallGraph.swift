import NibArchives
import NibGraph

/// Graphs built from lists.
enum SmallGraph {
  /// A graph of objects, each the index of a class and its values.
  static func make(
    keys: [String], classes: [String], objects: [(classIndex: Int, values: [KeyedValue])], bytes: [UInt8] = [],
    minor: UInt32 = 10
  ) throws -> ObjectGraph {
    var table = ClassTable()
    for name in classes { table.append(name) }
    return try make(keys: keys, table: table, objects: objects, bytes: bytes, minor: minor)
  }

  /// The same with a table of classes.
  static func make(
    keys: [String], table: ClassTable, objects: [(classIndex: Int, values: [KeyedValue])], bytes: [UInt8] = [],
    minor: UInt32 = 10
  ) throws -> ObjectGraph {
    var builder = GraphBuilder(keys: .init(keys), classes: table, bytes: bytes)
    let identifiers = objects.map { builder.reserve(ClassID($0.classIndex)) }
    for (identifier, object) in zip(identifiers, objects) {
      builder.begin(identifier)
      for value in object.values { builder.add(value) }
      builder.end()
    }
    return try builder.finish(format: .nibArchive(minor: minor, launchTrailer: false), file: "")
  }

  /// A graph written in an order and read back.
  static func encoded(_ graph: ObjectGraph, _ order: ArchiveOrder) throws -> ObjectGraph {
    try ArchiveDecoder().decode(ArchiveEncoder(order: order).encode(graph), file: "")
  }
}
