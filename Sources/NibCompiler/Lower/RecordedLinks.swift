import NibBytes
import NibGraph

/// An element that links others, with the element that has it.
struct LinkElement {
  let owner: Int
  let element: Int
}

/// An outlet that an archive has of itself and no document names.
struct ImpliedOutlet {
  let label: String
  let source: ObjectID
  let destination: ObjectID

  init(_ label: String, of source: ObjectID, to destination: ObjectID) {
    self.label = label
    self.source = source
    self.destination = destination
  }
}

/// What elements have for the root, recorded while they are lowered.
struct RecordedLinks {
  /// The children of `<objects>`.
  var topLevel: [ObjectID] = []
  /// Elements of `<connections>` with the element that has them, in document order.
  var connections: [LinkElement] = []
  /// Elements of `<userDefinedRuntimeAttributes>` with the element that has them.
  var runtimeAttributes: [LinkElement] = []
  /// `<accessibility>` elements with the element that has them.
  var accessibility: [LinkElement] = []
  /// Objects with an identity below each object: owned ones, constraints, guides, then subviews.
  private(set) var members: [ObjectID] = []
  /// By object: where its members begin and end; shorter than the object table.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  /// By number of an object.
  private var attached = NumberMap<[ObjectID]>()
  private var owned: [ObjectID] = []
  private var constraints: [ObjectID] = []
  private var guides: [ObjectID] = []
  private var views: [ObjectID] = []

  /// Makes room for about so many objects.
  mutating func expect(objects: Int) {
    starts.reserveCapacity(objects + 64)
    ends.reserveCapacity(objects + 64)
    members.reserveCapacity(objects)
    connections.reserveCapacity(16)
  }

  /// Begins what one object holds.
  mutating func startObject() {
    // Most objects have none, and emptying a list that is empty is not for nothing.
    if !owned.isEmpty { owned.removeAll(keepingCapacity: true) }
    if !constraints.isEmpty { constraints.removeAll(keepingCapacity: true) }
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
    if !views.isEmpty { views.removeAll(keepingCapacity: true) }
  }

  /// Records an object that is no view of a list: the layout of a collection, the bar of a container, a safe area.
  mutating func record(owned: ObjectID) { self.owned.append(owned) }
  mutating func record(constraint: ObjectID) { constraints.append(constraint) }
  mutating func record(guide: ObjectID) { guides.append(guide) }
  mutating func record(view: ObjectID) { views.append(view) }

  /// Ends what an object holds.
  mutating func endObject(_ object: ObjectID) {
    guard !owned.isEmpty || !constraints.isEmpty || !guides.isEmpty || !views.isEmpty else { return }
    let start = members.count
    if !owned.isEmpty { appendOwned() }
    if !constraints.isEmpty { members += constraints }
    if !guides.isEmpty { members += guides }
    if !views.isEmpty { members += views }
    while starts.count <= Int(object.index) {
      starts.append(0)
      ends.append(0)
    }
    starts[Int(object.index)] = Int32(truncatingIfNeeded: start)
    ends[Int(object.index)] = Int32(truncatingIfNeeded: members.count)
  }

  /// The header of a table is a part and a view; its place is among the views. Seen: 10 tables with header and footer.
  private mutating func appendOwned() {
    var listed = NumberSet()
    for view in views { listed.insert(Int(view.index)) }
    for object in owned where !listed.contains(Int(object.index)) { members.append(object) }
  }

  /// Records the members of an object that is made without being lowered from an element.
  mutating func attach(_ objects: [ObjectID], under object: ObjectID) {
    attached.set(Int(object.index), objects)
  }

  /// The recorded members of an object.
  func members(of object: ObjectID) -> ArraySlice<ObjectID> {
    // Hardly any document has such objects, and most that have ask for few.
    if !attached.isEmpty, let own = attached[Int(object.index)] { return own[...] }
    return starts.indices.contains(Int(object.index))
      ? members[Int(starts[Int(object.index)])..<Int(ends[Int(object.index)])] : []
  }
}
