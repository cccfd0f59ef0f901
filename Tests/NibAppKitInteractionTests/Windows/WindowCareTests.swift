import NibAppKit
import Testing

/// Windows that are closed, answered, held and listed in odd ways.
@MainActor
@Suite("Windows in odd ways") struct WindowCareTests {
  private final class Closing: NSObject, NSWindowDelegate {
    var closed = 0
    func windowWillClose(_ notification: Notification) {
      closed += 1
      (notification.object as? NSWindow)?.close()
    }
  }

  @Test("a window tells once that it closes, without a delegate and from off the screen too")
  func closing() {
    NSApp.closeAllWindows()
    let window = plainWindow()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSWindow.willCloseNotification, object: window, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    window.close()
    window.close()
    #expect(posted == 1)
    let told = Closing()
    window.delegate = told
    window.orderFront(nil)
    window.close()
    #expect(posted == 2 && told.closed == 1, "a delegate that closes the window again is told once")
  }

  @Test("a frame of numbers that are no places is kept as text")
  func frames() {
    let window = plainWindow()
    window.setFrame(NSRect(x: -Double.infinity, y: .nan, width: 1e300, height: .infinity), display: false)
    #expect(window.frameDescriptor.hasPrefix("-999999 "))
    window.setFrame(from: "99999999 1 200 300 0 0 1440 875")
    #expect(window.frame.width != 1, "numbers do not move up into the place of one that is refused")
  }

  @Test("windows do not become children of each other")
  func circles() {
    NSApp.closeAllWindows()
    let (first, second, third) = (plainWindow(), plainWindow(), plainWindow())
    first.addChildWindow(second, ordered: .above)
    second.addChildWindow(third, ordered: .above)
    third.addChildWindow(first, ordered: .above)
    first.makeKeyAndOrderFront(nil)
    first.orderOut(nil)
    #expect(first.parent == nil && third.parent === second && third.childWindows == nil)
  }

  @Test("a sheet that is one already, or holds the window, is refused with an answer")
  func refusedSheets() async {
    NSApp.closeAllWindows()
    let (window, other, sheet) = (plainWindow(), plainWindow(), plainWindow())
    window.beginSheet(sheet, completionHandler: nil)
    var answers: [NSApplication.ModalResponse] = []
    other.beginSheet(sheet) { answers.append($0) }
    sheet.beginSheet(window) { answers.append($0) }
    window.beginSheet(window) { answers.append($0) }
    #expect(answers == [.abort, .abort, .abort] && sheet.sheetParent === window && other.sheets.isEmpty)
    #expect(await other.beginSheet(sheet) == .abort)
    window.endSheet(sheet)
  }

  @Test("sheets of a window that closes are answered, also those that wait")
  func sheetsOfClosed() async {
    NSApp.closeAllWindows()
    let (window, first, second) = (plainWindow(), plainWindow(), plainWindow())
    window.makeKeyAndOrderFront(nil)
    var answers: [String] = []
    window.beginSheet(first) { answers.append("first \($0.rawValue)") }
    window.beginSheet(second) { answers.append("second \($0.rawValue)") }
    window.close()
    #expect(answers.sorted() == ["first -1001", "second -1001"])
    #expect(first.sheetParent == nil && second.sheetParent == nil && !second.isVisible)
    let alert = NSAlert()
    Task { alert.window.close() }
    #expect(await alert.beginSheetModal(for: plainWindow()) == .abort)
  }

  @Test("closing a tab that was never seen shows no other")
  func unseenTabs() {
    NSApp.closeAllWindows()
    let (first, second) = (plainWindow(), plainWindow())
    first.addTabbedWindow(second, ordered: .above)
    first.close()
    #expect(!second.isVisible && second.tabGroup?.selectedWindow === second)
  }

  @Test("the menu of windows lists those on the screen by itself")
  func windowsMenu() throws {
    NSApp.closeAllWindows()
    let before = NSApp.windowsMenu
    defer { NSApp.windowsMenu = before }
    let (early, late, panel) = (plainWindow(), plainWindow(), NSPanel())
    (early.title, late.title, panel.title) = ("Early", "Late", "Panel")
    early.makeKeyAndOrderFront(nil)
    let menu = NSMenu(title: "Window")
    NSApp.windowsMenu = menu
    late.makeKeyAndOrderFront(nil)
    panel.makeKeyAndOrderFront(nil)
    #expect(menu.items.map(\.title) == ["Early", "Late"])
    #expect(menu.items.map(\.state) == [.off, .on])
    early.title = "Earlier"
    early.isDocumentEdited = true
    try menu.items[0].choose()
    #expect(early.isKeyWindow && menu.items.map(\.title) == ["Earlier", "Late"])
    #expect(menu.items.map(\.state) == [.on, .off])
    late.miniaturize(nil)
    #expect(menu.items.count == 2)
    late.close()
    #expect(menu.items.map(\.title) == ["Earlier"])
    early.isExcludedFromWindowsMenu = true
    #expect(menu.items.isEmpty)
    NSApp.closeAllWindows()
  }
}
