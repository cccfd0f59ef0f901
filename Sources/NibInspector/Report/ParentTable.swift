import NibGraph

/// Which object holds which: the nearest object with an identity, through collections.
///
/// AppKit archives say it in a table (`NSObjectsKeys`, `NSObjectsValues`); elsewhere it is who first refers to the
/// object, breadth first from the top-level objects, where references that point back or across do not count.
package struct ParentTable {
  private var parents: [Int32]
  /// The objects breadth first from the top-level objects, then the others: an order that does not depend on how an
  /// archive numbers its objects.
  package private(set) var order: [ObjectID] = []

  /// Walks the graph. O(values).
  init(_ index: GraphIndex, _ root: NibRoot?) {
    self.init(index.graph, roles: index.roles, root)
  }

  /// Walks a graph.
  /// - Parameter roles: the role of each class.
  package init(_ graph: ObjectGraph, roles: [ClassRole], _ root: NibRoot?) {
    self.init(graph, roles: roles, from: Self.starts(graph, root), known: root?.parents ?? [])
  }

  /// Walks a graph.
  /// - Parameters:
  ///   - roles: the role of each class.
  ///   - starts: the objects that the walk begins with, each once.
  ///   - known: who holds whom by a table of the archive.
  ///   - isBack: for each key whether it points back or across; read from the names when nil.
  package init(
    _ graph: ObjectGraph, roles: [ClassRole], from starts: [ObjectID],
    known: [(child: ObjectID, parent: ObjectID)] = [], isBack: [Bool]? = nil
  ) {
    parents = Array(repeating: -1, count: graph.count)
    var isSeen = Array(repeating: false, count: graph.count)
    for (child, parent) in known where child != parent { parents[Int(child.index)] = parent.index }
    let isBack = isBack ?? Self.backReferences(graph)
    var queue = starts
    queue.reserveCapacity(graph.count)
    for start in queue { isSeen[Int(start.index)] = true }
    var next = 0
    while next < queue.count {
      let object = queue[next]
      next += 1
      guard roles[Int(graph.objects[Int(object.index)].classID.index)] != .connection else { continue }
      for place in graph.valuePositions(of: object) {
        let value = graph.values[place]
        guard let child = value.object, !isBack[Int(value.key.index)] else { continue }
        if parents[Int(child.index)] < 0, child != object { parents[Int(child.index)] = object.index }
        guard !isSeen[Int(child.index)] else { continue }
        isSeen[Int(child.index)] = true
        queue.append(child)
      }
    }
    order = queue + graph.objectIDs.filter { !isSeen[Int($0.index)] }
  }

  /// Whether a key points back or across, and never says where an object belongs.
  package static func isBack(_ key: String) -> Bool { BackReference.keys.contains(key) || tables.contains(key) }

  /// Keys of tables that name objects for an archive that is loaded later, and hold none: a controller stands in its own
  /// table where something in its view refers to it.
  private static let tables: [String] = [
    .key(.externalObjectsTableForViewLoading), .key(.nsExternalObjectsTableForViewLoading),
    .key(.tableViewCellPrototypeNibExternalObjects), .key(.collectionViewCellPrototypeNibExternalObjects),
  ]

  /// Which keys refer back or across, by their numbers.
  private static func backReferences(_ graph: ObjectGraph) -> [Bool] {
    graph.keys.spans.indices.map { key in
      if tables.contains(where: { graph.keys.holds($0, at: key) }) { return true }
      let length = Int(graph.keys.spans[key].count)
      guard length < BackReference.keysByLength.count else { return false }
      return BackReference.keysByLength[length].contains { graph.keys.holds($0, at: key) }
    }
  }

  /// The object with an identity that holds `object`; nil at the top.
  func parent(of object: ObjectID, _ index: GraphIndex) -> ObjectID? {
    parent(of: object) { index.role($0).isContent }
  }

  /// The same.
  /// - Parameter isContent: whether an object is content of what holds it.
  package func parent(of object: ObjectID, isContent: (ObjectID) -> Bool) -> ObjectID? {
    var current = parents[Int(object.index)]
    var steps = 0
    while current >= 0, steps < 16 {
      let holder = ObjectID(Int(current))
      // Content may lead back: nothing holds itself.
      if holder == object { return nil }
      if !isContent(holder) { return holder }
      current = parents[Int(current)]
      steps += 1
    }
    return nil
  }

  /// The objects that a walk begins with, each once.
  package static func starts(_ graph: ObjectGraph, _ root: NibRoot?) -> [ObjectID] {
    var isListed = Array(repeating: false, count: graph.count)
    let listsAll = root?.platform.traits.archives.listsEveryObject ?? false
    let listed = listsAll ? (root?.owner.map { [$0] } ?? []) + (root?.identified ?? []) : root?.topLevel
    return (listed ?? []).filter { object in
      defer { isListed[Int(object.index)] = true }
      return !isListed[Int(object.index)]
    }
  }
}
