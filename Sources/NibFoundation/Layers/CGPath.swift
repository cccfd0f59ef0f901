import Foundation
import NibRuntime

/// A piece of an outline.
package enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  package func mapping(_ change: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}

extension [PathElement] {
  /// The outline with lines in place of curves, 16 for each.
  package var flattened: [PathElement] {
    var (begin, last): (CGPoint?, CGPoint?) = (nil, nil)
    return flatMap { element in
      if case .move(let point) = element { (begin, last) = (point, point) }
      // Nothing is drawn before a part begins.
      guard let from = last else { return [PathElement]() }
      last = element == .close ? begin : element.points.last
      return switch element {
      case .move, .line, .close: [element]
      case .quadCurve(let end, let control):
        Self.curve { Self.between(Self.between(from, control, $0), Self.between(control, end, $0), $0) }
      case .curve(let end, let first, let second):
        Self.curve { part in
          let middle = Self.between(first, second, part)
          return Self.between(
            Self.between(Self.between(from, first, part), middle, part),
            Self.between(middle, Self.between(second, end, part), part), part)
        }
      }
    }
  }

  /// The outline as lines, one list of points for each part.
  package var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in flattened {
      let place = polygons.count - 1
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point): polygons[place].append(point)
      case .close: polygons[place].append(polygons[place][0])
      case .quadCurve, .curve: break
      }
    }
    return polygons
  }

  private static func curve(_ point: (CGFloat) -> CGPoint) -> [PathElement] {
    (1...16).map { .line(point(CGFloat($0) / 16)) }
  }

  private static func between(_ first: CGPoint, _ second: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
  }

  /// The least rectangle around points; `CGRect.null` without any.
  package static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    let (left, top) = (points.reduce(first.x) { Swift.min($0, $1.x) }, points.reduce(first.y) { Swift.min($0, $1.y) })
    let (right, bottom) = (
      points.reduce(first.x) { Swift.max($0, $1.x) }, points.reduce(first.y) { Swift.max($0, $1.y) }
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside: by how often the outline goes around it.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var turns = 0
    for polygon in polygons {
      guard var from = polygon.last else { continue }
      for to in polygon {
        defer { from = to }
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y, to.y > point.y, side > 0 { turns += 1 }
        if from.y > point.y, to.y <= point.y, side < 0 { turns -= 1 }
      }
    }
    return evenOdd ? turns % 2 != 0 : turns != 0
  }
}

#if canImport(CoreGraphics)
  import CoreGraphics

  extension [PathElement] {
    package var cgPath: CGPath {
      let path = CGMutablePath()
      for element in self {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
        case .curve(let point, let first, let second): path.addCurve(to: point, control1: first, control2: second)
        case .close: path.closeSubpath()
        }
      }
      return path
    }

    package init(_ path: CGPath) {
      var elements: [PathElement] = []
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: elements.append(.move(points[0]))
        case .addLineToPoint: elements.append(.line(points[0]))
        case .addQuadCurveToPoint: elements.append(.quadCurve(points[1], control: points[0]))
        case .addCurveToPoint: elements.append(.curve(points[2], control1: points[0], control2: points[1]))
        case .closeSubpath: elements.append(.close)
        @unknown default: break
        }
      }
      self = elements
    }
  }
#else
  /// An outline of lines and curves. Stands in for CGPath.
  public class CGPath: Hashable {
    final var elements: [PathElement] = []

    init(_ elements: [PathElement] = []) { self.elements = elements }

    /// The outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathShapes.rectangle(rect).changed(by: transform))
    }

    /// The outline of an ellipse within a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathShapes.ellipse(rect).changed(by: transform))
    }

    /// The outline of a rectangle with round corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(PathShapes.rounded(rect, .all, radii).changed(by: transform))
    }

    /// Whether there is nothing.
    public final var isEmpty: Bool { elements.isEmpty }
    /// Where the last piece ends.
    public final var currentPoint: CGPoint { elements.endPoint ?? CGPoint() }
    /// The least rectangle around all points, those beside curves among them.
    public final var boundingBox: CGRect { [PathElement].bounds(of: elements.flatMap(\.points)) }
    /// The least rectangle around the outline.
    public final var boundingBoxOfPath: CGRect { [PathElement].bounds(of: elements.polygons.flatMap { $0 }) }

    /// Whether a point is inside.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      elements.map { $0.mapping { $0.applying(transform) } }.contains(point, evenOdd: rule == .evenOdd)
    }

    /// The same outline, which nobody changes.
    public final func copy() -> CGPath? { CGPath(elements) }

    /// Whether both have the same pieces.
    public static func == (first: CGPath, second: CGPath) -> Bool { first.elements == second.elements }

    /// By the pieces.
    public final func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// What of an outline is inside.
  public enum CGPathFillRule: Int, Sendable {
    /// What it goes around.
    case winding
    /// What it goes around an odd number of times.
    case evenOdd
  }

  extension [PathElement] {
    package var cgPath: CGPath { CGPath(self) }

    package init(_ path: CGPath) { self = path.elements }

    fileprivate func changed(by transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
      guard let transform = transform?.pointee else { return self }
      return map { $0.mapping { $0.applying(transform) } }
    }
  }
#endif
