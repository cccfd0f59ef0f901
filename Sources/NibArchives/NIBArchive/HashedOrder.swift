import NibBytes

/// A hash table of names whose slots, read from the first, are the order in which Apple's encoder writes them.
///
/// Open addressing: a name goes to slot hash mod size or the next free one behind it, wrapping. The table grows by fixed
/// steps, and the old slots are put into the new ones from the first on.
/// - Seen: reproduces the key table of 267 of 268 archives of version 10 and 1516 of 1817 of version 9.
struct HashedOrder: ~Copyable {
  /// The steps of growth: number of slots, and the number of names that each is meant for.
  private static let steps: [(size: Int, room: Int)] = [
    (3, 3), (7, 6), (13, 11), (23, 19), (41, 32), (71, 52), (127, 85), (191, 118), (251, 155), (383, 237),
    (631, 390), (1087, 672), (1723, 1065), (2803, 1732), (4523, 2795),
  ]

  /// A place of the table. Not private: other files let go of tables, and have to know what of.
  struct Slot: BitwiseCopyable {
    var row: UInt32
    var hash: UInt64
    static let free = Slot(row: .max, hash: 0)
    var isFree: Bool { row == .max }
  }

  private let names: NameTable
  /// How many names above its room a table takes before it grows.
  private let slack: Int
  private var step: Int
  private var slots: GrowingBuffer<Slot>
  /// 2^64 by the number of slots, rounded down.
  private var reciprocal: UInt64
  private var count = 0

  /// An empty table, or nil when `room` is more than the largest known step: no archive shows how it would go on.
  /// - Parameters:
  ///   - names: The names that rows refer to.
  ///   - minor: The archive's minor version, which decides when a table grows.
  ///   - room: The most names that will be put in.
  ///   - startsFull: Whether the table begins with room for all of them, or grows from the smallest.
  init?(_ names: NameTable, minor: UInt32, room: Int, startsFull: Bool) {
    guard let fitting = Self.steps.firstIndex(where: { $0.room >= room }) else { return nil }
    self.names = names
    slack = minor == 9 ? 1 : 2
    step = startsFull ? fitting : 0
    slots = GrowingBuffer(repeating: .free, count: Self.steps[step].size)
    reciprocal = UInt64.max / UInt64(Self.steps[step].size)
  }

  /// Number of slots.
  var size: Int { slots.count }

  /// The rows in the order of their slots.
  var rows: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { rows, filled in
      for index in 0..<slots.count where !slots[index].isFree {
        rows[filled] = slots[index].row
        filled += 1
      }
    }
  }

  /// Puts a name in, unless an equal one is there.
  /// - Returns: The row of the equal one.
  mutating func insert(_ row: UInt32) -> UInt32? {
    let hash = NameHash.hash(names.bytes, names.spans[Int(row)])
    var index = first(hash)
    while !slots[index].isFree {
      if slots[index].hash == hash, areEqual(slots[index].row, row) { return slots[index].row }
      index = index + 1 == slots.count ? 0 : index + 1
    }
    slots[index] = Slot(row: row, hash: hash)
    count += 1
    growIfFull()
    return nil
  }

  /// The slot that a hash begins at: the rest of its division by the number of slots, by a multiplication, since each
  /// name is placed again whenever the table grows.
  private func first(_ hash: UInt64) -> Int {
    let size = UInt64(slots.count)
    // The quotient is right or less by one.
    let rest = hash &- hash.multipliedFullWidth(by: reciprocal).high &* size
    return Int(truncatingIfNeeded: rest < size ? rest : rest &- size)
  }

  private func areEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    let (left, right) = (names.spans[Int(left)], names.spans[Int(right)])
    return left == right || names.bytes.compare(left, right) == 0
  }

  private mutating func growIfFull() {
    guard count >= min(Self.steps[step].room + slack, slots.count), step + 1 < Self.steps.count else { return }
    step += 1
    var old = GrowingBuffer<Slot>(repeating: .free, count: Self.steps[step].size)
    swap(&old, &slots)
    reciprocal = UInt64.max / UInt64(slots.count)
    for position in 0..<old.count where !old[position].isFree {
      let slot = old[position]
      var index = first(slot.hash)
      while !slots[index].isFree { index = index + 1 == slots.count ? 0 : index + 1 }
      slots[index] = slot
    }
  }
}
