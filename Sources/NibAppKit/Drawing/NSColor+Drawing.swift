import NibFoundation
import NibResources

extension NSColor {
  /// Fills what is drawn from now on in the current context.
  public final func setFill() { CurrentCanvas.canvas?.state.fill = nibColor }
  /// Draws lines from now on in the current context.
  public final func setStroke() { CurrentCanvas.canvas?.state.stroke = nibColor }
  /// Fills and draws lines from now on in the current context.
  public final func set() {
    setFill()
    setStroke()
  }
}

extension DrawingOperation {
  /// The operation of AppKit's number.
  init(_ operation: NSCompositingOperation) { self = DrawingOperation(rawValue: operation.rawValue) ?? .sourceOver }
}
