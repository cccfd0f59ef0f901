/// Decodes and encodes for classes that hold pictures and do not know what decodes them.
///
/// NibImaging has the one implementation, on libvips. A program is linked with it or not: `NibUIKit` and `NibAppKit` bring it
/// when the package trait `Imaging` is on. Calls block until they are done.
public protocol LinkedImageCodec: SendableMetatype {
  /// The pixels of a picture.
  /// - Throws: what hinders; see `ImagingError.Code`.
  static func pixels(of picture: EncodedPicture, _ form: PictureForm) throws(ImagingError) -> PixelImage

  /// The picture as a file of another format, without metadata.
  /// - Throws: as `pixels`.
  static func encoded(
    _ picture: EncodedPicture, _ form: PictureForm, as format: EncodedFormat
  ) throws(ImagingError) -> [UInt8]
}

/// Where a picture's file lies.
public enum EncodedPicture: Sendable, Hashable {
  /// On the disk; it is read in pieces.
  case file(path: String)
  /// In memory, with a name for messages.
  case memory([UInt8], name: String)
}

/// Which form of a picture is wanted.
public struct PictureForm: Sendable, Hashable {
  /// What the whole picture is to fit in when it is turned, in pixels; nil for as many as it has. Photographs are never
  /// enlarged; a PDF or SVG is drawn as large as fits.
  public var bounds: PixelSize?
  /// How the stored pixels are turned, 1 to 8 as EXIF numbers it; 1 leaves them as stored, nil turns them as the file says.
  public var orientation: Int?
  /// Most bytes that the work may need beyond what libvips itself takes; nil for the decoder's own limit.
  public var memory: Int?

  /// Makes a form; see the defaults.
  public init(bounds: PixelSize? = nil, orientation: Int? = nil, memory: Int? = nil) {
    self.bounds = bounds
    self.orientation = orientation
    self.memory = memory
  }
}
