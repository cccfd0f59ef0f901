import NibAppKit
import Testing

/// What a user does with Archives/Scenarios/Library.
@MainActor
struct LibraryUser {
  private typealias Scenario = DesktopScenario

  private let app: NSApplication
  private let window: NSWindow
  private let book: BookController
  private let outline: NSOutlineView

  init(_ app: NSApplication, _ controller: NSWindowController) throws {
    self.app = app
    window = try #require(controller.window)
    let split = try #require(controller.contentViewController as? LibrarySplitController)
    book = try #require(split.children.last as? BookController)
    outline = try #require((split.children.first as? ShelvesController)?.outlineView)
  }

  func openShelves() throws {
    Scenario.keys(window)
    try Scenario.step("select a book, and say that it is read") {
      try outline.select(item: "Ulysses")
      try book.readButton?.click()
    }
    try Scenario.step("close and open its shelf") {
      try outline.collapse(item: "Novels")
      try outline.expand(item: "Novels")
    }
    Scenario.cannot("open what is open") { try outline.expand(item: "Novels") }
    Scenario.cannot("open a book") { try outline.expand(item: "Emma") }
    Scenario.cannot("open a shelf that its delegate keeps") { try outline.expand(item: "Locked") }
    Scenario.cannot("select a shelf that its delegate keeps") { try outline.select(item: "Essays") }
    Scenario.cannot("select a book in a closed shelf") { try outline.select(item: "Diary") }
    Scenario.cannot("a book is read without a book") { try book.readButton?.click() }
    try Scenario.step("arrow keys open and close") {
      try outline.select(item: "Novels")
      try window.key(.left)
      try window.key(.right)
    }
  }

  func moveBooks() throws {
    try Scenario.step("drag a book to another shelf") { try outline.drag(item: "Emma", onto: "Essays") }
    Scenario.cannot("drag a shelf") { try outline.drag(item: "Novels", onto: "Essays") }
    Scenario.cannot("drag onto a book") {
      try outline.expand(item: "Essays")
      try outline.drag(item: "Emma", onto: "Ulysses")
    }
  }

  func addBooks() throws {
    try Scenario.step("add a book in a sheet") {
      try app.choose(menu: "File", "Add Book…")
      let sheet = try #require(window.attachedSheet)
      Scenario.keys(sheet)
      Scenario.cannot("click below the sheet") { try outline.select(row: 0) }
      Scenario.cannot("return without a title") { try sheet.key(.return) }
      try sheet.typeText("Walden\n")
      Transcript.write("sheet: \(window.attachedSheet == nil ? "gone" : "there")")
    }
    try Scenario.step("escape leaves the sheet") {
      try window.key("n", .command)
      try #require(window.attachedSheet).key(.escape)
      Transcript.write("sheet: \(window.attachedSheet == nil ? "gone" : "there")")
    }
  }

  func finish() throws {
    Scenario.cannot("remove a shelf") { try app.choose(menu: "File", "Remove") }
    try Scenario.step("remove a book") {
      try outline.select(item: "Walden")
      try app.choose(menu: "File", "Remove")
    }
    try Scenario.step("hide the sidebar by its key") { try window.key("s", [.command, .control]) }
    Scenario.cannot("select in a hidden sidebar") { try outline.select(row: 0) }
  }
}
