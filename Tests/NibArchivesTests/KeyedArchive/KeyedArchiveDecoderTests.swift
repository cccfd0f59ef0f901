import NibArchives
import NibDiagnostics
import NibGraph
import NibPropertyLists
import Testing

@Suite("Decoding keyed archives") struct KeyedArchiveDecoderTests {
  @Test(
    "content is folded to the form that NIBArchives have, from either form of property list", arguments: [true, false])
  func folding(isXML: Bool) throws {
    let graph = try KeyedArchiveDecoder().decode(Self.everything.bytes(isXML: isXML), file: "a.nib")

    #expect(
      lines(graph) == """
        @0 NSObject IB.objectdata=@1
        @1 Thing a=@2 b=@7 c=40000 d=0.5 e=true f=<1 2> g=nil h=@8 i=@9
        @2 NSMutableArray NSInlinedValue=true UINibEncoderEmptyKey=@3 UINibEncoderEmptyKey=@4 UINibEncoderEmptyKey=@5 \
        UINibEncoderEmptyKey=@6 UINibEncoderEmptyKey=nil
        @3 NSString NS.bytes='one'
        @4 NSNumber NS.intval=-1
        @5 NSNumber NS.dblval=2.5
        @6 NSNumber NS.boolval=false
        @7 NSDictionary NSInlinedValue=true UINibEncoderEmptyKey=@3 UINibEncoderEmptyKey=@4
        @8 NSMutableString NS.bytes='zwölf'
        @9 NSMutableData NS.bytes=<7>
        """)
    #expect(graph.format == .keyedArchive(isXML ? .xml : .binary, platform: .appkit))
    #expect(graph.string(ObjectID(8)) == "zwölf")
    #expect(graph.pairs(ObjectID(7))?.count == 1)
  }

  /// An archive with every kind of content.
  private static var everything: KeyedList {
    var list = KeyedList()
    list.top("IB.objectdata", .uid(1))
    let array = list.describe("NSMutableArray", "NSArray", "NSObject")
    let dictionary = list.describe("NSDictionary", "NSObject")
    let text = list.describe("NSMutableString", "NSString", "NSObject")
    let data = list.describe("NSMutableData", "NSData", "NSObject")
    let custom = list.describe("Thing", "NSObject")
    list.objects[1] = .dictionary([
      .init("a", .uid(2)), .init("$class", .uid(custom)), .init("b", .uid(7)), .init("c", .integer(40_000)),
      .init("d", .real(0.5)), .init("e", .boolean(true)), .init("f", .data([1, 2])), .init("g", .uid(0)),
      .init("h", .uid(8)), .init("i", .uid(9)),
    ])
    list.objects[2] = .dictionary([
      .init("NS.objects", .array([.uid(3), .uid(4), .uid(5), .uid(6), .uid(0)])), .init("$class", .uid(array)),
    ])
    list.objects[3] = .string("one")
    list.objects[4] = .integer(-1)
    list.objects[5] = .real(2.5)
    list.objects[6] = .boolean(false)
    list.objects[7] = .dictionary([
      .init("$class", .uid(dictionary)), .init("NS.keys", .array([.uid(3)])), .init("NS.objects", .array([.uid(4)])),
    ])
    list.objects[8] = .dictionary([.init("NS.string", .string("zwölf")), .init("$class", .uid(text))])
    list.objects[9] = .dictionary([.init("NS.data", .data([7])), .init("$class", .uid(data))])
    return list
  }

  @Test("numbers and superclasses are kept beside the graph, classes to fall back on within it")
  func numbers() throws {
    var list = KeyedList()
    let color = list.describe("UIColor", "NSObject", hints: ["NSColor"])
    list.top("UINibObjectsKey", .uid(2))
    list.objects[2] = .dictionary([.init("$class", .uid(color))])

    let graph = try KeyedArchiveDecoder().decode(list.bytes(), file: "a.nib")

    #expect(graph.format.platform == .uikit)
    #expect(graph.keyedNumbers?.objects == [0, 2])
    let index = try #require(graph.classes.find("UIColor"))
    #expect(graph.keyedNumbers?.classes[Int(index.index)] == UInt32(color))
    #expect(graph.keyedNumbers?.superclasses[Int(index.index)] == ["NSObject"])
    #expect(graph.classes.fallbacks[Int(index.index)] == [graph.classes.find("NSColor")])
  }

  @Test("a conditional reference to an object that was never written is nil")
  func conditional() throws {
    var list = KeyedList()
    let custom = list.describe("Thing", "NSObject")
    list.top("IB.objectdata", .uid(2))
    list.objects[2] = .dictionary([.init("NSWindow", .uid(3)), .init("$class", .uid(custom))])
    list.objects[3] = .string("$null")

    #expect(lines(try KeyedArchiveDecoder().decode(list.bytes(), file: "")).hasSuffix("@1 Thing NSWindow=nil"))
  }

  @Test(
    "geometry of UIKit is an inline struct if its text is the usual one, that of AppKit stays text",
    arguments: [
      ("UINibObjectsKey", "UIBounds", "{{0, 0}, {320, 44.5}}", "<7 0 0"),
      ("UINibObjectsKey", "UIContentStretch", "{{0.081666671, 0}, {0.0033333334, 1}}", "<7 "),
      ("UINibObjectsKey", "UIBounds", "{{0, 0}, {320.0, 44}}", "=@"),
      ("UINibObjectsKey", "UIBounds", "{1, 2, 3}", "=@"),
      ("UINibObjectsKey", "UIBounds", "{{nan, 0}, {1, 1}}", "=@"), ("UINibObjectsKey", "UITag", "{1, 2}", "=@"),
      ("IB.objectdata", "UIBounds", "{{0, 0}, {320, 44}}", "=@"),
    ])
  func geometry(_ root: String, _ key: String, _ text: String, _ expected: String) throws {
    var list = KeyedList()
    let view = list.describe("UIView", "NSObject")
    list.top(root, .uid(2))
    list.objects[2] = .dictionary([.init(key, .uid(3)), .init("$class", .uid(view))])
    list.objects[3] = .string(text)

    let graph = try KeyedArchiveDecoder().decode(list.bytes(), file: "")

    #expect(lines(graph).split(separator: "\n")[1].contains(expected))
    guard expected.hasPrefix("<"), let span = graph.value(key, of: ObjectID(1))?.span else { return }
    #expect(graph.reals(span)?.count == 4)
  }

  @Test("text and lists that stand as values become objects")
  func nested() throws {
    var list = KeyedList()
    let custom = list.describe("Thing", "NSObject")
    list.top("IB.objectdata", .uid(2))
    list.objects[2] = .dictionary([
      .init("a", .string("x")), .init("b", .array([.uid(2), .array([.integer(1)])])), .init("$class", .uid(custom)),
    ])

    #expect(
      lines(try KeyedArchiveDecoder().decode(list.bytes(), file: "")) == """
        @0 NSObject IB.objectdata=@1
        @1 Thing a=@2 b=@3
        @2 NSString NS.bytes='x'
        @3 NSArray NSInlinedValue=true UINibEncoderEmptyKey=@1 UINibEncoderEmptyKey=@4
        @4 NSArray NSInlinedValue=true UINibEncoderEmptyKey=1
        """)
  }

  @Test("an object of an archive has a byte, or a line, as its place")
  func places() throws {
    var list = KeyedList()
    let custom = list.describe("Thing", "NSObject")
    list.top("IB.objectdata", .uid(2))
    list.objects[2] = .dictionary([.init("$class", .uid(custom))])

    let binary = try KeyedArchiveDecoder().decode(list.bytes(), file: "a.nib").place(of: ObjectID(1))
    let xml = try KeyedArchiveDecoder().decode(list.bytes(isXML: true), file: "a.nib").place(of: ObjectID(1))

    guard case .byte(let offset) = binary.position else { return #expect(Bool(false), "\(binary)") }
    #expect(list.bytes()[offset] == 0xD1)
    #expect(xml.description == "a.nib:21:3")
  }
}

/// Every object of a graph on a line.
func lines(_ graph: ObjectGraph) -> String {
  graph.objectIDs.map { object in
    let values = graph.values(of: object).map { value in
      let content =
        switch value.value {
        case .int(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        case .float(let number): "\(number)f"
        case .double(let number): "\(number)"
        case .null: "nil"
        case .reference(let target): "\(target)"
        case .data(let span):
          ["NSString", "NSMutableString"].contains(graph.className(of: object))
            ? "'\(graph.bytes.text(span))'"
            : "<" + graph.bytes[span.range].map { String($0, radix: 16) }.joined(separator: " ") + ">"
        }
      return " \(graph.keyName(value.key))=\(content)"
    }
    return "\(object) \(graph.className(of: object))" + values.joined()
  }.joined(separator: "\n")
}

/// A keyed archive in the making. Numbers that are not set hold `$null`.
struct KeyedList {
  var objects: [Int: PropertyList] = [0: .string("$null")]
  private var top: [PropertyList.Entry] = []
  private var nextDescription = 20

  /// Sets a key of the root.
  mutating func top(_ key: String, _ value: PropertyList) { top.append(.init(key, value)) }

  /// Adds a class description; its number.
  mutating func describe(_ names: String..., hints: [String] = []) -> UInt64 {
    var entries: [PropertyList.Entry] = [
      .init("$classname", .string(names[0])), .init("$classes", .array(names.map { .string($0) })),
    ]
    if !hints.isEmpty { entries.append(.init("$classhints", .array(hints.map { .string($0) }))) }
    objects[nextDescription] = .dictionary(entries)
    nextDescription += 1
    return UInt64(nextDescription - 1)
  }

  func value(version: PropertyList = .integer(100_000)) -> PropertyList {
    let count = (objects.keys.max() ?? 0) + 1
    return .dictionary([
      .init("$version", version), .init("$archiver", .string("NSKeyedArchiver")), .init("$top", .dictionary(top)),
      .init("$objects", .array((0..<count).map { objects[$0] ?? .string("$null") })),
    ])
  }

  func bytes(isXML: Bool = false) -> [UInt8] {
    isXML ? XMLPropertyListWriter.bytes(of: value()) : BinaryPropertyListWriter.bytes(of: value())
  }
}
