import NibArchives
import NibDiagnostics
import NibGraph
import NibPropertyLists
import Testing

@Suite("Property lists in the place of archives") struct PropertyListArchiveTests {
  private static func dictionary(_ entries: (String, PropertyList)...) -> PropertyList {
    .dictionary(entries.map { .init($0.0, $0.1) })
  }

  private static let kettle = dictionary(
    (
      "controllers",
      dictionary(
        (
          "controller-a",
          dictionary(
            ("controllerClass", .string("_TtC3Tea6Kettle")), ("color", .string("00FF7F")),
            (
              "menu",
              dictionary(
                (
                  "items",
                  .array([
                    dictionary(
                      (
                        "title",
                        dictionary(("fallbackString", .string("Öffnen")), ("localizationKey", .string("m.title")))
                      ),
                      ("image", .integer(300)), ("on", .boolean(true)), ("scale", .real(0.5)), ("raw", .data([1, 2])))
                  ])
                ))
            ))
        ))
    ), ("root", .string("controller-a")))

  @Test("each dictionary is an object, and writing gives the list again", arguments: [true, false])
  func bothWays(isBinary: Bool) throws {
    let bytes =
      isBinary ? BinaryPropertyListWriter.bytes(of: Self.kettle) : XMLPropertyListWriter.bytes(of: Self.kettle)

    let graph = try ArchiveDecoder().decode(bytes, file: "Interface.plist")

    #expect(graph.format == ArchiveFormat(.propertyList(isBinary ? .binary : .xml), platform: .watchkit))
    let root = try #require(NibRoot(graph))
    let controller = try #require(root.topLevel.first)
    #expect(root.sceneControllers == [controller] && root.initialController == controller)
    #expect(graph.className(of: controller) == "WKInterfaceController")
    let menu = try #require(graph.object("menu", of: controller))
    let item = try #require(graph.object("items", of: menu).map { graph.members($0) }?.first)
    let title = try #require(graph.object("title", of: item))
    #expect(graph.className(of: title) == "NSLocalizableString" && graph.string(title) == "Öffnen")
    #expect(graph.object("NSKey", of: title).flatMap { graph.string($0) } == "m.title")
    #expect(graph.value("image", of: item)?.value == .int(300))
    #expect(graph.value("scale", of: item)?.value == .double(0.5))
    let written = try ArchiveEncoder(order: .asStored).encode(graph)
    #expect(try PropertyList(written, file: "b.plist") == Self.kettle)
    #expect(written == bytes)
  }

  @Test("what no interface has is refused where it stands")
  func odd() {
    for (value, words) in [
      (PropertyList.date(0), "a date"), (.uid(1), "a number of an object"), (.null, "a null"),
    ] {
      let bytes = BinaryPropertyListWriter.bytes(of: Self.dictionary(("controllers", Self.dictionary(("a", value)))))
      let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "a.plist") }
      #expect(error?.code == .malformed)
      #expect(error?.detail.contains(words) == true || error?.detail.contains("a date, a null") == true)
      #expect(error.map { "\($0)" }?.contains("a.plist") == true)
    }
  }

  @Test("a list that is nested too deep, or inside itself, ends in an error")
  func deep() throws {
    var value = PropertyList.string("end")
    for _ in 0..<62 { value = Self.dictionary(("a", value)) }
    let fits = BinaryPropertyListWriter.bytes(of: Self.dictionary(("controllers", value)))
    #expect(try ArchiveDecoder().decode(fits, file: "a.plist").count > 60)
    let tooDeep = BinaryPropertyListWriter.bytes(of: Self.dictionary(("controllers", Self.dictionary(("a", value)))))
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(tooDeep, file: "a.plist") }
    #expect(error?.code == .tooLarge)

    // A dictionary whose one value is itself: the key is object 1.
    var inside = Array("bplist00".utf8) + [0xD1, 1, 0, 0x5B] + Array("controllers".utf8)
    let table = inside.count
    inside += [8, 11] + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [2, 0, table] { inside += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
    let endless = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(inside, file: "a.plist") }
    #expect(endless?.code == .tooLarge)
  }

  @Test("more values than the limit are refused")
  func limit() {
    let items = PropertyList.array(Array(repeating: .integer(1), count: 50))
    let bytes = BinaryPropertyListWriter.bytes(of: Self.dictionary(("controllers", items)))
    let error = #expect(throws: ArchiveError.self) {
      try ArchiveDecoder(limits: ReadLimits(values: 20)).decode(bytes, file: "a.plist")
    }
    #expect(error?.code == .tooLarge)
  }

  @Test("more objects than the limit are refused, and just as many are read")
  func objectLimit() throws {
    let items = PropertyList.array(Array(repeating: .string("a"), count: 50))
    let bytes = BinaryPropertyListWriter.bytes(of: Self.dictionary(("controllers", items)))
    let count = try ArchiveDecoder().decode(bytes, file: "a.plist").count

    #expect(try ArchiveDecoder(limits: ReadLimits(objects: count)).decode(bytes, file: "a.plist").count == count)
    let error = #expect(throws: ArchiveError.self) {
      try ArchiveDecoder(limits: ReadLimits(objects: count - 1)).decode(bytes, file: "a.plist")
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.detail.hasPrefix("the list makes more than \(count - 1) objects, which is the limit; ") == true)
  }

  @Test("another list is no archive, as before")
  func another() {
    let bytes = BinaryPropertyListWriter.bytes(of: Self.dictionary(("CFBundleName", .string("Tea"))))
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "Info.plist") }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.detail.contains("$archiver") == true)
  }

  @Test("a graph that leads back to itself, or has a nil, is not written")
  func unwritable() throws {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("NSObject"))
    builder.begin(root)
    builder.add(.reference(builder.key("controllers"), root))
    builder.end()
    let circle = try builder.finish(format: ArchiveFormat(.propertyList(.binary)), file: "a.plist")
    #expect(throws: ArchiveError.self) { try ArchiveEncoder().encode(circle) }

    var other = GraphBuilder()
    let object = other.reserve(other.class("NSObject"))
    other.begin(object)
    other.add(.null(other.key("controllers")))
    other.end()
    let empty = try other.finish(format: ArchiveFormat(.propertyList(.binary)), file: "a.plist")
    let error = #expect(throws: ArchiveError.self) { try ArchiveEncoder().encode(empty) }
    #expect(error?.code == .malformed)
  }
}
