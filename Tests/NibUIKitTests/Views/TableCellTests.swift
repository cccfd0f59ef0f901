import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Cells of a table")
struct TableCellTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let planets = Planets()

  init() {
    table.dataSource = planets
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Planet")
  }

  @Test("a missing identifier names what is registered; a wrong class names both")
  func unknown() throws {
    planets.identifier = "Moon"
    let error = #expect(throws: StandInError.self) { try InterfaceFaults.catching { table.visibleCells } }
    #expect(
      error?.description
        == "UITableView: error: no cell is registered for 'Moon' (row 0.0); registered: 'Planet' (class UITableViewCell)"
    )

    final class MoonCell: UITableViewCell {}
    let wrong = #expect(throws: StandInError.self) {
      try table.dequeueReusableCell(withIdentifier: "Planet", for: IndexPath(row: 0, section: 0), as: MoonCell.self)
    }
    #expect(wrong?.detail == "the cell for 'Planet' is a UITableViewCell, expected MoonCell; register the class")
    let none = #expect(throws: StandInError.self) { try UITableView().select(row: 0) }
    #expect(none?.detail == "row 0.0 cannot be there: the table has no data source")
    planets.identifier = "Planet"
    let range = #expect(throws: StandInError.self) { try table.select(row: 2) }
    #expect(range?.detail == "there is no row 0.2; the sections have 2, 1 rows")
  }

  @Test("cells come from nibs of code; one without a cell is an error")
  func nib() throws {
    var nib = TestNib()
    nib.object("c", "UITableViewCell", [("UIAccessoryType", .int(1))])
    var other = TestNib()
    other.object("v", "UIView")
    let make = { (nib: TestNib) in NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry) }

    table.register(try make(nib), forCellReuseIdentifier: "Planet")
    #expect(try InterfaceFaults.catching { table.visibleCells[0].accessoryType } == .disclosureIndicator)
    #expect(try InterfaceFaults.catching { table.visibleCells[0].reuseIdentifier } == "Planet")
    table.register(try make(other), forCellReuseIdentifier: "View")
    let error = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: "View") }
    }
    #expect(error?.detail == "the nib for 'View' has no UITableViewCell at its top level, but UIView")
    #expect(try InterfaceFaults.catching { table.dequeueReusableCell(withIdentifier: "Nothing") } == nil)
  }

  @Test("cells of code have the parts of their style")
  func styles() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "S")
    cell.detailTextLabel?.text = "below"

    #expect(cell.find(text: "below")?.isDescendant(of: cell.contentView) == true)
    #expect(UITableViewCell().detailTextLabel == nil)
    #expect(UITableViewCell().imageView != nil)
  }
}
