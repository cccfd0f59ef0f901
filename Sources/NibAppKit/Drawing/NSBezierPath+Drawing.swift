import Foundation
import NibFoundation
import NibResources

/// Drawing without an outline of one's own, in the current context.
extension NSBezierPath {
  /// Fills a rectangle.
  public static func fill(_ rect: NSRect) { CurrentCanvas.fill(PathShapes.rectangle(rect)) }
  /// Draws the line of a rectangle.
  public static func stroke(_ rect: NSRect) {
    CurrentCanvas.stroke(PathShapes.rectangle(rect), DrawnLine(width: BezierDefaults.shared.lineWidth))
  }
  /// Keeps what is drawn from now on inside of a rectangle.
  public static func clip(_ rect: NSRect) { CurrentCanvas.canvas?.clip(PathShapes.rectangle(rect)) }
  /// Draws a line.
  public static func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    CurrentCanvas.stroke([.move(point1), .line(point2)], DrawnLine(width: BezierDefaults.shared.lineWidth))
  }

  /// How lines of new outlines end.
  public static var defaultLineCapStyle: LineCapStyle {
    get { BezierDefaults.shared.cap }
    set { BezierDefaults.shared.cap = newValue }
  }
  /// How lines of new outlines meet.
  public static var defaultLineJoinStyle: LineJoinStyle {
    get { BezierDefaults.shared.join }
    set { BezierDefaults.shared.join = newValue }
  }
  /// What is inside of new outlines.
  public static var defaultWindingRule: WindingRule {
    get { BezierDefaults.shared.winding }
    set { BezierDefaults.shared.winding = newValue }
  }
  /// How far a point of new outlines may stand out.
  public static var defaultMiterLimit: CGFloat {
    get { BezierDefaults.shared.miterLimit }
    set { BezierDefaults.shared.miterLimit = newValue }
  }
  /// How far curves of new outlines may be off where they are drawn, in points.
  public static var defaultFlatness: CGFloat {
    get { BezierDefaults.shared.flatness }
    set { BezierDefaults.shared.flatness = newValue }
  }
  /// Draws glyphs; none are known here, and nothing is drawn.
  public static func drawPackedGlyphs(_ packedGlyphs: UnsafePointer<CChar>, at point: NSPoint) {}

  /// Width of the lines of new outlines, in points.
  public static var defaultLineWidth: CGFloat {
    get { BezierDefaults.shared.lineWidth }
    set { BezierDefaults.shared.lineWidth = newValue }
  }
}

extension NSBezierPath {
  /// Adds a curve with one control point, whose points are as far from the current point.
  public final func relativeCurve(to endPoint: NSPoint, controlPoint: NSPoint) {
    let start = currentPoint
    curve(
      to: NSPoint(x: start.x + endPoint.x, y: start.y + endPoint.y),
      controlPoint: NSPoint(x: start.x + controlPoint.x, y: start.y + controlPoint.y))
  }

  /// Adds a part of a circle that touches two lines: from the current point to one point, and from there to another.
  public final func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    let start = currentPoint
    func unit(_ end: NSPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
      let (x, y) = (end.x - point1.x, end.y - point1.y)
      let length = hypot(x, y)
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let (back, on) = (unit(start), unit(point2))
    let turn = back.x * on.y - back.y * on.x
    guard back.length > 0, on.length > 0, abs(turn) > 1e-9, radius > 0 else { return line(to: point1) }
    let half = acos(min(max(back.x * on.x + back.y * on.y, -1), 1)) / 2
    let (along, out) = (radius / tan(half), radius / sin(half))
    let (x, y) = (back.x + on.x, back.y + on.y)
    let scale = out / hypot(x, y)
    let center = NSPoint(x: point1.x + x * scale, y: point1.y + y * scale)
    func angle(_ way: (x: CGFloat, y: CGFloat, length: CGFloat)) -> CGFloat {
      atan2(point1.y + way.y * along - center.y, point1.x + way.x * along - center.x) * 180 / .pi
    }
    appendArc(withCenter: center, radius: radius, startAngle: angle(back), endAngle: angle(on), clockwise: turn > 0)
  }

  /// Sets the points of the piece of an index.
  public final func setAssociatedPoints(_ points: UnsafeMutablePointer<NSPoint>?, at index: Int) {
    guard let points, elements.indices.contains(index) else { return }
    switch elements[index] {
    case .move: elements[index] = .move(points[0])
    case .line: elements[index] = .line(points[0])
    case .quadCurve: elements[index] = .quadCurve(points[1], control: points[0])
    case .curve: elements[index] = .curve(points[2], control1: points[0], control2: points[1])
    case .close: break
    }
  }
}

/// What new outlines begin with.
final class BezierDefaults: @unchecked Sendable {
  static let shared = BezierDefaults()
  var lineWidth: CGFloat = 1
  var cap = NSBezierPath.LineCapStyle.butt
  var join = NSBezierPath.LineJoinStyle.miter
  var winding = NSBezierPath.WindingRule.nonZero
  var miterLimit: CGFloat = 10
  var flatness: CGFloat = 0.6
}
