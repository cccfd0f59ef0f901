import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("A table of an archive")
struct ArchivedTableTests {
  @Test("shows the rows that are written in it, with titles and heights")
  func staticRows() throws {
    let row = { (cell: String, height: Float) in
      TestNib.Value.object("UITableViewRow", [("UITableRowCell", .ref(cell)), ("UITableRowHeight", .float(height))])
    }
    var nib = TestNib()
    nib.object("t", "UITableView", [("UIBounds", .reals([0, 0, 300, 400])), ("UIRowHeight", .float(44))])
    let section = TestNib.Value.object(
      "UITableViewSection",
      [
        ("UITableSectionHeaderTitle", .string("General")),
        ("UITableSectionRows", .array([row("a", -1), row("b", 70)])),
      ])
    nib.object("d", "UITableViewDataSource", [("UITableSections", .array([section]))])
    nib.object("a", "UITableViewCell", [("UIReuseIdentifier", .string("A"))], top: false)
    nib.object("b", "UITableViewCell", top: false)
    nib.outlet("dataSource", from: "t", to: "d")
    let report = try load(nib)
    let table = try #require(report.find(UITableView.self))

    #expect(try InterfaceFaults.catching { table.visibleCells.map(\.frame.size.height) } == [44, 70])
    #expect(table.find(text: "General") != nil)
    #expect(try InterfaceFaults.catching { table.visibleCells[0].reuseIdentifier } == "A")
    table.reloadData()
    #expect(try InterfaceFaults.catching { table.visibleCells.count } == 2)
    #expect(table.reusableCellCount == 0)
    #expect(try !table.commit(forRowAt: IndexPath(row: 0, section: 0)))
    #expect(try table.select(row: 1))
  }

  @Test("names its prototypes in the error of a missing one")
  func prototypes() throws {
    var nib = TestNib()
    nib.object(
      "t", "UITableView",
      [
        (
          "UITableViewCellPrototypeNibs",
          .dictionary([(.string("Contact"), .object("UINib", [("archiveData", .data([1]))]))])
        )
      ])
    let table = try #require(try load(nib).find(UITableView.self))

    #expect(table.prototypeIdentifiers == ["Contact"])
    let error = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching {
        table.dequeueReusableCell(withIdentifier: "Contct", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      error?.detail == "no cell is registered for 'Contct' (row 0.0); registered: 'Contact' (prototype)")
  }
}
