import NibResources

/// What a picture's header says, as far as a plan needs it.
public struct PictureFacts: Sendable, Hashable {
  /// The format.
  public var format: ImageFormat
  /// Width and height as stored; of a PDF or SVG its own size at 72 dots an inch.
  public var size: PixelSize
  /// Samples of a pixel.
  public var bands: Int
  /// Bytes of a sample.
  public var sampleBytes: Int
  /// 1 to 8, as EXIF numbers it.
  public var orientation: Int
  /// Whether the pixels come in several passes over the whole picture: progressive JPEG, interlaced PNG.
  public var comesInPasses: Bool
  /// Bytes of the file.
  public var encodedBytes: Int
  /// In which pieces it is stored.
  package var parts = StoredParts()

  /// Makes facts.
  public init(
    format: ImageFormat, size: PixelSize, bands: Int = 3, sampleBytes: Int = 1, orientation: Int = 1,
    comesInPasses: Bool = false, encodedBytes: Int = 0
  ) {
    self.format = format
    self.size = size
    self.bands = bands
    self.sampleBytes = sampleBytes
    self.orientation = orientation
    self.comesInPasses = comesInPasses
    self.encodedBytes = encodedBytes
  }
}
