import NibRuntime
import NibStandIns

/// Gestures as a user makes them.
extension UIView {
  /// Taps the view: a control is tapped (once), and the tap recognizers of the view and of those above it that want so
  /// many taps and fingers recognize.
  ///
  /// A recognizer that must wait for another to fail waits for one that wants more taps: a single tap fires while
  /// nobody taps twice.
  /// - Returns: whether anything was tapped.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func tap(count: Int, touches: Int = 1) throws(RuntimeError) -> Bool {
    guard receivesTouches else { return false }
    var hasFired = false
    let wanted = sequence(first: self, next: \.superview).flatMap(\.gestureRecognizers)
      .compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.numberOfTapsRequired == count && $0.numberOfTouchesRequired == touches }
    for recognizer in wanted {
      // One that must fail, and wants the same, recognizes instead.
      guard !recognizer.requiredToFail.contains(where: { other in wanted.contains { $0 === other } }) else { continue }
      if try recognizer.send() { hasFired = true }
    }
    if count == 1, !hasFired, let control = self as? UIControl { return try control.tap() }
    return hasFired
  }
}
