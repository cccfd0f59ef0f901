import NibAppKit
import NibRuntime
import NibStandIns
import Nibwright
import Testing

/// Three interfaces of macOS, driven by pointer and keys; what happens is the same whatever form they are loaded from.
@MainActor
@Suite("Interfaces of macOS, driven by a user", .serialized)
struct DesktopScenarioTests {
  private typealias Scenario = DesktopScenario

  private func environment(_ fill: (ClassRegistry) -> Void) -> NibEnvironment {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    fill(classes)
    return NibEnvironment(classes: classes, strictness: .automatic.throwing(.unknownClass))
  }

  @Test("a main menu and a window with a form and a table", arguments: DesktopForm.allCases)
  func recipes(_ form: DesktopForm) throws {
    let environment = environment { $0.register("Recipes.AppDelegate") { RecipesAppDelegate() } }
    try Scenario("Recipes/MainMenu.xib").run(form) { interface in
      let app = NSApplication.shared
      let report = try interface.instantiate(owner: app, environment: environment)
      defer { app.delegate = nil }
      let delegate = try #require(app.delegate as? RecipesAppDelegate)
      let window = try #require(delegate.window)
      let table = try #require(delegate.recipesTable)
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
        try window.query.find(NSButton.self, titled: "Add").click()
      }
      Scenario.cannot("choose a course that is not there") { try delegate.courseButton?.choose(item: "Snack") }
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
      #expect(app.mainMenu?.title == "Main Menu" && app.windowsMenu?.title == "Window")
      #expect(report.topLevel.contains { $0 === app.mainMenu })
    }
  }

  @Test("a storyboard with a split view, an outline and a sheet", arguments: DesktopForm.allCases)
  func library(_ form: DesktopForm) throws {
    let environment = environment {
      $0.register(LibrarySplitController.self, as: "Library.LibrarySplitController")
      $0.register(ShelvesController.self, as: "Library.ShelvesController")
      $0.register(BookController.self, as: "Library.BookController")
      $0.register(AddBookController.self, as: "Library.AddBookController")
    }
    try Scenario("Library/Main.storyboard").run(form) { interface in
      let storyboard = try interface.storyboard(as: NSStoryboard.self, environment: environment)
      let app = try #require(try storyboard.instantiateApplication())
      let controller = try storyboard.instantiateInitialController(as: NSWindowController.self)
      controller.showWindow(nil)
      let window = try #require(controller.window)
      let split = try #require(controller.contentViewController as? LibrarySplitController)
      let shelves = try #require(split.children.first as? ShelvesController)
      let book = try #require(split.children.last as? BookController)
      let outline = try #require(shelves.outlineView)
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
      try Scenario.step("drag a book to another shelf") { try outline.drag(item: "Emma", onto: "Essays") }
      Scenario.cannot("drag a shelf") { try outline.drag(item: "Novels", onto: "Essays") }
      Scenario.cannot("drag onto a book") {
        try outline.expand(item: "Essays")
        try outline.drag(item: "Emma", onto: "Ulysses")
      }
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
      Scenario.cannot("remove a shelf") { try app.choose(menu: "File", "Remove") }
      try Scenario.step("remove a book") {
        try outline.select(item: "Walden")
        try app.choose(menu: "File", "Remove")
      }
      try Scenario.step("hide the sidebar by its key") { try window.key("s", [.command, .control]) }
      Scenario.cannot("select in a hidden sidebar") { try outline.select(row: 0) }
    }
  }

  @Test("preferences with tabs, bound to the user's defaults", arguments: DesktopForm.allCases)
  func preferences(_ form: DesktopForm) throws {
    let defaults = NSUserDefaultsController.shared
    defaults.initialValues = ["savesAutomatically": .bool(false), "minutes": .int(5)]
    defaults.revertToInitialValues(nil)
    defer {
      defaults.initialValues = [:]
      defaults.revertToInitialValues(nil)
    }
    ValueTransformer.setValueTransformer(MinutesTransformer(), forName: NSValueTransformerName("MinutesTransformer"))
    let environment = environment { _ in }
    try Scenario("Preferences/Preferences.xib").run(form) { interface in
      let controller = PreferencesController()
      _ = try interface.instantiate(owner: controller, environment: environment)
      controller.showWindow(nil)
      let window = try #require(controller.window)
      let tabs = try #require(controller.tabs)
      let query = window.query
      let minutes = try #require(query.find(identifier: "minutes") as? NSTextField)
      let slider = try #require(query.find(NSSlider.self))
      let save = try query.find(NSButton.self, titled: "Save automatically")
      let apply = try query.find(NSButton.self, titled: "Apply")
      let field = try #require(query.all(NSTextField.self).first { $0.isEditable })
      let signed = try #require(query.find(identifier: "signed") as? NSTextField)
      let theme = try #require(query.find(NSPopUpButton.self))
      @MainActor func show() {
        Transcript.write("minutes: \(minutes.stringValue); \(signed.stringValue)")
        let values = defaults.values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        Transcript.write("defaults: \(values.joined(separator: ", "))")
      }

      Transcript.write("-- shown")
      show()
      Scenario.cannot("drag the slider before it is enabled") { try slider.drag(to: 20) }
      try Scenario.step("switch saving on, and drag the slider") {
        try save.click()
        try slider.drag(to: 20)
        show()
      }
      Scenario.cannot("type in a tab that is not selected") { try field.typeText("Ada") }
      Scenario.cannot("a tab that is not there") { try tabs.choose(tab: "Sound") }
      try Scenario.step("the other tab") {
        try tabs.choose(tab: "Look")
        try field.typeText("Ada")
        show()
      }
      Scenario.cannot("apply before a theme is chosen") { try apply.click() }
      try Scenario.step("choose a theme; return applies it") {
        try theme.choose(item: "Dark")
        try window.key(.return)
        show()
      }
      Scenario.cannot("a control of the first tab") { try save.click() }
      try Scenario.step("restore the defaults") {
        try tabs.choose(tab: "General")
        try query.find(NSButton.self, titled: "Restore Defaults").click()
        show()
        Transcript.write("slider: \(slider.doubleValue), \(slider.isEnabled ? "enabled" : "disabled")")
      }
    }
  }
}

extension AppKitQuery {
  /// The button of a title.
  fileprivate func find(_ type: NSButton.Type, titled title: String) throws -> NSButton {
    try #require(all(type).first { $0.title == title })
  }
}
