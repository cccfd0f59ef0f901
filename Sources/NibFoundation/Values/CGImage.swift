// Foundation's types of these names, where Core Graphics is not there.

#if !canImport(CoreGraphics)
  import Foundation
  import NibResources
  import NibRuntime
  import NibStandIns

  /// The pixels of an image as its file stores them, not turned; decoded when they are asked for. Stands in for CGImage.
  public final class CGImage: Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels downwards.
    public let height: Int
    /// The image whose pixels these are.
    package let image: NibImage

    /// Makes one of an image whose file is known, and has pixels; nil for others.
    package init?(_ image: NibImage) {
      guard let size = image.file?.pixelSize else { return nil }
      (self.image, width, height) = (image, Int(size.width), Int(size.height))
    }

    /// 8.
    public var bitsPerComponent: Int { 8 }
    /// 32: red, green, blue and alpha, in sRGB, colors not multiplied with alpha.
    public var bitsPerPixel: Int { 32 }
    /// Four times the width.
    public var bytesPerRow: Int { width * 4 }

    /// The pixels as stored, rows from top to bottom.
    /// - Throws: `noDecoder` without the package trait `Imaging`, `truncated`, `damaged`, `tooLarge` and what else hinders.
    public func pixels() throws(ImagingError) -> PixelImage { try image.pixels(PictureForm(orientation: 1)) }

    /// What has the bytes of the pixels; nil where they cannot be had.
    public var dataProvider: CGDataProvider? {
      ImageReports.optional { () throws(ImagingError) in CGDataProvider(data: Data(try pixels().bytes)) }
    }
  }

  /// Bytes that somebody provides. Stands in for CGDataProvider.
  public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    init(data: Data) { self.data = data }
  }
#endif
