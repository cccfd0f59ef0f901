import NibRuntime
import NibStandIns

// Drawing, as far as sources call it: closures run, and nothing is drawn.

extension UIColor {
  /// Does nothing: nothing is drawn.
  public func setFill() {}
  /// Does nothing, likewise.
  public func setStroke() {}
  /// Does nothing, likewise.
  public func set() {}
}

extension UIImage {
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Does nothing, likewise.
  public func draw(at point: CGPoint) {}
  /// Does nothing, likewise.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing, likewise.
public func UIRectFrame(_ rect: CGRect) {}

/// How pictures are made. Stands in for UIGraphicsImageRendererFormat.
@MainActor
open class UIGraphicsImageRendererFormat {
  /// Pixels a point.
  open var scale: CGFloat = 3
  /// Whether pictures have no transparency.
  open var opaque = false

  /// Makes one for the screen.
  public init() {}

  /// One for the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// One for the screen, likewise.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a picture is drawn. Stands in for UIGraphicsImageRendererContext.
@MainActor
open class UIGraphicsImageRendererContext {
  /// How the picture is made.
  public final let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// The picture so far: empty, of its size.
  public var currentImage: UIImage { UIImage(NibImage(name: "", archivedSize: NibSize(size))) }

  #if !canImport(CoreGraphics)
    /// Where Core Graphics draws.
    public var cgContext: CGContext { CGContext() }
  #endif

  /// Does nothing: nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Does nothing, likewise.
  open func stroke(_ rect: CGRect) {}
  /// Does nothing, likewise.
  open func clip(to rect: CGRect) {}
}

/// Makes pictures: the closure runs, and the picture is empty, of the size asked for. Stands in for
/// UIGraphicsImageRenderer.
@MainActor
open class UIGraphicsImageRenderer {
  private let size: CGSize
  /// How pictures are made.
  public final let format: UIGraphicsImageRendererFormat

  /// Makes one of pictures of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }

  /// Makes one of pictures as large as a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs the closure, and makes an empty picture of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size, format)
    actions(context)
    return context.currentImage
  }
}

#if !canImport(CoreGraphics)
  /// Where Core Graphics draws: nothing is drawn. Stands in for CGContext.
  public final class CGContext {
    init() {}

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

/// Where the code that runs draws: nowhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
