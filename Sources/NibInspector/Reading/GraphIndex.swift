import NibGraph

/// A graph with its names read once, so that a walk over many objects makes no string twice.
struct GraphIndex {
  /// The graph.
  let graph: ObjectGraph
  /// Key names by key number.
  let keyNames: [String]
  /// Class names by class number.
  let classNames: [String]
  /// Roles by class number.
  let roles: [ClassRole]

  /// Reads the names of `graph`. O(keys + classes).
  init(_ graph: ObjectGraph) {
    self.graph = graph
    keyNames = graph.keys.names
    classNames = graph.classes.names.names
    roles = classNames.map(ClassRole.init(className:))
  }

  /// Class name of an object, as archived.
  func className(_ object: ObjectID) -> String {
    classNames[Int(graph.objects[Int(object.index)].classID.index)]
  }

  /// Role of an object.
  func role(_ object: ObjectID) -> ClassRole {
    let role = roles[Int(graph.objects[Int(object.index)].classID.index)]
    return role == .proxy && graph.proxyIdentifier(object) == nil ? .object : role
  }

  /// Name of a value's key.
  func keyName(_ value: KeyedValue) -> String { keyNames[Int(value.key.index)] }

  /// Number of values of an object.
  func valueCount(_ object: ObjectID) -> Int { Int(graph.objects[Int(object.index)].valueCount) }

  /// Whether the object is a collection in the inlined form: its first value is the mark.
  func isInlined(_ object: ObjectID) -> Bool {
    graph.values(of: object).first.map { keyName($0) == .key(.nsInlinedValue) } ?? false
  }

  /// Elements of an inlined collection without the mark.
  func elements(_ object: ObjectID) -> ArraySlice<KeyedValue> { graph.values(of: object).dropFirst() }
}
