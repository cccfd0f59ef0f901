import Foundation
import NibFoundation
import NibResources
import NibRuntime
import Synchronization

/// The pixels that code draws into; none where the current context has none.
///
/// Code draws on the main actor. Colors and outlines are bound to no actor, so what is current is not either.
enum CurrentCanvas {
  private static let current = Mutex<PixelCanvas?>(nil)

  /// The pixels.
  static var canvas: PixelCanvas? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Fills an outline; with the operation of the context for nil.
  static func fill(_ elements: [PathElement], evenOdd: Bool = false, operation: NSCompositingOperation? = nil) {
    guard let canvas else { return }
    canvas.fill(elements, evenOdd: evenOdd, with: .color(DrawingColor(canvas.state.fill)), operation: operation)
  }

  /// Draws the line of an outline.
  static func stroke(_ elements: [PathElement], _ line: DrawnLine) { canvas?.stroke(elements, line) }

  /// Fills an outline, or all for nil, with colors that run into each other.
  static func shade(_ elements: [PathElement]?, _ paint: DrawingPaint) { canvas?.fill(elements, with: paint) }
}

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
