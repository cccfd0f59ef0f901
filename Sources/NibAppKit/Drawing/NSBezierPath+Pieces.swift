import Foundation
import NibFoundation
import NibResources

/// What outlines are made of.
extension NSBezierPath {
  /// Begins a part.
  public final func move(to point: NSPoint) { elements.append(.move(point)) }

  /// Adds a line. A part without a beginning begins there.
  public final func line(to point: NSPoint) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }

  /// Adds a curve with two control points.
  public final func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    if elements.isEmpty { move(to: controlPoint1) }
    elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a curve with one control point.
  public final func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    if elements.isEmpty { move(to: controlPoint) }
    elements.append(.quadCurve(endPoint, control: controlPoint))
  }

  /// Closes the part with a line to where it began.
  public final func close() { if !elements.isEmpty { elements.append(.close) } }

  /// Begins a part as far from the current point.
  public final func relativeMove(to point: NSPoint) { move(to: absolute(point)) }

  /// Adds a line to as far from the current point.
  public final func relativeLine(to point: NSPoint) { line(to: absolute(point)) }

  /// Adds a curve whose points are as far from the current point.
  public final func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(
      to: absolute(endPoint), controlPoint1: absolute(controlPoint1), controlPoint2: absolute(controlPoint2))
  }

  private func absolute(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }

  /// Adds the pieces of another outline.
  public final func append(_ path: NSBezierPath) { elements += path.elements }

  /// Adds a rectangle.
  public final func appendRect(_ rect: NSRect) { elements += PathShapes.rectangle(rect) }

  /// Adds an ellipse within a rectangle.
  public final func appendOval(in rect: NSRect) { elements += PathShapes.ellipse(rect) }

  /// Adds a rectangle with round corners.
  public final func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    elements += PathShapes.rounded(rect, .all, CGSize(width: xRadius, height: yRadius))
  }

  /// Adds lines through points.
  public final func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
    for point in UnsafeBufferPointer(start: points, count: max(count, 0)) { line(to: point) }
  }

  /// Adds a part of a circle, after a line to its beginning; angles in degrees, which grow counterclockwise.
  public final func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    // Y grows upward here, and downward where the shapes know their directions.
    let arc = PathShapes.arc(
      center, radius, from: startAngle * .pi / 180, to: endAngle * .pi / 180, clockwise: !clockwise)
    guard case .line(let start)? = arc.first else { return }
    line(to: start)
    elements += arc.dropFirst()
  }

  /// Number of pieces.
  public final var elementCount: Int { elements.count }

  /// What the piece of an index is.
  public final func element(at index: Int) -> ElementType { element(at: index, associatedPoints: nil) }

  /// What the piece of an index is; `points` has room for three, and is given its control points and its end.
  public final func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?) -> ElementType {
    let element = elements[index]
    if let points { for (place, point) in element.points.enumerated() { points[place] = point } }
    return switch element {
    case .move: .moveTo
    case .line: .lineTo
    case .curve: .cubicCurveTo
    case .quadCurve: .quadraticCurveTo
    case .close: .closePath
    }
  }
}

extension NSRect {
  /// Fills the rectangle, in the current context, with the operation of the context.
  public func fill() { CurrentCanvas.fill(PathShapes.rectangle(self)) }
  /// Fills the rectangle, in the current context.
  public func fill(using operation: NSCompositingOperation) {
    CurrentCanvas.fill(PathShapes.rectangle(self), operation: .init(operation))
  }
  /// Draws a frame inside of the rectangle, in the color that fills, with the operation of the context.
  public func frame(withWidth width: CGFloat = 1) { CurrentCanvas.fill(framed(width), evenOdd: true) }
  /// Draws a frame inside of the rectangle, in the color that fills.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation) {
    CurrentCanvas.fill(framed(width), evenOdd: true, operation: .init(operation))
  }
  private func framed(_ width: CGFloat) -> [PathElement] {
    let inner = insetBy(dx: width, dy: width)
    return PathShapes.rectangle(self) + (inner.isNull ? [] : PathShapes.rectangle(inner))
  }
  /// Keeps what is drawn from now on inside.
  public func clip() { CurrentCanvas.canvas?.clip(PathShapes.rectangle(self)) }
}
