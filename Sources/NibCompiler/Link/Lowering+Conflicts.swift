import NibBytes
import NibGraph

/// What connections are ordered by before their labels.
enum ConnectionKind: Int {
  case event
  case collection
  /// An outlet between a storyboard's own parts, in newer archives.
  case own
  case outlet
}

/// A connection on its way into the archive's list, with what tells whether another one says the same.
struct MadeConnection {
  /// Its place among the kinds.
  let kind: ConnectionKind
  /// The selector or the property.
  let label: ByteSpan
  /// Its object.
  let object: ObjectID
  /// Its element; -1 for what the compiler made up, and for a collection, which gathers several.
  var element = -1
  /// The object that it belongs to.
  var source = ObjectID.root
  /// The object that it leads to.
  var destination = ObjectID.root
  /// The control event of an action.
  var event: Int64 = 0
}

/// What two connections of one label share when they concern the same thing.
private struct ConnectionKey: Hashable {
  let source: ObjectID
  /// Of an action alone: it may lead to many targets, an outlet leads to one object.
  let destination: ObjectID?
  let event: Int64
}

enum ConnectionConflicts {
  /// Warns of connections that say what an earlier one says, and of outlets that say something else.
  ///
  /// Both are archived, as Interface Builder's compiler does; of two that conflict the last one that is made at load
  /// time stays.
  /// - Parameter made: All connections, those of one kind and label side by side.
  static func reportConflicts(_ made: [MadeConnection], _ lowering: inout Lowering) {
    var first = 0
    while first < made.count {
      var end = first + 1
      while end < made.count, made[end].kind == made[first].kind, isEqual(made[end].label, made[first].label, &lowering)
      {
        end += 1
      }
      if end - first > 1 { reportConflicts(among: made[first..<end], &lowering) }
      first = end
    }
  }

  private static func reportConflicts(among connections: ArraySlice<MadeConnection>, _ lowering: inout Lowering) {
    var seen: [ConnectionKey: ObjectID] = [:]
    for connection in connections where connection.element >= 0 {
      let isAction = connection.kind == .event
      let key = ConnectionKey(
        source: connection.source, destination: isAction ? connection.destination : nil, event: connection.event)
      guard let earlier = seen[key] else {
        seen[key] = connection.destination
        continue
      }
      let name = lowering.reader.text(connection.label)
      if earlier == connection.destination {
        let kind = isAction ? "action" : "outlet"
        lowering.reader.warn(
          .repeatedConnection, "the \(kind) '\(name)' is connected twice to the same object", at: connection.element)
      } else {
        lowering.reader.warn(
          .conflictingConnection, "the outlet '\(name)' is connected to two objects; delete one of the connections",
          at: connection.element)
      }
    }
  }

  private static func isEqual(_ left: ByteSpan, _ right: ByteSpan, _ lowering: inout Lowering) -> Bool {
    left == right || (left.count == right.count && UIKitConnections.compare(left, right, &lowering) == 0)
  }
}
