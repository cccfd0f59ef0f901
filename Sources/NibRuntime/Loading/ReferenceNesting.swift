import NibGraph

/// How deep strong references reach, on the way down and from objects that were made before.
///
/// The way down is our stack. What was made before counts too: a chain of a hundred thousand objects can be built
/// one link at a time without recursion, but letting go of it would recurse.
struct ReferenceNesting {
  private let limit: Int
  /// Longest chain below each finished object; 0 for what is not finished.
  private var heights: [Int32]
  /// For each object on the way down, the longest chain below it so far.
  private var open: [Int] = []

  /// Counts from what is known before the load: the heights of constant content.
  init(heights: [Int32], limit: Int) {
    self.heights = heights
    self.limit = limit
  }

  /// Goes one object down; false at the limit.
  mutating func enter() -> Bool {
    guard open.count < limit else { return false }
    open.append(0)
    return true
  }

  /// Comes back up from an object.
  mutating func leave(_ object: ObjectID) {
    guard let below = open.popLast() else { return }
    heights[Int(object.index)] = Int32(truncatingIfNeeded: below + 1)
    raise(to: below + 1)
  }

  /// Whether an object and all below it are made. One that is on the way down is not: what refers to it leads back.
  func isFinished(_ object: ObjectID) -> Bool { heights[Int(object.index)] > 0 }

  /// Notes a reference to an object that is made; false if the chain below grows over the limit.
  mutating func refer(to object: ObjectID) -> Bool {
    raise(to: Int(heights[Int(object.index)]))
    return isWithinLimit
  }

  /// Whether the chain below the innermost open object is short enough.
  var isWithinLimit: Bool { (open.last ?? 0) < limit }

  private mutating func raise(to height: Int) {
    guard let last = open.indices.last else { return }
    open[last] = max(open[last], height)
  }
}

/// A reference that is followed once all objects are made.
struct PendingReference {
  /// The object that has it.
  let holder: AnyObject?
  /// Where it leads.
  let stored: KeyedValue
  /// Takes holder and object.
  let use: (AnyObject?, AnyObject) -> Void
}
