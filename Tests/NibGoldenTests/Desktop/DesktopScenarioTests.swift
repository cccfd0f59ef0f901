import NibAppKit
import NibRuntime
import NibStandIns
import Nibwright
import Testing

/// Three interfaces of macOS, driven by pointer and keys; what happens is the same whatever form they are loaded from.
@MainActor
@Suite("Interfaces of macOS, driven by a user", .serialized)
struct DesktopScenarioTests {
  @Test("a main menu and a window with a form and a table", arguments: DesktopForm.allCases)
  func recipes(_ form: DesktopForm) throws {
    let environment = DesktopScenario.environment { $0.register("Recipes.AppDelegate") { RecipesAppDelegate() } }
    try DesktopScenario("Recipes/MainMenu.xib").run(form) { interface in
      let app = NSApplication.shared
      let nib = try interface.instantiate(owner: app, environment: environment)
      defer { app.delegate = nil }
      let user = try RecipesUser(app, nib)
      try user.fillForm()
      try user.goThroughRows()
      try user.chooseFromMenus()
      try user.finish()
      #expect(app.mainMenu?.title == "Main Menu" && app.windowsMenu?.title == "Window")
    }
  }

  @Test("a storyboard with a split view, an outline and a sheet", arguments: DesktopForm.allCases)
  func library(_ form: DesktopForm) throws {
    let environment = DesktopScenario.environment {
      $0.register(LibrarySplitController.self, as: "Library.LibrarySplitController")
      $0.register(ShelvesController.self, as: "Library.ShelvesController")
      $0.register(BookController.self, as: "Library.BookController")
      $0.register(AddBookController.self, as: "Library.AddBookController")
    }
    try DesktopScenario("Library/Main.storyboard").run(form) { interface in
      let storyboard = try interface.storyboard(as: NSStoryboard.self, environment: environment)
      let app = try #require(try storyboard.instantiateApplication())
      let controller = try storyboard.instantiateInitialController(as: NSWindowController.self)
      controller.showWindow(nil)
      let user = try LibraryUser(app, controller)
      try user.openShelves()
      try user.moveBooks()
      try user.addBooks()
      try user.finish()
    }
  }

  @Test("preferences with tabs, bound to the user's defaults", arguments: DesktopForm.allCases)
  func preferences(_ form: DesktopForm) throws {
    let defaults = NSUserDefaultsController.shared
    defaults.initialValues = ["savesAutomatically": false, "minutes": 5]
    defaults.revertToInitialValues(nil)
    defer {
      defaults.initialValues = [:]
      defaults.revertToInitialValues(nil)
    }
    ValueTransformer.setValueTransformer(MinutesTransformer(), forName: NSValueTransformerName("MinutesTransformer"))
    try DesktopScenario("Preferences/Preferences.xib").run(form) { interface in
      let controller = PreferencesController()
      _ = try interface.instantiate(owner: controller, environment: DesktopScenario.environment { _ in })
      controller.showWindow(nil)
      let user = try PreferencesUser(controller)
      try user.setGeneral()
      try user.setLook()
      try user.restore()
    }
  }
}
