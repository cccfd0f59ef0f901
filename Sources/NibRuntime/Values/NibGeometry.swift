// Geometry as archives hold it: doubles, in points, origin top left. Foundation's types are not used, so that a
// program that only loads nibs does not start Foundation.

/// A point, in points.
public struct NibPoint: Sendable, Hashable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// Makes a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A size, in points.
public struct NibSize: Sendable, Hashable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// Makes a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points.
public struct NibRect: Sendable, Hashable {
  /// The top left corner.
  public var origin: NibPoint
  /// The extent.
  public var size: NibSize

  /// Makes a rectangle from corner and extent.
  public init(origin: NibPoint = NibPoint(), size: NibSize = NibSize()) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: NibPoint(x: x, y: y), size: NibSize(width: width, height: height))
  }
}

/// Distances from the four edges, in points.
public struct NibInsets: Sendable, Hashable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Makes insets in the order archives store them.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A run of positions.
public struct NibRange: Sendable, Hashable {
  /// The first position.
  public var location: Int
  /// Number of positions.
  public var length: Int

  /// Makes a range.
  public init(location: Int = 0, length: Int = 0) {
    self.location = location
    self.length = length
  }
}

extension NibPoint {
  /// The origin.
  public static var zero: NibPoint { NibPoint() }
}

extension NibSize {
  /// No width and no height.
  public static var zero: NibSize { NibSize() }
}

extension NibRect {
  /// A rectangle at the origin, of no size.
  public static var zero: NibRect { NibRect() }
}

extension NibPoint: CustomStringConvertible {
  /// `(x, y)`
  public var description: String { "(\(NumberText(x)), \(NumberText(y)))" }
}

extension NibSize: CustomStringConvertible {
  /// `width x height`
  public var description: String { "\(NumberText(width)) x \(NumberText(height))" }
}

extension NibRect: CustomStringConvertible {
  /// `(x, y; width x height)`
  public var description: String { "(\(NumberText(origin.x)), \(NumberText(origin.y)); \(size))" }
}

extension NibInsets: CustomStringConvertible {
  /// `{top, left, bottom, right}`
  public var description: String {
    "{\(NumberText(top)), \(NumberText(left)), \(NumberText(bottom)), \(NumberText(right))}"
  }
}

extension NibRange: CustomStringConvertible {
  /// `location..<end`
  public var description: String { "\(location)+\(length)" }
}
