import NibRuntime
import Testing

@Suite("Records of connections")
struct ConnectionRecordTests {
  private final class Thing {}

  @Test(
    "names stay in the order they were first set, few or many; the last object of a name counts",
    arguments: [3, 8, 9, 10, 40])
  func order(_ count: Int) {
    let (names, things) = ((0..<count).map { "o\($0)" }, (0...count).map { _ in Thing() })
    var record = ConnectionRecord()
    for (name, thing) in zip(names, things) { record.set(name, to: thing) }
    for name in names.reversed() { record.set(name, to: things[count]) }
    record.set("o0", to: things[0])

    #expect(record.outletNames == names)
    #expect(record.outlet("o0") === things[0])
    #expect(names.dropFirst().allSatisfy { record.outlet($0) === things[count] })
    #expect(record.outlet("other") == nil)
    for name in names { #expect(record.contains(name)) }
    #expect(!record.contains("other"))
  }

  @Test("a collection is replaced, or added to")
  func collections() {
    let things = (0..<3).map { _ in Thing() }
    var record = ConnectionRecord()
    record.setCollection("all", to: [things[0]], isAdding: false)
    record.setCollection("all", to: [things[1]], isAdding: true)
    #expect(record.collection("all").map { ObjectIdentifier($0) } == things[..<2].map { ObjectIdentifier($0) })

    record.setCollection("all", to: [things[2]], isAdding: false)
    #expect(record.collection("all").map { ObjectIdentifier($0) } == [ObjectIdentifier(things[2])])
    #expect(record.collectionNames == ["all"])
  }
}
