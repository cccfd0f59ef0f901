import NibGraph

/// What elements have for the root, recorded while they are lowered.
struct RecordedLinks {
  /// The children of `<objects>`.
  var topLevel: [ObjectID] = []
  /// Elements of `<connections>` with the element that has them, in document order.
  var connections: [(owner: Int, element: Int)] = []
  /// Elements of `<userDefinedRuntimeAttributes>` with the element that has them.
  var runtimeAttributes: [(owner: Int, element: Int)] = []
  /// `<accessibility>` elements with the element that has them.
  var accessibility: [(owner: Int, element: Int)] = []
  /// Objects with an identity below each object: parts, constraints, guides, then subviews.
  private(set) var members: [ObjectID] = []
  /// By object: where its members begin and end; shorter than the object table.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var adopted: [ObjectID: [ObjectID]] = [:]
  private var parts: [ObjectID] = []
  private var constraints: [ObjectID] = []
  private var guides: [ObjectID] = []
  private var views: [ObjectID] = []

  /// Makes room for the notes of about so many objects.
  mutating func expect(objects: Int) {
    starts.reserveCapacity(objects + 64)
    ends.reserveCapacity(objects + 64)
    members.reserveCapacity(objects)
    connections.reserveCapacity(16)
  }

  /// Begins the notes of one object.
  mutating func startObject() {
    // Most objects have none, and emptying a list that is empty is not for nothing.
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    if !constraints.isEmpty { constraints.removeAll(keepingCapacity: true) }
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
    if !views.isEmpty { views.removeAll(keepingCapacity: true) }
  }

  /// Notes an object that is no view of a list: the layout of a collection, the bar of a container, a safe area.
  mutating func note(part: ObjectID) { parts.append(part) }
  mutating func note(constraint: ObjectID) { constraints.append(constraint) }
  mutating func note(guide: ObjectID) { guides.append(guide) }
  mutating func note(view: ObjectID) { views.append(view) }

  /// Ends the notes of an object.
  mutating func endObject(_ object: ObjectID) {
    guard !parts.isEmpty || !constraints.isEmpty || !guides.isEmpty || !views.isEmpty else { return }
    let start = members.count
    // The header of a table is a part and a view; its place is among the views. Seen: 10 tables with header and footer.
    let listed: Set<ObjectID> = parts.isEmpty ? [] : Set(views)
    for part in parts where !listed.contains(part) { members.append(part) }
    members += constraints
    members += guides
    members += views
    while starts.count <= Int(object.index) {
      starts.append(0)
      ends.append(0)
    }
    starts[Int(object.index)] = Int32(truncatingIfNeeded: start)
    ends[Int(object.index)] = Int32(truncatingIfNeeded: members.count)
  }

  /// Notes the members of an object that is made without being lowered from an element.
  mutating func adopt(_ objects: [ObjectID], under object: ObjectID) {
    adopted[object] = objects
  }

  /// The noted members of an object.
  func members(of object: ObjectID) -> ArraySlice<ObjectID> {
    // Hardly any document has such objects, and asking a dictionary costs a hash.
    if !adopted.isEmpty, let own = adopted[object] { return own[...] }
    return starts.indices.contains(Int(object.index))
      ? members[Int(starts[Int(object.index)])..<Int(ends[Int(object.index)])] : []
  }
}
