import NibGraph

/// Puts the rows of a graph's tables into another order, so that nothing of the first one can show through.
enum Shuffle {
  /// The same graph with objects but the root, keys and classes in reverse order.
  static func shuffled(_ graph: ObjectGraph) throws -> ObjectGraph {
    let (objects, keys, classes) = (graph.count, graph.keys.count, graph.classes.count)
    let order = [0] + (1..<max(objects, 1)).reversed()
    func object(_ old: ObjectID) -> ObjectID { old == .root ? old : ObjectID(objects - Int(old.index)) }
    func `class`(_ old: ClassID) -> ClassID { ClassID(classes - 1 - Int(old.index)) }
    var (records, values) = ([ObjectRecord](), [KeyedValue]())
    for old in order {
      let run = graph.values(of: ObjectID(old))
      let record = ObjectRecord(
        classID: `class`(graph.objects[old].classID), firstValue: values.count, valueCount: run.count)
      records.append(record)
      values += run.map { value in
        let key = KeyID(keys - 1 - Int(value.key.index))
        return value.object.map { .reference(key, object($0)) }
          ?? KeyedValue(key: key, code: value.code, bits: value.bits)
      }
    }
    let fallbacks = graph.classes.fallbacks.reversed().map { $0.map(`class`) }
    return try ObjectGraph(
      format: graph.format, objects: records, values: values,
      keys: .init(bytes: graph.keys.bytes, spans: graph.keys.spans.reversed()),
      classes: ClassTable(
        names: .init(bytes: graph.classes.names.bytes, spans: graph.classes.names.spans.reversed()),
        fallbacks: fallbacks),
      bytes: graph.bytes, origins: graph.origins)
  }
}
