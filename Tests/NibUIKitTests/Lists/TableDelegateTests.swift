import NibRuntime
import NibUIKit
import Testing

/// Notes how it is told to look.
private final class HeardCell: UITableViewCell {
  static var heard: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    Self.heard.append("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    Self.heard.append("did \(state.rawValue)")
  }
  override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    Self.heard.append("editing \(isEditing)")
  }
}

@Suite("What a table asks of its delegate and its data source", .serialized)
struct TableDelegateTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 130))
  private let rows = HeardRows()

  init() {
    table.dataSource = rows
    table.delegate = rows
    table.register(HeardCell.self, forCellReuseIdentifier: "Row")
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("rows, headers and footers of automatic height are reckoned by the delegate's estimates")
  func estimates() {
    #expect(table.rectForHeader(inSection: 0).size.height == 20)
    #expect(table.rectForRow(at: path(0, 0)).size.height == 50)
    #expect(table.rectForFooter(inSection: 0).size.height == 10)
    #expect(table.contentSize.height == 540)
  }

  @Test("the delegate hears of headers and footers that come and go")
  func edges() throws {
    _ = table.visibleCells
    #expect(rows.heard == ["header 0", "footer 0"])

    table.contentOffset.y = 130
    _ = table.visibleCells
    #expect(rows.heard.dropFirst(2) == ["no header 0", "no footer 0", "header 1"])

    rows.heard = []
    table.reloadData()
    _ = table.numberOfSections
    #expect(rows.heard == ["no header 1"])
  }

  @Test("a tap lights a row up before it selects it")
  func tap() throws {
    _ = table.visibleCells
    rows.heard = []
    try table.select(row: 0)
    #expect(
      rows.heard
        == ["should highlight 0.0", "did highlight 0.0", "did unhighlight 0.0", "will select 0.0", "did select 0.0"])

    rows.heard = []
    try table.select(row: 1)
    #expect(
      rows.heard.dropFirst(3) == ["will select 0.1", "will deselect 0.0", "did deselect 0.0", "did select 0.1"])

    rows.isRefusing = true
    rows.heard = []
    #expect(try !table.select(row: 0))
    #expect(rows.heard == ["should highlight 0.0"])
  }

  @Test("the delegate gives each row its indentation, also while it is edited")
  func indentation() throws {
    let cells = table.visibleCells
    #expect(cells.map(\.indentationLevel) == [0, 1])
    #expect(cells.map(\.shouldIndentWhileEditing) == [true, true])

    HeardCell.heard = []
    table.setEditing(true)
    #expect(cells.map(\.shouldIndentWhileEditing) == [false, true])
    #expect(HeardCell.heard == ["will 1", "editing true", "did 1", "will 1", "editing true", "did 1"])

    table.contentOffset.y = 130
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true])

    HeardCell.heard = []
    table.setEditing(false)
    #expect(HeardCell.heard.prefix(3) == ["will 0", "editing false", "did 0"])
  }

  @Test("a delegate that does not decide leaves a cell's indentation")
  func ownIndentation() throws {
    let planets = Planets()
    table.dataSource = planets
    table.delegate = planets
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    (cell.indentationLevel, cell.shouldIndentWhileEditing) = (3, false)
    planets.kept = cell
    planets.sections = [["Only"]]
    table.setEditing(true)
    #expect(table.visibleCells.first === cell)
    #expect(cell.indentationLevel == 3 && !cell.shouldIndentWhileEditing)
  }

  @Test("the delegate hears of swipes, and older ones offer their actions")
  func swipes() throws {
    _ = table.visibleCells
    rows.heard = []
    HeardCell.heard = []
    #expect(try table.swipe(rowAt: path(0, 1), choosing: "Delete"))
    #expect(rows.heard == ["will edit 0.1", "commit 0.1", "did edit 0.1"])
    #expect(HeardCell.heard == ["will 2", "did 2", "will 0", "did 0"])

    rows.heard = []
    rows.actions = [
      UITableViewRowAction(style: .normal, title: "Flag") { [rows] in rows.heard.append("\($0.title ?? "") \($1.row)") }
    ]
    #expect(throws: StandInError.self) { try table.swipe(rowAt: path(0, 1), choosing: "Delete") }
    #expect(try table.swipe(rowAt: path(0, 1), choosing: "Flag"))
    #expect(rows.heard == ["will edit 0.1", "Flag 1", "did edit 0.1"])
    #expect(try !table.fullSwipe(rowAt: path(0, 1)))
  }

  @Test("while a table is edited a deletion is no swipe")
  func editedDeletion() throws {
    table.setEditing(true)
    _ = table.visibleCells
    rows.heard = []
    #expect(try table.commit(forRowAt: path(0, 1)))
    #expect(rows.heard == ["commit 0.1"])
  }

  @Test("a touch of the index scrolls to the section that the data source names")
  func index() {
    #expect(table.touchIndex("M") == 1)
    #expect(table.contentOffset.y == 130)
    table.contentOffset.y = 0
    #expect(table.touchIndex("Z") == 1)
    #expect(table.contentOffset.y == 130)
    #expect(table.touchIndex("Q") == nil)
    #expect(rows.heard.filter { $0.hasPrefix("section for") } == ["section for M at 1", "section for Z at 2"])

    table.sectionIndexMinimumDisplayRowCount = 10
    #expect(table.touchIndex("M") == nil)
  }

  @Test("the delegate decides which rows take the focus, and whether the selection follows")
  func focus() throws {
    #expect(try !table.focus(rowAt: path(0, 0)))
    #expect(try table.focus(rowAt: path(0, 1)))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(try table.focus(rowAt: path(1, 1)))
    #expect(table.indexPathForSelectedRow == path(1, 1))

    table.delegate = nil
    #expect(try !table.focus(rowAt: path(0, 1)))
    table.allowsFocus = true
    #expect(try table.focus(rowAt: path(0, 0)))
  }

  @Test("a drag of two fingers selects rows where the delegate has it so")
  func several() throws {
    #expect(try !table.dragSelection(from: path(0, 1), to: path(1, 0)))
    table.allowsMultipleSelectionDuringEditing = true
    table.allowsSelectionDuringEditing = true
    rows.isRefusing = true
    #expect(try !table.dragSelection(from: path(0, 1), to: path(1, 0)))

    rows.isRefusing = false
    _ = table.visibleCells
    rows.heard = []
    #expect(try table.dragSelection(from: path(1, 0), to: path(0, 1)))
    #expect(table.indexPathsForSelectedRows == [path(0, 1), path(1, 0)])
    #expect(rows.heard.contains("begin several 1.0") && rows.heard.last == "end several")
  }

  @Test("a drag that rests on a row opens it")
  func spring() throws {
    #expect(try !table.springLoad(rowAt: path(0, 1)))
    table.isSpringLoaded = true
    #expect(try table.springLoad(rowAt: path(0, 1)))
    #expect(rows.heard.contains("spring 0.1") && rows.heard.last == "did select 0.1")
    rows.isRefusing = true
    #expect(try !table.springLoad(rowAt: path(0, 0)))
  }

  @Test("the delegate hears of a menu that comes and goes")
  func menus() throws {
    let picture = UIViewController()
    picture.title = "Big"
    rows.menu = UIContextMenuConfiguration(previewProvider: { picture }) { _ in
      UIMenu(children: [
        UIAction(title: "Share") { _ in },
        UIAction(title: "Stay", attributes: .keepsMenuPresented) { _ in },
      ])
    }
    _ = table.visibleCells
    rows.heard = []
    let menu = try #require(try table.openMenu(at: path(0, 0)))
    #expect(rows.heard == ["lifts", "menu comes", "menu is there"])

    rows.heard = []
    try menu.choose("Stay")
    #expect(rows.heard.isEmpty)
    try menu.choose("Share")
    #expect(rows.heard == ["sinks", "menu goes"])
    table.closeMenu()
    #expect(!table.tapMenuPreview())
    #expect(rows.heard.count == 2)

    _ = try table.openMenu(at: path(0, 1))
    rows.heard = []
    #expect(table.tapMenuPreview())
    #expect(rows.heard == ["shows Big", "sinks", "menu goes"])
  }
}
