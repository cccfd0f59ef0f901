import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where a layout places what a collection shows, in points.
struct PlacedElements {
  /// Which view of a kind.
  struct Place: Hashable {
    let kind: String
    let path: IndexPath
  }

  var items: [IndexPath: NSRect] = [:]
  var supplementary: [Place: NSRect] = [:]
  var decorations: [Place: NSRect] = [:]
  /// How far in front the views of a kind are.
  var order: [String: Int] = [:]
  var size = NSSize()
}

extension NSRect {
  /// Whether two rectangles share more than an edge.
  func meets(_ other: NSRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// With x and y exchanged: what runs down runs across.
  var turned: NSRect { NSRect(x: minY, y: minX, width: height, height: width) }
}

extension NSSize {
  /// With width and height exchanged.
  var turned: NSSize { NSSize(width: height, height: width) }
}
