import NibGraph

/// Hands out the `@n` of a tree.
struct ObjectLabels {
  private let numbers: TreeOptions.Numbers
  /// References to each object, counted up to 2.
  private var references: [UInt8]
  /// Number of each object in order of appearance; 0 for none yet.
  private var given: [Int32]
  private var last: Int32 = 0

  /// Counts the references of a graph. O(values).
  init(_ graph: ObjectGraph, _ numbers: TreeOptions.Numbers) {
    self.numbers = numbers
    let isShared = numbers == .shared
    references = isShared ? Array(repeating: 0, count: graph.count) : []
    given = isShared ? Array(repeating: 0, count: graph.count) : []
    guard isShared else { return }
    for value in graph.values {
      guard let object = value.object else { continue }
      references[Int(object.index)] = min(references[Int(object.index)] + 1, 2)
    }
  }

  /// What stands behind an object where it is shown: ` @n`, or nothing when nobody else refers to it.
  mutating func label(_ object: ObjectID) -> String {
    guard numbers == .shared else { return " " + object.description }
    return references[Int(object.index)] < 2 ? "" : mention(object)
  }

  /// What stands behind an object where it is only named: ` @n`.
  mutating func mention(_ object: ObjectID) -> String {
    guard numbers == .shared else { return " " + object.description }
    if given[Int(object.index)] == 0 {
      last += 1
      given[Int(object.index)] = last
    }
    return " @\(given[Int(object.index)])"
  }
}
