import NibRuntime

/// Where gestures are, in the coordinates of any view.
extension UIGestureRecognizer {
  /// Where the gesture is, in a view's coordinates, in points; of no view those of the recognizer's.
  final func ownLocation(in other: UIView?) -> CGPoint {
    guard let other, let view else { return location }
    return other.convert(location, from: view)
  }

  /// Where a finger is: where the gesture is, for there is one place.
  public func location(ofTouch touch: Int, in other: UIView?) -> CGPoint { location(in: other) }
}

extension UIPanGestureRecognizer {
  /// How far the fingers went, in points; no view is turned or scaled here, so it is the same in each.
  final func ownTranslation(in view: UIView?) -> CGPoint { translation }

  /// Says how far the fingers went.
  final func ownSetTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }

  /// How fast they go, in points a second, likewise.
  final func ownVelocity(in view: UIView?) -> CGPoint { velocity }
}

extension UIGestureRecognizer {
  /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`.
  public var allowedTouchTypes: [NSNumber] {
    get { (0..<4).filter { touchTypeBits == 0 || touchTypeBits >> $0 & 1 == 1 }.map { NSNumber(value: $0) } }
    set { touchTypeBits = newValue.map(\.intValue).filter { (0..<4).contains($0) }.reduce(0) { $0 | 1 << $1 } }
  }

  /// Buttons of a pointer that are held; none.
  public var buttonMask: UIEvent.ButtonMask { [] }

  /// Keys that are held; none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
