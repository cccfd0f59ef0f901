import Foundation

// Foundation for Linux stops the program where it compares a rectangle with an edge that is no number: a NaN among its
// numbers, or a width that is infinite from an infinite place.

extension CGRect {
  /// Whether each edge is a number.
  private var hasEdges: Bool {
    let rect = standardized
    return !(rect.minX.isNaN || rect.maxX.isNaN || rect.minY.isNaN || rect.maxY.isNaN)
  }

  /// The part that two rectangles have in common; `null` for none, and where an edge is no number.
  package func cut(by other: CGRect) -> CGRect { hasEdges && other.hasEdges ? intersection(other) : .null }

  /// Whether two rectangles have a part in common; not where an edge is no number.
  package func touches(_ other: CGRect) -> Bool { hasEdges && other.hasEdges && intersects(other) }

  /// Whether a point lies in the rectangle; not where an edge is no number.
  package func holds(_ point: CGPoint) -> Bool { hasEdges && contains(point) }
}
