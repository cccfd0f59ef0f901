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

  /// Reads a header; nil when the bytes are no image that is known.
  ///
  /// Cost: a few dozen bytes for most formats; for JPEG and TIFF as far as the size lies from the start.
  public init?(_ content: [UInt8]) {
    let bytes = BoundedBytes(content)
    guard let format = ImageFormat(bytes) else { return nil }
    self.init(format: format)
    switch format {
    case .png: pixelSize = Self.png(bytes)
    case .gif: pixelSize = Self.gif(bytes)
    case .bmp: pixelSize = Self.bmp(bytes)
    case .webp: pixelSize = Self.webp(bytes)
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
    case .pdf: vectorSize = VectorHeader.pdf(content)
    case .svg: vectorSize = VectorHeader.svg(content)
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
