import NibGraph

/// Compares two graphs whatever the order of their objects and keys.
///
/// Equal are graphs whose roots reach the same objects along the same keys: classes by name and what they fall back on,
/// values with their types, and which object is shared by whom. The elements of a collection count in their order.
public struct GraphMatching {
  private let left: ObjectGraph
  private let right: ObjectGraph
  private var matched: [ObjectID: ObjectID] = [:]
  private var taken: Set<ObjectID> = []
  private var queue: [(ObjectID, ObjectID)] = []

  /// Where the graphs first differ, in words; nil if they do not.
  public static func difference(_ left: ObjectGraph, _ right: ObjectGraph) -> String? {
    var matching = GraphMatching(left: left, right: right)
    return matching.run()
  }

  private init(left: ObjectGraph, right: ObjectGraph) {
    self.left = left
    self.right = right
  }

  private mutating func run() -> String? {
    _ = match(.root, .root)
    var next = 0
    while next < queue.count {
      let (mine, other) = queue[next]
      next += 1
      if let difference = compare(mine, other) { return "\(mine) \(left.className(of: mine)): \(difference)" }
    }
    return nil
  }

  private mutating func match(_ mine: ObjectID, _ other: ObjectID) -> Bool {
    if let known = matched[mine] { return known == other }
    guard taken.insert(other).inserted else { return false }
    matched[mine] = other
    queue.append((mine, other))
    return true
  }

  private mutating func compare(_ mine: ObjectID, _ other: ObjectID) -> String? {
    guard name(left, mine) == name(right, other) else { return "is a \(name(right, other))" }
    let (values, others) = (sorted(left, mine), sorted(right, other))
    guard values.map(\.key) == others.map(\.key) else { return "\(values.map(\.key)), \(others.map(\.key))" }
    for (value, other) in zip(values, others) {
      if let target = value.value.object, let otherTarget = other.value.object {
        guard match(target, otherTarget) else { return "\(value.key) leads to another object" }
      } else if words(left, value.value) != words(right, other.value) {
        return "\(value.key): \(words(left, value.value)), \(words(right, other.value))"
      }
    }
    return nil
  }

  private func name(_ graph: ObjectGraph, _ object: ObjectID) -> [String] {
    let classID = graph.objects[Int(object.index)].classID
    return [graph.className(of: object)]
      + graph.classes.fallbacks[Int(classID.index)].map { graph.classes.names[Int($0.index)] }
  }

  private func sorted(_ graph: ObjectGraph, _ object: ObjectID) -> [(key: String, value: KeyedValue)] {
    graph.values(of: object).map { (key: graph.keyName($0.key), value: $0) }.enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
  }

  private func words(_ graph: ObjectGraph, _ value: KeyedValue) -> String {
    switch value.value {
    case .data(let span): "\(Array(graph.bytes[span.range]))"
    case .reference: "an object"
    case let scalar: "\(value.code) \(scalar)"
    }
  }
}
