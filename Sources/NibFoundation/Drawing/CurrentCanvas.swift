import Foundation
import NibResources
import NibRuntime
import Synchronization

/// The pixels that code draws into; none where the current context has none.
///
/// Code draws on the main actor. Colors and outlines are bound to no actor, so what is current is not either.
package enum CurrentCanvas {
  private static let current = Mutex<PixelCanvas?>(nil)

  /// The pixels.
  package static var canvas: PixelCanvas? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Has a body draw into pixels, or nowhere for nil.
  package static func with<Result>(_ canvas: PixelCanvas?, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.canvas
    self.canvas = canvas
    defer { self.canvas = outer }
    return try body()
  }

  /// Fills an outline; with the operation of the context for nil.
  package static func fill(_ elements: [PathElement], evenOdd: Bool = false, operation: DrawingOperation? = nil) {
    canvas?.fill(elements, evenOdd: evenOdd, operation: operation)
  }

  /// Draws the line of an outline.
  package static func stroke(_ elements: [PathElement], _ line: DrawnLine) { canvas?.stroke(elements, line) }

  /// Fills an outline, or all for nil, with colors that run into each other.
  package static func shade(_ elements: [PathElement]?, _ paint: DrawingPaint) { canvas?.fill(elements, with: paint) }
}
