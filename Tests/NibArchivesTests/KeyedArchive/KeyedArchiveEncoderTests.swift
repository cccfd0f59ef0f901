import NibArchives
import NibBytes
import NibGraph
import NibPropertyLists
import NibTestSupport
import Testing

@Suite("Encoding keyed archives") struct KeyedArchiveEncoderTests {
  /// A small archive with every kind of content, in a canonical order of a NIBArchive.
  private static func graph(_ era: KeyedArchiveEra = .newest) throws -> ObjectGraph {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("NSObject"))
    let thing = builder.reserve(builder.class("Thing"))
    let text = builder.reserve(builder.class("NSString"))
    let number = builder.reserve(builder.class("NSNumber"))
    let pairs = builder.reserve(builder.class("NSMutableDictionary"))
    let window = builder.reserve(builder.class("Window"))
    let content = builder.bytes.append(text: "text")
    builder.begin(root)
    builder.add(.reference(builder.key("IB.objectdata"), thing))
    builder.end()
    builder.begin(thing)
    builder.add(.reference(builder.key("NSWindow"), window))
    builder.add(.reference(builder.key("pairs"), pairs))
    builder.add(.float(builder.key("float"), 0.5))
    builder.add(.int(builder.key("count"), 200))
    builder.end()
    builder.begin(text)
    builder.add(.data(builder.key(.key(.bytes)), content))
    builder.end()
    builder.begin(number)
    builder.add(.int(builder.key(.key(.nsIntval)), -3))
    builder.end()
    builder.begin(pairs)
    builder.add(.bool(builder.key(.key(.nsInlinedValue)), true))
    builder.add(.reference(builder.key(.key(.nibEncoderEmptyKey)), text))
    builder.add(.reference(builder.key(.key(.nibEncoderEmptyKey)), number))
    builder.end()
    return try builder.finish(format: .keyedArchive(.binary, era: era), file: "")
  }

  private func words(_ list: PropertyList) -> String {
    switch list {
    case .string(let text): "'\(text)'"
    case .uid(let number): "#\(number)"
    case .array(let items): "[" + items.map { words($0) }.joined(separator: " ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { $0.key + "=" + words($0.value) }.joined(separator: " ") + "}"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    default: "?"
    }
  }

  @Test("objects are numbered when they are mentioned, classes behind their content, and what nobody wrote is $null")
  func numbering() throws {
    let list = try PropertyList(try KeyedArchiveEncoder().encode(try Self.graph(.xcode11)), file: "")

    #expect(list.entries?.map(\.key) == ["$version", "$archiver", "$top", "$objects"])
    #expect(list["$top"].map { words($0) } == "{IB.objectdata=#1}")
    guard case .array(let objects) = list["$objects"] else { return #expect(Bool(false)) }
    #expect(
      objects.map { words($0) } == [
        "'$null'", "{NSWindow=#2 count=200 $class=#7 pairs=#3 float=0.5}", "'$null'",
        "{NS.keys=[#4] NS.objects=[#5] $class=#6}", "'text'", "-3",
        "{$classname='NSMutableDictionary' $classes=['NSMutableDictionary' 'NSDictionary' 'NSObject']}",
        "{$classname='Thing' $classes=['Thing' 'NSObject']}",
      ])
  }

  @Test("what is decoded and encoded as stored has the same bytes, in every era", arguments: KeyedArchiveEra.allCases)
  func stored(_ era: KeyedArchiveEra) throws {
    let bytes = try KeyedArchiveEncoder().encode(try Self.graph(era))

    let graph = try KeyedArchiveDecoder().decode(bytes, file: "")

    #expect(try KeyedArchiveEncoder(order: .asStored).encode(graph) == bytes)
    #expect(try KeyedArchiveEncoder(order: .canonical).encode(graph).count == bytes.count)
  }

  @Test(
    "the outermost keys stand in the order of the era",
    arguments: [
      (KeyedArchiveEra.system10_3, ["$archiver", "$version", "$top", "$objects"]),
      (.system10_5, ["$version", "$top", "$archiver", "$objects"]),
      (.xcode4, ["$top", "$objects", "$version", "$archiver"]),
      (.xcode5, ["$version", "$objects", "$archiver", "$top"]),
    ])
  func eras(_ era: KeyedArchiveEra, _ rootKeys: [String]) throws {
    let list = try PropertyList(try KeyedArchiveEncoder().encode(try Self.graph(era)), file: "")

    #expect(list.entries?.map(\.key) == rootKeys)
  }

  @Test(
    "a table has numbers for a delegate that nothing owns, and so has what takes the place of one",
    arguments: [
      ("NSTableView", "", true), ("NSClassSwapper", "NSTableView", true), ("NSClassSwapper", "NSView", false),
    ])
  func danglingReferences(name: String, original: String, hasNumber: Bool) throws {
    var builder = GraphBuilder()
    let table = builder.reserve(builder.class(name))
    let text = builder.reserve(builder.class("NSString"))
    let content = builder.bytes.append(text: original)
    builder.begin(table)
    if !original.isEmpty { builder.add(.reference(builder.key("NSOriginalClassName"), text)) }
    builder.add(.null(builder.key("NSDelegate")))
    builder.end()
    builder.begin(text)
    builder.add(.data(builder.key(.key(.bytes)), content))
    builder.end()
    let graph = try builder.finish(format: .keyedArchive(.binary, era: .xcode11), file: "")

    let list = try PropertyList(try KeyedArchiveEncoder().encode(graph), file: "")

    guard case .array(let objects) = list["$objects"] else { return #expect(Bool(false)) }
    #expect(objects.filter { words($0) == "'$null'" }.count == (hasNumber ? 2 : 1))
  }

  @Test("equal texts are one object of the list, and only the oldest era leaves no copies of references")
  func sharing() throws {
    func copies(_ era: KeyedArchiveEra) throws -> Int {
      let bytes = try KeyedArchiveEncoder().encode(try Self.twice(era))
      let table = try PropertyListTable(bytes, file: "")
      #expect((0..<table.count).filter { table.holds("again", $0) }.count == 1)
      return (0..<table.count).filter { table.uid($0) == 2 }.count
    }
    #expect(try copies(.system10_3) == 1)
    #expect(try copies(.system10_4) == 3)
  }

  @Test("equal lists are one in the oldest era, and each its own in later ones")
  func sharedLists() throws {
    func lists(_ era: KeyedArchiveEra) throws -> Int {
      var builder = GraphBuilder()
      let root = builder.reserve(builder.class("NSObject"))
      let holders = (0..<3).map { _ in builder.reserve(builder.class("NSArray")) }
      let text = builder.reserve(builder.class("NSString"))
      let content = builder.bytes.append(text: "in")
      builder.begin(root)
      for (key, holder) in zip(["IB.objectdata", "b", "c"], holders) {
        builder.add(.reference(builder.key(key), holder))
      }
      builder.end()
      for (place, holder) in holders.enumerated() {
        builder.begin(holder)
        builder.add(.bool(builder.key(.key(.nsInlinedValue)), true))
        for _ in 0...(place == 2 ? 1 : 0) { builder.add(.reference(builder.key(.key(.nibEncoderEmptyKey)), text)) }
        builder.end()
      }
      builder.begin(text)
      builder.add(.data(builder.key(.key(.bytes)), content))
      builder.end()
      let graph = try builder.finish(format: .keyedArchive(.binary, era: era), file: "")
      let table = try PropertyListTable(try KeyedArchiveEncoder().encode(graph), file: "")
      return (0..<table.count).filter { object in
        table.items(object).map { $0.allSatisfy { table.uid(Int($0)) != nil } } ?? false
      }.count
    }

    #expect(try lists(.system10_4) - lists(.system10_3) == 1)
  }

  /// A list that has one object three times, and another object with an equal text.
  private static func twice(_ era: KeyedArchiveEra) throws -> ObjectGraph {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("NSObject"))
    let list = builder.reserve(builder.class("NSArray"))
    let texts = (0..<2).map { _ in builder.reserve(builder.class("NSString")) }
    let content = builder.bytes.append(text: "again")
    builder.begin(root)
    builder.add(.reference(builder.key("IB.objectdata"), list))
    builder.end()
    builder.begin(list)
    builder.add(.bool(builder.key(.key(.nsInlinedValue)), true))
    for text in [texts[0], texts[0], texts[0], texts[1]] {
      builder.add(.reference(builder.key(.key(.nibEncoderEmptyKey)), text))
    }
    builder.end()
    for text in texts {
      builder.begin(text)
      builder.add(.data(builder.key(.key(.bytes)), content))
      builder.end()
    }
    return try builder.finish(format: .keyedArchive(.binary, era: era), file: "")
  }

  @Test(
    "content that a keyed archive cannot have by itself keeps its class: '$null' as text, and bytes that are no text")
  func oddContent() throws {
    for bytes in [Array("$null".utf8), [0xFF, 0x00, 0x41]] as [[UInt8]] {
      var builder = GraphBuilder()
      let root = builder.reserve(builder.class("NSObject"))
      let text = builder.reserve(builder.class("NSString"))
      builder.bytes = bytes
      builder.begin(root)
      builder.add(.reference(builder.key("IB.objectdata"), text))
      builder.end()
      builder.begin(text)
      builder.add(.data(builder.key(.key(.bytes)), ByteSpan(offset: 0, count: bytes.count)))
      builder.end()
      let graph = try builder.finish(format: .keyedArchive(.binary), file: "")

      let again = try KeyedArchiveDecoder().decode(try KeyedArchiveEncoder().encode(graph), file: "")

      #expect(GraphMatching.difference(graph, again) == nil)
    }
  }

  @Test("numbers that do not fit a graph are not used")
  func misfits() throws {
    let bytes = try KeyedArchiveEncoder().encode(try Self.graph())
    for change in 0..<4 {
      var graph = try KeyedArchiveDecoder().decode(bytes, file: "")
      switch change {
      case 0: graph.keyedNumbers?.objects = [0, 1]
      case 1: graph.keyedNumbers?.objects[2] = 1
      case 2: graph.keyedNumbers?.objects[2] = .max
      default: graph.keyedNumbers?.hidden = [.init(value: .max, number: 1)]
      }

      let again = try KeyedArchiveDecoder().decode(try KeyedArchiveEncoder(order: .asStored).encode(graph), file: "")

      #expect(GraphMatching.difference(graph, again) == nil)
    }
  }
}
