import NibFoundation

/// A view's layer has the view's geometry, color, opacity and clipping, as on a device.
extension UIView: LayerPainting {
  package final var layerOpacity: Float {
    get { Float(alpha) }
    set { alpha = Double(newValue) }
  }
  package final var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }
  package final var layerAround: CALayer? { superview?.layer }
  package final var layerBackground: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  package final var layersInside: [CALayer] { subviews.map(\.layer) }
  package final func paintContent(_ canvas: PixelCanvas) {
    canvas.save()
    // Each view begins with what a new context has, where it is and as opaque.
    var state = PixelCanvas.State(clips: canvas.state.clips, transform: canvas.state.transform)
    state.opacity = canvas.state.opacity
    canvas.state = state
    CurrentCanvas.with(canvas) {
      drawOwnContent()
      draw(bounds)
    }
    canvas.restore()
  }
}

extension UIView {
  /// The change of the view's coordinates in space: its layer's.
  final var ownTransform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

extension CGRect {
  /// The rectangle without the insets at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
