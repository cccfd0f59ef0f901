import Dispatch
import Foundation
import NibResources
import NibRuntime
import NibStandIns

// As in NibUIKit: decoded when somebody asks, by the decoder that the program is linked with. AppKit encodes through bitmap
// representations; the calls that UIKit has for it are here, too.

extension NSImage {
  /// The pixels of the image as it is displayed: turned by the orientation of its file, rows from top to bottom, four bytes a
  /// pixel (red, green, blue, alpha), in sRGB, colors not multiplied with alpha.
  ///
  /// Blocks until they are there. Less memory is needed for fewer pixels, for most formats.
  /// - Parameters:
  ///   - bounds: the pixels that the picture is made smaller to fit in; nil for all it has.
  ///   - memory: most bytes that decoding may need beyond what libvips itself takes; nil for 512 MiB.
  /// - Throws: `noDecoder` without the package trait `Imaging`, `noPicture` for an image without a file, `truncated`,
  ///   `damaged`, `tooLarge` and what else hinders.
  public func pixels(fitting bounds: PixelSize? = nil, memory: Int? = nil) throws(ImagingError) -> PixelImage {
    try nibImage.pixels(PictureForm(bounds: bounds, memory: memory))
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
    let form = PictureForm(bounds: bounds, memory: memory)
    if nibImage.file == nil, let canvas = decodedCanvas {
      let file = try canvas.png()
      if format == .png, bounds == nil { return Data(file) }
      if let image = NibImage(bytes: file, scale: 1) { return Data(try image.encoded(as: format, form)) }
    }
    return Data(try nibImage.encoded(as: format, form))
  }

  /// What is drawn of an image without a file, as the image of a file.
  private var drawnImage: NibImage? {
    guard nibImage.file == nil, let canvas = decodedCanvas, let file = try? canvas.png() else { return nil }
    return NibImage(bytes: file, scale: 1)
  }

  /// The image as a TIFF; nil where its pixels cannot be had, and `ImageReports` hears why.
  public var tiffRepresentation: Data? {
    ImageReports.optional { () throws(ImagingError) in try encoded(as: .tiff) }
  }

  /// The image as a PNG; nil where its pixels cannot be had, and `ImageReports` hears why.
  public func pngData() -> Data? {
    ImageReports.optional { () throws(ImagingError) in try encoded(as: .png) }
  }

  /// The image as a JPEG, white where it is transparent; nil where its pixels cannot be had, and `ImageReports` hears why.
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  public func jpegData(compressionQuality: Double) -> Data? {
    ImageReports.optional { () throws(ImagingError) in try encoded(as: .jpeg(compression: compressionQuality)) }
  }

  /// A small image of a large one that keeps its proportions within a size in points; its pixels are made fewer while they
  /// are decoded. nil where they cannot be had, and `ImageReports` hears why.
  public func preparingThumbnail(of size: NSSize) -> NSImage? {
    ImageReports.optional { () throws(ImagingError) in
      let thumbnail = NSImage(try nibImage.thumbnail(fitting: NibSize(size), orientation: nil))
      thumbnail.isTemplate = isTemplate
      return thumbnail
    }
  }

  /// As `preparingThumbnail(of:)`, on a thread that may wait.
  public func byPreparingThumbnail(ofSize size: NSSize) async -> NSImage? {
    let hear = ImageReports.hear
    return await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        let thumbnail = ImageReports.$hear.withValue(hear) { self.preparingThumbnail(of: size) }
        continuation.resume(returning: thumbnail)
      }
    }
  }
}

#if !canImport(CoreGraphics)
  extension NSImage {
    /// The pixels of the image: as its file stores them, else as it is drawn; nil where neither is known.
    /// - Parameters:
    ///   - proposedDestRect: becomes the rectangle that the pixels are for: what was proposed, else that of the image.
    ///   - referenceContext: not looked at: there is one size of pixels.
    ///   - hints: not looked at, likewise.
    public func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
      hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
      let image = nibImage.file == nil ? drawnImage.flatMap { CGImage($0) } : CGImage(nibImage)
      if image != nil, let rect = proposedDestRect, rect.pointee.isEmpty {
        rect.pointee = NSRect(origin: .zero, size: size)
      }
      return image
    }

    /// The image whose pixels these are; of their own size in points where none is said.
    public convenience init(cgImage: CGImage, size: NSSize) {
      self.init(cgImage.image)
      self.size = size == .zero ? NSSize(width: cgImage.width, height: cgImage.height) : size
    }
  }
#endif
