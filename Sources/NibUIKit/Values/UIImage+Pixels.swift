import Dispatch
import Foundation
import NibResources
import NibRuntime
import NibStandIns

// Pictures are decoded when somebody asks for pixels, each time anew, by the decoder that the program is linked with: with
// the package trait `Imaging` that of NibImaging. Without one, and for what cannot be decoded, the answers are nil, and
// `ImageReports` hears why; `pixels` and `encoded` throw it.

extension UIImage {
  /// The pixels of the image as it is displayed: turned by its orientation, rows from top to bottom, four bytes a pixel (red,
  /// green, blue, alpha), in sRGB, colors not multiplied with alpha.
  ///
  /// Blocks until they are there. Less memory is needed for fewer pixels, for most formats.
  /// - Parameters:
  ///   - bounds: the pixels that the picture is made smaller to fit in; nil for all it has.
  ///   - memory: most bytes that decoding may need beyond what libvips itself takes; nil for 512 MiB.
  /// - Throws: `noDecoder` without the trait, `noPicture` for an image without a file, `truncated`, `damaged`, `tooLarge`
  ///   and what else hinders.
  public func pixels(
    fitting bounds: PixelSize? = nil, memory: Int? = nil
  ) throws(ImagingError) -> PixelImage {
    if bounds == nil, let picture = drawnPicture { return picture }
    return try pictured().pixels(form(bounds, memory))
  }

  /// The pixels that code drew, where they are as they are displayed.
  private var drawnPicture: PixelImage? {
    (details.orientation ?? .up) == .up && nibImage.file == nil ? details.drawn?.picture : nil
  }

  /// The image with a file: its own, or a PNG of what code drew.
  private func pictured() throws(ImagingError) -> NibImage {
    guard nibImage.file == nil, let drawn = details.drawn else { return nibImage }
    let drawing = try LinkedParts.drawing(for: "a drawn picture")
    guard let picture = drawn.picture else {
      throw ImagingError(code: .noPicture, place: .init(file: "a drawn picture"), detail: "it has no pixels")
    }
    return NibImage(bytes: try drawing.png(of: picture), scale: drawn.scale) ?? nibImage
  }

  /// The image as it is displayed, as a file of a format: turned by its orientation, in sRGB, without metadata.
  /// - Parameters:
  ///   - format: the format of the file.
  ///   - bounds: the pixels that the picture is made smaller to fit in; nil for all it has.
  ///   - memory: most bytes that decoding may need beyond what libvips itself takes; nil for 512 MiB.
  /// - Throws: as `pixels`.
  public func encoded(
    as format: EncodedFormat, fitting bounds: PixelSize? = nil, memory: Int? = nil
  ) throws(ImagingError) -> Data {
    let image = try pictured()
    if format == .png, bounds == nil, drawnPicture != nil, let file = image.file?.bytes { return Data(file) }
    return Data(try image.encoded(as: format, form(bounds, memory)))
  }

  /// The image as a PNG, turned by its orientation; nil where its pixels cannot be had.
  ///
  /// Without a decoder the file itself if that is a PNG that is not turned.
  public func pngData() -> Data? {
    ImageReports.optional { () throws(ImagingError) in try encoded(as: .png) }
  }

  /// The image as a JPEG, turned by its orientation, white where it is transparent; nil where its pixels cannot be had.
  ///
  /// Without a decoder the file itself, of whatever quality, if that is a JPEG that is not turned.
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let format = EncodedFormat.jpeg(compression: Double(compressionQuality))
    return ImageReports.optional { () throws(ImagingError) in try encoded(as: format) }
  }

  /// The picture as an HEIC; nil, after the reason was reported, where there is no encoder for it: without the trait
  /// `Imaging`, and where libvips has none.
  public func heicData() -> Data? {
    ImageReports.optional { () throws(ImagingError) in try encoded(as: .heic(quality: 90)) }
  }

  /// A small image of a large one: its pixels are made fewer while they are decoded. nil where they cannot be had.
  ///
  /// - Inferred: the picture keeps its proportions within the size, is not enlarged, and keeps its scale. Apple's
  ///   documentation speaks of "the specified size" alone.
  /// - Parameter size: what it is to fit, in points of the image's scale.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let wanted = NibSize(width: Double(size.width), height: Double(size.height))
    return ImageReports.optional { () throws(ImagingError) in
      let small = try pictured().thumbnail(fitting: wanted, orientation: details.orientation?.exif)
      return UIImage(small, thumbnailDetails)
    }
  }

  /// As `preparingThumbnail(of:)`, on a thread that may wait, where the handler is called.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    // Who hears reports is the task's, and the thread has none.
    let hear = ImageReports.hear
    DispatchQueue.global(qos: .userInitiated).async {
      ImageReports.$hear.withValue(hear) { completionHandler(self.preparingThumbnail(of: size)) }
    }
  }

  /// As `preparingThumbnail(of:)`, on a thread that may wait.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// The image made ready to be drawn: the same.
  public func preparingForDisplay() -> UIImage? { self }

  /// Hands over the image made ready to be drawn, at once.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  private func form(_ bounds: PixelSize?, _ memory: Int?) -> PictureForm {
    PictureForm(bounds: bounds, orientation: details.orientation?.exif, memory: memory)
  }

  /// What stays of the image's details: its pixels are turned already, and other variants are no thumbnails.
  private var thumbnailDetails: ImageDetails {
    var details = details
    (details.orientation, details.variants, details.images, details.duration) = (nil, nil, nil, 0)
    details.drawn = nil
    return details
  }
}

#if !canImport(CoreGraphics)
  extension UIImage {
    /// The pixels of the image as stored, or as code drew them; nil where its file is not known or has none.
    public var cgImage: CGImage? {
      guard nibImage.file == nil, details.drawn?.picture != nil else { return CGImage(nibImage) }
      return (try? pictured()).flatMap { CGImage($0) }
    }

    /// The image whose pixels these are, with one of them a point, as stored.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// The image whose pixels these are, with another scale and orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      var (image, details) = (cgImage.image, ImageDetails())
      if case .found(var file)? = image.answer {
        file.scale = scale > 0 ? Double(scale) : 1
        image.answer = .found(file)
      }
      details.orientation = orientation
      self.init(image, details)
    }
  }
#endif
