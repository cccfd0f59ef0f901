import NibAppKit
import Testing

@MainActor
func plainWindow(
  _ style: NSWindow.StyleMask = [.titled, .closable, .resizable, .miniaturizable], _ rect: NSRect? = nil
) -> NSWindow {
  NSWindow(
    contentRect: rect ?? NSRect(x: 10, y: 20, width: 300, height: 200), styleMask: style, backing: .buffered,
    defer: false)
}

@Suite("Frames, places and sizes of windows")
struct WindowPlaceTests {
  @Test("places go from a window to the screen, to pixels and back")
  func coordinates() {
    let window = plainWindow()
    let rect = NSRect(x: 1, y: 2, width: 3, height: 4)

    #expect(window.convertToScreen(rect) == NSRect(x: 11, y: 22, width: 3, height: 4))
    #expect(window.convertFromScreen(window.convertToScreen(rect)) == rect)
    #expect(window.convertPoint(toScreen: .zero) == NSPoint(x: 10, y: 20))
    #expect(window.convertToBacking(rect) == NSRect(x: 2, y: 4, width: 6, height: 8))
    #expect(window.convertPointFromBacking(NSPoint(x: 8, y: 6)) == NSPoint(x: 4, y: 3))
  }

  @Test("the content below a title bar is less than the content")
  func layoutRect() throws {
    let window = plainWindow()
    #expect(window.contentLayoutRect.height == 200)
    window.styleMask.insert(.fullSizeContentView)
    #expect(window.contentLayoutRect.height == 172)
    let guide = try #require(window.contentLayoutGuide as? NSLayoutGuide)
    #expect(guide.owningView === window.contentView && window.contentLayoutGuide as? NSLayoutGuide === guide)
  }

  @Test("a frame is kept under a name, and a window of that name has it again")
  func savedFrames() {
    NSWindow.removeFrame(usingName: "place test")
    let window = plainWindow()
    #expect(window.setFrameAutosaveName("place test") && !window.setFrameUsingName("nobody has this"))
    window.setFrame(NSRect(x: 50, y: 60, width: 400, height: 300), display: false)

    let other = plainWindow()
    #expect(other.setFrameAutosaveName("place test") && other.frame == window.frame)
    let third = plainWindow()
    third.setFrame(from: window.frameDescriptor)
    #expect(third.frame == window.frame && window.frameDescriptor.hasPrefix("50 60 400 300 "))
    NSWindow.removeFrame(usingName: "place test")
    #expect(!third.setFrameUsingName("place test"))
  }

  @Test("a name is refused that a window on the screen has")
  func takenName() {
    NSApp.closeAllWindows()
    let (window, other) = (plainWindow(), plainWindow())
    window.setFrameAutosaveName("taken test")
    window.orderFront(nil)
    #expect(!other.setFrameAutosaveName("taken test") && other.frameAutosaveName.isEmpty)
    window.close()
    NSWindow.removeFrame(usingName: "taken test")
  }

  private final class Limits: NSObject, NSWindowDelegate {
    var heard: [String] = []
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize {
      heard.append("\(sender.inLiveResize)")
      return NSSize(width: max(250, frameSize.width), height: frameSize.height)
    }
    func windowWillStartLiveResize(_ notification: Notification) { heard.append("start") }
    func windowDidEndLiveResize(_ notification: Notification) { heard.append("end") }
    func windowDidResize(_ notification: Notification) { heard.append("size") }
  }

  @Test("dragging an edge asks the delegate and keeps increments, ratio and limits")
  func resizing() throws {
    NSApp.closeAllWindows()
    let limits = Limits()
    let window = plainWindow()
    window.delegate = limits
    window.makeKeyAndOrderFront(nil)
    try window.drag(toSize: NSSize(width: 100, height: 300))
    #expect(window.frame.size == NSSize(width: 250, height: 300) && !window.inLiveResize)
    #expect(limits.heard == ["start", "true", "size", "end"])

    window.contentAspectRatio = NSSize(width: 2, height: 1)
    try window.drag(toSize: NSSize(width: 500, height: 10))
    #expect(window.contentRect.size == NSSize(width: 500, height: 250))
    window.contentResizeIncrements = NSSize(width: 50, height: 1)
    #expect(window.contentAspectRatio == .zero)
    try window.drag(toSize: NSSize(width: 560, height: 300))
    #expect(window.contentRect.width == 550)
    #expect(window.minSize == .zero && window.maxSize.width > 1e6)
    window.close()

    let fixed = plainWindow([.titled])
    fixed.makeKeyAndOrderFront(nil)
    #expect(throws: UserActionError.self) { try fixed.drag(toSize: NSSize(width: 1, height: 1)) }
    fixed.close()
  }

  private final class Zoomer: NSObject, NSWindowDelegate {
    var allows = true
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
      newFrame.insetBy(dx: 100, dy: 100)
    }
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { allows }
  }

  @Test("levels, priorities and weights take numbers, and are in order")
  func numbers() {
    #expect(NSWindow.Level.mainMenu + 1 == .statusBar && NSWindow.Level.floating - .normal == 3)
    #expect(NSWindow.Level.normal - 1 < .normal)
    #expect(NSLayoutConstraint.Priority.windowSizeStayPut - 10 == .dragThatCannotResizeWindow)
    #expect(NSLayoutConstraint.Priority.required - 1 > .defaultHigh)
    #expect(NSFont.Weight.bold > .medium)
  }

  @Test("the delegate says how large a window gets, and whether")
  func zooming() {
    let zoomer = Zoomer()
    let window = plainWindow()
    let before = window.frame
    window.delegate = zoomer
    zoomer.allows = false
    window.zoom(nil)
    #expect(window.frame == before && !window.isZoomed)
    zoomer.allows = true
    window.zoom(nil)
    #expect(window.isZoomed && window.frame == NSScreen.screens[0].visibleFrame.insetBy(dx: 100, dy: 100))
    #expect(window.cascadingReferenceFrame == before)
    window.zoom(nil)
    #expect(!window.isZoomed && window.frame == before)
  }

  private final class Filler: NSObject, NSWindowDelegate {
    var heard: [String] = []
    func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize {
      NSSize(width: proposedSize.width, height: 600)
    }
    func window(
      _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions { proposedOptions.union(.autoHideToolbar) }
    func windowWillEnterFullScreen(_ notification: Notification) { heard.append("will enter") }
    func windowDidEnterFullScreen(_ notification: Notification) { heard.append("did enter") }
    func windowWillExitFullScreen(_ notification: Notification) { heard.append("will exit") }
    func windowDidExitFullScreen(_ notification: Notification) { heard.append("did exit") }
  }

  @Test("a window fills the screen as its delegate says, and is as before when that ends")
  func fullScreen() {
    NSApp.closeAllWindows()
    let filler = Filler()
    let window = plainWindow()
    let before = window.frame
    window.delegate = filler
    window.makeKeyAndOrderFront(nil)
    window.toggleFullScreen(nil)
    #expect(window.styleMask.contains(.fullScreen) && window.frame.size == NSSize(width: 1440, height: 600))
    #expect(NSApp.currentSystemPresentationOptions.isSuperset(of: [.fullScreen, .autoHideToolbar]))
    window.toggleFullScreen(nil)
    #expect(window.frame == before && NSApp.currentSystemPresentationOptions.isEmpty)
    #expect(filler.heard == ["will enter", "did enter", "will exit", "did exit"])

    window.collectionBehavior = .fullScreenNone
    window.toggleFullScreen(nil)
    #expect(!window.styleMask.contains(.fullScreen))
    window.close()
  }

  @Test("windows lie a little below each other, and no title bar is above the screen")
  func cascading() {
    let window = plainWindow()
    let next = window.cascadeTopLeft(from: NSPoint(x: 100, y: 700))
    #expect(next == NSPoint(x: 128, y: 672) && window.frame.maxY == 700)
    let high = NSRect(x: 0, y: 800, width: 100, height: 200)
    #expect(window.constrainFrameRect(high, to: NSScreen.screens[0]).maxY == 875)
  }

  @Test("what other screens are is told, and where a window is")
  func screens() {
    let old = NSScreen.screens
    defer { NSScreen.screens = old }
    let app = App()
    NSApp.delegate = app
    defer { NSApp.delegate = nil }
    NSScreen.screens =
      old + [
        NSScreen(frame: NSRect(x: 1440, y: 0, width: 800, height: 600), backingScaleFactor: 1)
      ]
    #expect(app.heard == 1 && NSScreen.deepest === old[0])
    #expect(NSScreen.screens[1].deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? NSNumber == 2)

    let told = Moves()
    let window = plainWindow()
    window.delegate = told
    window.setFrameOrigin(NSPoint(x: 1500, y: 10))
    #expect(told.heard == ["screen", "backing", "did"] && window.screen === NSScreen.screens[1])
  }

  private final class App: NSObject, NSApplicationDelegate {
    var heard = 0
    func applicationDidChangeScreenParameters(_ notification: Notification) { heard += 1 }
  }

  @Test("dragging a title bar moves a window and its children, and tells of it")
  func moving() throws {
    NSApp.closeAllWindows()
    let (window, child, told) = (plainWindow(), plainWindow(), Moves())
    window.delegate = told
    window.makeKeyAndOrderFront(nil)
    window.addChildWindow(child, ordered: .above)
    let before = child.frame.origin
    try window.drag(toOrigin: NSPoint(x: 110, y: 220))
    #expect(told.heard == ["will", "did"] && window.frame.origin == NSPoint(x: 110, y: 220))
    #expect(child.frame.origin == NSPoint(x: before.x + 100, y: before.y + 200))
    #expect(child.orderedIndex == 0 && window.orderedIndex == 1)
    window.orderedIndex = 0
    #expect(NSApp.orderedWindows.first === window)
    window.isMovable = false
    #expect(throws: UserActionError.self) { try window.drag(toOrigin: .zero) }
    window.close()
  }

  private final class Moves: NSObject, NSWindowDelegate {
    var heard: [String] = []
    func windowWillMove(_ notification: Notification) { heard.append("will") }
    func windowDidMove(_ notification: Notification) { heard.append("did") }
    func windowDidChangeScreen(_ notification: Notification) { heard.append("screen") }
    func windowDidChangeBackingProperties(_ notification: Notification) { heard.append("backing") }
  }
}
