import NibResources

/// Format, size and orientation from a picture's own bytes, without a decoder: what `VipsDecoder` turns pictures by, too.
public enum PictureHeaderReader {
  /// How many first bytes are read at once; what stands elsewhere is asked for.
  private static let headBytes = 1 << 14

  /// Reads a header.
  /// - Returns: The header; its size is nil for vectors, and where a picture says none.
  /// - Throws: `unreadable`, `unknownFormat`, `truncated` for no bytes at all.
  public static func read(_ source: any PictureSource) throws(ImagingError) -> ImageHeader {
    guard source.byteCount > 0 else {
      throw ImagingError(.truncated, source.name, "the file has no bytes; expected a picture")
    }
    guard let header = try read(source, ImageHeader.init) else {
      throw ImagingError(
        .unknownFormat, source.name,
        "the first bytes are those of no known picture; expected "
          + ImageFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return header
  }

  /// In which pieces a picture is stored.
  static func parts(_ source: any PictureSource, _ format: ImageFormat) throws(ImagingError) -> StoredParts {
    try read(source) { StoredParts(format, head: $0, further: $1) }
  }

  private static func read<Result>(
    _ source: any PictureSource, _ reader: ([UInt8], @escaping (Int, Int) -> [UInt8]) -> Result
  ) throws(ImagingError) -> Result {
    var failure: ImagingError?
    let result = reader(try source.bytes(at: 0, count: headBytes)) { offset, count in
      do throws(ImagingError) { return try source.bytes(at: offset, count: count) } catch {
        failure = failure ?? error
        return []
      }
    }
    if let failure { throw failure }
    return result
  }
}
