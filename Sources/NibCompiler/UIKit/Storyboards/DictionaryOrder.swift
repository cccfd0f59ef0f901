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

  /// How the dictionaries of a system before Mac OS X 10.9 find the slot of a text.
  enum Hashing {
    /// Mac OS X 10.5: some bits of a scrambled hash of 32 bits, powers of two.
    case scrambled
    /// Mac OS X 10.6 and later, in words of 32 or of 64 bits: the remainder by a prime.
    case narrow, wide
  }

  /// The places of the texts in a dictionary that was made for as many.
  ///
  /// Seen: 28 dictionaries of attributes in archives of Xcode 4, all of 64 bits, 3 of Interface Builder 3.2, of 32, and of
  /// 13 of Interface Builder 3.1 all but 4 of one archive. There the last text is put in first.
  static func preset(_ texts: [String], _ hashing: Hashing) -> [Int] {
    guard hashing == .scrambled else {
      return filled(texts, hashing, size: sizes.first { $0.texts >= texts.count }?.slots)
    }
    return filled(texts, hashing, size: powers.first { $0 / 4 * 3 >= texts.count })
  }

  /// The places of the texts in a mutable dictionary.
  ///
  /// It has more slots than it needs: 23 or more of a prime. Seen: 1 of 64 bits, 1 scrambled.
  static func presetMutable(_ texts: [String], _ hashing: Hashing) -> [Int] {
    guard hashing != .scrambled else { return preset(texts, hashing) }
    return filled(texts, hashing, size: sizes.first { $0.slots >= 23 && $0.texts >= texts.count }?.slots)
  }

  /// The places of numbers in a dictionary of Mac OS X 10.5. Seen: 28 dictionaries of states of buttons, in 2 archives.
  static func scrambled(_ numbers: [Int64]) -> [Int] {
    guard let size = powers.first(where: { $0 / 4 * 3 >= numbers.count }) else { return Array(numbers.indices) }
    var slots = [Int?](repeating: nil, count: size)
    for place in numbers.indices.reversed() {
      let hash = numbers[place].magnitude &* 2_654_435_761 & 0xFFFF_FFFF
      put(place, UInt64(scrambled(hash) & UInt32(size - 1)), into: &slots)
    }
    return slots.compactMap(\.self)
  }

  private static let powers = (3...9).map { 1 << $0 }

  private static func filled(_ texts: [String], _ hashing: Hashing, size: Int?) -> [Int] {
    guard let size else { return Array(texts.indices) }
    var slots = [Int?](repeating: nil, count: size)
    for index in texts.indices {
      let place = hashing == .scrambled ? texts.count - 1 - index : index
      let hash = hashing == .wide ? hash(texts[place]) : narrowHash(texts[place])
      put(place, hashing == .scrambled ? UInt64(scrambled(hash) & UInt32(size - 1)) : hash, into: &slots)
    }
    return slots.compactMap(\.self)
  }

  /// The hash of a text of ASCII in words of 32 bits.
  private static func narrowHash(_ text: String) -> UInt64 {
    let count = UInt32(truncatingIfNeeded: text.utf8.count)
    let sum = text.utf8.reduce(count) { $0 &* 257 &+ UInt32($1) }
    return UInt64(sum &+ sum << (count & 31))
  }

  /// A hash of 32 bits with its bits spread.
  private static func scrambled(_ hash: UInt64) -> UInt32 {
    var (a, b, c): (UInt32, UInt32, UInt32) = (0x4B61_6E65 &+ UInt32(truncatingIfNeeded: hash), 0x4B61_6E65, 1)
    for (right, left, last) in [(13, 8, 13), (12, 16, 5), (3, 10, 15)] as [(UInt32, UInt32, UInt32)] {
      a = (a &- b &- c) ^ c >> right
      b = (b &- c &- a) ^ a << left
      c = (c &- a &- b) ^ b >> last
    }
    return c
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
