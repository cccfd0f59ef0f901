import NibGraph
import NibSchema

/// An object that is being raised, with its element and its values.
struct RaisedObject {
  let object: ObjectID
  let element: Int
  let kind: ElementSchema
  /// By key.
  let values: [String: Value]

  /// The object under a key.
  func reference(_ key: String) -> ObjectID? {
    guard case .reference(let object) = values[key] else { return nil }
    return object
  }

  /// The text under a key.
  func string(_ key: String, _ graph: ObjectGraph) -> String? { reference(key).flatMap { graph.string($0) } }

  /// The numbers of an inline struct under a key.
  func reals(_ key: String, _ graph: ObjectGraph) -> [Double]? {
    guard case .data(let span) = values[key] else { return nil }
    return graph.reals(span)
  }

  /// The integer under a key; also a whole real, and a flag as 1 or 0.
  func integer(_ key: String) -> Int64? {
    switch values[key] {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    case .float(let value): Int64(exactly: value)
    case .double(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The real under a key.
  func real(_ key: String) -> Double? {
    switch values[key] {
    case .float(let value): Double("\(value)")
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }
}

/// The same by keys that the compiler's code knows.
extension RaisedObject {
  func has(_ key: some WellKnown) -> Bool { values[key.rawValue] != nil }
  func reference(_ key: some WellKnown) -> ObjectID? { reference(key.rawValue) }
  func string(_ key: some WellKnown, _ graph: ObjectGraph) -> String? { string(key.rawValue, graph) }
  func reals(_ key: some WellKnown, _ graph: ObjectGraph) -> [Double]? { reals(key.rawValue, graph) }
  func integer(_ key: some WellKnown) -> Int64? { integer(key.rawValue) }
  func real(_ key: some WellKnown) -> Double? { real(key.rawValue) }
}

extension ObjectGraph {
  /// The value under a key that the compiler's code knows.
  func value(_ key: some WellKnown, of object: ObjectID) -> KeyedValue? { value(key.rawValue, of: object) }

  /// The object under such a key.
  func object(_ key: some WellKnown, of object: ObjectID) -> ObjectID? { self.object(key.rawValue, of: object) }

  /// The text under such a key.
  func text(_ key: some WellKnown, of object: ObjectID) -> String? {
    self.object(key.rawValue, of: object).flatMap { string($0) }
  }

  /// Whether an object is of a class that the compiler's code knows.
  func isOf(_ known: some WellKnown, _ object: ObjectID) -> Bool { className(of: object) == known.rawValue }
}
