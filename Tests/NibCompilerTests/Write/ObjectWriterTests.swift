import NibBytes
import NibGraph
import NibSchema
import NibTestSupport
import Testing

@testable import NibCompiler

@Suite("Writing objects")
struct ObjectWriterTests {
  @Test("equal texts are one object, mutable ones each their own")
  func strings() throws {
    var writer = try ReadSample("").writer()

    let (first, second) = (writer.string("hi"), writer.string("hi"))
    let span = writer.builder.bytes.append(text: "hi")
    let (third, fourth) = (writer.string(span, mutable: true), writer.string(span, mutable: true))

    #expect(first == second)
    #expect(third != first)
    #expect(third != fourth)
  }

  @Test("equal numbers are one object, whether they were integers or reals; those beyond 53 bits are not mixed up")
  func numbers() throws {
    var writer = try ReadSample("").writer()

    let (one, alsoOne) = (writer.number(integer: 1), writer.number(real: 1))
    let (large, larger) = (writer.number(integer: 1 << 53 + 1), writer.number(integer: 1 << 53 + 3))
    let many = (2..<200).map { writer.number(integer: $0) }
    let again = (2..<200).map { writer.number(integer: $0) }

    #expect(one == alsoOne)
    #expect(large != larger)
    #expect(many == again)
    #expect(Set(many).count == many.count)
  }

  @Test("the empty array and the empty set are one object each, mutable arrays are not")
  func collections() throws {
    var writer = try ReadSample("").writer()

    let arrays = [writer.array([], .array), writer.array([], .array)]
    let mutable = [writer.array([], .mutableArray), writer.array([], .mutableArray)]
    let sets = [writer.set([]), writer.set([])]

    #expect(arrays[0] == arrays[1])
    #expect(mutable[0] != mutable[1])
    #expect(sets[0] == sets[1])
  }

  @Test("an ordered set has a key for each place")
  func orderedSet() throws {
    var writer = try ReadSample("").writer()
    let root = writer.reserve(.object)
    let (a, b) = (writer.string("a"), writer.string("b"))

    let set = writer.orderedSet([b, a])
    writer.begin(root)
    writer.add(.reference(.value, set))
    writer.end()
    let graph = try writer.finish(.nibArchive(minor: 10, launchTrailer: false), file: "", text: [], identifiers: [])

    #expect(graph.object("NS.object.0", of: set).flatMap { graph.string($0) } == "b")
    #expect(graph.object("NS.object.1", of: set).flatMap { graph.string($0) } == "a")
    #expect(graph.className(of: set) == "NSOrderedSet")
  }

  @Test(
    "numbers of a struct are 64 bits wide, and 32 in the oldest era",
    arguments: [(OutputProfile.standard, 33, 7), (.xcode5, 17, 6)] as [(OutputProfile, Int, UInt8)])
  func reals(profile: OutputProfile, length: Int, lead: UInt8) throws {
    var writer = try ReadSample("", profile: profile).writer()

    let (few, list) = (writer.reals(1, 2, 3, 4), writer.reals([1, 2, 3, 4]))
    let bytes = writer.builder.bytes

    #expect(Int(few.count) == length)
    #expect(bytes[Int(few.offset)] == lead)
    #expect(Array(bytes[few.range]) == Array(bytes[list.range]))
  }

  @Test("names that tables spell are found among the numbered ones")
  func names() throws {
    var writer = try ReadSample("").writer()
    let count = writer.builder.keys.count

    let key = writer.key(named: UIKitKey.layoutGuideOwningView.rawValue)
    let classID = writer.classID(named: UIKitClass.layoutGuide.rawValue)
    let after = writer.builder.keys.count

    #expect(key == UIKitKey.layoutGuideOwningView.id)
    #expect(classID == UIKitClass.layoutGuide.id)
    #expect(count == after)
  }
}
