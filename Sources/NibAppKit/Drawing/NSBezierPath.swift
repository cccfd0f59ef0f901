import Foundation
import NibFoundation
import NibResources

/// An outline of lines and curves. Stands in for NSBezierPath; it is filled, and its line drawn, into pixels where the current
/// context has some: `NSImage.lockFocus()`, `NSView.cacheDisplay(in:to:)`. That takes the package trait `Imaging`; without
/// it nothing is filled.
open class NSBezierPath: NSObject, NSCopying {
  /// How lines end. Documented: the numbers, by AppKit.
  public enum LineCapStyle: UInt, Sendable {
    /// As named.
    case butt, round, square
  }

  /// How lines meet. Documented: the numbers, by AppKit.
  public enum LineJoinStyle: UInt, Sendable {
    /// As named.
    case miter, round, bevel
  }

  /// What is inside. Documented: the numbers, by AppKit.
  public enum WindingRule: UInt, Sendable {
    /// What the outline goes around.
    case nonZero
    /// What it goes around an odd number of times.
    case evenOdd
  }

  /// What a piece is. Documented: the numbers, by AppKit.
  public enum ElementType: UInt, Sendable {
    /// The beginning of a part.
    case moveTo
    /// A line.
    case lineTo
    /// A curve with two control points.
    case cubicCurveTo
    /// A line to where the part began.
    case closePath
    /// A curve with one control point.
    case quadraticCurveTo

    /// A curve with two control points, by its older name.
    public static let curveTo = ElementType.cubicCurveTo
  }

  final var elements: [PathElement] = []

  /// Width of the line, in points.
  open var lineWidth = BezierDefaults.shared.lineWidth
  /// How lines end.
  open var lineCapStyle = BezierDefaults.shared.cap
  /// How lines meet.
  open var lineJoinStyle = BezierDefaults.shared.join
  /// What is inside.
  open var windingRule = BezierDefaults.shared.winding
  /// How far a point may stand out.
  open var miterLimit = BezierDefaults.shared.miterLimit
  /// How far curves may be off where they are drawn, in points.
  open var flatness = BezierDefaults.shared.flatness
  private final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty outline.
  public override init() { super.init() }

  private init(_ elements: [PathElement]) {
    super.init()
    self.elements = elements
  }

  /// Makes a rectangle.
  public convenience init(rect: NSRect) { self.init(PathShapes.rectangle(rect)) }

  /// Makes an ellipse within a rectangle.
  public convenience init(ovalIn rect: NSRect) { self.init(PathShapes.ellipse(rect)) }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(PathShapes.rounded(rect, .all, CGSize(width: xRadius, height: yRadius)))
  }

  /// Makes one of an outline.
  public convenience init(cgPath: CGPath) { self.init([PathElement](cgPath)) }

  /// The outline as layers have it.
  open var cgPath: CGPath {
    get { elements.cgPath }
    set { elements = [PathElement](newValue) }
  }

  /// Whether there is nothing.
  open var isEmpty: Bool { elements.isEmpty }
  /// Where the last piece ends.
  open var currentPoint: NSPoint { elements.endPoint ?? NSPoint() }
  /// The least rectangle around the outline; 0, 0 by 0, 0 for none.
  open var bounds: NSRect { Self.bounds(of: elements.polygons.flatMap { $0 }) }
  /// The least rectangle around all points, those beside curves among them.
  open var controlPointBounds: NSRect { Self.bounds(of: elements.flatMap(\.points)) }

  private static func bounds(of points: [CGPoint]) -> NSRect {
    points.isEmpty ? NSRect() : [PathElement].bounds(of: points)
  }

  /// Whether a point is inside.
  open func contains(_ point: NSPoint) -> Bool { elements.contains(point, evenOdd: windingRule == .evenOdd) }

  /// Takes all away.
  open func removeAllPoints() { elements = [] }

  /// Changes the coordinates of all points.
  open func transform(using transform: AffineTransform) {
    elements = elements.map { $0.mapping { transform.transform($0) } }
  }

  /// The outline with lines in place of curves: 16 for each, whatever `flatness` says.
  open var flattened: NSBezierPath { changed(elements.flattened) }

  /// The outline in the other direction, curves as lines.
  open var reversed: NSBezierPath {
    changed(
      elements.polygons.reversed().flatMap { polygon in
        polygon.reversed().enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) }
      })
  }

  private func changed(_ elements: [PathElement]) -> NSBezierPath {
    let other = NSBezierPath(elements)
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (other.windingRule, other.miterLimit, other.flatness) = (windingRule, miterLimit, flatness)
    other.dashes = dashes
    return other
  }

  /// The same outline.
  open func copy(with zone: NSZone? = nil) -> Any { changed(elements) }

  /// Sets lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Gives the lengths of dashes and gaps, in points; `pattern` has room for as many as `count` said before.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.lengths.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  /// Fills what is inside, in the current context.
  open func fill() { CurrentCanvas.fill(elements, evenOdd: windingRule == .evenOdd) }
  /// Draws the line, in the current context.
  open func stroke() {
    CurrentCanvas.stroke(
      elements,
      DrawnLine(
        width: lineWidth, cap: .init(rawValue: lineCapStyle.rawValue) ?? .butt,
        join: .init(rawValue: lineJoinStyle.rawValue) ?? .miter, miterLimit: miterLimit,
        dashes: dashes.lengths.map { Double($0) },
        phase: dashes.phase))
  }
  /// Keeps what is drawn from now on inside, beside what was said before.
  open func addClip() { CurrentCanvas.canvas?.clip(elements, evenOdd: windingRule == .evenOdd) }
  /// Keeps what is drawn from now on inside, whatever was said before.
  open func setClip() {
    CurrentCanvas.canvas?.state.clips = []
    addClip()
  }
}
