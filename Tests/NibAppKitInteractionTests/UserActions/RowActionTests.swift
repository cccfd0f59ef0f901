import NibAppKit
import NibRuntime
import Testing

@Suite("What a user does with rows, and drags", .serialized)
struct RowActionTests {
  private let bench = UserActionBench()
  private var desk: Desk { bench.desk }

  @Test("a row is selected with the delegate's leave; it, notifications and the action say so")
  func rows() throws {
    let names = Names()
    let table = bench.table(names)
    let window = bench.window(bench.field(), table)
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: NSTableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.addAction(bench.action("open:", desk))

    try table.select(row: 0)
    try table.select(rowShowing: "Alan")
    #expect(names.log == ["selected 0", "selected 2"] && posted == 2 && desk.log == ["open", "open"])
    #expect(window.firstResponder === table && table.clickedRow == -1)
    #expect(bench.code { try table.select(row: 1) } == .refused)
    names.mayChange = false
    #expect(bench.code { try table.select(row: 0) } == .refused)
    let error = #expect(throws: UserActionError.self) { try table.select(row: 9) }
    #expect(error?.code == .noSuchItem && error?.detail.contains("3 rows: 'Ada', 'Grace', 'Alan'") == true)
    #expect(bench.code { try table.select(rowShowing: "Edsger") } == .noSuchItem)
    #expect(bench.code { try table.click(column: "Age") } == .noSuchItem)
    #expect(bench.code { try table.doubleClick(row: 2) } == .nothingHappens)

    names.mayChange = true
    table.allowsMultipleSelection = true
    try table.select(row: 0, .command)
    #expect(table.selectedRows == [0, 2])
    try table.select(row: 2, .command)
    #expect(table.selectedRows == [0])
    try table.select(row: 2, .shift)
    #expect(table.selectedRows == [0, 2])
  }

  @Test("a cell is edited where its column and the delegate allow it, and the data source takes the text")
  func cells() throws {
    let names = Names()
    let table = bench.table(names)
    _ = bench.window(table)

    #expect(bench.code { try table.typeText("Edsger", row: 0, column: "Name") } == .notEditable)
    table.columns[0].isEditable = true
    try table.typeText("Edsger", row: 0, column: "Name")
    #expect(names.names == ["Edsger", "Grace", "Alan"])
    #expect(bench.code { try table.typeText("x", row: 1, column: "Name") } == .refused)
    #expect(bench.code { try table.typeText("x", row: 0, column: "Age") } == .noSuchItem)
    #expect(bench.code { try table.typeText("x", row: 7, column: "Name") } == .noSuchItem)
  }

  @Test("a table that is bound makes the views of its rows anew when these are others")
  func boundViews() throws {
    let (list, table, labels) = (NSArrayController(), NSTableView(), Labels())
    table.addTableColumn(NSTableColumn())
    table.delegate = labels
    try table.columns[0].bind(NibBinding(name: "value", keyPath: "arrangedObjects.name"), to: list)
    let people = ["Ada", "Grace"].map { DictionaryModel(["name": .string($0)]) }
    list.content = NibValue.array(people.map { .object($0) })
    _ = bench.window(table)

    try table.select(rowShowing: "Grace")
    #expect(list.selectionIndex == 1)
    list.content = NibValue.array(people.reversed().map { .object($0) })
    try table.select(rowShowing: "Ada")
    #expect(list.selectionIndex == 1)
  }

  @Test("what is dragged goes by the pasteboard from a source to what is registered for it")
  func drags() throws {
    let names = Names()
    let (table, canvas, plain) = (bench.table(names), CanvasView(), NSView())
    _ = bench.window(table, canvas, plain)
    canvas.registerForDraggedTypes([.string])
    try table.drag(row: 0, to: canvas)
    let pasteboard = NSPasteboard()
    pasteboard.setString("text", forType: .string)
    try canvas.drop(pasteboard)
    #expect(canvas.log == ["dropped Ada", "dropped text"])

    #expect(bench.code { try table.drag(row: 2, to: canvas) } == .refused)
    #expect(bench.code { try table.drag(row: 0, to: plain) } == .refused)
    #expect(bench.code { try table.drag(row: 0, to: table, row: 2) } == .refused)
    table.registerForDraggedTypes([.string])
    try table.drag(row: 0, to: table, row: 2)
    try table.drop(pasteboard, row: 1)
    #expect(names.log == ["Ada to 2 from a table", "text to 1 from elsewhere"])
    #expect(bench.code { try table.drag(row: 0, to: table, row: 2, .on) } == .refused)
    pasteboard.setString("no", forType: .string)
    #expect(bench.code { try canvas.drop(pasteboard) } == .refused)
  }

  @Test("the lines that pages show: a line is typed, return adds, a menu saves, a row is selected")
  func page() throws {
    let (name, minutes, names) = (bench.field(), bench.field(), Names())
    let table = bench.table(names)
    let window = bench.window(name, minutes, table, bench.button("Add", "open:", key: "\r"))
    let app = NSApplication.shared
    let file = bench.item("File", nil)
    file.submenu = bench.menu(bench.item("Save", "save:"))
    app.mainMenu = bench.menu(file)

    // shown in README, ActingAsAUser
    try window.typeText("Soup\t25")
    try window.key(.return)
    try app.choose(menu: "File", "Save")
    try table.select(row: 0)
    // end

    app.mainMenu = nil
    #expect(name.stringValue == "Soup" && minutes.stringValue == "25" && table.selectedRow == 0)
    #expect(desk.log == ["open", "save"])
  }
}
