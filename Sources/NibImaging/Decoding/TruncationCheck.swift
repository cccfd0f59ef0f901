import NibResources

/// Whether the last byte of a picture is there, as far as its format tells without decoding.
public enum TruncationCheck: Sendable, Hashable {
  /// The end is where the format wants it.
  case there
  /// The bytes stop before the end.
  case missing
  /// The format does not tell, or the bytes are of no known format.
  case unknown

  /// Looks at the places that tell: some bytes at the end, and the sizes that headers say.
  /// - Throws: `unreadable`.
  public static func find(_ source: any PictureSource) throws(ImagingError) -> TruncationCheck {
    guard source.byteCount > 0 else { return .missing }
    guard let format = try? PictureHeaderReader.read(source).format else { return .unknown }
    switch format {
    case .jpeg: return try jpeg(source)
    case .png: return try ends(source, within: 1 << 16, with: Array("IEND".utf8))
    case .gif: return try lastVisible(source) == 0x3B ? .there : .missing
    case .pdf: return try ends(source, within: 4096, with: Array("%%EOF".utf8))
    case .svg: return try svg(source)
    case .webp:
      return try number(source, at: 4, isBig: false).map { $0 + 8 <= source.byteCount ? .there : .missing } ?? .missing
    case .bmp:
      return try number(source, at: 2, isBig: false).map { $0 <= source.byteCount ? .there : .missing } ?? .missing
    case .heic, .avif: return try boxes(source)
    case .tiff: return try TIFFEnd(source).end
    }
  }

  /// The end marker behind the start of the scan; what an EXIF preview holds lies before that.
  private static func jpeg(_ source: any PictureSource) throws(ImagingError) -> TruncationCheck {
    var offset = 2
    while true {
      let head = try source.bytes(at: offset, count: 4)
      guard head.count == 4, head[0] == 0xFF else { return head.count < 4 ? .missing : .unknown }
      // Fill bytes, and markers without a length.
      if head[1] == 0xFF || (0xD0...0xD8).contains(head[1]) || head[1] == 0x01 {
        offset += head[1] == 0xFF ? 1 : 2
        continue
      }
      if head[1] == 0xDA { break }
      offset += 2 + Int(head[2]) << 8 + Int(head[3])
    }
    return try ends(source, within: 1 << 16, with: [0xFF, 0xD9], after: offset)
  }

  private static func ends(
    _ source: any PictureSource, within window: Int, with mark: [UInt8], after least: Int = 0
  ) throws(ImagingError) -> TruncationCheck {
    let start = max(least, source.byteCount - window)
    let tail = try source.bytes(at: start, count: window)
    guard tail.count >= mark.count else { return .missing }
    for place in stride(from: tail.count - mark.count, through: 0, by: -1)
    where tail[place] == mark[0] && tail[place..<place + mark.count].elementsEqual(mark) {
      return .there
    }
    return .missing
  }

  private static func svg(_ source: any PictureSource) throws(ImagingError) -> TruncationCheck {
    let whole = try ends(source, within: 4096, with: Array("</svg".utf8))
    if whole == .there { return .there }
    let named = try ends(source, within: 4096, with: Array(":svg>".utf8))
    return named == .there ? .there : .missing
  }

  /// The last byte that is no padding.
  private static func lastVisible(_ source: any PictureSource) throws(ImagingError) -> UInt8? {
    try source.bytes(at: max(0, source.byteCount - 4096), count: 4096).last { $0 != 0 }
  }

  private static func number(_ source: any PictureSource, at offset: Int, isBig: Bool) throws(ImagingError) -> Int? {
    let bytes = try source.bytes(at: offset, count: 4)
    guard bytes.count == 4 else { return nil }
    return (isBig ? bytes : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Top-level boxes fill the file; a size of 0 means up to the end, 1 a size of eight bytes behind the name.
  private static func boxes(_ source: any PictureSource) throws(ImagingError) -> TruncationCheck {
    var offset = 0
    for _ in 0..<1024 {
      guard offset < source.byteCount else { return offset == source.byteCount ? .there : .missing }
      guard var size = try number(source, at: offset, isBig: true) else { return .missing }
      if size == 0 { return .there }
      if size == 1 {
        guard let high = try number(source, at: offset + 8, isBig: true),
          let low = try number(source, at: offset + 12, isBig: true)
        else { return .missing }
        size = high > 1 << 20 ? .max : high << 32 | low
      }
      guard size >= 8 else { return .unknown }
      let (next, overflow) = offset.addingReportingOverflow(size)
      if overflow { return .missing }
      offset = next
    }
    return .unknown
  }
}
