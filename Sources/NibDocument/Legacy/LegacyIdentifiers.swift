import NibBytes

/// The elements of a document that have an id, found by its bytes without making a string.
struct LegacyIdentifiers {
  private var places: HashedPlaces
  private var entries: [(id: ByteSpan, element: Int32)] = []

  /// Room for so many.
  init(expecting count: Int) {
    places = HashedPlaces(expecting: count)
    entries.reserveCapacity(count)
  }

  /// Adds an element; false if its id is another's.
  mutating func insert(_ id: ByteSpan, of element: ElementIndex, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let hash = Fingerprint.of(bytes, id)
      guard places.find(hash, { Fingerprint.equal(bytes, entries[$0].id, bytes, id) }) < 0 else { return false }
      places.append(hash) { Fingerprint.of(bytes, entries[$0].id) }
      entries.append((id, element.index))
      return true
    }
  }

  /// The element with an id.
  func element(_ id: ByteSpan, in bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBufferPointer { bytes in
      let place = places.find(Fingerprint.of(bytes, id)) { Fingerprint.equal(bytes, entries[$0].id, bytes, id) }
      return place < 0 ? nil : entries[place].element
    }
  }
}
