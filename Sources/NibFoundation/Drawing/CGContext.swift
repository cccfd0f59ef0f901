import Foundation
import NibResources
import NibStandIns

#if !canImport(CoreGraphics)
  /// Where code draws. Stands in for CGContext.
  ///
  /// What is drawn fills pixels where the package trait `Imaging` is on and the context is one of a picture; others draw
  /// nothing. Two contexts of one picture have the same path and state.
  public final class CGContext {
    /// The pixels; nil for none.
    package let canvas: PixelCanvas?

    /// One that draws nothing.
    package static var nowhere: CGContext { CGContext(nil) }

    /// Makes one that draws into pixels.
    package init(_ canvas: PixelCanvas?) { self.canvas = canvas }

    // MARK: State

    /// Remembers what was set.
    public func saveGState() { canvas?.save() }
    /// Goes back to what was remembered last; nothing happens where nothing was.
    public func restoreGState() { canvas?.restore() }
    /// Fills with a color from now on.
    public func setFillColor(_ color: CGColor) { canvas?.state.fill = color.color }
    /// Draws lines in a color from now on.
    public func setStrokeColor(_ color: CGColor) { canvas?.state.stroke = color.color }
    /// Fills with a color from now on, by its components, 0...1 in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Draws lines in a color from now on, by its components, 0...1 in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { canvas?.state.line.width = width }
    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { canvas?.state.line.cap = .init(cap) }
    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { canvas?.state.line.join = .init(join) }
    /// Sets how far a point may stand out where lines meet.
    public func setMiterLimit(_ limit: CGFloat) { canvas?.state.line.miterLimit = limit }
    /// Sets lengths of dashes and gaps, and how far into them lines begin, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      canvas?.state.line.phase = phase
      canvas?.state.line.dashes = lengths.map { Double($0) }
    }
    /// Sets how much of what is drawn is seen, 0...1.
    public func setAlpha(_ alpha: CGFloat) { canvas?.state.opacity = min(max(alpha, 0), 1) }
    /// Sets how what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { canvas?.state.operation = .init(mode) }
    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { canvas?.state.isSmooth = shouldAntialias }
    /// Sets whether edges are smooth, likewise.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { canvas?.state.isSmooth = allowsAntialiasing }
    /// Does nothing: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

    // MARK: Coordinates

    /// From the coordinates of what is drawn to pixels from the lower left.
    public var ctm: CGAffineTransform {
      guard let canvas else { return .identity }
      var whole = canvas.state.transform
      whole.append(canvas.base)
      whole.append(AffineTransform(scaleByX: 1, byY: -1))
      whole.append(AffineTransform(translationByX: 0, byY: CGFloat(canvas.height)))
      return CGAffineTransform(whole.m11, whole.m12, whole.m21, whole.m22, whole.tX, whole.tY)
    }
    /// Shifts what is drawn from now on.
    public func translateBy(x: CGFloat, y: CGFloat) { canvas?.change(AffineTransform(translationByX: x, byY: y)) }
    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) { canvas?.change(AffineTransform(scaleByX: x, byY: y)) }
    /// Turns what is drawn from now on, by radians.
    public func rotate(by angle: CGFloat) { canvas?.change(AffineTransform(rotationByRadians: angle)) }
    /// Changes the coordinates of what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
      canvas?.change(
        AffineTransform(
          m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d, tX: transform.tx, tY: transform.ty))
    }

    // MARK: Outlines

    /// Empties the path.
    public func beginPath() { canvas?.path = [] }
    /// Closes the part with a line to where it began.
    public func closePath() { canvas?.add([.close]) }
    /// Begins a part.
    public func move(to point: CGPoint) { canvas?.add([.move(point)]) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { canvas?.add([.line(point)]) }
    /// Begins a part at the first point, with lines to the others.
    public func addLines(between points: [CGPoint]) {
      canvas?.add(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
    }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      canvas?.add([.curve(end, control1: control1, control2: control2)])
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      canvas?.add([.quadCurve(end, control: control)])
    }
    /// Adds an outline.
    public func addPath(_ path: CGPath) { canvas?.add(path.elements) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { canvas?.add(PathShapes.rectangle(rect)) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { canvas?.add(rects.flatMap { PathShapes.rectangle($0) }) }
    /// Adds an ellipse within a rectangle.
    public func addEllipse(in rect: CGRect) { canvas?.add(PathShapes.ellipse(rect)) }
    /// Adds a part of a circle; angles in radians. Clockwise is as in Core Graphics, whose y goes up.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      var arc = PathShapes.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise)
      if canvas?.path.isEmpty == true, case .line(let start)? = arc.first { arc[0] = .move(start) }
      canvas?.add(arc)
    }
    /// Whether the path has no parts.
    public var isPathEmpty: Bool { canvas?.path.isEmpty ?? true }

    // MARK: Drawing

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { canvas?.fill(PathShapes.rectangle(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the path, which is empty then.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      canvas?.paintPath(fills: true, evenOdd: rule == .evenOdd, strokes: false)
    }
    /// Fills an ellipse within a rectangle.
    public func fillEllipse(in rect: CGRect) { canvas?.fill(PathShapes.ellipse(rect)) }
    /// Draws the line of a rectangle.
    public func stroke(_ rect: CGRect) { strokeOutline(PathShapes.rectangle(rect)) }
    /// Draws the line of a rectangle, so wide in points.
    public func stroke(_ rect: CGRect, width: CGFloat) { strokeOutline(PathShapes.rectangle(rect), width: width) }
    /// Draws the line of the path, which is empty then.
    public func strokePath() { canvas?.paintPath(fills: false, strokes: true) }
    /// Draws the line of an ellipse within a rectangle.
    public func strokeEllipse(in rect: CGRect) { strokeOutline(PathShapes.ellipse(rect)) }
    /// Draws lines from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
      strokeOutline(points.enumerated().map { $0.isMultiple(of: 2) ? .move($1) : .line($1) })
    }
    /// Fills the path, draws its line, or both; the path is empty then.
    public func drawPath(using mode: CGPathDrawingMode) {
      canvas?.paintPath(
        fills: mode != .stroke, evenOdd: mode == .eoFill || mode == .eoFillStroke,
        strokes: mode != .fill && mode != .eoFill)
    }
    /// Keeps what is drawn from now on inside a rectangle.
    public func clip(to rect: CGRect) { canvas?.clip(PathShapes.rectangle(rect)) }
    /// Keeps what is drawn from now on inside the path, which is empty then.
    public func clip(using rule: CGPathFillRule = .winding) { canvas?.clipToPath(evenOdd: rule == .evenOdd) }
    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) { canvas?.fill(PathShapes.rectangle(rect), operation: .clear) }
    /// Draws an image in a rectangle, its rows from great y to small: upside down where y grows downward, as in a context of
    /// UIKit's.
    public func draw(_ image: CGImage, in rect: CGRect) {
      guard let canvas else { return }
      let pixels = ImageReports.optional { () throws(ImagingError) in try image.pixels() }
      guard let pixels else { return }
      canvas.draw(PixelCanvas(pixels), in: rect, fraction: 1, rows: .shrinking)
    }

    private func strokeOutline(_ elements: [PathElement], width: CGFloat? = nil) {
      guard let canvas else { return }
      var line = canvas.state.line
      if let width { line.width = width }
      canvas.stroke(elements, line)
    }
  }

  /// What is drawn of a path.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// As named; `eo` for even-odd.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }
#endif

extension DrawnLine.Cap {
  /// The numbers are the same.
  package init(_ cap: CGLineCap) { self = DrawnLine.Cap(rawValue: UInt(cap.rawValue)) ?? .butt }
}

extension DrawnLine.Join {
  /// The numbers are the same.
  package init(_ join: CGLineJoin) { self = DrawnLine.Join(rawValue: UInt(join.rawValue)) ?? .miter }
}

extension DrawingOperation {
  /// The operation of a blend mode: of the same name, or over what is there for the normal one.
  package init(_ mode: CGBlendMode) {
    switch mode {
    case .normal: self = .sourceOver
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .softLight: self = .softLight
    case .hardLight: self = .hardLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .clear: self = .clear
    case .copy: self = .copy
    case .sourceIn: self = .sourceIn
    case .sourceOut: self = .sourceOut
    case .sourceAtop: self = .sourceAtop
    case .destinationOver: self = .destinationOver
    case .destinationIn: self = .destinationIn
    case .destinationOut: self = .destinationOut
    case .destinationAtop: self = .destinationAtop
    case .xor: self = .xor
    case .plusDarker: self = .plusDarker
    case .plusLighter: self = .plusLighter
    #if canImport(CoreGraphics)
      @unknown default: self = .sourceOver
    #endif
    }
  }
}
