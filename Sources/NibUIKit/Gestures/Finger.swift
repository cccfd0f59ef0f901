import NibRuntime

/// One finger from its coming down to its going: who hears of it, who recognizes it, and who keeps it.
@MainActor
final class Finger {
  private let touched: UIView
  private let touch: UITouch
  private let event: UIEvent
  /// Where it comes down, as all places in the coordinates of the root.
  private let start: CGPoint
  /// Where it is now.
  private var place: CGPoint
  /// The recognizers of the touched view and of those around it, innermost first.
  private let recognizers: [UIGestureRecognizer]
  private var recognized: [UIGestureRecognizer] = []
  private var tracking: UIControl?
  /// Whether a control followed the finger.
  private var isFollowed = false
  /// Whether the view hears of the finger still.
  private var isViews = true

  init(on touched: UIView, at place: CGPoint) {
    self.touched = touched
    start = touched.convert(place, to: touched.root)
    self.place = start
    touch = UITouch(on: touched, atRoot: start)
    event = FingerEvent(touch)
    recognizers = sequence(first: touched, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
  }

  // MARK: Courses

  /// Moves the finger along places, then lifts it.
  func drag(along places: [CGPoint], velocity: CGPoint) throws(RuntimeError) -> Bool {
    try comeDown()
    let total = CGVector(dx: places[places.count - 1].x - start.x, dy: places[places.count - 1].y - start.y)
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    let swipes =
      velocity == CGPoint()
      ? []
      : recognizers.compactMap { $0 as? UISwipeGestureRecognizer }
        .filter { $0.takes(total) }
    for pan in pans where pan.begins(at: start) && !swipes.contains(where: { pan.waits(for: $0) }) {
      pan.translation = CGPoint()
      pan.velocity = velocity
      try recognize(pan, by: .began)
    }
    for place in places { try move(to: place, pans) }
    for swipe in swipes { try recognize(swipe, by: .ended) }
    try lift(pans)
    return isWanted ? true : scroll(by: total)
  }

  /// Leaves the finger where it is for some seconds, then lifts it.
  func rest(_ duration: Double) throws(RuntimeError) -> Bool {
    try comeDown()
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }.filter {
      $0.minimumPressDuration <= duration && $0.numberOfTapsRequired == 0 && $0.numberOfTouchesRequired == 1
    }
    for press in presses { try recognize(press, by: .began) }
    try lift(presses)
    return !recognized.isEmpty
  }

  private var isWanted: Bool { !recognized.isEmpty || isFollowed || !isUnwanted }

  /// Whether the touch went along the whole responder chain and nobody kept it.
  var isUnwanted: Bool { event.isUnwanted }

  // MARK: Steps

  /// Tells recognizers and the view that the finger comes down.
  func tellDown() {
    for recognizer in recognizers { (recognizer.isOver, recognizer.isRecognized) = (false, false) }
    UIApplication.shared.sendEvent(event)
    tell { $0.touchesBegan($1, with: $2) }
    touched.touchesBegan([touch], with: event)
  }

  /// Tells them that it goes: the view, once a recognizer recognized, that the touch was taken away.
  /// - Returns: whether one recognized.
  func tellUp(isRecognized: Bool) -> Bool {
    touch.move(to: place, .ended)
    UIApplication.shared.sendEvent(event)
    tell { $0.touchesEnded($1, with: $2) }
    guard isRecognized || !recognized.isEmpty else {
      touched.touchesEnded([touch], with: event)
      return false
    }
    touch.move(to: place, .cancelled)
    touched.touchesCancelled([touch], with: event)
    return true
  }

  private func comeDown() throws(RuntimeError) {
    tellDown()
    guard let control = touched as? UIControl, control.reacts, control.beginTracking(touch, with: event) else { return }
    (tracking, isFollowed) = (control, true)
    control.follow(isInside: true)
    try control.send(.touchDown)
  }

  private func move(to next: CGPoint, _ pans: [UIPanGestureRecognizer]) throws(RuntimeError) {
    let before = place
    place = next
    touch.move(to: place, .moved)
    UIApplication.shared.sendEvent(event)
    tell { $0.touchesMoved($1, with: $2) }
    for pan in pans where recognized.contains(where: { $0 === pan }) && pan.state != .possible {
      pan.translation.x += place.x - before.x
      pan.translation.y += place.y - before.y
      pan.location = touch.location(in: pan.view)
      try pan.send(.changed)
    }
    try cancelIfRecognized()
    if isViews { touched.touchesMoved([touch], with: event) }
    guard let control = tracking else { return }
    guard control.continueTracking(touch, with: event) else { return stopTracking() }
    let (was, isInside) = (control.isTouchInside, control.point(inside: touch.location(in: control), with: event))
    control.follow(isInside: isInside)
    try control.send(isInside ? .touchDragInside : .touchDragOutside)
    if was != isInside { try control.send(isInside ? .touchDragEnter : .touchDragExit) }
  }

  private func lift(_ underway: [UIGestureRecognizer]) throws(RuntimeError) {
    touch.move(to: place, .ended)
    UIApplication.shared.sendEvent(event)
    tell { $0.touchesEnded($1, with: $2) }
    for recognizer in underway where recognizer.state == .began || recognizer.state == .changed {
      try recognizer.send(.ended)
    }
    try cancelIfRecognized()
    if isViews { touched.touchesEnded([touch], with: event) }
    guard let control = tracking else { return }
    let isInside = control.isTouchInside
    control.endTracking(touch, with: event)
    stopTracking()
    if isInside { try control.liftInside() } else { try control.send(.touchUpOutside) }
  }

  private func stopTracking() {
    tracking?.follow(isInside: nil)
    tracking = nil
  }

  /// Tells the recognizers whose gesture is not over.
  private func tell(_ body: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void) {
    for recognizer in recognizers where recognizer.isEnabled && !recognizer.isOver {
      recognizer.location = touch.location(in: recognizer.view)
      body(recognizer, [touch], event)
      // A class of an app's that sets its state.
      if recognizer.isRecognized { note(recognizer) }
    }
  }

  /// Lets a recognizer recognize, unless another one that does prevents it.
  private func recognize(
    _ recognizer: UIGestureRecognizer, by state: UIGestureRecognizer.State
  ) throws(RuntimeError) {
    guard recognized.allSatisfy({ recognizer.goesAlong(with: $0) }) else { return }
    recognizer.location = touch.location(in: recognizer.view)
    if try recognizer.send(state) { note(recognizer) }
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    if !recognized.contains(where: { $0 === recognizer }) { recognized.append(recognizer) }
  }

  /// Takes the touch from the view, and from its control, once a recognizer has it.
  private func cancelIfRecognized() throws(RuntimeError) {
    guard isViews, recognized.contains(where: \.cancelsTouchesInView) else { return }
    isViews = false
    touched.touchesCancelled([touch], with: event)
    guard let control = tracking else { return }
    isFollowed = false
    control.cancelTracking(with: event)
    stopTracking()
    try control.send(.touchCancel)
  }

  /// Scrolls the nearest scroll view that has more than it shows in a direction of the finger.
  private func scroll(by way: CGVector) -> Bool {
    for case let scroll as UIScrollView in sequence(first: touched, next: \.superview) {
      let (inset, old) = (scroll.adjustedContentInset, scroll.contentOffset)
      let most = CGPoint(
        x: scroll.contentSize.width + inset.right - scroll.bounds.size.width,
        y: scroll.contentSize.height + inset.bottom - scroll.bounds.size.height)
      let new = CGPoint(
        x: min(max(old.x - way.dx, min(-inset.left, old.x)), max(most.x, old.x)),
        y: min(max(old.y - way.dy, min(-inset.top, old.y)), max(most.y, old.y)))
      if new != old, scroll.isScrollEnabled { return scroll.drag(to: new) }
    }
    return false
  }
}

extension UISwipeGestureRecognizer {
  /// Whether a way leads in a direction that is wanted, with one finger.
  fileprivate func takes(_ way: CGVector) -> Bool {
    guard numberOfTouchesRequired == 1 else { return false }
    if abs(way.dx) >= abs(way.dy) { return direction.contains(way.dx > 0 ? .right : .left) }
    return direction.contains(way.dy > 0 ? .down : .up)
  }
}

extension UIPanGestureRecognizer {
  /// Whether one finger that comes down there, of the root, may drag: of a scroll view its own does not, and from an edge only
  /// there.
  fileprivate func begins(at place: CGPoint) -> Bool {
    guard minimumNumberOfTouches <= 1, (view as? UIScrollView)?.panGestureRecognizer !== self else { return false }
    guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges, let root = view?.root else { return true }
    let (reach, size) = (20.0, root.bounds.size)
    return edges.contains(.left) && place.x <= reach || edges.contains(.right) && place.x >= size.width - reach
      || edges.contains(.top) && place.y <= reach || edges.contains(.bottom) && place.y >= size.height - reach
  }
}

/// The event of a finger, with its touch.
private final class FingerEvent: UIEvent {
  private let touch: UITouch

  init(_ touch: UITouch) { self.touch = touch }

  override var allTouches: Set<UITouch>? { [touch] }
}
