/// Values found by equality, in the order in which they were added.
///
/// A dictionary would do; its types cost more at the start of a process than a whole small document.
struct EqualTable<Key: Hashable, Value> {
  private(set) var entries: [(key: Key, value: Value)] = []
  private var slots: [Int32] = []

  /// The value of a key.
  func find(_ key: Key) -> Value? {
    guard !slots.isEmpty else { return nil }
    let entry = slots[place(key)]
    return entry < 0 ? nil : entries[Int(entry)].value
  }

  /// Adds a key that is not there.
  mutating func add(_ key: Key, _ value: Value) {
    if entries.count * 2 >= slots.count { grow() }
    slots[place(key)] = Int32(truncatingIfNeeded: entries.count)
    entries.append((key, value))
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(32, slots.count * 2))
    entries.reserveCapacity(slots.count / 2)
    for (index, entry) in entries.enumerated() { slots[place(entry.key)] = Int32(truncatingIfNeeded: index) }
  }

  private func place(_ key: Key) -> Int {
    var hasher = Hasher()
    key.hash(into: &hasher)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])].key != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
