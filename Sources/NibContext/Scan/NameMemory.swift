import NibBytes

/// Names that archives have, each once, by numbers: what is known of a name is found without a text being made.
struct NameMemory {
  private var bytes: [UInt8] = []
  private var spans: [ByteSpan] = []
  private var hashes: [UInt64] = []
  private var places = HashedPlaces(expecting: 1024)

  /// Number of names.
  var count: Int { spans.count }

  /// The number of a name, which is the next one for a name that is new.
  /// - Parameter span: the name in a table.
  mutating func number(of span: ByteSpan, in table: [UInt8]) -> Int {
    table.withUnsafeBytes { all in
      let name = UnsafeRawBufferPointer(rebasing: all[span.range])
      let hash = ByteWords.hash(name)
      let known = places.find(hash) { hashes[$0] == hash && holds(name, at: $0) }
      guard known < 0 else { return known }
      places.append(hash) { hashes[$0] }
      hashes.append(hash)
      spans.append(ByteSpan(offset: bytes.count, count: name.count))
      bytes.append(contentsOf: name)
      return spans.count - 1
    }
  }

  private func holds(_ name: UnsafeRawBufferPointer, at number: Int) -> Bool {
    let span = spans[number]
    return bytes.withUnsafeBytes { ByteWords.areEqual(UnsafeRawBufferPointer(rebasing: $0[span.range]), name) }
  }
}
