import NibResources

/// Whether bytes are a picture, and all of it, as far as header and end tell. Nothing is decoded.
struct PictureCheck {
  /// What is known of the end of a picture.
  enum End {
    /// The end is there.
    case whole
    /// The end is missing.
    case cut
    /// The format has no end that can be told cheaply.
    case unknown
  }

  /// What is wrong; nil for a picture that is not known to be cut.
  let fault: String?
  /// What is known of its end.
  let end: End

  /// - Parameter mediaType: what the server says it is.
  init(_ bytes: [UInt8], mediaType: String?) {
    guard let header = ImageHeader(bytes), !Self.isPage(bytes, mediaType) else {
      self.init(fault: Self.words(for: bytes, mediaType), end: .unknown)
      return
    }
    let end = Self.end(of: header.format, bytes)
    let name = header.format.rawValue
    if end == .cut {
      self.init(fault: "it is the beginning of a picture (\(name)), whose end is missing", end: end)
    } else if !Self.sizeless.contains(header.format), header.pixelSize == nil {
      self.init(fault: "it begins like a picture (\(name)) and has no size", end: end)
    } else if header.format == .svg, !SVGEnds.isRoot(bytes) {
      self.init(fault: "it is XML or HTML, not a picture", end: end)
    } else {
      self.init(fault: nil, end: end)
    }
  }

  private init(fault: String?, end: End) {
    self.fault = fault
    self.end = end
  }

  /// Vectors, and containers whose boxes may have the size elsewhere.
  private static let sizeless: Set<ImageFormat> = [.pdf, .svg, .heic, .avif]

  private static func end(of format: ImageFormat, _ bytes: [UInt8]) -> End {
    switch format {
    case .png: hasPNGEnd(bytes) ? .whole : .cut
    case .jpeg: hasJPEGEnd(bytes) ? .whole : .cut
    // A RIFF file says its length behind the first four letters.
    case .webp: little(bytes, at: 4).map { $0 + 8 <= bytes.count } == true ? .whole : .cut
    case .gif: bytes.last == 0x3B ? .whole : .unknown
    case .svg: SVGEnds.isClosed(bytes) ? .whole : .cut
    case .bmp, .tiff, .heic, .avif, .pdf: .unknown
    }
  }

  /// - Documented: PNG specification, section 5: chunks of length, name, data and a check sum up to `IEND`.
  private static func hasPNGEnd(_ bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return false }
      if bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8) { return true }
      offset += length + 12
    }
    return false
  }

  /// - Documented: ITU-T T.81, annex B: segments up to the first scan, and the marker `FFD9` behind the last one, which
  ///   no data of a scan holds. A thumbnail in a segment has one, too, so that only what is behind counts.
  private static func hasJPEGEnd(_ bytes: [UInt8]) -> Bool {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xDA {
        return (offset..<(bytes.count - 1)).reversed().contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
      }
      let isAlone = marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker)
      // Fill bytes may stand before a marker.
      offset += marker == 0xFF ? 1 : isAlone ? 2 : 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    }
    return false
  }

  private static func little(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func words(for bytes: [UInt8], _ mediaType: String?) -> String {
    if bytes.isEmpty { return "it is empty" }
    if isPage(bytes, mediaType) { return "it is a page of HTML" }
    let start = bytes.prefix(32)
    let isText = start.allSatisfy { (0x20...0x7E).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }
    guard isText else { return "its first bytes are those of no picture that is known" }
    let text = start.map { (0x20...0x7E).contains($0) ? String(UnicodeScalar($0)) : " " }.joined()
    return "it is text, not a picture: '\(text)'"
  }

  /// Networks that ask for a login answer everything with a page, and with status 200.
  private static func isPage(_ bytes: [UInt8], _ mediaType: String?) -> Bool {
    if mediaType?.lowercased().hasPrefix("text/html") == true { return true }
    let start = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}

/// Both ends of an SVG, without reading the XML between them.
private enum SVGEnds {
  /// Whether the first element is `svg`, with a prefix or without: a page may hold one, too.
  static func isRoot(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[(open + 1)...]
      if rest.starts(with: "!--".utf8) {
        guard let end = end(of: "-->", in: bytes, from: open + 4) else { return false }
        offset = end
      } else if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") {
        offset = open + 2
      } else {
        let name = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.split(separator: UInt8(ascii: ":")).last?.elementsEqual("svg".utf8) == true
      }
    }
    return false
  }

  /// Whether the last that comes is the end of a tag or of a comment.
  static func isClosed(_ bytes: [UInt8]) -> Bool { bytes.last { !isSpace($0) && $0 != 0 } == UInt8(ascii: ">") }

  private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var offset = start
    while offset + wanted.count <= bytes.count {
      if bytes[offset...].starts(with: wanted) { return offset + wanted.count }
      offset += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
