import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// An outline of lines and curves. Stands in for UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  var elements: [PathElement] = []

  /// Width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a point may stand out.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off, in points.
  open var flatness: CGFloat = 0.6
  /// Whether inside is what the outline goes around an odd number of times.
  open var usesEvenOddFillRule = false
  private(set) final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty outline.
  public override init() { super.init() }

  private init(_ elements: [PathElement]) {
    super.init()
    self.elements = elements
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(PathShapes.rectangle(rect)) }

  /// Makes an ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(PathShapes.ellipse(rect)) }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(PathShapes.rounded(rect, .all, CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// Makes a rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(PathShapes.rounded(rect, PathCorners(rawValue: corners.rawValue), cornerRadii))
  }

  /// Makes a part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
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
  open var currentPoint: CGPoint { elements.endPoint ?? CGPoint() }
  /// The least rectangle around all points, those beside curves among them.
  open var bounds: CGRect { [PathElement].bounds(of: elements.flatMap(\.points)) }

  /// Begins a part.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line. A part without a beginning begins there.
  open func addLine(to point: CGPoint) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }

  /// Adds a curve with two control points.
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if elements.isEmpty { move(to: controlPoint1) }
    elements.append(.curve(point, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    if elements.isEmpty { move(to: controlPoint) }
    elements.append(.quadCurve(point, control: controlPoint))
  }

  /// Adds a part of a circle, after a line to its beginning; angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = PathShapes.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
    guard case .line(let start)? = arc.first else { return }
    addLine(to: start)
    elements += arc.dropFirst()
  }

  /// Closes the part with a line to where it began.
  open func close() { if !elements.isEmpty { elements.append(.close) } }

  /// Takes all away.
  open func removeAllPoints() { elements = [] }

  /// Adds the pieces of another outline.
  open func append(_ path: UIBezierPath) { elements += path.elements }

  /// Changes the coordinates of all points.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.mapping { $0.applying(transform) } }
  }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { elements.contains(point, evenOdd: usesEvenOddFillRule) }

  /// The same outline with its parts in the other order and direction, curves as lines.
  open func reversing() -> UIBezierPath {
    UIBezierPath(
      elements.polygons.reversed().flatMap { polygon in
        polygon.reversed().enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) }
      })
  }

  /// Sets lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Fills what is inside, in the current context.
  open func fill() { CurrentCanvas.canvas?.fill(elements, evenOdd: usesEvenOddFillRule) }
  /// Draws the line, in the current context.
  open func stroke() { CurrentCanvas.canvas?.stroke(elements, line) }
  /// Fills what is inside, mixed with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CurrentCanvas.canvas?.fill(
      elements, evenOdd: usesEvenOddFillRule, operation: .init(blendMode), opacity: alpha)
  }
  /// Draws the line, mixed with what is there.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CurrentCanvas.canvas?.stroke(elements, line, operation: .init(blendMode), opacity: alpha)
  }
  /// Keeps what is drawn from now on inside, beside what was said before.
  open func addClip() { CurrentCanvas.canvas?.clip(elements, evenOdd: usesEvenOddFillRule) }

  private var line: DrawnLine {
    DrawnLine(
      width: lineWidth, cap: .init(lineCapStyle), join: .init(lineJoinStyle), miterLimit: miterLimit,
      dashes: dashes.lengths.map { Double($0) }, phase: dashes.phase)
  }

  /// The same outline.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(elements)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }
}
