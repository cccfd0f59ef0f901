// Where PNG and WebP keep the block of EXIF that says how a picture is turned. Of what the block says the orientation is
// taken, in the form that JPEG and TIFF have.

extension ImageHeader {
  /// The orientation in the chunk `eXIf`, if it stands before the pixels.
  ///
  /// - Documented: PNG specification, third edition, 11.3.4.5: the block of EXIF without the word before it. It may stand
  ///   behind the pixels, too.
  /// - Seen: libvips 8.14, which reads up to the pixels, does not turn a picture whose chunk stands behind them.
  static func pngOrientation(_ bytes: HeaderBytes) -> Int {
    var offset = 8
    for _ in 0..<mostChunks {
      let chunk = bytes.slice(offset, count: 8)
      guard let length = chunk.big(0, width: 4), length <= Int(Int32.max), !chunk.starts(with: "IDAT", at: 4) else {
        return 1
      }
      if chunk.starts(with: "eXIf", at: 4) {
        return TIFFHeader.orientation(ofEXIF: bytes.slice(offset + 8, count: min(length, mostBlockBytes)))
      }
      offset += 12 + length
    }
    return 1
  }

  /// The orientation in the chunk `EXIF`, if the header says that there is one; it most often stands behind the pixels.
  ///
  /// - Documented: WebP container specification, extended file format: bit 3 of the flags, chunks of even length.
  static func webpOrientation(_ bytes: HeaderBytes) -> Int {
    guard bytes.head.starts(with: "VP8X", at: 12), let flags = bytes.head.byte(20), flags & 8 != 0 else { return 1 }
    var offset = 12
    for _ in 0..<mostChunks {
      let chunk = bytes.slice(offset, count: 8)
      guard let length = chunk.little(4, width: 4) else { return 1 }
      if chunk.starts(with: "EXIF") {
        return TIFFHeader.orientation(ofEXIF: bytes.slice(offset + 8, count: min(length, mostBlockBytes)))
      }
      offset += 8 + length + length % 2
    }
    return 1
  }

  /// More than any picture has before its pixels, or frames of an animation; what follows is not looked at.
  private static let mostChunks = 1 << 14
  /// A block is no longer than a segment of a JPEG holds; the orientation stands near its start.
  private static let mostBlockBytes = 1 << 16
}
