import NibGraph

extension LoadContext {
  /// Steps that reading the lists of a graph may take: each is read once or twice, and one that many objects share would
  /// multiply them.
  static func mostSteps(for graph: ObjectGraph) -> Int { 8 * graph.values.count + 10_000 }

  /// Counts steps of reading lists.
  /// - Throws: `limit` when no archive of this size has need of so many.
  func spend(_ steps: Int, on object: ObjectID) throws {
    stepsLeft -= steps
    guard stepsLeft < 0 else { return }
    throw RuntimeError(
      code: .limit, place: graph.place(of: object),
      detail: "lists that many objects share take more steps than \(graph.values.count) values may")
  }
}
