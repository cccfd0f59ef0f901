/// A decoded picture: four bytes a pixel, red, green, blue and alpha, in sRGB, colours not multiplied with alpha.
///
/// The pixel at `x` from the left and `y` from the top has its four bytes at `4 * (y * width + x)`.
public struct PixelImage: Sendable, Hashable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// The pixels, rows from top to bottom without padding: `4 * width * height` bytes.
  public let bytes: [UInt8]

  /// Makes an image; nil unless there are exactly four bytes a pixel.
  public init?(size: PixelSize, bytes: [UInt8]) {
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard size.width > 0, size.height > 0, !overflow, bytes.count % 4 == 0, bytes.count / 4 == pixels else {
      return nil
    }
    self.size = size
    self.bytes = bytes
  }

  /// The four samples of a pixel, counted from the left and from the top; nil outside.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return nil }
    let start = (y * size.width + x) * 4
    return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }
}

extension EncodedFormat {
  /// JPEG of a quality from 0, the smallest file, to 1, the best picture; what lies outside is held within.
  package static func jpeg(compression quality: Double) -> EncodedFormat {
    .jpeg(quality: quality.isNaN ? 100 : Int((min(1, max(0, quality)) * 100).rounded()))
  }
}

/// A file format in which small forms of pictures are written.
public enum EncodedFormat: Sendable, Hashable {
  /// JPEG of a quality of 1 to 100; transparent places become white.
  case jpeg(quality: Int)
  /// PNG.
  case png
  /// TIFF, without compression.
  case tiff
  /// WebP of a quality of 1 to 100.
  case webp(quality: Int)
  /// HEIC of a quality of 1 to 100, where libvips is built with an encoder for it.
  case heic(quality: Int)
}
