/// The tint, which subviews take over.
extension UIView {
  /// That of the views above.
  var inheritedTintColor: UIColor { superview?.tintColor ?? .systemBlue }

  /// Whether the view, or one above it, has a tint of its own.
  var hasTintColor: Bool { ownTintColor != nil || superview?.hasTintColor == true }

  /// Sets the view's own tint, and tells all whose tint it is.
  func takeTintColor(_ color: UIColor?) {
    guard color !== ownTintColor else { return }
    ownTintColor = color
    tellTintColor()
  }

  /// Tells the view, and those below that have no tint of their own.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
