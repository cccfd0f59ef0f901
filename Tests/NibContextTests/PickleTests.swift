@testable import NibContext
import NibBytes
import NibDiagnostics
import NibGraph
import NibTestSupport
import Nibwright
import Testing

@Suite("Values as Python's pickle") struct PickleTests {
  private func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter(.pickle) { bytes += $0 }
    json.object(write)
    json.finish()
    return bytes
  }

  @Test("members, numbers and booleans are opcodes of protocol 4, and nothing else stands between them")
  func opcodes() {
    let written = bytes { json in
      json.member("a", 7)
      json.member("b", true)
      json.member("c", ["x"])
      json.member("d", 0.5)
    }

    let a: [UInt8] = [0x8C, 1, 0x61, 0x94, 0x4B, 7]
    let b: [UInt8] = [0x8C, 1, 0x62, 0x94, 0x88]
    let c: [UInt8] = [0x8C, 1, 0x63, 0x94, 0x5D, 0x28, 0x8C, 1, 0x78, 0x94, 0x65]
    let d: [UInt8] = [0x8C, 1, 0x64, 0x94, 0x47, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0]
    #expect(written == [0x80, 4, 0x7D, 0x28] + a + b + c + d + [0x75, 0x2E])
  }

  @Test("a text that repeats is written once, and told by its number after that")
  func repeats() {
    let written = bytes { $0.member("k", ["k", "k"]) }

    #expect(written == [0x80, 4, 0x7D, 0x28, 0x8C, 1, 0x6B, 0x94, 0x5D, 0x28, 0x68, 0, 0x68, 0, 0x65, 0x75, 0x2E])
  }

  @Test("more different texts than the memory of texts holds are all there")
  func manyTexts() throws {
    let texts = (0..<9000).map { "text number \($0 % 7000) of many" }

    let read = try PickleSample.read(bytes { $0.member("t", texts) })

    #expect(read["t"] == .list(texts.map { .text($0) }))
  }

  @Test("numbers of any size come back, and so do long texts")
  func numbers() throws {
    let whole: [Int64] = [0, 255, 256, -1, 2_147_483_647, -2_147_483_649, 9_007_199_254_740_992]
    let long = String(repeating: "é", count: 200)

    let read = try PickleSample.read(
      bytes { json in
        json.key("w")
        json.list(whole) { number, json in json.value(number) }
        json.member("r", -1.25)
        json.member("long", long)
      })

    #expect(read["w"] == .list(whole.map { .number(Double($0)) }))
    #expect(read["r"] == .number(-1.25) && read["long"] == .text(long))
  }
}

@Suite("One list of a context") struct ContextListTests {
  @Test("is the one that the whole context has", arguments: ContextList.allCases)
  func same(list: ContextList) throws {
    for file in ["Documents/Login/Login.xib", "Documents/Storyboard/Main.storyboard", "Documents/Login/sample.nib"] {
      let interface = try Interface.read(SharedFiles.packageRoot + "/Archives/" + file)
      let whole = try JSONSample(interface.context().json())
      let name = ["objects", "connections", "scenes"][list.rawValue]

      let alone = try JSONSample(interface.context(list))

      #expect(alone == whole["interfaces"]?.items.first?[name])
      #expect(try PickleSample.read(interface.context(list, .pickle)) == alone)
    }
  }

  @Test("what cannot be read is an error, not an empty list")
  func failure() throws {
    let folder = try Interface.read(folder: [InterfaceFile(path: "note.txt", bytes: [])], name: "Empty.storyboardc")

    #expect(throws: NibError.self) { try folder.context(.objects) }
  }
}

@Suite("Tables of a graph as a pickle") struct GraphPickleTests {
  /// A root with data at spans of a thousand bytes.
  private func graph(_ spans: [ByteSpan]) throws -> ObjectGraph {
    var builder = GraphBuilder(bytes: Array(repeating: 0x41, count: 1000))
    let (object, key) = (builder.class("NSObject"), builder.key("data"))
    let root = builder.reserve(object)
    builder.begin(root)
    for span in spans { builder.add(KeyedValue(key: key, code: .data, bits: span.bits)) }
    builder.end()
    return try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "Shared.nib")
  }

  @Test("data that many values share are written once")
  func shared() throws {
    let span = ByteSpan(offset: 0, count: 1000)

    let pickle = try GraphPickle.bytes(of: try graph(Array(repeating: span, count: 5000)))

    // Written each time they would be five million bytes.
    #expect(pickle.count < 50_000)
  }

  @Test("data that overlap without being the same end in an error, not in bytes without bound")
  func overlapping() throws {
    let graph = try graph((0..<900).map { ByteSpan(offset: $0, count: 100) })

    #expect(throws: NibError(code: .limit, place: Place(file: "Shared.nib"), detail: "")) {
      try GraphPickle.bytes(of: graph)
    }
  }
}
