import NibRuntime
import NibStandIns

/// May forbid a gesture. All is optional: what is left out allows.
///
/// Stands for UIGestureRecognizerDelegate; a touch is its place.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer looks at a touch, given in the view's coordinates.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceiveTouchAt location: NibPoint) -> Bool
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceiveTouchAt location: NibPoint) -> Bool {
    true
  }
  /// Yes.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
