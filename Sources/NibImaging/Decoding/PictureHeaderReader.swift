import NibResources

/// Format, size and orientation from a picture's first bytes, without a decoder.
public enum PictureHeaderReader {
  /// How many first bytes are tried: most headers are in the first few, EXIF and colour profiles push a JPEG's size back.
  private static let steps = [1 << 14, 1 << 18, 1 << 22]

  /// Reads a header.
  /// - Returns: The header; its size is nil for vectors, and where it does not stand near the file's start, as in a TIFF
  ///   whose directory comes last.
  /// - Throws: `unreadable`, `unknownFormat`, `truncated` for no bytes at all.
  public static func read(_ source: any PictureSource) throws(ImagingError) -> ImageHeader {
    guard source.byteCount > 0 else {
      throw ImagingError(.truncated, source.name, "the file has no bytes; expected a picture")
    }
    var best: ImageHeader?
    for step in steps {
      best = ImageHeader(try source.bytes(at: 0, count: step)) ?? best
      if best?.format.isVector == true || best?.pixelSize != nil || step >= source.byteCount { break }
    }
    guard let best else {
      throw ImagingError(
        .unknownFormat, source.name,
        "the first bytes are those of no known picture; expected "
          + ImageFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return best
  }
}
