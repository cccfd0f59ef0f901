import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What apps' own lines make and change without a nib.
@Suite("AppKit's objects made in code") struct AppKitMadeInCodeTests {
  private final class Target: NibActionPerforming {
    var log: [String] = []
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      log.append(selector)
      return true
    }
    func responds(to selector: String) -> Bool { selector != "unknown:" }
  }

  private final class Told: NSWindowDelegate {
    var log: [String] = []
    var mayClose = false
    func windowShouldClose(_ sender: NSWindow) -> Bool { mayClose }
    func windowWillClose(_ notification: Notification) { log.append("closes") }
    func windowDidResize(_ notification: Notification) { log.append("resized") }
    func windowDidBecomeKey(_ notification: Notification) { log.append("key") }
  }

  @Test("a target waits for its action, and an action goes to its target; without one along the chain")
  func targets() throws {
    let target = Target()
    let button = NSButton(title: "Save", target: nil, action: nil)
    button.target = target
    #expect(button.action == nil && button.target === target)
    button.action = Selector("save:")
    try button.performClick()
    #expect(target.log == ["save:"] && button.actionBinding?.goesAlongChain == false)

    button.action = nil
    try button.performClick()
    #expect(target.log == ["save:"] && button.target === target, "the target stays")
    #expect(button.sendAction(Selector("print:"), to: target) && target.log.last == "print:")

    let item = NSMenuItem(title: "Copy", action: "copy:", keyEquivalent: "c")
    #expect(item.action == "copy:" && item.target == nil && item.actionBinding?.goesAlongChain == true)
    item.target = target
    #expect(try item.choose() === target && target.log.last == "copy:")
    let click = NSClickGestureRecognizer(target: target, action: "tapped:")
    #expect(try click.sendAction() === target && target.log.last == "tapped:")
  }

  @Test("buttons of each kind react to a click as their kind does")
  func buttons() throws {
    let check = NSButton(checkboxWithTitle: "Yes", target: nil, action: nil)
    try check.performClick()
    #expect(check.state == .on && check.title == "Yes")
    let push = NSButton(title: "Go", target: nil, action: nil)
    try push.performClick()
    #expect(push.state == .off && push.bezelStyle == .rounded && push.isBordered)

    let radios = ["One", "Two"].map { NSButton(radioButtonWithTitle: $0, target: nil, action: "choose:") }
    let box = NSView()
    radios.forEach(box.addSubview)
    radios[0].target = Target()
    radios[1].target = radios[0].target
    try radios[0].performClick()
    try radios[1].performClick()
    #expect(radios.map(\.state) == [.off, .on])
    check.allowsMixedState = true
    check.setNextState()
    #expect(check.state == .off)
  }

  @Test("anchors make constraints that the nearest common view holds, and that go with the view")
  func anchors() {
    let (outer, inner, label) = (NSView(), NSView(), NSTextField(labelWithString: "a"))
    outer.addSubview(inner)
    outer.addSubview(label)
    let edge = inner.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
    let width = inner.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([edge, width])
    #expect(outer.constraints == [edge] && inner.constraints == [width])
    #expect(edge.firstAttribute == .top && edge.secondItem === label && edge.constant == 8)
    #expect(inner.fittingSize.width == 120 && inner.fittingSize.height == 0)
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [edge])

    let guide = NSLayoutGuide()
    outer.addLayoutGuide(guide)
    let ofGuide = guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
    ofGuide.isActive = true
    #expect(outer.constraints == [edge, ofGuide] && guide.owningView === outer)
    inner.removeFromSuperview()
    #expect(outer.constraints.isEmpty && inner.constraints == [width] && !edge.isActive)
    inner.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(inner.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(inner.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(inner.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  private final class Flipped: NSView {
    var drawn = 0
    var layouts = 0
    var moves: [Bool] = []
    override var isFlipped: Bool { true }
    override func draw(_ dirtyRect: NSRect) { drawn += 1 }
    override func layout() { layouts += 1 }
    override func viewDidMoveToWindow() { moves.append(window != nil) }
  }

  @Test("points of one view are those of another, from either corner, and find the view in front")
  func places() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Flipped(frame: NSRect(x: 10, y: 20, width: 40, height: 30))
    outer.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: outer) == NSPoint(x: 11, y: 48))
    #expect(inner.convert(NSPoint(x: 11, y: 48), from: outer) == NSPoint(x: 1, y: 2))
    #expect(
      inner.convert(NSRect(x: 0, y: 0, width: 4, height: 5), to: nil) == NSRect(x: 10, y: 45, width: 4, height: 5))
    #expect(outer.hitTest(NSPoint(x: 12, y: 22)) === inner && outer.hitTest(NSPoint(x: 2, y: 2)) === outer)
    inner.isHidden = true
    #expect(outer.hitTest(NSPoint(x: 12, y: 22)) === outer && inner.visibleRect == .zero)
    inner.isHidden = false
    inner.frame.origin.x = 80
    #expect(inner.visibleRect == NSRect(x: 0, y: 0, width: 20, height: 30))

    outer.autoresizesSubviews = true
    inner.autoresizingMask = [.width, .minYMargin]
    outer.setFrameSize(NSSize(width: 150, height: 110))
    #expect(inner.frame == NSRect(x: 80, y: 30, width: 90, height: 30))
  }

  @Test("views come before, behind and in place of others, and hear of their window")
  func order() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: [.titled], backing: .buffered, defer: false)
    let (a, b, c) = (NSView(), Flipped(), NSView())
    window.contentView?.addSubview(a)
    window.contentView?.addSubview(b, positioned: .below, relativeTo: nil)
    window.contentView?.addSubview(c, positioned: .above, relativeTo: b)
    #expect(window.contentView?.subviews == [b, c, a] && b.moves == [true])
    let d = NSView()
    window.contentView?.replaceSubview(b, with: d)
    #expect(window.contentView?.subviews == [d, c, a] && b.moves == [true, false] && b.superview == nil)
    #expect(a.isDescendant(of: window.contentView ?? a) && a.ancestorShared(with: c) === window.contentView)

    b.needsLayout = true
    b.layoutSubtreeIfNeeded()
    b.layoutSubtreeIfNeeded()
    b.setNeedsDisplay(NSRect(x: 0, y: 0, width: 1, height: 1))
    b.displayIfNeeded()
    b.displayIfNeeded()
    #expect(b.layouts == 1 && b.drawn == 1)
    b.appearance = NSAppearance(named: .darkAqua)
    b.addSubview(a)
    #expect(a.effectiveAppearance.name == .darkAqua && c.effectiveAppearance.name == .aqua)
    #expect(a.animator() === a)
  }

  @Test("a window has a frame around its content, stays within its bounds, and asks before it closes")
  func windows() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    let told = Told()
    window.delegate = told
    #expect(window.frame.height == 128 && window.contentView?.frame.size == NSSize(width: 200, height: 100))
    window.contentMinSize = NSSize(width: 150, height: 80)
    window.setContentSize(NSSize(width: 100, height: 300))
    #expect(window.contentRect.size == NSSize(width: 150, height: 300) && window.frame.maxY == 128)
    #expect(window.contentView?.frame.size == window.contentRect.size && told.log == ["resized"])

    window.makeKeyAndOrderFront(nil)
    window.performClose(nil)
    #expect(window.isVisible && told.log == ["resized", "key"])
    told.mayClose = true
    window.standardWindowButton(.closeButton).map { _ = try? $0.performClick() }
    #expect(!window.isVisible && told.log.last == "closes")
    #expect(window.standardWindowButton(.miniaturizeButton)?.isEnabled == false)

    window.toggleFullScreen(nil)
    #expect(window.styleMask.contains(.fullScreen))
    window.representedURL = URL(fileURLWithPath: "/tmp/a.txt")
    #expect(window.representedFilename == "/tmp/a.txt" && window.standardWindowButton(.documentIconButton) != nil)
    let child = NSWindow()
    window.addChildWindow(child, ordered: .above)
    #expect(window.childWindows == [child] && child.parent === window)
    window.removeChildWindow(child)
    #expect(window.childWindows == nil)
  }

  private final class Page: NSViewController {
    var log: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 20)) }
    override func viewDidLoad() { log.append("loaded") }
    override func viewDidAppear() { log.append("appears") }
    override func viewDidDisappear() { log.append("disappears") }
  }

  @Test("a controller makes its view when it is touched, and hears when it is seen")
  func controllers() {
    let page = Page()
    #expect(!page.isViewLoaded && page.log.isEmpty)
    let window = NSWindow(contentViewController: page)
    #expect(page.log == ["loaded"] && window.contentRect.size == NSSize(width: 30, height: 20))
    window.orderFront(nil)
    window.orderFront(nil)
    window.orderOut(nil)
    #expect(page.log == ["loaded", "appears", "disappears"])

    let missing = NSViewController(nibName: "NoSuchNib", bundle: nil)
    #expect(missing.view.subviews.isEmpty && missing.viewLoadingError != nil)
    let error = #expect(throws: (any Error).self) {
      try InterfaceFaults.catching { NSStoryboard(name: "NoSuchBoard", bundle: nil) }
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("NoSuchBoard"))
  }

  @Test("an alert is answered by a click on its button, in a sheet and where the program waits")
  func alerts() throws {
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    #expect(alert.runModal() == .alertFirstButtonReturn, "nobody says another answer")
    NSApp.modalAnswer = { asked in
      (asked as? NSAlert).map { _ = try? $0.buttons[1].performClick() }
      return nil
    }
    defer { NSApp.modalAnswer = nil }
    #expect(alert.runModal() == .alertSecondButtonReturn && !alert.window.isVisible)
    #expect(alert.window.query.find(text: "Delete?") != nil && alert.buttons[1].keyEquivalent == "\u{1b}")

    let window = NSWindow()
    var answers: [NSApplication.ModalResponse] = []
    alert.beginSheetModal(for: window) { answers.append($0) }
    #expect(window.attachedSheet === alert.window && answers.isEmpty)
    try alert.buttons[0].performClick()
    #expect(window.attachedSheet == nil && answers == [.alertFirstButtonReturn])
  }

  @Test("panels give what a test chooses, of what may be chosen, and are cancelled without an answer")
  func panels() {
    let panel = NSOpenPanel()
    panel.allowedFileTypes = ["txt"]
    panel.allowsMultipleSelection = true
    #expect(panel.runModal() == .cancel && panel.urls.isEmpty)
    let (text, picture) = (URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.png"))
    NSApp.modalAnswer = { asked in
      (asked as? NSOpenPanel)?.choose([picture, text])
      return nil
    }
    #expect(panel.runModal() == .OK && panel.urls == [text])
    NSApp.modalAnswer = nil

    let save = NSSavePanel()
    save.directoryURL = URL(fileURLWithPath: "/tmp/", isDirectory: true)
    var answer: NSApplication.ModalResponse?
    save.begin { answer = $0 }
    save.ok(nil)
    #expect(answer == nil && save.isVisible, "there is no name")
    save.nameFieldStringValue = "c.txt"
    save.ok(nil)
    #expect(answer == .OK && save.url?.path == "/tmp/c.txt" && !save.isVisible)
  }

  @Test("a formatter writes and reads what a field holds, and an object is kept as it is")
  func formatters() {
    let field = NSTextField(string: "")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    field.formatter = formatter
    field.objectValue = 3.5
    #expect(field.stringValue == "3.50")
    // A whole number: where the process has a locale of commas, Foundation on Linux reads no point, whatever the formatter
    // has.
    field.stringValue = "7"
    #expect(field.objectValue as? Double == 7 && field.doubleValue == 7 && field.stringValue == "7.00")
    field.formatter = nil
    #expect(field.formatter == nil && field.stringValue == "7")

    struct Point: Equatable { var x = 1 }
    let item = NSMenuItem()
    item.representedObject = Point()
    #expect(item.representedObject as? Point == Point())
    field.attributedStringValue = NSAttributedString(string: "red", attributes: [.foregroundColor: NSColor.red])
    let color = field.attributedStringValue.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(field.stringValue == "red" && color as? NSColor == .red)
  }
}
