import NibAppKit
import NibRuntime
import Testing

/// What a user does with Archives/Scenarios/Recipes.
@MainActor
struct RecipesUser {
  private typealias Scenario = DesktopScenario

  private let app: NSApplication
  /// Keeps what the nib made, as the main nib of an app lives as long as the app.
  private let nib: Instantiation
  private let delegate: RecipesAppDelegate
  private let window: NSWindow
  private let table: NSTableView

  init(_ app: NSApplication, _ nib: Instantiation) throws {
    (self.app, self.nib) = (app, nib)
    delegate = try #require(app.delegate as? RecipesAppDelegate)
    window = try #require(delegate.window)
    table = try #require(delegate.recipesTable)
  }

  func fillForm() throws {
    Scenario.cannot("click before the window is there") { try delegate.quickButton?.click() }
    app.finishLaunching()
    Scenario.keys(window)
    try Scenario.step("type into the form, tab from field to field, return adds") {
      try window.typeText("Soup\t25")
      Scenario.keys(window)
      try window.key(.return)
      Scenario.keys(window)
    }
    try Scenario.step("choose a course and add by a click") {
      try delegate.nameField?.typeText("Pudding")
      try delegate.courseButton?.choose(item: "Dessert")
      try window.query.button("Add").click()
    }
    Scenario.cannot("choose a course that is not there") { try delegate.courseButton?.choose(item: "Snack") }
  }

  func goThroughRows() throws {
    try Scenario.step("tab to the table and back, arrow keys") {
      try window.key(.tab)
      try window.key(.tab)
      Scenario.keys(window)
      try window.key(.down)
      try window.key(.down)
      try window.key(.tab, .shift)
      Scenario.keys(window)
    }
    Scenario.cannot("select a row that its delegate keeps") { try table.select(rowShowing: "Pudding") }
    Scenario.cannot("select a row that is not there") { try table.select(row: 3) }
    try Scenario.step("click rows and headers") {
      try table.select(row: 0)
      try table.doubleClick(row: 1)
      try table.click(column: "Name")
      try table.click(column: "Name")
    }
    try Scenario.step("click a cell") {
      try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true)).click()
    }
  }

  func chooseFromMenus() throws {
    try Scenario.step("save from the menu, then there is nothing to save") { try app.choose(menu: "File", "Save") }
    Scenario.cannot("save again") { try app.choose(menu: "File", "Save") }
    Scenario.cannot("save again by its key") { try window.key("s", .command) }
    Scenario.cannot("print") { try app.choose(menu: "File", "Print…") }
    Scenario.cannot("an item that is not there") { try app.choose(menu: "File", "Open") }
    Scenario.cannot("a menu that is not there") { try app.choose(menu: "Format", "Bold") }
    Scenario.cannot("a key that nobody has") { try window.key("b", .command) }
    try Scenario.step("delete by a key, escape clears the form") {
      try window.key("d", [.command, .shift])
      try delegate.nameField?.typeText("Sal")
      try window.key(.escape)
      Scenario.keys(window)
    }
  }

  func finish() throws {
    try Scenario.step("the quick ones only") { try delegate.quickButton?.click() }
    Scenario.cannot("click a label") { try delegate.statusLabel?.click() }
    Scenario.cannot("type into a label") { try delegate.statusLabel?.typeText("x") }
    try Scenario.step("the Dock's menu") { try app.dockMenu?.choose(item: "New Recipe") }
    try Scenario.step("close the window, quit") {
      try window.key("w", .command)
      Transcript.write("visible: \(window.isVisible)")
      try app.key("q", .command)
      Transcript.write("terminated: \(app.isTerminated)")
    }
  }
}
