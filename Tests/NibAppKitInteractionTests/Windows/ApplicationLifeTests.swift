import NibAppKit
import Testing

@Suite("How the application begins, waits and ends")
struct ApplicationLifeTests {
  private final class App: NSObject, NSApplicationDelegate {
    var heard: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow
    var endsWithWindows = false
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      heard.append("ask")
      return reply
    }
    func applicationWillTerminate(_ notification: Notification) { heard.append("end") }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { endsWithWindows }
    func application(_ application: NSApplication, open urls: [URL]) { heard += urls.map(\.lastPathComponent) }
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
      heard.append("reopen \(flag)")
      return true
    }
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    func applicationDidHide(_ notification: Notification) { heard.append("hidden") }
    func applicationDidUnhide(_ notification: Notification) { heard.append("shown") }
    func applicationDidBecomeActive(_ notification: Notification) { heard.append("active") }
    func applicationDidResignActive(_ notification: Notification) { heard.append("not active") }
  }

  @Test("the delegate says whether the application ends, at once or later")
  func terminating() {
    let application = NSApplication()
    let app = App()
    application.delegate = app
    app.reply = .terminateCancel
    application.terminate(nil)
    #expect(!application.isTerminated && app.heard == ["ask"])
    app.reply = .terminateLater
    application.terminate(nil)
    #expect(application.isTerminationPending && !application.isTerminated)
    application.reply(toApplicationShouldTerminate: false)
    #expect(!application.isTerminationPending && !application.isTerminated)
    application.terminate(nil)
    application.reply(toApplicationShouldTerminate: true)
    #expect(application.isTerminated && app.heard == ["ask", "ask", "ask", "end"])
  }

  private final class Note: NSDocument {}

  @Test("documents with changes are asked before the delegate, and one that stays open keeps the application")
  func unsaved() {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let app = App()
    application.delegate = app
    let others = NSDocumentController.shared.documents
    for document in others { NSDocumentController.shared.removeDocument(document) }
    let note = Note()
    note.updateChangeCount(.changeDone)
    NSDocumentController.shared.addDocument(note)
    defer {
      NSDocumentController.shared.removeDocument(note)
      for document in others { NSDocumentController.shared.addDocument(document) }
      NSApp.modalAnswer = nil
    }
    NSApp.modalAnswer = { _ in .alertSecondButtonReturn }
    application.terminate(nil)
    #expect(app.heard.isEmpty && !application.isTerminated)
    NSApp.modalAnswer = { _ in .alertThirdButtonReturn }
    application.terminate(nil)
    #expect(app.heard == ["ask", "end"] && application.isTerminated)
  }

  @Test("an application ends with its last window where the delegate likes that")
  func lastWindow() {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let app = App()
    application.delegate = app
    app.endsWithWindows = true
    NSApplication.shared = application
    let (first, second, panel) = (plainWindow(), plainWindow(), NSPanel())
    for window in [first, second, panel] { window.makeKeyAndOrderFront(nil) }
    first.close()
    panel.close()
    #expect(!application.isTerminated)
    second.close()
    #expect(application.isTerminated)
  }

  @Test("files, and clicks on the icon, come to the delegate")
  func finder() {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let app = App()
    application.delegate = app
    application.open(urls: [URL(fileURLWithPath: "/tmp/a.txt")])
    application.clickDockIcon()
    #expect(app.heard == ["a.txt", "active", "reopen false"])
    let window = plainWindow()
    window.makeKeyAndOrderFront(nil)
    window.miniaturize(nil)
    application.clickDockIcon()
    #expect(!window.isMiniaturized)
    window.close()
  }

  @Test("hiding tells the delegate, and the windows are not seen")
  func hiding() {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let app = App()
    application.delegate = app
    NSApplication.shared = application
    let window = plainWindow()
    window.makeKeyAndOrderFront(nil)
    application.activate()
    application.hide(nil)
    #expect(application.isHidden && !application.isActive && window.occlusionState.isEmpty)
    application.unhide(nil)
    #expect(window.occlusionState == .visible && application.occlusionState == .visible)
    #expect(app.heard == ["active", "not active", "hidden", "shown", "active"])
    window.close()
  }

  @Test("a wait in steps goes on until it is ended")
  func session() {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let panel = NSPanel()
    let session = application.beginModalSession(for: panel)
    #expect(panel.isVisible && panel.isModal)
    #expect(application.runModalSession(session) == .continue)
    application.terminate(nil)
    application.stopModal(withCode: .OK)
    #expect(application.runModalSession(session) == .OK)
    application.endModalSession(session)
    #expect(!panel.isModal && panel.isVisible && application.runModalSession(session) == .abort)
    panel.close()
  }

  @Test("what the system would show is kept: calls, the panel of what it is, options, the icon")
  func recorded() {
    let application = NSApplication()
    let call = application.requestUserAttention(.criticalRequest)
    application.requestUserAttention(.informationalRequest)
    application.cancelUserAttentionRequest(call)
    #expect(application.attentionRequests == [.informationalRequest])
    application.activate()
    #expect(application.requestUserAttention(.criticalRequest) == 0)

    application.orderFrontStandardAboutPanel(options: [.applicationName: "Notes"])
    #expect(application.isAboutPanelShown && application.aboutPanelOptions?[.applicationName] as? String == "Notes")
    #expect(NSApplication.AboutPanelOptionKey.applicationVersion.rawValue == "ApplicationVersion")
    application.presentationOptions = [.hideDock, .hideMenuBar]
    #expect(application.currentSystemPresentationOptions == [.hideDock, .hideMenuBar])
    application.dockTile.badgeLabel = "3"
    #expect(application.dockTile.badgeLabel == "3" && application.dockTile.owner === application)
    application.run()
    #expect(application.isRunning)
    application.stop(nil)
    #expect(!application.isRunning)
  }

  @Test("the menu of windows has items for windows, which bring them to the front")
  func windowsMenu() throws {
    NSApp.closeAllWindows()
    let application = NSApplication()
    let menu = NSMenu(title: "Window")
    application.windowsMenu = menu
    let window = plainWindow()
    application.addWindowsItem(window, title: "One", filename: false)
    application.changeWindowsItem(window, title: "/a/b.txt", filename: true)
    #expect(menu.items.map(\.title) == ["b.txt"])
    try menu.items[0].choose()
    #expect(window.isKeyWindow)
    window.isExcludedFromWindowsMenu = true
    application.removeWindowsItem(window)
    #expect(menu.items.isEmpty)
    window.close()
  }
}
