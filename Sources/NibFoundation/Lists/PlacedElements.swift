import Foundation

/// Where a layout places what a collection shows, in points.
package struct PlacedElements {
  /// Which view of a kind.
  package struct Place: Hashable, Comparable {
    package let kind: String
    package let path: IndexPath

    /// Names the view of a kind at a place.
    package init(kind: String, path: IndexPath) { (self.kind, self.path) = (kind, path) }

    /// By places, and then by kinds.
    package static func < (left: Self, right: Self) -> Bool {
      (left.path, left.kind) < (right.path, right.kind)
    }
  }

  package var items: [IndexPath: NSRect] = [:]
  package var supplementary: [Place: NSRect] = [:]
  package var decorations: [Place: NSRect] = [:]
  /// How far in front the views of a kind are.
  package var order: [String: Int] = [:]
  package var size = NSSize()

  /// Nothing.
  package init() {}
}

extension NSRect {
  /// Whether two rectangles share more than an edge.
  package func meets(_ other: NSRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// With x and y exchanged: what runs down runs across.
  package var turned: NSRect { NSRect(x: minY, y: minX, width: height, height: width) }
}

extension NSSize {
  /// With width and height exchanged.
  package var turned: NSSize { NSSize(width: height, height: width) }
}
