import Foundation
import NibAppKit
import Testing

/// Notes the events that it hears.
private final class Canvas: NSView {
  var log: [String] = []
  var begins = false
  override func mouseDown(with event: NSEvent) { note("down", event) }
  override func mouseDragged(with event: NSEvent) {
    note("dragged", event)
    guard begins else { return }
    begins = false
    let item = NSDraggingItem(pasteboardWriter: "leaf" as NSString)
    beginDraggingSession(with: [item], event: event, source: self)
  }
  override func mouseUp(with event: NSEvent) { note("up", event) }
  override func rightMouseDown(with event: NSEvent) { note("right", event) }
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    log.append("entered at \(Int(convert(sender.draggingLocation, from: nil).x))")
    return .copy
  }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    log.append("took \(sender.draggingPasteboard.string(forType: .string) ?? "")")
    return true
  }
  override func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) { log.append("looks") }
  override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { log.append("concluded") }
  override func draggingEnded(_ sender: any NSDraggingInfo) { log.append("ended") }

  private func note(_ name: String, _ event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    log.append("\(name) \(Int(place.x)),\(Int(place.y))")
  }
}

extension Canvas: NSDraggingSource {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { .copy }
}

/// Follows the pointer in a loop of its own.
private final class Knob: NSView {
  var log: [String] = []
  override func mouseDown(with event: NSEvent) {
    log.append("down")
    while let next = window?.nextEvent(matching: [.leftMouseDragged, .leftMouseUp]) {
      log.append(next.type == .leftMouseUp ? "up" : "at \(Int(convert(next.locationInWindow, from: nil).x))")
      if next.type == .leftMouseUp { return }
    }
  }
  override func mouseUp(with event: NSEvent) { log.append("heard up") }
}

/// A control that follows the button itself.
private final class Dial: NSControl {
  override func mouseDown(with event: NSEvent) { isHighlighted = true }
  override func mouseUp(with event: NSEvent) {
    isHighlighted = false
    sendAction(action, to: target)
  }
}

/// Takes gestures, and says which may begin.
private final class Watcher: NSGestureRecognizerDelegate {
  var log: [String] = []
  var refused: NSGestureRecognizer?
  var ignored: NSGestureRecognizer?
  var together = false
  var waiting: NSGestureRecognizer?

  @Action("tell:") var onTell = { (owner: Watcher, recognizer: NSGestureRecognizer) in
    let place = recognizer.location(in: recognizer.view)
    owner.log.append("\(recognizer.name ?? "") \(recognizer.state) \(Int(place.x)),\(Int(place.y))")
    if let pan = recognizer as? NSPanGestureRecognizer {
      owner.log.append("by \(Int(pan.translation(in: pan.view).x))")
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { gestureRecognizer !== ignored }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { gestureRecognizer !== refused }
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { gestureRecognizer === waiting }
}

/// Tells strokes to the right.
private final class Stroke: NSGestureRecognizer {
  private var start: CGFloat = 0
  override func mouseDown(with event: NSEvent) { start = event.locationInWindow.x }
  override func mouseDragged(with event: NSEvent) {
    if event.locationInWindow.x > start + 20 { state = .ended }
  }
}

@MainActor
@Suite("Drags and gestures of the pointer") struct GestureTests {
  private let bench = UserActionBench()
  private let watcher = Watcher()

  private func shown<View: NSView>(_ view: View) -> View {
    _ = bench.window(view)
    view.frame = NSRect(x: 10, y: 10, width: 80, height: 40)
    return view
  }

  private func add<Kind: NSGestureRecognizer>(_ recognizer: Kind, _ name: String, to view: NSView) -> Kind {
    recognizer.name = name
    recognizer.delegate = watcher
    recognizer.addAction(bench.action("tell:", watcher))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("a drag goes down, moves and comes up at points of the view, and a click at one of them")
  func drags() throws {
    let canvas = shown(Canvas())
    try canvas.drag(from: NSPoint(x: 10, y: 5), to: NSPoint(x: 30, y: 25))
    #expect(canvas.log == ["down 10,5", "dragged 20,15", "dragged 30,25", "up 30,25"])
    canvas.log = []
    try canvas.click(at: NSPoint(x: 7, y: 8))
    try canvas.rightClick(at: NSPoint(x: 3, y: 4))
    #expect(canvas.log == ["down 7,8", "up 7,8", "right 3,4"])
    #expect(NSEvent.mouseLocation == canvas.window?.convertPoint(toScreen: NSPoint(x: 13, y: 14)))
    let still = shown(NSView())
    #expect(bench.code { try still.drag(from: .zero, to: .zero) } == .nothingHappens)
  }

  @Test("code that follows the pointer in a loop gets the rest of the press")
  func loops() throws {
    let knob = shown(Knob())
    try knob.drag(from: .zero, to: NSPoint(x: 20, y: 0))
    try knob.click()
    #expect(knob.log == ["down", "at 10", "at 20", "up", "down", "up"])
    #expect(knob.window?.nextEvent(matching: .any, until: nil, inMode: .default, dequeue: true) == nil)
  }

  @Test("a control that takes the button for itself hears that it comes up")
  func controls() throws {
    let dial = shown(Dial())
    dial.addAction(bench.action("open:", bench.desk))
    try dial.click()
    #expect(bench.desk.log == ["open"] && !dial.isHighlighted)
  }

  @Test("recognizers of clicks say where, and their delegates are asked")
  func clicks() throws {
    let canvas = shown(Canvas())
    let one = add(NSClickGestureRecognizer(), "one", to: canvas)
    let two = add(NSClickGestureRecognizer(), "two", to: canvas)
    two.numberOfClicksRequired = 2
    try canvas.click(at: NSPoint(x: 5, y: 6))
    #expect(watcher.log == ["one ended 5,6"] && one.state == .possible)
    watcher.log = []
    try canvas.doubleClick()
    #expect(watcher.log == ["one ended 40,20", "two ended 40,20"])
    (watcher.log, watcher.waiting) = ([], one)
    try canvas.doubleClick()
    try canvas.click()
    #expect(watcher.log == ["two ended 40,20", "one ended 40,20"] && canvas.log.isEmpty)
    (watcher.log, watcher.refused) = ([], one)
    try canvas.click()
    (watcher.refused, watcher.ignored) = (nil, one)
    try canvas.click()
    #expect(watcher.log.isEmpty && canvas.log == ["down 40,20", "up 40,20", "down 40,20", "up 40,20"])
  }

  @Test("two gestures go on together where a delegate says so, and one of the secondary button by that")
  func together() throws {
    let (outer, inner) = (shown(Canvas()), Canvas())
    inner.frame = NSRect(x: 0, y: 0, width: 20, height: 20)
    outer.addSubview(inner)
    _ = add(NSClickGestureRecognizer(), "inner", to: inner)
    _ = add(NSClickGestureRecognizer(), "outer", to: outer)
    try inner.click()
    #expect(watcher.log == ["inner ended 10,10"])
    (watcher.log, watcher.together) = ([], true)
    try inner.click()
    #expect(watcher.log == ["inner ended 10,10", "outer ended 10,10"])
    watcher.log = []
    add(NSClickGestureRecognizer(), "second", to: inner).buttonMask = 2
    try inner.rightClick()
    #expect(watcher.log == ["second ended 10,10"])
  }

  @Test("recognizers of drags and presses tell their course before the view hears of it")
  func courses() throws {
    let canvas = shown(Canvas())
    let pan = add(NSPanGestureRecognizer(), "pan", to: canvas)
    try canvas.drag(from: NSPoint(x: 10, y: 10), to: NSPoint(x: 30, y: 10))
    #expect(
      watcher.log == ["pan began 20,10", "by 10", "pan changed 30,10", "by 20", "pan ended 30,10", "by 20"])
    #expect(canvas.log.isEmpty && pan.state == .possible)
    (watcher.log, watcher.refused) = ([], pan)
    try canvas.drag(from: NSPoint(x: 10, y: 10), to: NSPoint(x: 30, y: 10))
    #expect(watcher.log.isEmpty && canvas.log.count == 4)
    _ = add(NSPressGestureRecognizer(), "press", to: canvas)
    try canvas.press(for: 1, at: NSPoint(x: 4, y: 4))
    #expect(watcher.log == ["press began 4,4", "press ended 4,4"])
    try canvas.press(for: 0.1)
    #expect(watcher.log.count == 2 && canvas.log.suffix(2) == ["down 40,20", "up 40,20"])
  }

  @Test("a recognizer of an app's own hears the events of a press, and what it does not take the view hears")
  func ownKinds() throws {
    let canvas = shown(Canvas())
    let stroke = add(Stroke(), "stroke", to: canvas)
    try canvas.drag(from: .zero, to: NSPoint(x: 10, y: 0))
    #expect(watcher.log.isEmpty && canvas.log.count == 4)
    try canvas.drag(from: .zero, to: NSPoint(x: 40, y: 0))
    #expect(watcher.log == ["stroke ended 40,0"] && canvas.log.suffix(2) == ["down 0,0", "dragged 20,0"])
    #expect(stroke.state == .possible)
  }

  @Test("a view drags what it shows onto another one, which hears the whole drag")
  func things() throws {
    let (canvas, target) = (Canvas(), Canvas())
    let window = bench.window(canvas, target)
    target.frame = NSRect(x: 100, y: 0, width: 20, height: 20)
    target.registerForDraggedTypes([.string])
    #expect(bench.code { try canvas.drag(onto: target) } == .nothingHappens)
    (canvas.begins, canvas.log) = (true, [])
    try canvas.drag(onto: target)
    #expect(canvas.log.count == 2 && NSDraggingSession.current == nil)
    #expect(target.log == ["entered at 10", "looks", "entered at 10", "took leaf", "concluded", "ended"])
    withExtendedLifetime(window) {}
  }
}
