/// Finds the objects and placeholders of an interface by their ids, which it does not keep: 4 bytes a slot, and few
/// more than twice as many slots as ids.
struct PlaceTable {
  /// Places in slots, where the hash of the id or the next free slot is; `free` for none.
  private var slots: [Int32] = []
  private var count = 0
  private static let free = Int32.min

  /// What has the ids: objects by their places, and placeholders by places that are counted down from -1.
  struct Owners {
    let objects: [ObjectContext]
    let placeholders: [PlaceholderContext]

    /// The id at a place.
    fileprivate func id(at place: Int32) -> String {
      place < 0 ? placeholders[-1 - Int(place)].id : objects[Int(place)].id
    }
  }

  /// Notes the place of an id, in place of what had the same id before.
  mutating func add(_ id: String, at place: Int, of owners: Owners) {
    if 4 * (count + 1) > 3 * slots.count { resize(count + 1, owners) }
    let slot = slot(of: id, owners)
    if slots[slot] == Self.free { count += 1 }
    slots[slot] = Int32(truncatingIfNeeded: place)
  }

  /// Makes room for as many more ids.
  mutating func reserve(more added: Int, of owners: Owners) {
    if 4 * (count + added) > 3 * slots.count { resize(count + added, owners) }
  }

  /// The place of an id; nil for one that is not known.
  func place(of id: String, in owners: Owners) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: id, owners)]
    return place == Self.free ? nil : Int(place)
  }

  /// The slot that has an id, or the free one where it belongs.
  private func slot(of id: String, _ owners: Owners) -> Int {
    var slot = id.hashValue & (slots.count - 1)
    while slots[slot] != Self.free, owners.id(at: slots[slot]) != id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func resize(_ room: Int, _ owners: Owners) {
    var size = 16
    while 3 * size < 4 * room { size *= 2 }
    var known = Array(repeating: Self.free, count: size)
    swap(&known, &slots)
    for place in known where place != Self.free { slots[slot(of: owners.id(at: place), owners)] = place }
  }
}
