import NibAppKit
import Testing

@Suite("Main windows, sheets, tabs and restoration")
struct WindowOrderTests {
  private final class Told: NSObject, NSWindowDelegate {
    var heard: [String] = []
    func windowDidBecomeMain(_ notification: Notification) { heard.append("main") }
    func windowDidResignMain(_ notification: Notification) { heard.append("not main") }
    func windowDidChangeOcclusionState(_ notification: Notification) {
      heard.append((notification.object as? NSWindow)?.occlusionState == .visible ? "seen" : "unseen")
    }
    func windowWillBeginSheet(_ notification: Notification) { heard.append("sheet") }
    func windowDidEndSheet(_ notification: Notification) { heard.append("no sheet") }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
      state.encode(window.title, forKey: "title")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
      window.title = state.decodeObject(forKey: "title") as? String ?? ""
    }
  }

  @Test("the main window is the one that had the keys last and can be; windows hear of it")
  func mainWindow() {
    NSApp.closeAllWindows()
    let told = Told()
    let (first, second, panel) = (plainWindow(), plainWindow(), NSPanel())
    first.delegate = told
    first.makeKeyAndOrderFront(nil)
    #expect(NSApp.mainWindow === first && told.heard == ["main", "seen"])
    panel.makeKeyAndOrderFront(nil)
    #expect(NSApp.mainWindow === first && NSApp.keyWindow === panel && !panel.canBecomeMain)
    second.orderFront(nil)
    #expect(NSApp.mainWindow === first, "a window that only comes to the front does not take the menus")
    second.makeMain()
    #expect(second.isMainWindow && told.heard == ["main", "seen", "not main"])
    second.close()
    #expect(first.isMainWindow && told.heard.last == "main")
    first.miniaturize(nil)
    #expect(told.heard.suffix(2) == ["not main", "unseen"])
    first.close()
    panel.close()
  }

  private final class Plain: NSWindow {
    override var canBecomeKey: Bool { true }
    override var canBecomeMain: Bool { true }
  }

  @Test("a window without title bar takes no keys unless its class says so")
  func borderless() {
    NSApp.closeAllWindows()
    let window = plainWindow(.borderless)
    window.makeKeyAndOrderFront(nil)
    #expect(window.isVisible && !window.isKeyWindow && !window.canBecomeMain && NSApp.mainWindow == nil)
    let plain = Plain(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
    plain.makeKeyAndOrderFront(nil)
    #expect(plain.isKeyWindow && plain.isMainWindow)
    plain.close()
    window.close()
  }

  @Test("a sheet waits for the one that is shown, a critical one does not")
  func sheets() {
    NSApp.closeAllWindows()
    let told = Told()
    let (window, first, second, third) = (plainWindow(), plainWindow(), plainWindow(), plainWindow())
    window.delegate = told
    var answers: [Int] = []
    window.beginSheet(first) { answers.append($0.rawValue) }
    window.beginSheet(second) { answers.append($0.rawValue) }
    #expect(window.attachedSheet === first && !second.isVisible)
    window.beginCriticalSheet(third) { answers.append($0.rawValue) }
    #expect(window.attachedSheet === third && window.sheets.count == 2)
    window.endSheet(third, returnCode: .OK)
    window.endSheet(first, returnCode: .cancel)
    #expect(window.attachedSheet === second && second.isVisible && answers == [1, 0])
    window.endSheet(second)
    #expect(answers == [1, 0, -1000] && window.sheets.isEmpty)
    #expect(
      told.heard.filter { $0.hasSuffix("sheet") } == ["sheet", "sheet", "no sheet", "no sheet", "sheet", "no sheet"])
  }

  @Test("an answer to a sheet can be awaited")
  func awaited() async {
    let (window, sheet) = (plainWindow(), plainWindow())
    let waiting = Task { await window.beginSheet(sheet) }
    while window.attachedSheet == nil { await Task.yield() }
    window.endSheet(sheet, returnCode: .OK)
    #expect(await waiting.value == .OK)
  }

  @Test("windows become tabs, are selected, and leave")
  func tabs() throws {
    NSApp.closeAllWindows()
    let (first, second, third) = (plainWindow(), plainWindow(), plainWindow())
    for (window, title) in zip([first, second, third], ["1", "2", "3"]) {
      window.title = title
      window.isReleasedWhenClosed = false
    }
    first.makeKeyAndOrderFront(nil)
    #expect(first.tabbedWindows == nil)
    first.addTabbedWindow(third, ordered: .above)
    first.addTabbedWindow(second, ordered: .above)
    let group = try #require(first.tabGroup)
    #expect(group.windows.map(\.title) == ["1", "2", "3"] && group.selectedWindow === first && group.isTabBarVisible)
    #expect(first.tabbedWindows?.count == 3 && !second.isVisible && second.tab.title == "2")

    let next = NSMenuItem(title: "Next", action: "selectNextTab:", keyEquivalent: "")
    #expect(first.validateUserInterfaceItem(next) && !plainWindow().validateUserInterfaceItem(next))

    first.selectNextTab(nil)
    #expect(second.isKeyWindow && !first.isVisible && group.selectedWindow === second)
    second.selectPreviousTab(nil)
    first.selectPreviousTab(nil)
    #expect(group.selectedWindow === third && third.isVisible)
    group.selectedWindow = first
    #expect(first.isKeyWindow && NSApp.orderedWindows.count == 1)
    first.close()
    #expect(group.windows.map(\.title) == ["2", "3"] && second.isVisible && first.tabGroup !== group)
    second.moveTabToNewWindow(nil)
    #expect(second.isKeyWindow && third.isVisible && second.tabbedWindows == nil)
    second.mergeAllWindows(nil)
    #expect(second.tabbedWindows?.count == 2)
    NSApp.closeAllWindows()
  }

  @Test("windows that like to be tabs become tabs of the main window of the same name")
  func tabsByThemselves() {
    NSApp.closeAllWindows()
    let (first, second, other) = (plainWindow(), plainWindow(), plainWindow())
    for window in [second, other] { window.tabbingMode = .preferred }
    other.tabbingIdentifier = "other"
    first.makeKeyAndOrderFront(nil)
    second.makeKeyAndOrderFront(nil)
    #expect(first.tabbedWindows?.count == 2 && second.isVisible && !first.isVisible)
    other.makeKeyAndOrderFront(nil)
    #expect(other.tabbedWindows == nil && second.isVisible)
    NSApp.closeAllWindows()
  }

  private final class Maker: NSObject, NSWindowRestoration {
    static func restoreWindow(
      withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
      completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
    ) {
      let window = plainWindow()
      window.delegate = delegate
      completionHandler(window, nil)
    }
    @MainActor static let delegate = Told()
  }

  @Test("a window is made anew with its frame and what its delegate keeps")
  func restoration() throws {
    let window = plainWindow()
    window.delegate = Maker.delegate
    window.title = "Kept"
    window.setFrame(NSRect(x: 3, y: 4, width: 500, height: 400), display: false)
    window.invalidateRestorableState()
    #expect(window.isRestorableStateInvalid)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    window.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    #expect(!window.isRestorableStateInvalid)

    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    var made: NSWindow?
    #expect(!NSApp.restoreWindow(withIdentifier: "kept", state: reader) { window, _ in made = window })
    NSApp.restorationClasses["kept"] = Maker.self
    defer { NSApp.restorationClasses = [:] }
    #expect(NSApp.restoreWindow(withIdentifier: "kept", state: reader) { window, _ in made = window })
    #expect(made?.title == "Kept" && made?.frame == window.frame && made?.identifier == "kept")
  }

  @Test("controllers of what stands in the title bar know the window, and leave it")
  func titlebar() {
    let window = plainWindow()
    let accessory = NSTitlebarAccessoryViewController()
    accessory.view = NSButton()
    accessory.layoutAttribute = .trailing
    window.addTitlebarAccessoryViewController(accessory)
    #expect(window.titlebarAccessoryViewControllers.count == 1 && accessory.view.window === window)
    accessory.removeFromParent()
    #expect(window.titlebarAccessoryViewControllers.isEmpty && accessory.view.window == nil)
  }

  private final class Named: NSWindowController {
    override var windowNibName: NSNib.Name? { "NoSuchWindow" }
  }

  @Test("a class of controllers names its nib")
  func nibName() {
    let controller = Named()
    #expect(controller.windowNibName == "NoSuchWindow" && controller.owner === controller)
  }
}
