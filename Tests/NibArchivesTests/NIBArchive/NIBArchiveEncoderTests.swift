import NibBytes
import NibGraph
import Testing

@testable import NibArchives

@Suite("NIBArchive encoding") struct NIBArchiveEncoderTests {
  @Test("a graph of every value type is read back as it was", arguments: ArchiveOrder.allCases)
  func roundTrip(order: ArchiveOrder) throws {
    let values: [(Int64) -> KeyedValue] = [
      { .int(KeyID(0), $0) }, { .double(KeyID(0), Double($0)) }, { .float(KeyID(0), Float($0)) },
      { .bool(KeyID(0), $0 < 0) }, { _ in .null(KeyID(0)) }, { _ in .reference(KeyID(0), .root) },
    ]
    let numbers: [Int64] = [0, 1, -1, 127, 128, 32767, 32768, 2_147_483_647, 2_147_483_648, .min, .max]
    let graph = try SmallGraph.make(
      keys: ["key"], classes: ["A"], objects: [(0, numbers.flatMap { n in values.map { $0(n) } })])

    let again = try SmallGraph.encoded(graph, order)

    #expect(again.values == graph.values)
    #expect(again.format == graph.format)
  }

  @Test("data and names of every length are read back", arguments: [0, 1, 127, 128, 16_383, 16_384])
  func roundTripLengths(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let bytes = [UInt8](repeating: 0x61, count: length)
    let value = KeyedValue.data(KeyID(0), ByteSpan(offset: 0, count: length))
    let graph = try SmallGraph.make(keys: [name], classes: [name], objects: [(0, [value])], bytes: bytes)

    let again = try SmallGraph.encoded(graph, .canonical)
    let data = again.values(of: .root).first?.span.map { Array(again.bytes[$0.range]) }
    // Compared outside the expectations, which would print the long texts.
    let isSame = [data == bytes, again.keys.names == [name], again.classes.names.names == [name]]

    #expect(isSame == [true, true, true])
  }

  @Test("the launch screen's mark is written behind the classes")
  func writesTrailer() throws {
    let bytes = SampleArchive.with { $0.trailer = Array("LNE\0".utf8) }
    let graph = try ArchiveDecoder().decode(bytes, file: "")

    #expect(try ArchiveEncoder(order: .asStored).encode(graph) == bytes)
  }

  @Test("an object without values begins at value 0 in canonical order")
  func emptyObjects() throws {
    let values: [KeyedValue] = [.reference(KeyID(0), ObjectID(1)), .reference(KeyID(0), ObjectID(2))]
    let graph = try SmallGraph.make(
      keys: ["k"], classes: ["A"], objects: [(0, values), (0, []), (0, [.null(KeyID(0))])])

    let again = try SmallGraph.encoded(graph, .canonical)

    #expect(again.objects.map(\.firstValue) == [0, 0, 2])
  }

  @Test("objects that were filled inside one another are read back as they were", arguments: ArchiveOrder.allCases)
  func nestedObjects(order: ArchiveOrder) throws {
    var builder = GraphBuilder()
    let (key, inner) = (builder.key("k"), builder.class("Inner"))
    let (root, child) = (builder.reserve(builder.class("Root")), builder.reserve(inner))
    builder.begin(root)
    builder.begin(child)
    builder.add(.int(key, 2))
    builder.end()
    builder.add(.reference(key, child))
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "")

    let again = try SmallGraph.encoded(graph, order)

    #expect(again.objectIDs.map { again.className(of: $0) } == ["Root", "Inner"])
    #expect(again.values(of: root).map(\.value) == [.reference(child)])
    #expect(again.values(of: child).map(\.value) == [.int(2)])
  }

  @Test("what a NIBArchive cannot be is refused")
  func refuses() throws {
    var graph = try SmallGraph.make(keys: [], classes: ["A"], objects: [(0, [])])

    graph.format = .keyedArchive(.binary)
    #expect(throws: ArchiveError(code: .unsupportedFormat, place: .init(file: ""), detail: "")) {
      try NIBArchiveEncoder().encode(graph)
    }
    graph.format = .nibArchive(minor: 11, launchTrailer: false)
    #expect(throws: ArchiveError(code: .unsupportedVersion, place: .init(file: ""), detail: "")) {
      try ArchiveEncoder().encode(graph)
    }
  }
}
