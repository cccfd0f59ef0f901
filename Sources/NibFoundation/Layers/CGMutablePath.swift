import Foundation

#if !canImport(CoreGraphics)
  /// An outline to change. Stands in for CGMutablePath.
  public final class CGMutablePath: CGPath {
    /// Makes an empty outline.
    public init() { super.init([]) }

    /// Begins a part.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.line(point.applying(transform)))
    }

    /// Begins a part at the first point, with lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      for (place, point) in points.enumerated() {
        if place == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
      }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathShapes.rectangle(rect).map { $0.mapping { $0.applying(transform) } }
    }

    /// Adds an ellipse within a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathShapes.ellipse(rect).map { $0.mapping { $0.applying(transform) } }
    }

    /// Adds an outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { $0.mapping { $0.applying(transform) } }
    }

    /// Adds a curve with two control points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      elements.append(
        PathElement.curve(end, control1: control1, control2: control2).mapping { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(PathElement.quadCurve(end, control: control).mapping { $0.applying(transform) })
    }

    /// Adds a part of a circle; angles in radians. Clockwise is as in Core Graphics, whose y goes up.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      var arc = PathShapes.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise)
      if elements.isEmpty, case .line(let start)? = arc.first { arc[0] = .move(start) }
      elements += arc.map { $0.mapping { $0.applying(transform) } }
    }

    /// Closes the part with a line to where it began.
    public func closeSubpath() { elements.append(.close) }
  }

  /// How lines end.
  public enum CGLineCap: Int32, Sendable {
    /// As named.
    case butt, round, square
  }

  /// How lines meet.
  public enum CGLineJoin: Int32, Sendable {
    /// As named.
    case miter, round, bevel
  }

  /// How what is drawn mixes with what is there.
  public enum CGBlendMode: Int32, Sendable {
    /// As named.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// As named.
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    /// As named.
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
#endif
