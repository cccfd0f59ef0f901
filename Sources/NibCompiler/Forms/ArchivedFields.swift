import NibGraph
import NibSchema

/// Objects that are values, such as colours and fonts, as the schema writes their fields down.
extension Raising {
  /// The fields of an object, in its order; what no field holds is left out.
  ///
  /// - Parameter depth: how deep objects inside it are looked into; a font has three levels.
  func fields(of object: ObjectID, depth: Int = 3) -> [ArchivedField] {
    graph.values(of: object).compactMap { value in
      field(value.value, depth: depth).map { ArchivedField(graph.keyName(value.key), $0) }
    }
  }

  private func field(_ value: Value, depth: Int) -> ArchivedField.Value? {
    switch value {
    case .int(let number): .int(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let span): .text(graph.bytes.text(span))
    case .null: .null
    case .reference(let object): depth > 0 ? field(of: object, depth: depth - 1) : nil
    }
  }

  private func field(of object: ObjectID, depth: Int) -> ArchivedField.Value? {
    if let text = graph.string(object) { return .string(text) }
    if graph.isOf(NibClass.number, object), let stored = graph.values(of: object).first {
      switch stored.value {
      case .int(let number): return .number(number)
      case .double(let number): return .real(number)
      default: return nil
      }
    }
    if let pairs = graph.pairs(object) {
      var entries: [(String, ArchivedField.Value)] = []
      for (key, value) in pairs {
        guard case .reference(let key) = key, let name = graph.string(key), let field = field(value, depth: depth)
        else { return nil }
        entries.append((name, field))
      }
      return .dictionary(entries, mutable: graph.isOf(NibClass.mutableDictionary, object))
    }
    return .object(class: graph.className(of: object), fields: fields(of: object, depth: depth))
  }
}
