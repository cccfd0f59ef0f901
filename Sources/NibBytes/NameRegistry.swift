/// Numbers names in the order in which they come and finds them by their bytes, without making a string.
package struct NameRegistry: Sendable {
  /// The names, each once.
  package private(set) var names = NameTable()
  private var places: HashedPlaces

  /// An empty registry with room for so many names.
  package init(expecting names: Int = 1024) {
    places = HashedPlaces(expecting: names)
    // Names of the formats have 14 bytes on average.
    self.names.reserveCapacity(names / 2, bytes: 8 * names)
  }

  /// Number of names.
  package var count: Int { names.count }

  /// Number of a name, given on first sight.
  @discardableResult
  package mutating func number(_ name: String) -> Int32 {
    // Asked thousands of times when a compiler starts: `withUTF8` would retain each name.
    if let number = name.utf8.withContiguousStorageIfAvailable({ number($0) }) { return number }
    var name = name
    return name.withUTF8 { number($0) }
  }

  /// Numbers names that are not there and of which none is there twice: without a look for each.
  package mutating func append(distinct names: [String]) {
    let first = self.names.count
    self.names.append(all: names)
    for place in first..<self.names.count {
      let span = self.names.spans[place]
      let hash = self.names.bytes.withUnsafeBufferPointer { Fingerprint.of($0, span) }
      assert(self.names.bytes.withUnsafeBufferPointer { self.place($0, span, hash) } < 0, "the name is there")
      if places.isFull { makeRoom() }
      places.append(hash)
    }
  }

  /// Number of a name given as a span of bytes.
  @discardableResult
  package mutating func number(_ bytes: [UInt8], _ span: ByteSpan) -> Int32 {
    bytes.withUnsafeBufferPointer { number(UnsafeBufferPointer(rebasing: $0[span.range])) }
  }

  private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let span = ByteSpan(offset: 0, count: bytes.count)
    let hash = Fingerprint.of(bytes, span)
    let known = place(bytes, span, hash)
    if known >= 0 { return Int32(truncatingIfNeeded: known) }
    if places.isFull { makeRoom() }
    places.append(hash)
    return Int32(truncatingIfNeeded: names.append(bytes))
  }

  @inline(never)
  private mutating func makeRoom() {
    let (own, spans) = (names.bytes, names.spans)
    places.grow { place in own.withUnsafeBufferPointer { Fingerprint.of($0, spans[place]) } }
  }

  /// Number of a span, or -1.
  package func find(_ bytes: [UInt8], _ span: ByteSpan) -> Int32 { bytes.withUnsafeBufferPointer { find($0, span) } }

  /// Number of a span of bytes that are at hand, or -1.
  package func find(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> Int32 {
    Int32(truncatingIfNeeded: place(bytes, span, Fingerprint.of(bytes, span)))
  }

  /// Number of a span whose hash, that of `Fingerprint`, is at hand, or -1.
  package func find(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan, hash: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: place(bytes, span, hash))
  }

  /// Number of a name, or -1.
  package func find(_ name: String) -> Int32 {
    let whole = name.utf8.withContiguousStorageIfAvailable { find($0, ByteSpan(offset: 0, count: $0.count)) }
    if let whole { return whole }
    var name = name
    return name.withUTF8 { find($0, ByteSpan(offset: 0, count: $0.count)) }
  }

  private func place(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan, _ hash: UInt64) -> Int {
    let spans = names.spans
    return names.bytes.withUnsafeBufferPointer { own in
      places.find(hash) { Fingerprint.equal(own, spans[$0], bytes, span) }
    }
  }
}
