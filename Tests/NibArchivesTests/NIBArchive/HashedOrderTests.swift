import NibBytes
import Testing

@testable import NibArchives

@Suite("Order of a hash table") struct HashedOrderTests {
  /// A name and its hash, worked out by hand from the definition.
  static let hashes: [(name: String, hash: UInt64)] = [
    ("", 0),
    // (1 * 257 + 97), then shifted by 1 and added.
    ("a", 354 + 354 << 1),
    // (2 * 257 + 97) * 257 + 98, shifted by 2.
    ("ab", 157_125 + 157_125 << 2),
    // 4 * 67503105 + 97 * 16974593 + 98 * 66049 + 99 * 257 + 100, shifted by 4.
    ("abcd", 1_923_046_286 + 1_923_046_286 << 4),
    // 5 instead of 4, times 257 and 101 more, shifted by 5; with U+00E9, one unit, instead.
    ("abcde", 511_571_193_588 + 511_571_193_588 << 5), ("abcdé", 511_571_193_720 + 511_571_193_720 << 5),
    // One unit, U+00E9, of two bytes.
    ("é", 490 + 490 << 1),
  ]

  @Test("a name is hashed by its UTF-16 units", arguments: hashes)
  func hashesNames(name: String, hash: UInt64) {
    let bytes = Array(("x" + name).utf8)

    #expect(NameHash.hash(bytes, ByteSpan(offset: 1, count: bytes.count - 1)) == hash)
  }

  /// How many names are put in before the table has the next size, by version.
  static let growth: [(minor: UInt32, counts: [Int])] = [
    (9, [3, 7, 12, 20, 33, 53, 86]), (10, [3, 7, 13, 21, 34, 54, 87, 120, 157, 239]),
  ]

  @Test("a table grows at the counts that archives show", arguments: growth)
  func growsInSteps(minor: UInt32, counts: [Int]) {
    let names = NameTable((0..<300).map { "n\($0)" })
    guard var table = HashedOrder(names, minor: minor, room: 300, startsFull: false) else {
      Issue.record("there is no table for 300 names")
      return
    }
    var (size, seen) = (table.size, [Int]())
    for row in 0..<(counts.last ?? 0) {
      let twin = table.insert(UInt32(row))
      #expect(twin == nil)
      if table.size != size { seen.append(row + 1) }
      size = table.size
    }

    #expect(seen == counts)
  }

  @Test("an equal name is not put in twice")
  func findsTwins() {
    let names = NameTable(["a", "b", "a"])
    guard var table = HashedOrder(names, minor: 10, room: 3, startsFull: false) else {
      Issue.record("there is no table for three names")
      return
    }

    var twins: [UInt32?] = []
    for row: UInt32 in 0..<3 { twins.append(table.insert(row)) }
    let rows = table.rows

    #expect(twins == [nil, nil, 0])
    #expect(rows.sorted() == [0, 1])
  }

  @Test("there is no order beyond the largest known table")
  func refusesHuge() {
    let table = HashedOrder(NameTable(), minor: 10, room: 2796, startsFull: true)
    let isMissing = if case .none = table { true } else { false }

    #expect(isMissing)
  }
}
