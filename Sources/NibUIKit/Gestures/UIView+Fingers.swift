import NibRuntime

/// Fingers that drag, swipe and rest, wherever they land.
extension UIView {
  /// Drags a finger from one place to another, as a user does.
  /// - Parameters:
  ///   - start: where the finger comes down, in points of this view.
  ///   - end: where it goes up.
  ///   - velocity: how fast it is then, in points a second; without any it has come to rest.
  /// - Returns: false if nothing happens: the view is not shown, no touch gets there, or nobody wants it.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, velocity: CGPoint = CGPoint()
  ) throws(RuntimeError) -> Bool { try drag(along: [start, end], velocity: velocity) }

  /// Drags a finger along places, as a user does.
  ///
  /// The touch is that of the view that `hitTest` finds at the first place, or of the nearest around it that takes touches.
  /// That view, and the recognizers of it and of those around it, hear `touchesBegan`, for each further place `touchesMoved`,
  /// and `touchesEnded`. Pan recognizers, from an edge where the finger begins there, go through `began`, `changed` and
  /// `ended`; a swipe is recognized where the finger is fast at its end. Where one recognizes, the view hears
  /// `touchesCancelled` in place of the rest. A control follows the finger by `beginTracking`, `continueTracking` and
  /// `endTracking` with their events. Where nobody wants the finger, the nearest scroll view scrolls.
  /// - Parameters:
  ///   - places: where the finger is, in points of this view; at least two.
  ///   - velocity: how fast it is at its end, in points a second; without any it has come to rest.
  /// - Returns: false if nothing happens: the view is not shown, no touch gets there, or nobody wants it.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func drag(along places: [CGPoint], velocity: CGPoint = CGPoint()) throws(RuntimeError) -> Bool {
    guard let end = places.dropFirst().last, isTouchable, let touched = touchedView(at: places[0]) else { return false }
    if let slider = touched as? UISlider { return try slider.drag(to: slider.value(at: convert(end, to: slider))) }
    // The view may be moved with the finger.
    let placesAtRoot = places.dropFirst().map { convert($0, to: root) }
    return try Finger(on: touched, at: convert(places[0], to: touched)).drag(along: placesAtRoot, velocity: velocity)
  }

  /// Swipes over the middle of the view with a fast finger: `drag` over half of it.
  /// - Returns: as `drag`.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction) throws(RuntimeError) -> Bool {
    let (way, middle) = (direction.vector, middle)
    let (across, down) = (bounds.size.width / 4 * way.dx, bounds.size.height / 4 * way.dy)
    return try drag(
      from: CGPoint(x: middle.x - across, y: middle.y - down), to: CGPoint(x: middle.x + across, y: middle.y + down),
      velocity: CGPoint(x: 1000 * way.dx, y: 1000 * way.dy))
  }

  /// Rests with a finger on the view, without moving: long press recognizers of the view and of those around it begin, and end.
  /// - Parameters:
  ///   - place: where, in points of this view; nil for its middle.
  ///   - duration: seconds; recognizers that want more do not recognize.
  /// - Returns: whether one recognized.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func longPress(at place: CGPoint? = nil, duration: Double = 1) throws(RuntimeError) -> Bool {
    let place = place ?? middle
    guard isTouchable, let touched = touchedView(at: place) else { return false }
    return try Finger(on: touched, at: convert(place, to: touched)).rest(duration)
  }

  private func touchedView(at place: CGPoint) -> UIView? {
    guard receivesTouches else { return sequence(first: self, next: \.superview).first(where: \.receivesTouches) }
    return hitTest(place, with: nil)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Where it leads, of length 1; of several directions the first.
  fileprivate var vector: CGVector {
    if contains(.right) { return CGVector(dx: 1, dy: 0) }
    if contains(.left) { return CGVector(dx: -1, dy: 0) }
    return CGVector(dx: 0, dy: contains(.up) ? -1 : 1)
  }
}
