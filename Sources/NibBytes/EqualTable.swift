/// Values found by equality of their keys, in the order in which they were added.
///
/// For the reason that `NumberSet` gives it is no dictionary. The type itself asks nothing of its keys, so that neither to
/// make nor to drop an empty table costs a look-up of a conformance.
@usableFromInline
package struct EqualTable<Key, Value> {
  @usableFromInline var pairs: [(key: Key, value: Value)] = []
  @usableFromInline var places: HashedPlaces?

  /// An empty table.
  @inlinable
  package init() {}

  /// Keys and values, first come first.
  @inlinable package var entries: [(key: Key, value: Value)] { pairs }
}

extension EqualTable: Sendable where Key: Sendable, Value: Sendable {}

extension EqualTable where Key: Hashable {
  /// The value of a key.
  @inlinable
  package func find(_ key: Key) -> Value? { place(of: key).map { pairs[$0].value } }

  /// Adds a key that is not there.
  @inlinable
  package mutating func add(_ key: Key, _ value: Value) {
    // Most archives have none, and even an empty list of slots is a piece of memory.
    var places = self.places.take() ?? HashedPlaces(expecting: 16)
    places.append(Self.hash(key)) { Self.hash(pairs[$0].key) }
    self.places = places
    pairs.append((key, value))
  }

  /// Gives a key a value, in place of the one that it had.
  @inlinable
  package mutating func set(_ key: Key, _ value: Value) {
    if let place = place(of: key) { pairs[place].value = value } else { add(key, value) }
  }

  @inlinable
  func place(of key: Key) -> Int? {
    let place = places?.find(Self.hash(key)) { pairs[$0].key == key } ?? -1
    return place < 0 ? nil : place
  }

  @inlinable
  static func hash(_ key: Key) -> UInt64 {
    var hasher = Hasher()
    key.hash(into: &hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
