import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// How pictures are made. Stands in for UIGraphicsImageRendererFormat.
@MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point.
  open var scale: CGFloat = 3
  /// Whether pictures have no transparency.
  open var opaque = false

  /// The colors that a picture has. Stands in for UIGraphicsImageRendererFormat.Range.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the screen has them.
    case automatic
    /// More than those of sRGB, or those alone.
    case extended, standard
  }

  /// The colors that pictures have; kept, for pixels here are those of sRGB.
  open var preferredRange = Range.standard

  /// Whether pictures have more than the usual colors, of older systems.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether pictures may be brighter than white: no, for pixels have no more.
  open var supportsHighDynamicRange: Bool { false }

  /// Makes one for traits, of which the scale counts.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a picture is drawn. Stands in for UIGraphicsImageRendererContext.
@MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// How the picture is made.
  private let imageFormat: UIGraphicsImageRendererFormat
  /// How the picture is to be.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  final let canvas: PixelCanvas
  private let size: CGSize

  init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    size = bounds.size
    canvas = PixelCanvas(picture: bounds, scale: format.scale, isOpaque: format.opaque)
  }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(canvas, size: size, scale: format.scale) }

  #if !canImport(CoreGraphics)
    /// Where Core Graphics draws.
    public override var cgContext: CGContext { CGContext(canvas) }
  #endif

  /// Fills a rectangle.
  open override func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle, mixed with what is there.
  open override func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    canvas.fill(PathShapes.rectangle(rect), operation: .init(blendMode))
  }
  /// Draws a line of one point along the edges of a rectangle.
  open override func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a line of one point along the edges of a rectangle, mixed with what is there.
  open override func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    canvas.stroke(PathShapes.rectangle(rect), DrawnLine(width: 1), operation: .init(blendMode))
  }
  /// Keeps what is drawn from now on inside a rectangle.
  open override func clip(to rect: CGRect) { canvas.clip(PathShapes.rectangle(rect)) }
}

/// Makes pictures by closures. Stands in for UIGraphicsImageRenderer.
///
/// The pixels are filled where the package trait `Imaging` is on; without it, and with more than 16384 pixels a side, a picture
/// has its size alone.
@MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let bounds: CGRect
  /// How pictures are made.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes one of pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: CGPoint(), size: size), format: format)
  }

  /// Makes one of pictures as large as a rectangle, in whose coordinates the closures draw.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, imageFormat) = (bounds, format)
    format.bounds = bounds
  }

  /// The picture that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds, format)
    CurrentCanvas.with(context.canvas) { actions(context) }
    return context.currentImage
  }

  /// The picture that the closure draws as a PNG; empty where nothing draws, and `ImageReports` hears why.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture that the closure draws as a JPEG; empty where nothing draws, and `ImageReports` hears why.
  /// - Parameters:
  ///   - compressionQuality: 0 for the smallest file, 1 for the best picture.
  ///   - actions: what draws.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What code drew into an image.
struct DrawnPicture: Equatable, Sendable {
  /// Pixels a point.
  var scale: Double
  /// The pixels; nil where nothing draws.
  var picture: PixelImage?
}

extension UIImage {
  /// The image of what is drawn so far.
  convenience init(_ canvas: PixelCanvas, size: CGSize, scale: CGFloat) {
    var details = ImageDetails()
    details.drawn = DrawnPicture(
      scale: Double(scale), picture: LinkedParts.linkedDrawing == nil ? nil : canvas.picture)
    self.init(NibImage(name: "", archivedSize: NibSize(size)), details)
  }
}

extension PixelCanvas {
  /// Makes one of a picture in points, with y downward; black for one without transparency. One of more than 16384 pixels a
  /// side has none.
  convenience init(picture bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let (width, height) = ((bounds.size.width * scale).rounded(.up), (bounds.size.height * scale).rounded(.up))
    let fits = (0...16384).contains(width) && (0...16384).contains(height)
    self.init(bounds, pixelsWide: fits ? Int(width) : 0, pixelsHigh: fits ? Int(height) : 0, isFlipped: true)
    if isOpaque { fill(nil) }
  }
}
