import NibResources
import Synchronization

/// Makes pixels from the bytes of pictures.
///
/// Calls block until they are done, so they belong on a thread that may wait; `PicturePipeline` sees to that.
public protocol PictureDecoding: Sendable {
  /// Format, size and orientation; decodes no pixels.
  /// - Throws: `unreadable`, `unknownFormat`, `unsupportedFormat`, `truncated`, `damaged`, `tooLarge`.
  func header(of source: any PictureSource) throws(ImagingError) -> ImageHeader

  /// The packets of metadata; decodes no pixels.
  /// - Throws: As `header`.
  func metadata(of source: any PictureSource) throws(ImagingError) -> PictureMetadata

  /// The pixels of a picture in the form that is asked for.
  /// - Throws: As `header`, and `cancelled`.
  func image(
    of source: any PictureSource, _ request: PictureRequest, cancellation: Cancellation
  ) throws(ImagingError) -> PixelImage

  /// A picture in the form that is asked for, as a file.
  /// - Throws: As `image`.
  func encoded(
    _ source: any PictureSource, _ request: PictureRequest, as format: EncodedFormat, cancellation: Cancellation
  ) throws(ImagingError) -> [UInt8]
}

extension PictureDecoding {
  /// A picture in the form that is asked for, as a file.
  /// - Throws: As `image`.
  public func encoded(
    _ source: any PictureSource, _ request: PictureRequest, as format: EncodedFormat
  ) throws(ImagingError) -> [UInt8] {
    try encoded(source, request, as: format, cancellation: Cancellation())
  }

  /// The pixels of a picture in the form that is asked for.
  /// - Throws: As `header`.
  public func image(of source: any PictureSource, _ request: PictureRequest) throws(ImagingError) -> PixelImage {
    try image(of: source, request, cancellation: Cancellation())
  }

  /// The whole picture with a longest side of at most so many pixels, turned for display.
  /// - Throws: As `header`.
  public func thumbnail(of source: any PictureSource, maxPixelSize: Int) throws(ImagingError) -> PixelImage {
    try image(of: source, .thumbnail(maxPixelSize: maxPixelSize))
  }
}

/// Lets one thread tell another to stop decoding.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Nothing is cancelled yet.
  public init() {}

  /// Stops the work at its next step: the next bytes or the next rows.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether the work is to stop.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }
}
