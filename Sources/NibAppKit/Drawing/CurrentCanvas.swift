import Foundation
import NibFoundation
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

  static func fill(_ elements: [PathElement], evenOdd: Bool = false, copies: Bool = false) {
    guard let canvas else { return }
    let color = canvas.state.fill
    canvas.fill(elements, evenOdd: evenOdd, with: { _, _ in color }, copies: copies)
  }

  /// Fills the line of an outline: a rectangle for each of its pieces, curves as lines.
  static func stroke(_ elements: [PathElement], width: CGFloat) {
    guard let canvas else { return }
    let color = canvas.state.stroke
    for polygon in elements.polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) where from != to {
        let length = hypot(to.x - from.x, to.y - from.y)
        let (x, y) = ((to.y - from.y) / length * width / 2, (to.x - from.x) / length * width / 2)
        let side = [
          CGPoint(x: from.x - x, y: from.y + y), CGPoint(x: to.x - x, y: to.y + y), CGPoint(x: to.x + x, y: to.y - y),
          CGPoint(x: from.x + x, y: from.y - y),
        ]
        canvas.fill(
          [.move(side[0]), .line(side[1]), .line(side[2]), .line(side[3]), .close], with: { _, _ in color },
          copies: false)
      }
    }
  }
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

extension CurrentCanvas {
  /// Fills an outline with a color for each point.
  static func shade(_ elements: [PathElement], _ color: (CGPoint) -> NibColor) {
    guard let canvas, let back = canvas.inverse else { return }
    canvas.fill(elements, with: { color(back.transform(CGPoint(x: $0, y: $1))) }, copies: false)
  }
}
