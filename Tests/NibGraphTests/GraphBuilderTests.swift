import NibBytes
import NibGraph
import Testing

@Suite("Building a graph")
struct GraphBuilderTests {
  /// A graph of one key and one class: the values of each object, in order of their numbers.
  private func graph(_ objects: [[KeyedValue]]) throws -> ObjectGraph {
    var builder = builder(objects: objects.count)
    for (index, values) in objects.enumerated() {
      builder.begin(ObjectID(index))
      for value in values { builder.add(value) }
      builder.end()
    }
    return try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "a.nib")
  }

  private func builder(objects: Int) -> GraphBuilder {
    var classes = ClassTable()
    classes.append("NSObject")
    var builder = GraphBuilder(keys: NameTable(["key"]), classes: classes)
    for _ in 0..<objects { _ = builder.reserve(ClassID(0)) }
    return builder
  }

  @Test("values belong to the innermost open object, each object's in one run")
  func nesting() throws {
    var builder = builder(objects: 2)

    builder.begin(ObjectID(0))
    builder.add(.int(KeyID(0), 1))
    builder.begin(ObjectID(1))
    builder.add(.int(KeyID(0), 2))
    builder.end()
    builder.add(.int(KeyID(0), 3))
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "a.nib")

    #expect(graph.values(of: ObjectID(0)).map(\.bits) == [1, 3])
    #expect(graph.values(of: ObjectID(1)).map(\.bits) == [2])
  }

  static let refused: [(name: String, objects: [[KeyedValue]], code: GraphError.Code)] = [
    ("an object outside", [[.reference(KeyID(0), ObjectID(1))]], .indexOutOfRange),
    ("a key outside", [[.int(KeyID(1), 0)]], .indexOutOfRange),
    ("bytes outside", [[.data(KeyID(0), ByteSpan(offset: 0, count: 1))]], .indexOutOfRange),
    ("no root", [], .empty),
  ]

  @Test("a graph that points outside its tables is refused", arguments: refused)
  func refuses(_ row: (name: String, objects: [[KeyedValue]], code: GraphError.Code)) {
    let error = #expect(throws: GraphError.self) { try graph(row.objects) }

    #expect(error?.code == row.code)
  }

  @Test("tables that a decoder has checked say by their root which platform they are for, unless they are told")
  func platform() {
    func graph(_ key: String, _ told: NibPlatform?) -> NibPlatform? {
      var classes = ClassTable()
      classes.append("NSObject")
      var format = ArchiveFormat.nibArchive(minor: 10, launchTrailer: false)
      format.platform = told
      return ObjectGraph(
        checked: format, objects: [ObjectRecord(classID: ClassID(0), firstValue: 0, valueCount: 1)],
        values: [.int(KeyID(0), 1)], keys: NameTable([key]), classes: classes, bytes: [],
        origins: OriginTable(file: "a.nib")
      ).format.platform
    }

    #expect(graph("UINibTopLevelObjectsKey", nil) == .uikit)
    #expect(graph("IB.objectdata", nil) == .appkit)
    #expect(graph("other", nil) == nil)
    #expect(graph("UINibTopLevelObjectsKey", .appkit) == .appkit)
  }

  @Test("redirected references lead to the other object, and others stay")
  func redirecting() throws {
    var builder = builder(objects: 4)
    builder.begin(ObjectID(0))
    for target in [1, 2, 3, 1] { builder.add(.reference(KeyID(0), ObjectID(target))) }
    builder.add(.int(KeyID(0), 1))
    builder.end()

    builder.redirect([])
    builder.redirect([(ObjectID(1), ObjectID(3)), (ObjectID(2), ObjectID(1))])
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "a.nib")

    #expect(graph.values(of: .root).map { $0.object.map { Int($0.index) } } == [3, 1, 3, 3, nil])
  }

  @Test("ranks follow the values depth first, and what is not reached has none")
  func ranks() {
    var builder = builder(objects: 4)
    for (object, targets) in [(0, [2, 1]), (2, [1, 0])] {
      builder.begin(ObjectID(object))
      for target in targets { builder.add(.reference(KeyID(0), ObjectID(target))) }
      builder.end()
    }

    let ranks = builder.archiveRanks()

    #expect(ranks == [0, 2, 1, .max])
  }

  @Test("values of dropped keys are in no object, and the others stay in order")
  func drops() throws {
    var builder = GraphBuilder()
    let root = builder.reserve(builder.class("A"))
    let other = builder.reserve(builder.class("B"))
    builder.begin(root)
    for (key, number) in [("a", 1), ("b", 2), ("c", 3), ("a", 4)] as [(String, Int64)] {
      builder.add(.int(builder.key(key), number))
    }
    builder.end()
    builder.begin(other)
    builder.add(.int(builder.key("a"), 5))
    builder.end()

    builder.drop(keys: ["a", "unknown"])

    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "")
    #expect(graph.values(of: root).map(\.value) == [.int(2), .int(3)])
    #expect(graph.values(of: other).isEmpty)
  }

  @Test(
    "a class, a value, a key or a fallback outside its table is refused, and the last one within is not",
    arguments: 0..<2)
  func bounds(beyond: Int) {
    var classes = ClassTable()
    classes.append("NSObject")
    func error(_ classID: Int, _ valueCount: Int) -> GraphError.Code? {
      do {
        _ = try ObjectGraph(
          format: .nibArchive(minor: 10, launchTrailer: false),
          objects: [ObjectRecord(classID: ClassID(classID), firstValue: 0, valueCount: valueCount)],
          values: [.int(KeyID(0), 1)], keys: NameTable(["key"]), classes: classes, bytes: [],
          origins: OriginTable(file: "a.nib"))
        return nil
      } catch {
        return error.code
      }
    }
    let expected: GraphError.Code? = beyond > 0 ? .indexOutOfRange : nil

    #expect(error(beyond, 1) == expected)
    #expect(error(0, 1 + beyond) == expected)
  }
}
