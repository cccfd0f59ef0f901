import Foundation
import NibResources
import NibRuntime

extension CALayer {
  #if !canImport(CoreGraphics)
    /// Draws the layer where the context is: of a view what `draw(_:)` draws, and its subviews; of others background, border,
    /// outline and sublayers. Opacity is that of each part, not of the whole; transforms, masks and shadows are not drawn.
    public final func render(in ctx: CGContext) {
      guard let canvas = ctx.canvas else { return }
      render(into: canvas)
    }
  #endif

  /// Draws the layer in its own coordinates, with what lies in it.
  package final func render(into canvas: PixelCanvas) {
    guard !isHidden, opacity > 0 else { return }
    canvas.save()
    canvas.state.opacity *= Double(opacity)
    if masksToBounds { canvas.clip(outline) }
    if let color = backgroundColor { canvas.fill(outline, with: .color(DrawingColor(color))) }
    if let shape = self as? CAShapeLayer { shape.paintOutline(canvas) }
    painted?.paintContent(canvas)
    for layer in (sublayers ?? []) + (painted?.layersInside ?? []) {
      canvas.paint(at: layer.frame.origin, of: layer.bounds.origin) { layer.render(into: canvas) }
    }
    paintBorder(canvas)
    canvas.restore()
  }

  private final func paintBorder(_ canvas: PixelCanvas) {
    if borderWidth > 0, let color = borderColor {
      let half = CGFloat(borderWidth / 2)
      canvas.state.stroke = color.archived
      canvas.stroke(
        PathShapes.rounded(bounds.insetBy(dx: half, dy: half), .all, radii(cornerRadius - borderWidth / 2)),
        DrawnLine(width: borderWidth))
    }
  }

  private final var outline: [PathElement] { PathShapes.rounded(bounds, .all, radii(cornerRadius)) }

  private final func radii(_ radius: Double) -> CGSize { CGSize(width: max(radius, 0), height: max(radius, 0)) }
}

extension CAShapeLayer {
  fileprivate final func paintOutline(_ canvas: PixelCanvas) {
    guard let elements = path.map([PathElement].init) else { return }
    if let fillColor {
      canvas.fill(elements, evenOdd: fillRule == .evenOdd, with: .color(DrawingColor(fillColor)))
    }
    guard let strokeColor, lineWidth > 0 else { return }
    canvas.state.stroke = strokeColor.archived
    canvas.stroke(
      elements,
      DrawnLine(
        width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
        join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
        dashes: (lineDashPattern ?? []).map(\.doubleValue), phase: lineDashPhase))
  }
}

extension PixelCanvas {
  /// Draws something whose own coordinates begin with a point, which lies at another one here.
  package func paint(at place: CGPoint, of origin: CGPoint, _ body: () -> Void) {
    save()
    change(AffineTransform(translationByX: place.x - origin.x, byY: place.y - origin.y))
    body()
    restore()
  }
}

extension DrawingColor {
  fileprivate init(_ color: CGColor) { self.init(color.archived) }
}

extension CGColor {
  /// The color as archives have it.
  package var archived: NibColor {
    #if canImport(CoreGraphics)
      let parts = (components ?? []).map { Double($0) }
      let isGray = parts.count == 2
      guard parts.count >= 4 || isGray else { return NibColor(red: 0, green: 0, blue: 0, alpha: Double(alpha)) }
      return NibColor(red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2], alpha: Double(alpha))
    #else
      color
    #endif
  }
}
