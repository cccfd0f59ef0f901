import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSView {
  /// Drags within the view: the main button goes down at a point, the pointer moves to another one, and the button comes up
  /// there, in the view's coordinates.
  ///
  /// A recognizer of drags of the view, or of one around it, tells of it; else the view hears `mouseDown(with:)`,
  /// `mouseDragged(with:)` half the way and at the end, and `mouseUp(with:)`, or takes those events by
  /// `nextEvent(matching:)`. Where the view begins a drag of things meanwhile, `NSDraggingSession.current` is under way
  /// afterwards, and nobody hears that the button comes up.
  /// - Throws: `UserActionError` for a view that a user does not get at, and `nothingHappens`.
  public func drag(
    from start: NSPoint, to end: NSPoint, _ modifiers: NSEvent.ModifierFlags = []
  ) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    guard try Pointer.drag(self, from: start, to: end, modifiers) else {
      throw UserActionError(
        .nothingHappens, self, "nobody takes a drag in \(Reach.name(self)): no recognizer, and no mouseDown(with:)")
    }
  }

  /// Drags what the view shows onto another view: the view begins a drag when it hears `mouseDown(with:)` or
  /// `mouseDragged(with:)`, by `beginDraggingSession`, and the other view, or one around it, takes it.
  /// - Parameters:
  ///   - target: the other view.
  ///   - start: where the drag begins, in the view's coordinates; its middle without one.
  /// - Throws: `UserActionError`: `nothingHappens` for a view that begins no drag, and as `drop(_:)`.
  public func drag(onto target: NSView, from start: NSPoint? = nil) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    let before = NSDraggingSession.current
    let start = start ?? NSPoint(x: bounds.midX, y: bounds.midY)
    try Pointer.drag(self, from: start, to: NSPoint(x: start.x + 5, y: start.y + 5), [])
    guard let session = NSDraggingSession.current, session !== before else {
      throw UserActionError(
        .nothingHappens, self, "\(Reach.name(self)) begins no drag; call beginDraggingSession in mouseDragged(with:)")
    }
    try session.drop(onto: target)
  }

  /// Holds the main button down on the view for some seconds: a recognizer of presses tells of it; else the view hears
  /// `mouseDown(with:)` and `mouseUp(with:)`.
  /// - Parameters:
  ///   - seconds: how long; recognizers that want more do not recognize.
  ///   - point: where, in the view's coordinates; its middle without one.
  /// - Throws: `UserActionError` for a view that a user does not get at, and `nothingHappens`.
  public func press(for seconds: Double, at point: NSPoint? = nil) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    let events = [NSEvent.EventType.leftMouseDown, .leftMouseUp].map { Pointer.event($0, at: self, point, []) }
    let looking = Gestures.recognizers(NSPressGestureRecognizer.self, looking: events[0], at: self) {
      $0.buttonMask & 1 != 0 && $0.minimumPressDuration <= seconds
    }
    if try Gestures.follow(looking, events, at: self, beginning: 0) { return }
    guard try Pointer.follow(events, at: self) else {
      throw UserActionError(
        .nothingHappens, self, "nobody takes a press on \(Reach.name(self)): no recognizer, and no mouseDown(with:)")
    }
  }
}

extension Pointer {
  /// Drags within a view.
  /// - Returns: whether anybody took it.
  @discardableResult
  static func drag(
    _ view: NSView, from start: NSPoint, to end: NSPoint, _ modifiers: NSEvent.ModifierFlags
  ) throws(UserActionError) -> Bool {
    let middle = NSPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let steps: [(NSEvent.EventType, NSPoint)] = [
      (.leftMouseDown, start), (.leftMouseDragged, middle), (.leftMouseDragged, end), (.leftMouseUp, end),
    ]
    let events = steps.map { event($0, at: view, $1, modifiers) }
    let looking = Gestures.recognizers(NSPanGestureRecognizer.self, looking: events[0], at: view) {
      $0.buttonMask & 1 != 0
    }
    if try Gestures.follow(looking, events, at: view, beginning: 1) { return true }
    if let window = view.userWindow, view.acceptsFirstResponder { try giveKeys(to: view, in: window) }
    return try follow(events, at: view)
  }

  /// Sends the events of one press to a view, the first one at once, the others as far as code does not ask for them in a
  /// loop of its own. Recognizers of an app's own kinds hear each before the view does, until one of them recognizes.
  /// - Returns: whether anybody took one.
  static func follow(_ events: [NSEvent], at view: NSView) throws(UserActionError) -> Bool {
    let application = NSApplication.shared
    let before = NSDraggingSession.current
    let own = Gestures.recognizers(NSGestureRecognizer.self, looking: events[0], at: view) { $0.isOfApp }
    for recognizer in own { recognizer.course.hasRecognized = false }
    application.state.events.expect(Array(events.dropFirst()))
    defer { application.state.events.expect([]) }
    var next: NSEvent? = events[0]
    var isTaken = false
    while let event = next {
      for recognizer in own {
        recognizer.course.location = event.locationInWindow
        try UserActionError.running(recognizer) { recognizer.hear(event) }
      }
      if own.contains(where: \.course.hasRecognized) {
        isTaken = true
      } else if try application.deliver(event, to: view) {
        isTaken = true
      }
      // A drag of things that began takes the rest.
      if let session = NSDraggingSession.current, session !== before { return true }
      next = application.state.events.nextComing()
    }
    return isTaken
  }
}

extension Gestures {
  /// Lets recognizers that tell of a course follow the events of a press, before any view hears of them.
  /// - Parameter beginning: the event that they begin at.
  /// - Returns: false where none begins.
  static func follow<Kind: NSGestureRecognizer>(
    _ looking: [Kind], _ events: [NSEvent], at view: NSView, beginning: Int
  ) throws(UserActionError) -> Bool {
    guard let window = view.userWindow else { return false }
    var begun: [NSGestureRecognizer] = []
    for recognizer in inOrder(looking) where mayBegin(recognizer, beside: begun) {
      recognizer.startCourse(at: events[0].locationInWindow)
      if recognizer.mayBegin(at: events[beginning].locationInWindow) { begun.append(recognizer) }
    }
    guard !begun.isEmpty else { return false }
    for (place, event) in events.enumerated() {
      try NSApplication.shared.deliver(event, to: view, actor: window) {
        guard place >= beginning else { return }
        let state: NSGestureRecognizer.State =
          place == beginning ? .began : place == events.count - 1 ? .ended : .changed
        for recognizer in begun where place == beginning || recognizer.course.state != .possible {
          try recognizer.proceed(to: state, at: event.locationInWindow)
        }
      }
    }
    return true
  }
}
