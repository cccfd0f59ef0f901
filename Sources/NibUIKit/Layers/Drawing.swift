import NibFoundation
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

  /// Where the picture is, in its own coordinates; set by the renderer.
  public internal(set) final var bounds = CGRect()

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
    public var cgContext: CGContext { CGContext.nowhere }
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
    format.bounds = CGRect(origin: CGPoint(), size: size)
  }

  /// Makes one of pictures as large as a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
    format.bounds = bounds
  }

  /// Runs the closure, and makes an empty picture of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size, format)
    actions(context)
    return context.currentImage
  }

  /// Runs the closure, and makes a PNG of the picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs the closure, and makes a JPEG of the picture.
  /// - Parameters:
  ///   - compressionQuality: how much is kept, 0...1.
  ///   - actions: what draws.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  )
    -> Data
  { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
