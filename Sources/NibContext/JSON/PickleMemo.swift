import NibBytes

/// The short texts that a pickle has had, so that one that repeats, as names of members do, is made once.
///
/// A table with one place a hash: a text takes the place of another with its hash, and that is written anew when it comes
/// again. So it stays small, and a look-up takes no search.
struct PickleMemo {
  private struct Entry {
    /// Where the text begins in `texts`.
    var start: UInt32 = 0
    /// How long it is; 0 for an empty place.
    var count: UInt32 = 0
    /// Its number in the pickle.
    var number: UInt32 = 0
  }

  /// Longer texts hardly repeat.
  private static let longest = 40
  /// Bytes of texts that are kept before all are forgotten.
  private static let most = 1 << 17
  /// A power of two.
  private static let places = 2048

  private var entries = [Entry](repeating: Entry(), count: places)
  /// The texts in a row.
  private var texts: [UInt8] = []
  private var next: UInt32 = 0
  /// Names of members that stand in the code, by where they lie, with their numbers in the pickle.
  private var members = [(address: UInt, number: UInt32)](repeating: (0, 0), count: memberPlaces)
  /// A power of two.
  private static let memberPlaces = 64

  /// Writes the name of a member, which is nowhere else and stays where it is.
  mutating func write(name: StaticString, to bytes: inout [UInt8]) {
    guard name.hasPointerRepresentation else { return name.withUTF8Buffer { _ = write($0, to: &bytes) } }
    let address = UInt(bitPattern: name.utf8Start)
    let place = Int(truncatingIfNeeded: Fingerprint.of(UInt64(address))) & (Self.memberPlaces - 1)
    guard members[place].address != address else {
      return PickleOpcode.write(remembered: Int(members[place].number), to: &bytes)
    }
    let number = name.withUTF8Buffer { write($0, to: &bytes) }
    if let number { members[place] = (address, number) }
  }

  /// Writes a text, or that it is the same as an earlier one. Answers its number, if it has one.
  @discardableResult
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> UInt32? {
    guard (1...Self.longest).contains(text.count), next < .max else {
      PickleOpcode.write(text, to: &bytes)
      return nil
    }
    let span = ByteSpan(offset: 0, count: text.count)
    let place = Int(truncatingIfNeeded: Fingerprint.of(text, span)) & (Self.places - 1)
    let entry = entries[place]
    if entry.count == text.count, holds(text, span, entry) {
      PickleOpcode.write(remembered: Int(entry.number), to: &bytes)
      return entry.number
    }
    PickleOpcode.write(text, to: &bytes)
    bytes.append(PickleOpcode.remember)
    if texts.count > Self.most { forget() }
    entries[place] = Entry(start: UInt32(texts.count), count: UInt32(text.count), number: next)
    texts.append(contentsOf: text)
    next += 1
    return next - 1
  }

  private mutating func forget() {
    texts.removeAll(keepingCapacity: true)
    for place in entries.indices { entries[place] = Entry() }
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, _ span: ByteSpan, _ entry: Entry) -> Bool {
    texts.withUnsafeBufferPointer {
      Fingerprint.equal($0, ByteSpan(offset: Int(entry.start), count: text.count), text, span)
    }
  }
}
