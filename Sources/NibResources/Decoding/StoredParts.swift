/// In which pieces a TIFF keeps its pixels, or a JPEG its coefficients: what a decoder must hold at once.
///
/// - Documented: TIFF 6.0: tags 322 and 323 (tiles), 278 (rows of a strip), 284 (planes), 259 (compression); ITU-T T.81: the
///   sampling factors of a frame.
package struct StoredParts: Hashable, Sendable {
  /// The size of the tiles of a TIFF; nil for one in strips.
  package var tile: PixelSize?
  /// Rows of a strip of a TIFF; nil where it does not say, which means all.
  package var stripRows: Int?
  /// Whether each sample of a TIFF has a plane of its own.
  package var isPlanar = false
  /// The number of a TIFF's compression.
  package var compression = 1
  /// Bytes of all coefficients of a JPEG.
  package var coefficientBytes: Int?

  /// Reads the parts of a picture.
  /// - Parameters:
  ///   - format: its format.
  ///   - head: its first bytes.
  ///   - further: as of `ImageHeader.init(head:further:)`.
  package init(
    _ format: ImageFormat, head: [UInt8], further: @escaping (_ offset: Int, _ count: Int) -> [UInt8]
  ) {
    switch format {
    case .tiff: self = TIFFHeader(HeaderBytes(head, further: further))?.parts ?? StoredParts()
    case .jpeg: coefficientBytes = JPEGHeader(HeaderBytes(head, further: further)).coefficientBytes
    default: break
    }
  }

  package init(
    tile: PixelSize? = nil, stripRows: Int? = nil, isPlanar: Bool = false, compression: Int = 1,
    coefficientBytes: Int? = nil
  ) {
    self.tile = tile
    self.stripRows = stripRows
    self.isPlanar = isPlanar
    self.compression = compression
    self.coefficientBytes = coefficientBytes
  }
}
