import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists
import NibTestSupport
import Testing

@Suite("Keyed archives that are wrong or mean harm") struct HostileKeyedArchiveTests {
  private func archive(_ value: PropertyList, number: Int = 2) -> KeyedList {
    var list = KeyedList()
    _ = list.describe("Thing", "NSObject")
    list.top("IB.objectdata", .uid(2))
    list.objects[2] = .dictionary([.init("$class", .uid(20))])
    list.objects[number] = value
    return list
  }

  private func thing(_ key: String, _ value: PropertyList) -> PropertyList {
    .dictionary([.init(key, value), .init("$class", .uid(20))])
  }

  private func refusal(_ list: KeyedList) throws -> ArchiveError {
    let bytes = list.bytes()
    let error = try #require(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "a.nib") }
    guard case .byte(let offset) = error.place.position else {
      Issue.record("no byte: \(error)")
      return error
    }
    #expect(bytes.indices.contains(offset))
    return error
  }

  @Test("numbers outside the archive, and numbers of what is no object, are refused at a byte")
  func numbers() throws {
    #expect(try refusal(archive(thing("a", .uid(99)))).code == .indexOutOfRange)
    #expect(try refusal(archive(thing("a", .uid(.max)))).code == .indexOutOfRange)
    #expect(try refusal(archive(thing("a", .uid(20)))).detail == "UID 20 is a class description; expected an object")
    #expect(try refusal(archive(.dictionary([.init("$class", .uid(99))]))).code == .indexOutOfRange)
    #expect(try refusal(archive(.dictionary([.init("$class", .uid(2))]))).code == .malformed)
    #expect(try refusal(archive(.dictionary([.init("$class", .real(20))]))).code == .malformed)
  }

  @Test("objects without a class, lists among objects and dictionaries as values are refused")
  func shapes() throws {
    let wrong: [PropertyList] = [
      .dictionary([]), .dictionary([.init("a", .integer(1))]), .array([]), .uid(0), thing("a", .dictionary([])),
      .dictionary([
        .init("NS.keys", .array([.uid(0)])), .init("NS.objects", .array([])), .init("$class", .uid(20)),
      ]),
      .dictionary([.init("$class", .uid(21))]),
    ]
    for value in wrong {
      var list = archive(value)
      list.objects[21] = .dictionary([.init("$classname", .integer(3))])
      #expect(try refusal(list).code == .malformed)
    }
    var chain = archive(.dictionary([.init("$class", .uid(21))]))
    chain.objects[21] = .dictionary([.init("$classname", .string("A")), .init("$classes", .array([.real(1)]))])
    #expect(try refusal(chain).code == .malformed)
  }

  @Test("a property list that is no keyed archive is refused by what it lacks")
  func others() throws {
    let cases: [(PropertyList, ArchiveError.Code)] = [
      (.dictionary([.init("CFBundleName", .string("a"))]), .unsupportedFormat), (.array([]), .unsupportedFormat),
      (archive(.string("")).value(version: .integer(1)), .unsupportedVersion),
      (archive(.string("")).value(version: .real(100_000)), .unsupportedVersion),
      (.dictionary([.init("$archiver", .string("a")), .init("$objects", .integer(1))]), .unsupportedVersion),
      (
        .dictionary([
          .init("$archiver", .string("a")), .init("$objects", .integer(1)), .init("$version", .integer(100_000)),
        ]), .malformed
      ),
      (
        .dictionary([
          .init("$archiver", .string("a")), .init("$objects", .array([])), .init("$version", .integer(100_000)),
          .init("$top", .array([])),
        ]), .malformed
      ),
    ]
    for (value, code) in cases {
      for bytes in [BinaryPropertyListWriter.bytes(of: value), XMLPropertyListWriter.bytes(of: value)] {
        let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "a.plist") }
        #expect(error?.code == code)
      }
    }
  }

  @Test("objects that contain each other are a graph with cycles")
  func cycles() throws {
    var list = archive(thing("a", .uid(3)))
    list.objects[3] = thing("a", .uid(2))

    #expect(lines(try KeyedArchiveDecoder().decode(list.bytes(), file: "")).hasSuffix("@1 Thing a=@2\n@2 Thing a=@1"))
  }

  /// Many objects of `$objects` whose bytes are those of one dictionary, and a list that they share.
  private func bomb(objects count: Int, elements: Int) -> [UInt8] {
    var list = KeyedList()
    _ = list.describe("NSArray", "NSObject")
    list.top("IB.objectdata", .uid(2))
    let items = PropertyList.array((0..<elements).map { _ in .uid(0) })
    list.objects[2] = .dictionary([.init("NS.objects", items), .init("$class", .uid(20))])
    for number in 30..<30 + count { list.objects[number] = .null }
    var table = BinaryBomb(list.value())
    table.share()
    return table.bytes
  }

  @Test("a list that a thousand objects share is refused before it is a million values")
  func sharing() throws {
    let bytes = bomb(objects: 2000, elements: 2000)
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "a.nib") }

    #expect(error?.code == .tooLarge)
    #expect(error?.place.description.hasPrefix("a.nib@") == true)
    #expect(bytes.count < 60_000)
  }

  @Test("limits on objects and values hold")
  func limits() throws {
    let bytes = archive(thing("a", .uid(2))).bytes()
    for limits in [ReadLimits(objects: 10), ReadLimits(values: 20), ReadLimits(bytes: 100)] {
      let error = #expect(throws: ArchiveError.self) {
        try ArchiveDecoder(limits: limits).decode(bytes, file: "a.nib")
      }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test("an archive cut anywhere or with bytes changed is decoded or refused, never a trap", arguments: [true, false])
  func mutations(isXML: Bool) throws {
    var list = archive(thing("a", .uid(3)))
    _ = list.describe("NSArray", "NSObject")
    list.top("c", .string("é"))
    list.objects[3] = .dictionary([.init("NS.objects", .array([.uid(2), .uid(4)])), .init("$class", .uid(21))])
    list.objects[4] = .real(1)
    let whole = list.bytes(isXML: isXML)
    // In XML nothing behind the outermost dictionary is read.
    for length in stride(from: 0, to: whole.count - (isXML ? 20 : 0), by: isXML ? 7 : 1) {
      #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(Array(whole[..<length]), file: "cut") }
    }
    var random = SeededGenerator(start: 5)
    var decoded = 0
    for _ in 0..<TestSize.count(1000, full: 4000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = Bool.random(using: &random) ? bytes[place] &+ 1 : UInt8.random(in: 0...255, using: &random)
      }
      if let graph = try? ArchiveDecoder().decode(bytes, file: "changed") {
        decoded += 1
        _ = lines(graph)
      }
    }
    #expect(decoded > 100)
  }

  @Test("lists that contain the next one twice, and the last itself, are as many objects as there are lists")
  func laughs() throws {
    let graph = try KeyedArchiveDecoder().decode(Self.laughs(levels: 60), file: "laughs")

    #expect(graph.count == 62)
    for order in ArchiveOrder.allCases {
      let again = try KeyedArchiveDecoder().decode(try KeyedArchiveEncoder(order: order).encode(graph), file: "")
      #expect(GraphMatching.difference(graph, again) == nil)
    }
  }

  /// An archive with an object that holds a list, which holds another one twice, and so on.
  private static func laughs(levels: Int) -> [UInt8] {
    var list = PropertyListTableBuilder(bytes: [], repeatsTokens: false)
    let root = list.dictionary(count: 4)
    let (top, thing, description) = (list.dictionary(count: 1), list.dictionary(count: 2), list.dictionary(count: 1))
    let objects = list.array(count: 3)
    let lists = (0..<levels).map { _ in list.array(count: 2) }
    for (level, array) in lists.enumerated() {
      for member in 0..<2 { list.set(member, of: array, to: lists[min(level + 1, levels - 1)]) }
    }
    func fill(_ dictionary: Int, _ entries: [(String, Int)], _ list: inout PropertyListTableBuilder) {
      for (index, entry) in entries.enumerated() {
        list.set(index, of: dictionary, to: list.string(entry.0))
        list.set(entries.count + index, of: dictionary, to: entry.1)
      }
    }
    fill(
      root,
      [
        ("$version", list.integer(100_000)), ("$archiver", list.string("NSKeyedArchiver")), ("$top", top),
        ("$objects", objects),
      ], &list)
    fill(top, [("IB.objectdata", list.uid(1))], &list)
    fill(thing, [("a", lists[0]), ("$class", list.uid(2))], &list)
    fill(description, [("$classname", list.string("Thing"))], &list)
    for (number, object) in [list.string("$null"), thing, description].enumerated() {
      list.set(number, of: objects, to: object)
    }
    return BinaryPropertyListWriter.bytes(of: list.finish(usesThreeBytes: false))
  }

  /// An archive of so many objects.
  private static func long(_ count: Int) -> [UInt8] {
    var list = KeyedList()
    let custom = list.describe("Thing", "NSObject")
    let array = list.describe("NSArray", "NSObject")
    list.top("IB.objectdata", .uid(2))
    let items = PropertyList.array((0..<count).map { .uid(UInt64(30 + $0)) })
    list.objects[2] = .dictionary([.init("NS.objects", items), .init("$class", .uid(array))])
    for number in 0..<count {
      list.objects[30 + number] = .dictionary([.init("key \(number)", .uid(2)), .init("$class", .uid(custom))])
    }
    return list.bytes()
  }

  @Test("time to read and write grows with the size of an archive, not faster")
  func growth() throws {
    func seconds(_ count: Int) throws -> Duration {
      let bytes = Self.long(count)
      return try (0..<3).map { _ in
        try ContinuousClock().measure {
          let graph = try KeyedArchiveDecoder().decode(bytes, file: "x")
          for order in ArchiveOrder.allCases { _ = try KeyedArchiveEncoder(order: order).encode(graph) }
        }
      }.min() ?? .zero
    }
    let (small, large) = (try seconds(500), try seconds(8000))

    // Sixteen times the archive; a square would take 256 times as long.
    #expect(large < small * 64)
  }

  @Test("a long text that many objects share is read once, and not once an object")
  func sharedText() throws {
    func graph(_ count: Int) throws -> ObjectGraph {
      var builder = GraphBuilder()
      let root = builder.reserve(builder.class("NSArray"))
      let (text, key) = (builder.class("NSString"), builder.key(.key(.bytes)))
      builder.bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
      builder.begin(root)
      for _ in 0..<count {
        let object = builder.reserve(text)
        builder.add(.reference(builder.key("a"), object))
        builder.begin(object)
        builder.add(.data(key, ByteSpan(offset: 0, count: 200_000)))
        builder.end()
      }
      builder.end()
      return try builder.finish(format: .keyedArchive(.binary), file: "")
    }
    let bytes = try KeyedArchiveEncoder().encode(try graph(5000))

    // Five thousand readings would be a gigabyte.
    #expect(bytes.count < 300_000)
    #expect(try KeyedArchiveDecoder().decode(bytes, file: "").count == 5001)
  }
}

/// A binary list in which all null objects are one dictionary of the list.
private struct BinaryBomb {
  private(set) var bytes: [UInt8]

  init(_ value: PropertyList) { bytes = BinaryPropertyListWriter.bytes(of: value) }

  /// Lets the offset of every null object be that of the first dictionary with two keys that is an object.
  mutating func share() {
    let trailer = bytes.count - 32
    let (width, table) = (Int(bytes[trailer + 6]), bytes[(trailer + 24)...].reduce(0) { $0 << 8 | Int($1) })
    let count = bytes[(trailer + 8)..<(trailer + 16)].reduce(0) { $0 << 8 | Int($1) }
    let offsets = (0..<count).map { number in
      bytes[(table + number * width)..<(table + (number + 1) * width)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let shared = offsets.first(where: { bytes[$0] == 0xD2 }) else { return }
    for (number, offset) in offsets.enumerated() where bytes[offset] == 0 {
      for place in 0..<width {
        bytes[table + number * width + place] = UInt8(truncatingIfNeeded: shared >> (8 * (width - 1 - place)))
      }
    }
  }
}
