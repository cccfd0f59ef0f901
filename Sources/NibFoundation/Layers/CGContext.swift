import Foundation

#if !canImport(CoreGraphics)
  /// Where Core Graphics draws: nothing is drawn. Stands in for CGContext.
  public final class CGContext {
    /// One that draws nothing.
    package static var nowhere: CGContext { CGContext() }

    private init() {}

    /// Keeps nothing: there is nothing to go back to.
    public func saveGState() {}
    /// Does nothing, likewise.
    public func restoreGState() {}
    /// Does nothing: nothing is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Does nothing, likewise.
    public func setStrokeColor(_ color: CGColor) {}
    /// Does nothing, likewise.
    public func setLineWidth(_ width: CGFloat) {}
    /// Does nothing, likewise.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Does nothing, likewise.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Does nothing, likewise.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Does nothing, likewise.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Does nothing, likewise.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Does nothing, likewise.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Does nothing, likewise.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Does nothing, likewise.
    public func rotate(by angle: CGFloat) {}
    /// Does nothing, likewise.
    public func beginPath() {}
    /// Does nothing, likewise.
    public func closePath() {}
    /// Does nothing, likewise.
    public func move(to point: CGPoint) {}
    /// Does nothing, likewise.
    public func addLine(to point: CGPoint) {}
    /// Does nothing, likewise.
    public func addPath(_ path: CGPath) {}
    /// Does nothing, likewise.
    public func addRect(_ rect: CGRect) {}
    /// Does nothing, likewise.
    public func addEllipse(in rect: CGRect) {}
    /// Does nothing, likewise.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    /// Does nothing, likewise.
    public func fill(_ rect: CGRect) {}
    /// Does nothing, likewise.
    public func fillPath(using rule: CGPathFillRule = .winding) {}
    /// Does nothing, likewise.
    public func fillEllipse(in rect: CGRect) {}
    /// Does nothing, likewise.
    public func stroke(_ rect: CGRect) {}
    /// Does nothing, likewise.
    public func strokePath() {}
    /// Does nothing, likewise.
    public func strokeEllipse(in rect: CGRect) {}
    /// Does nothing, likewise.
    public func clip(to rect: CGRect) {}
    /// Does nothing, likewise.
    public func clip(using rule: CGPathFillRule = .winding) {}
    /// Does nothing, likewise.
    public func clear(_ rect: CGRect) {}
  }
#endif
