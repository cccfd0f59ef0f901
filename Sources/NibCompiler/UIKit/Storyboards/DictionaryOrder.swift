import NibBytes

/// The order in which Foundation's dictionaries give back texts that were put in one after the other.
///
/// A text goes to the slot of its hash or the next free one. Up to Xcode 14 archives keep that order.
enum DictionaryOrder {
  /// Slots of mutable dictionaries, and how many texts each size holds. Seen: key tables of archives, which are alike.
  private static let sizes: [(slots: Int, texts: Int)] = [
    (3, 3), (7, 6), (13, 11), (23, 19), (41, 32), (71, 52), (127, 85), (191, 118), (251, 155), (383, 237),
  ]

  /// The places of the texts in a mutable dictionary, which grows as it fills. Seen: 17 dictionaries.
  static func mutable(_ texts: [String]) -> [Int] {
    let hashes = texts.map(hash)
    var level = 0
    var slots = [Int?](repeating: nil, count: sizes[0].slots)
    for place in texts.indices {
      if place >= sizes[level].texts {
        guard level + 1 < sizes.count else { return Array(texts.indices) }
        level += 1
        let old = slots
        slots = [Int?](repeating: nil, count: sizes[level].slots)
        for case let known? in old { put(known, hashes[known], into: &slots) }
      }
      put(place, hashes[place], into: &slots)
    }
    return slots.compactMap(\.self)
  }

  /// The places of the texts in an immutable dictionary, which has no slot too many.
  ///
  /// - Seen: 2 to 4 texts, 36 dictionaries. Inferred: that more are put as they come.
  static func immutable(_ texts: [String]) -> [Int] {
    guard (2...4).contains(texts.count) else { return Array(texts.indices) }
    var slots = [Int?](repeating: nil, count: texts.count)
    for place in texts.indices { put(place, hash(texts[place]), into: &slots) }
    return slots.compactMap(\.self)
  }

  /// The places of the texts in a dictionary that was made for as many, of a compiler of 64 or of 32 bits.
  ///
  /// Seen: 28 dictionaries of attributes in archives of Xcode 4, all of 64 bits, and 3 of Interface Builder 3.2, of 32.
  static func preset(_ texts: [String], isWide: Bool) -> [Int] {
    guard let size = sizes.first(where: { $0.texts >= texts.count }) else { return Array(texts.indices) }
    var slots = [Int?](repeating: nil, count: size.slots)
    for place in texts.indices { put(place, isWide ? hash(texts[place]) : narrowHash(texts[place]), into: &slots) }
    return slots.compactMap(\.self)
  }

  /// The hash of a text of ASCII in words of 32 bits.
  private static func narrowHash(_ text: String) -> UInt64 {
    let count = UInt32(truncatingIfNeeded: text.utf8.count)
    let sum = text.utf8.reduce(count) { $0 &* 257 &+ UInt32($1) }
    return UInt64(sum &+ sum << (count & 31))
  }

  private static func hash(_ text: String) -> UInt64 {
    let bytes = Array(text.utf8)
    return NameHash.hash(bytes, ByteSpan(offset: 0, count: bytes.count))
  }

  private static func put(_ place: Int, _ hash: UInt64, into slots: inout [Int?]) {
    var slot = Int(hash % UInt64(slots.count))
    while slots[slot] != nil { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    slots[slot] = place
  }
}
