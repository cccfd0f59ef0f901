// Every format is read through BoundedBytes, where a read past the end is nil: a truncated or hostile file gives no
// size, never a trap.

/// Width and height of an image as stored.
public struct PixelSize: Sendable, Hashable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// What the first bytes of an image say: its format, its size, how it is to be turned.
public struct ImageHeader: Sendable, Hashable {
  /// The format.
  public var format: ImageFormat
  /// The size as stored; nil for vectors, and where the bytes end before the size or say none.
  public var pixelSize: PixelSize?
  /// How the pixels are to be turned for display: 1 (as stored) to 8, as EXIF and TIFF number it.
  public var orientation = 1
  /// The size of a vector in points; nil for pixels, and where the beginning of the file does not tell.
  public var vectorSize: PointSize?

  /// Makes a header.
  public init(format: ImageFormat, pixelSize: PixelSize? = nil, orientation: Int = 1) {
    self.format = format
    self.pixelSize = pixelSize
    self.orientation = orientation
  }

  /// Reads a header of a picture that is in memory; nil when the bytes are no image that is known.
  public init?(_ content: [UInt8]) { self.init(head: content) { _, _ in [] } }

  /// Reads a header; nil when the bytes are no image that is known.
  ///
  /// Cost: a few dozen bytes for most formats; of JPEG, PNG and WebP the beginning of each segment or chunk before what is
  /// wanted. The orientation of a WebP and all of a TIFF may stand behind the pixels.
  /// - Parameters:
  ///   - head: the first bytes; of vectors, whose size is looked for in these alone, some thousand.
  ///   - further: bytes from an offset on, at most so many; fewer where the picture ends.
  public init?(head: [UInt8], further: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    let bytes = HeaderBytes(head, further: further)
    guard let format = ImageFormat(bytes.head) else { return nil }
    self.init(format: format)
    switch format {
    case .png: (pixelSize, orientation) = (Self.png(bytes.head), Self.pngOrientation(bytes))
    case .gif: pixelSize = Self.gif(bytes.head)
    case .bmp: pixelSize = Self.bmp(bytes.head)
    case .webp: (pixelSize, orientation) = (Self.webp(bytes.head), Self.webpOrientation(bytes))
    case .heic, .avif:
      let header = HEIFHeader(bytes)
      pixelSize = header.pixelSize
      orientation = header.turn.orientation
    case .jpeg:
      let header = JPEGHeader(bytes)
      pixelSize = header.pixelSize
      orientation = header.orientation
    case .tiff:
      let header = TIFFHeader(bytes)
      pixelSize = header?.pixelSize
      orientation = header?.orientation ?? 1
    case .pdf: vectorSize = VectorHeader.pdf(head)
    case .svg: vectorSize = VectorHeader.svg(head)
    }
  }

  /// The size as displayed: width and height change places for the four orientations that lie on their side.
  public var displaySize: PixelSize? {
    guard let pixelSize, orientation >= 5 else { return pixelSize }
    return PixelSize(width: pixelSize.height, height: pixelSize.width)
  }
}

extension PixelSize {
  /// A size from two numbers of a file; nil when one is missing or not positive.
  init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
