/// A rectangle in the plane of a picture.
public struct PlaneRectangle: Sendable, Hashable {
  /// Left edge, lower edge (y grows upwards), width and height.
  public var x, y, width, height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var right: Double { x + width }
  var top: Double { y + height }

  /// Whether it has an area, and numbers that can be counted with.
  var isProper: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e12 } && width > 0 && height > 0
  }

  /// What both have in common; not proper when that is nothing.
  func intersection(_ other: PlaneRectangle) -> PlaneRectangle {
    // A number that is none would get lost among the others.
    guard isProper, other.isProper else { return PlaneRectangle(x: 0, y: 0, width: 0, height: 0) }
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PlaneRectangle(
      x: left, y: bottom, width: min(right, other.right) - left, height: min(top, other.top) - bottom)
  }

  /// The smallest rectangle around the image of this one.
  func bounds(after transform: AffineTransform) -> PlaneRectangle {
    let corners = [(x, y), (right, y), (x, top), (right, top)].map { transform.point($0.0, $0.1) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    return PlaneRectangle(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
  }
}
