import NibGraph

/// Which object holds which: the nearest object with an identity, through collections.
///
/// AppKit archives say it in a table (`NSObjectsKeys`, `NSObjectsValues`); elsewhere it is who first refers to the
/// object, breadth first from the top-level objects, where references that point back or across do not count.
struct ParentTable {
  private var parents: [Int32]
  /// The objects breadth first from the top-level objects, then the others: an order that does not depend on how an
  /// archive numbers its objects.
  private(set) var order: [ObjectID] = []

  /// Walks the graph. O(values).
  init(_ index: GraphIndex, _ root: NibRoot?) {
    parents = Array(repeating: -1, count: index.graph.count)
    var isSeen = Array(repeating: false, count: index.graph.count)
    for (child, parent) in root?.parents ?? [] where child != parent { parents[Int(child.index)] = parent.index }
    var queue = Self.starts(index.graph, root)
    for start in queue { isSeen[Int(start.index)] = true }
    var next = 0
    while next < queue.count {
      let object = queue[next]
      next += 1
      guard index.role(object) != .connection else { continue }
      for value in index.graph.values(of: object) {
        guard let child = value.object, !BackReference.keys.contains(index.keyName(value)) else { continue }
        if parents[Int(child.index)] < 0, child != object { parents[Int(child.index)] = object.index }
        guard !isSeen[Int(child.index)] else { continue }
        isSeen[Int(child.index)] = true
        queue.append(child)
      }
    }
    order = queue + index.graph.objectIDs.filter { !isSeen[Int($0.index)] }
  }

  /// The object with an identity that holds `object`; nil at the top.
  func parent(of object: ObjectID, _ index: GraphIndex) -> ObjectID? {
    var current = parents[Int(object.index)]
    var steps = 0
    while current >= 0, steps < 16 {
      let holder = ObjectID(Int(current))
      if !index.role(holder).isContent { return holder }
      current = parents[Int(current)]
      steps += 1
    }
    return nil
  }

  private static func starts(_ graph: ObjectGraph, _ root: NibRoot?) -> [ObjectID] {
    var isListed = Array(repeating: false, count: graph.count)
    let listed = root?.platform == .appkit ? (root?.owner.map { [$0] } ?? []) + (root?.identified ?? []) : nil
    return (listed ?? root?.topLevel ?? []).filter { object in
      defer { isListed[Int(object.index)] = true }
      return !isListed[Int(object.index)]
    }
  }
}
