// Invariant: the number of slots is a power of two, and at most half of them are used.

/// Where the values of a list stand, found by their hashes.
///
/// Knows places alone: the list, and what makes two values equal, are its user's. Open addressing; a dictionary would do,
/// but its types cost more at the start of a process than a whole small document.
@usableFromInline
package struct HashedPlaces: Sendable {
  @usableFromInline var slots: [Int32]
  /// Number of places, which are those from 0 on.
  @usableFromInline package private(set) var count = 0

  /// No places, and room for so many before more is made.
  @usableFromInline
  package init(expecting places: Int = 32) {
    var size = 8
    while size < places * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// The place of the value that is equal, or -1.
  @inlinable @inline(__always)
  package func find(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      if isEqual(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot &+ 1) & mask
    }
    return -1
  }

  /// Adds the next place, for a value that is not there.
  /// - Parameter hashOf: the hash of the value at an earlier place, asked for when more room is made.
  @inlinable @inline(__always)
  package mutating func append(_ hash: UInt64, hashOf: (Int) -> UInt64) {
    if isFull { grow(hashOf) }
    append(hash)
  }

  /// Adds the next place, for a value that is not there; there must be room.
  @inlinable @inline(__always)
  package mutating func append(_ hash: UInt64) {
    put(count, hash)
    advance()
  }

  /// Whether room must be made before the next place is added.
  @inlinable package var isFull: Bool { (count + 1) * 2 > slots.count }

  /// Makes room.
  /// - Parameter hashOf: the hash of the value at a place.
  @inlinable
  package mutating func grow(_ hashOf: (Int) -> UInt64) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for place in 0..<count { put(place, hashOf(place)) }
  }

  @inlinable @inline(__always)
  mutating func put(_ place: Int, _ hash: UInt64) {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: place)
  }

  @usableFromInline
  mutating func advance() { count += 1 }
}
