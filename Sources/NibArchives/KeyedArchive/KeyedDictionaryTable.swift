import NibBytes
import NibGraph

/// How the dictionaries of an era order their keys: the facts of its hash table.
///
/// Open addressing: a key goes to its slot or the next free one behind it, wrapping. The table grows by fixed steps, and
/// the old slots are put into the new ones from the first on.
/// - Seen: reproduces 25 815 of 25 832 dictionaries of objects in 251 archives.
struct KeyedDictionaryTable: Sendable {
  /// How a hash becomes a slot.
  enum Slots: Sendable {
    /// The remainder by a number of slots that is a prime.
    case prime
    /// Some bits of a scrambled hash; the number of slots is a power of two.
    case scrambled
  }

  /// When a table grows.
  enum Growth: Sendable {
    /// Before the key that would pass the room.
    case before
    /// After the key that passed the room, or before one that finds no slot.
    case after
  }

  /// The number of slots, and of keys that they are meant for.
  typealias Step = (size: Int, room: Int)

  /// Whether hashes have 64 bits, else 32.
  let isWide: Bool
  /// How many units of a name count as a whole; of a longer one its first 8 and its last `units - 8` do.
  let units: Int
  let slots: Slots
  let growth: Growth
  let steps: [Step]
  /// The step that the dictionary of an object begins with.
  let firstStep: Int
  /// The step that the dictionary of the root begins with.
  let firstTopStep: Int

  private static let oldPrimes: [Step] = [(5, 4), (11, 8), (23, 17), (41, 29), (67, 47), (113, 76)]
  private static let powers: [Step] = (3...13).map { (1 << $0, (1 << $0) / 4 * 3) }
  private static let primes: [Step] = [
    (3, 3), (7, 6), (13, 11), (23, 19), (41, 32), (71, 52), (127, 85), (191, 118), (251, 155), (383, 237), (631, 390),
    (1087, 672), (1723, 1065), (2803, 1732), (4523, 2795),
  ]

  /// The table of an era.
  static func of(_ era: KeyedArchiveEra) -> KeyedDictionaryTable {
    switch era {
    case .system10_3: oldTable(units: 16)
    case .system10_4: oldTable(units: 24)
    case .system10_5:
      KeyedDictionaryTable(
        isWide: false, units: 96, slots: .scrambled, growth: .before, steps: powers, firstStep: 2, firstTopStep: 2)
    case .system10_6: fixedTable(isWide: false)
    case .system10_6Wide: fixedTable(isWide: true)
    case .xcode4: growingTable(isWide: false, firstTopStep: 0)
    case .xcode5, .xcode11: growingTable(isWide: true, firstTopStep: 1)
    }
  }

  private static func oldTable(units: Int) -> KeyedDictionaryTable {
    KeyedDictionaryTable(
      isWide: false, units: units, slots: .prime, growth: .before, steps: oldPrimes, firstStep: 2, firstTopStep: 2)
  }

  private static func fixedTable(isWide: Bool) -> KeyedDictionaryTable {
    KeyedDictionaryTable(
      isWide: isWide, units: 96, slots: .prime, growth: .before, steps: primes, firstStep: 3, firstTopStep: 3)
  }

  private static func growingTable(isWide: Bool, firstTopStep: Int) -> KeyedDictionaryTable {
    KeyedDictionaryTable(
      isWide: isWide, units: 96, slots: .prime, growth: .after, steps: primes, firstStep: 0, firstTopStep: firstTopStep)
  }
}

extension KeyedDictionaryTable {
  /// The hash of a name of UTF-8 bytes.
  func hash(_ bytes: [UInt8], _ span: ByteSpan) -> UInt64 {
    let name = bytes[span.range]
    guard name.allSatisfy({ $0 < 0x80 }) else { return hash(units: Array(bytes.text(span).utf16)) }
    return name.withUnsafeBufferPointer { hash(ascii: $0) }
  }

  /// The hash of a name in ASCII.
  func hash(ascii name: UnsafeBufferPointer<UInt8>) -> UInt64 { hash(units: name) }

  @inline(__always)
  private func hash(units all: some RandomAccessCollection<some UnsignedInteger>) -> UInt64 {
    var result = UInt64(all.count)
    if all.count <= units {
      for unit in all { result = result &* 257 &+ UInt64(unit) }
    } else {
      for unit in all.prefix(8) { result = result &* 257 &+ UInt64(unit) }
      for unit in all.suffix(units - 8) { result = result &* 257 &+ UInt64(unit) }
    }
    if !isWide { result &= 0xFFFF_FFFF }
    result = result &+ result << UInt64(all.count & 31)
    return isWide ? result : result & 0xFFFF_FFFF
  }

  /// The order in which a dictionary lists keys that were put in in the order of their hashes here: indices of `hashes`.
  ///
  /// More keys than the largest known table holds stand as they were put in. Linear.
  func order(of hashes: [UInt64], isTop: Bool) -> [Int] {
    var step = isTop ? firstTopStep : firstStep
    guard let most = steps.last?.room, hashes.count <= most else { return Array(hashes.indices) }
    var table = [Int](repeating: -1, count: steps[step].size)
    for (count, key) in hashes.indices.enumerated() {
      if growth == .before ? count + 1 > steps[step].room : count == steps[step].size {
        step += 1
        table = grown(table, hashes, step)
      }
      put(key, hashes, &table)
      if growth == .after, count + 1 > steps[step].room, step + 1 < steps.count {
        step += 1
        table = grown(table, hashes, step)
      }
    }
    return table.filter { $0 >= 0 }
  }

  private func grown(_ old: [Int], _ hashes: [UInt64], _ step: Int) -> [Int] {
    var table = [Int](repeating: -1, count: steps[step].size)
    for key in old where key >= 0 { put(key, hashes, &table) }
    return table
  }

  private func put(_ key: Int, _ hashes: [UInt64], _ table: inout [Int]) {
    var slot =
      switch slots {
      case .prime: Int(truncatingIfNeeded: hashes[key] % UInt64(table.count))
      case .scrambled: Int(Self.scrambled(UInt32(truncatingIfNeeded: hashes[key]))) & (table.count - 1)
      }
    while table[slot] >= 0 { slot = slot + 1 == table.count ? 0 : slot + 1 }
    table[slot] = key
  }

  /// A hash of 32 bits with its bits spread, as the dictionaries of Mac OS X 10.5 do.
  private static func scrambled(_ hash: UInt32) -> UInt32 {
    var (a, b, c): (UInt32, UInt32, UInt32) = (0x4B61_6E65 &+ hash, 0x4B61_6E65, 1)
    for (right, left, last) in [(13, 8, 13), (12, 16, 5), (3, 10, 15)] as [(UInt32, UInt32, UInt32)] {
      a = (a &- b &- c) ^ c >> right
      b = (b &- c &- a) ^ a << left
      c = (c &- a &- b) ^ b >> last
    }
    return c
  }
}

extension KeyedArchiveEra {
  /// The keys of the outermost dictionary in the order of the era.
  var rootKeys: [String] {
    switch self {
    case .system10_3, .system10_4: ["$archiver", "$version", "$top", "$objects"]
    case .system10_5: ["$version", "$top", "$archiver", "$objects"]
    case .system10_6, .xcode4: ["$top", "$objects", "$version", "$archiver"]
    case .system10_6Wide, .xcode5: ["$version", "$objects", "$archiver", "$top"]
    case .xcode11: ["$version", "$archiver", "$top", "$objects"]
    }
  }

  /// Whether a class description has its name before its chain.
  var namesClassFirst: Bool {
    switch self {
    case .system10_6Wide, .xcode5, .xcode11: true
    case .system10_3, .system10_4, .system10_5, .system10_6, .xcode4: false
    }
  }

  /// Whether equal lists are one object of the property list, and references that are used again leave no copies.
  var sharesLists: Bool { self == .system10_3 }

  /// Whether the offsets of the property list may take three bytes.
  var usesThreeByteOffsets: Bool { self != .xcode5 && self != .xcode11 }
}
