import NibGraph
import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("A table with a data source")
struct TableViewTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let planets = Planets()

  init() {
    table.rowHeight = 100
    table.dataSource = planets
    table.delegate = planets
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Planet")
  }

  private func texts() throws -> [String?] {
    try InterfaceFaults.catching { table.visibleCells.map { $0.textLabel?.text } }
  }

  @Test("shows the rows that its bounds reach, with frames by heights")
  func visible() throws {
    table.bounds.size.height = 150
    table.bounds.size.width = 200

    #expect(try texts() == ["Mercury", "Venus"])
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(table.contentSize == CGSize(width: 200, height: 328))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 228, width: 200, height: 100))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 200, width: 200, height: 128))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == CGRect())
    #expect(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 0, section: 1)) } == nil)
    #expect(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.origin.y } == 100)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 999)) == nil)
    #expect(planets.heard == ["make 0.0", "make 0.1"])
  }

  @Test("uses cells again that scroll out of sight")
  func reuse() throws {
    table.bounds.size.height = 100
    let first = try #require(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 0, section: 0)) })

    table.contentOffset.y = 228
    let last = try #require(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 0, section: 1)) })

    #expect(try texts() == ["Mars"])
    #expect(first === last)
    #expect(table.indexPath(for: last) == IndexPath(row: 0, section: 1))
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top)
    #expect(try texts() == ["Venus"])
    #expect(table.reusableCellCount == 0)
  }

  @Test("holds each cell in sight once, a cell that is used again or was there before too")
  func holding() throws {
    _ = try texts()
    #expect(try InterfaceFaults.catching { table.visibleCells.allSatisfy { $0.superview === table } })

    let (kept, label) = (UITableViewCell(), UILabel())
    planets.kept = kept
    table.reloadData()
    table.addSubview(kept)
    table.addSubview(label)
    _ = try texts()

    #expect(table.subviews.filter { $0 === kept }.count == 1)
    // What is a subview already keeps its place below the label.
    let below = table.subviews.prefix { $0 !== label }
    #expect(below.contains { $0 === kept } && below.count < table.subviews.count)
  }

  @Test("has the header of a section only while it is in sight")
  func headersInSight() throws {
    table.bounds.size.height = 100
    _ = try texts()
    #expect(try InterfaceFaults.catching { table.headerView(forSection: 1) } == nil)

    table.contentOffset.y = 150
    let header = try #require(try InterfaceFaults.catching { table.headerView(forSection: 1) })
    #expect(header.superview === table && header.frame.origin.y == 200)
    #expect(try InterfaceFaults.catching { table.headerView(forSection: 1) } === header)

    table.contentOffset.y = 0
    #expect(try InterfaceFaults.catching { table.headerView(forSection: 1) } == nil)
  }

  @Test("shows other heights where the delegate says so, and what the data source says after a reload")
  func reload() throws {
    planets.heights = [10, 20]
    table.reloadData()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).origin.y == 10)
    _ = try texts()

    planets.sections = [["Only"]]
    #expect(try texts() == ["Mercury", "Venus", "Mars"])
    table.reloadData()
    #expect(try texts() == ["Only"])
  }

  @Test("rows of automatic height are reckoned by the estimate, else 44 points")
  func automatic() {
    table.rowHeight = -1
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).size.height == 44)
    table.estimatedRowHeight = 60
    table.reloadData()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).size.height == 60)
  }

  @Test("shows titles above sections, found like all texts")
  func headers() throws {
    #expect(try InterfaceFaults.catching { table.headerView(forSection: 0) } == nil)
    #expect(
      try InterfaceFaults.catching { (table.headerView(forSection: 1) as? UITableViewHeaderFooterView)?.textLabel.text }
        == "Outer")
    #expect(table.find(text: "Outer") is UILabel)
    #expect(table.find(text: "Mars") is UILabel)
  }

  @Test("shows views above and below all rows")
  func edges() {
    let header = UIView()
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 50)

    table.tableHeaderView = header

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).origin.y == 50)
    #expect(header.superview === table)
    table.tableHeaderView = nil
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).origin.y == 0)
  }

  @Test("a user's selection asks and tells the delegate, one row after the other")
  func select() throws {
    #expect(try table.select(row: 1))
    #expect(try table.select(IndexPath(row: 0, section: 1)))

    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    #expect(
      planets.heard.filter { !$0.hasPrefix("make") } == [
        "will select 0.1", "did select 0.1", "will select 1.0", "did deselect 0.1", "did select 1.0",
      ])
    #expect(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 0, section: 1))?.isSelected } == true)
    #expect(try InterfaceFaults.catching { table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected } == false)
  }

  @Test("a user selects several rows where that is allowed, and lets them go again")
  func several() throws {
    table.allowsMultipleSelection = true

    try table.select(row: 0)
    try table.select(row: 1)
    try table.select(row: 0)

    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(planets.heard.last == "did deselect 0.0")
  }

  @Test("nothing is selected where the delegate, the table or the cell refuses; another row where it says so")
  func refused() throws {
    planets.refused = IndexPath(row: 0, section: 0)
    #expect(try !table.select(row: 0))
    planets.redirected = IndexPath(row: 0, section: 0)
    #expect(try table.select(row: 1))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    table.allowsSelection = false
    #expect(try !table.select(row: 1))
    table.allowsSelection = true
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.isUserInteractionEnabled = false
    #expect(try !table.select(row: 1))
  }

  @Test("code selects without telling anybody; a row out of sight is scrolled to when a user taps it")
  func code() throws {
    table.selectRow(at: IndexPath(row: 1, section: 0))
    table.selectRow(at: IndexPath(row: 9, section: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(planets.heard.isEmpty)

    table.bounds.size.height = 100
    try table.select(row: 0, section: 1)
    #expect(table.contentOffset.y == 228)
    try table.tapAccessory(at: IndexPath(row: 0, section: 1))
    #expect(planets.heard.last == "accessory 1.0")
  }

  @Test("a table without room still has the row that a user taps")
  func noRoom() throws {
    table.frame = CGRect()

    #expect(try InterfaceFaults.catching { table.visibleCells.isEmpty })
    #expect(try table.select(row: 0))
  }

  @Test("a user deletes and moves rows; selected rows keep their selection")
  func edit() throws {
    _ = try InterfaceFaults.catching { table.visibleCells }
    table.selectRow(at: IndexPath(row: 1, section: 0))

    #expect(try table.commit(.delete, forRowAt: IndexPath(row: 0, section: 0)))
    #expect(try !table.commit(.insert, forRowAt: IndexPath(row: 0, section: 0)))
    #expect(try texts() == ["Venus", "Mars"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(try !table.drag(rowAt: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0)))
    table.setEditing(true)
    #expect(try InterfaceFaults.catching { table.visibleCells[0].isEditing })
    #expect(try table.drag(rowAt: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0)))

    #expect(try texts() == ["Mars", "Venus"])
  }

  @Test("changes whose numbers do not fit are an error with the numbers")
  func inconsistent() throws {
    _ = table.numberOfSections
    planets.sections[0].append("Earth")

    let error = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { table.insertRows(at: [IndexPath(row: 0, section: 1)]) }
    }

    #expect(error?.code == .inconsistentUpdate)
    #expect(
      error?.description
        == "UITableView: error: section 0 has 3 rows after the update, expected 2: 2 before, 0 inserted or moved in, 0 "
        + "deleted or moved out")
    planets.sections.append(["Pluto"])
    let sections = #expect(throws: StandInError.self) { try InterfaceFaults.catching { table.deleteSections([0]) } }
    #expect(
      sections?.detail
        == "there are 3 sections after the update, expected 1: 2 before, 0 inserted, 1 deleted")
  }

  @Test("several changes are compared together")
  func batch() throws {
    _ = table.numberOfSections
    table.selectRow(at: IndexPath(row: 0, section: 1))

    try InterfaceFaults.catching {
      table.performBatchUpdates {
        planets.sections = [["Venus", "Earth", "Mercury"], ["Moon"], ["Mars"]]
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.insertRows(at: [IndexPath(row: 1, section: 0)])
        table.insertSections([1])
      }
    }

    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 2))
    #expect(table.numberOfSections == 3)
  }
}
