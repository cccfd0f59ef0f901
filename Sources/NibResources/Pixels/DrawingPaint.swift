/// What is put where something is drawn.
public enum DrawingPaint: Sendable, Hashable {
  /// One color.
  case color(DrawingColor)
  /// Colors along a line between two places.
  case linear(from: DrawingPoint, to: DrawingPoint, stops: [DrawingStop], before: Bool, after: Bool)
  /// Colors from a place outward.
  case radial(center: DrawingPoint, radius: Double, stops: [DrawingStop])
  /// A picture: its pixels are the points of the step's matrix. What lies beyond its edges has the color of the edge.
  case picture(PixelImage)
}

/// A color in sRGB, whose parts are not multiplied with its opacity; all are 0...1.
public struct DrawingColor: Sendable, Hashable {
  /// The parts.
  public var red, green, blue, alpha: Double
  /// Makes a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Nothing.
  public static let clear = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A color at a place of a gradient, 0...1.
public struct DrawingStop: Sendable, Hashable {
  /// The place.
  public var place: Double
  /// The color.
  public var color: DrawingColor
  /// Makes a stop.
  public init(_ place: Double, _ color: DrawingColor) { (self.place, self.color) = (place, color) }
}

/// How what is drawn mixes with what is there. The numbers are those of AppKit.
public enum DrawingOperation: UInt, Sendable, Hashable {
  /// As named.
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// As named.
  case destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge
  /// As named.
  case colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
}
