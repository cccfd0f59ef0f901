import NibGraph
import Testing

@testable import NibContext

@Suite("Table of places by ids")
struct PlaceTableTests {
  private func object(_ id: String) -> ObjectContext {
    ObjectContext(id: id, type: TypeContext("UIView", on: .standard))
  }

  private func placeholder(_ id: String) -> PlaceholderContext {
    PlaceholderContext(id: id, identifier: "IBFilesOwner", type: TypeContext("NSObject", on: .standard))
  }

  @Test("Objects and placeholders are found by their ids, however many there are", arguments: [0, 1, 11, 12, 13, 1000])
  func places(_ count: Int) {
    let owners = PlaceTable.Owners(
      objects: (0..<count).map { object("@\($0)") }, placeholders: [placeholder("-1"), placeholder("-2")])
    var reserved = PlaceTable()
    reserved.reserve(more: count, of: owners)
    for var table in [PlaceTable(), reserved] {
      #expect(table.place(of: "@0", in: owners) == nil)
      for place in 0..<count { table.add("@\(place)", at: place, of: owners) }
      for place in [-1, -2] { table.add("\(place)", at: place, of: owners) }
      for place in 0..<count { #expect(table.place(of: "@\(place)", in: owners) == place) }
      #expect(table.place(of: "-2", in: owners) == -2)
      #expect(table.place(of: "@\(count)", in: owners) == nil)
    }
  }

  @Test("What was added last of those with the same id is found")
  func sameID() {
    let owners = PlaceTable.Owners(objects: [object("a"), object("b"), object("a")], placeholders: [placeholder("b")])
    var table = PlaceTable()
    for place in 0..<3 { table.add(owners.objects[place].id, at: place, of: owners) }
    table.add("b", at: -1, of: owners)
    #expect(table.place(of: "a", in: owners) == 2)
    #expect(table.place(of: "b", in: owners) == -1)
  }
}
