import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

// Drawing into the picture that is current: its pixels are filled where the package trait `Imaging` is on.

extension UIColor {
  /// Fills what is drawn from now on in the current context. One for several appearances is the light one.
  public func setFill() { CurrentCanvas.canvas?.state.fill = nibColor }
  /// Draws lines from now on in the current context.
  public func setStroke() { CurrentCanvas.canvas?.state.stroke = nibColor }
  /// Fills and draws lines from now on in the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image in its own size at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in its own size at a point of the current context, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in a rectangle of the current context, mixed with what is there. An image with a tint is drawn in it.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let canvas = CurrentCanvas.canvas, let own = drawnPixels else { return }
    canvas.draw(
      PixelCanvas(own), in: rect, fraction: alpha, operation: blendMode == .normal ? nil : .init(blendMode),
      rows: .growing)
  }

  /// The pixels to draw, in the tint if there is one; nil for an image without pixels.
  private var drawnPixels: PixelImage? {
    guard nibImage.file != nil || details.drawn?.picture != nil else { return nil }
    let pixels = ImageReports.optional { () throws(ImagingError) in try self.pixels() }
    guard let pixels, let tint = nibImage.drawing.tint else { return pixels }
    return pixels.tinted(tint)
  }
}

extension PixelImage {
  /// The same opacity in one color, times that of the color.
  fileprivate func tinted(_ color: NibColor) -> PixelImage? {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let (red, green, blue, opacity) = (byte(color.red), byte(color.green), byte(color.blue), UInt(byte(color.alpha)))
    var tinted = bytes
    for pixel in stride(from: 0, to: tinted.count, by: 4) {
      tinted[pixel] = red
      tinted[pixel + 1] = green
      tinted[pixel + 2] = blue
      tinted[pixel + 3] = UInt8((UInt(tinted[pixel + 3]) * opacity + 127) / 255)
    }
    return PixelImage(size: size, bytes: tinted)
  }
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { CurrentCanvas.canvas?.fill(PathShapes.rectangle(rect), operation: .copy) }
/// Fills a rectangle of the current context, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CurrentCanvas.canvas?.fill(PathShapes.rectangle(rect), operation: .init(blendMode))
}
/// Draws a line of one point inside the edges of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
/// Draws a line of one point inside the edges of a rectangle of the current context, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inside = rect.width > 2 && rect.height > 2 ? PathShapes.rectangle(rect.insetBy(dx: 1, dy: 1)) : []
  CurrentCanvas.canvas?.fill(PathShapes.rectangle(rect) + inside, evenOdd: true, operation: .init(blendMode))
}
/// Keeps what is drawn from now on inside a rectangle.
public func UIRectClip(_ rect: CGRect) { CurrentCanvas.canvas?.clip(PathShapes.rectangle(rect)) }
