import NibAppKit
import NibTestSupport
import Testing

@Suite("How long windows live") struct WindowLifeTests {
  private static func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: .closable, backing: .buffered, defer: false)
  }

  @Test("a window on the screen lives though nobody else holds it, until it is closed")
  func windowsAreHeld() throws {
    NSApp.closeAllWindows()
    func show(_ change: (NSWindow) -> Void = { _ in }) -> Ends {
      let window = Self.window()
      change(window)
      window.makeKeyAndOrderFront(nil)
      return Ends(window: window)
    }
    let first = show()
    let second = show { $0.isReleasedWhenClosed = false }
    #expect(NSApp.windows.count == 2 && NSApp.windows.first === second.window && NSApp.windows.last === first.window)
    #expect(NSApp.keyWindow === second.window)

    second.window?.miniaturize(nil)
    #expect(second.window != nil && NSApp.windows.last === second.window && NSApp.keyWindow === first.window)
    second.window?.deminiaturize(nil)
    second.window?.orderOut(nil)
    #expect(second.window == nil && NSApp.windows.count == 1 && NSApp.keyWindow === first.window)

    first.window?.orderOut(nil)
    #expect(first.window?.isVisible == false && NSApp.windows.count == 1 && NSApp.keyWindow == nil)
    first.window?.orderFront(nil)
    first.window?.close()
    #expect(first.window == nil && NSApp.windows.isEmpty)

    let held = Self.window()
    held.orderOut(nil)
    #expect(NSApp.windows.isEmpty, "it was never on the screen")
    held.orderFront(nil)
    held.close()
    #expect(NSApp.windows.map { $0 === held } == [true] && NSApp.mainWindow == nil)
  }

  @Test("a window is let go when it is closed, a panel is not, unless code or an archive says otherwise")
  func panelsStay() throws {
    let (window, panel) = (NSWindow(), NSPanel())
    let made = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: .closable, backing: .buffered, defer: false)
    #expect(window.isReleasedWhenClosed && !window.hidesOnDeactivate)
    #expect([panel, made, NSSavePanel()].allSatisfy { !$0.isReleasedWhenClosed && $0.hidesOnDeactivate })

    var nib = TestDesktopNib()
    for (name, word) in [("kept", Int64(0x4000_0000)), ("let go", 0)] {
      nib.object(
        name, "NSWindowTemplate",
        [("NSWindowClass", .string("NSPanel")), ("NSWTFlags", .int(word)), ("NSWindowTitle", .string(name))])
    }
    let panels = try AppKitSample.load(nib).all(NSPanel.self)

    #expect(panels.map(\.title) == ["kept", "let go"] && panels.map(\.isReleasedWhenClosed) == [false, true])
    #expect(panels.allSatisfy { !$0.hidesOnDeactivate })
  }

  private struct Ends {
    weak var window: NSWindow?
  }
}
