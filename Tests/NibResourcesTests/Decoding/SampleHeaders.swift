import Testing

@testable import NibResources

/// The smallest header of each form, written by hand from the formats' descriptions.
enum SampleHeaders {
  /// A header and what it says.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let header: ImageHeader
  }

  static let all: [Sample] =
    pixels + [
      Sample("PDF", Array("%PDF-1.7\n".utf8), .pdf, nil),
      Sample("SVG", Array("<svg xmlns='x'/>".utf8), .svg, nil),
      Sample("SVG behind a declaration", Array("\u{FEFF} <?xml version='1.0'?>\n<!-- x --><svg/>".utf8), .svg, nil),
    ]

  private static let pixels: [Sample] = [
    Sample("PNG", SampleFiles.png(300, 2), .png, (300, 2)),
    Sample("crushed PNG", crushed, .png, (7, 9)),
    Sample("GIF", Array("GIF89a".utf8) + little(300, 2) + little(5, 2) + [0, 0, 0], .gif, (300, 5)),
    Sample("BMP", bitmap(width: 4, height: 3), .bmp, (4, 3)),
    Sample("BMP from the top", bitmap(width: 4, height: -3), .bmp, (4, 3)),
    Sample("old BMP", Array("BM".utf8) + little(0, 12) + little(12, 4) + little(8, 2) + little(6, 2), .bmp, (8, 6)),
    Sample("TIFF, little-endian", tiff(isLittle: true), .tiff, (70_000, 12), orientation: 6),
    Sample("TIFF, big-endian", tiff(isLittle: false), .tiff, (70_000, 12), orientation: 6),
    Sample(
      "WebP, lossy", webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(0x4000 | 33, 2) + little(17, 2)), .webp, (33, 17)
    ),
    Sample("WebP, lossless", webp("VP8L", [0x2F] + little(32 | 16 << 14, 4)), .webp, (33, 17)),
    Sample("WebP, extended", webp("VP8X", [0, 0, 0, 0] + little(32, 3) + little(70_000, 3)), .webp, (33, 70_001)),
    Sample("JPEG", jpeg([]), .jpeg, (24, 16)),
    Sample("JPEG with EXIF", jpeg(exif), .jpeg, (24, 16), orientation: 6),
    Sample("HEIC in tiles", heif(brand: "heic"), .heic, (40, 30)),
    Sample("HEIC turned left", heif(brand: "heic", [("irot", 1)]), .heic, (40, 30), orientation: 8),
    Sample("HEIC turned right", heif(brand: "heic", [("irot", 3)]), .heic, (40, 30), orientation: 6),
    Sample("HEIC upside down", heif(brand: "heic", [("irot", 2)]), .heic, (40, 30), orientation: 3),
    Sample("HEIC left and right changed", heif(brand: "heic", [("imir", 1)]), .heic, (40, 30), orientation: 2),
    Sample("HEIC top and bottom changed", heif(brand: "heic", [("imir", 0)]), .heic, (40, 30), orientation: 4),
    Sample(
      "HEIC turned, then mirrored", heif(brand: "heic", [("irot", 1), ("imir", 1)]), .heic, (40, 30), orientation: 7),
    Sample(
      "HEIC mirrored, then turned", heif(brand: "heic", [("imir", 1), ("irot", 1)]), .heic, (40, 30), orientation: 5),
    Sample("AVIF", heif(brand: "avif"), .avif, (40, 30)),
  ]

  private static var crushed: [UInt8] {
    Array(SampleFiles.png(1, 1).prefix(8)) + SampleFiles.big(4) + Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 1, 2, 3, 4]
      + Array(SampleFiles.png(7, 9).dropFirst(8))
  }

  private static func bitmap(width: Int, height: Int) -> [UInt8] {
    Array("BM".utf8) + little(0, 12) + little(40, 4) + little(width, 4) + little(height, 4)
  }

  private static func tiff(isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ width: Int) -> [UInt8] {
      isLittle ? little(value, width) : little(value, width).reversed()
    }
    func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(1, 4) + value
    }
    let start = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(3, 2)
    return start + entry(256, 4, number(70_000, 4)) + entry(257, 3, number(12, 2) + [0, 0])
      + entry(274, 3, number(6, 2) + [0, 0]) + number(0, 4)
  }

  private static var exif: [UInt8] {
    let content = Array("Exif\0\0".utf8) + tiff(isLittle: false)
    return [0xFF, 0xE1] + [0, UInt8(content.count + 2)] + content
  }

  private static func jpeg(_ segments: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + segments + [
      0xFF, 0xC4, 0, 3, 0, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 16, 0, 24, 1,
    ]
      + [1, 0x11, 0]
  }

  private static func webp(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(0, 4) + Array("WEBP".utf8) + Array(kind.utf8) + little(content.count, 4) + content
  }

  /// With an item that is not the primary one, and turned otherwise.
  private static func heif(brand: String, _ turns: [(String, UInt8)] = []) -> [UInt8] {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      SampleFiles.big(content.count + 8) + Array(name.utf8) + content
    }
    func size(_ width: Int, _ height: Int) -> [UInt8] {
      box("ispe", [0, 0, 0, 0] + SampleFiles.big(width) + SampleFiles.big(height))
    }
    let container = box(
      "ipco",
      size(10, 10) + box("pixi", [0]) + size(40, 30) + box("irot", [2])
        + turns.flatMap { box($0.0, [$0.1]) })
    let numbers = turns.indices.map { UInt8(0x85 + $0) }
    let table = box(
      "ipma", [0, 0, 0, 0, 0, 0, 0, 2] + [0, 1, 2, 1, 0x84] + [0, 7, UInt8(1 + numbers.count), 3] + numbers)
    return box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array(brand.utf8))
      + box(
        "meta",
        [0, 0, 0, 0] + box("hdlr", [1, 2, 3]) + box("pitm", [0, 0, 0, 0, 0, 7]) + box("iprp", container + table))
  }

  private static func little(_ number: Int, _ width: Int) -> [UInt8] { SampleFiles.little(number, width: width) }
}

extension SampleHeaders.Sample {
  init(
    _ name: String, _ bytes: [UInt8], _ format: ImageFormat, _ size: (Int, Int)?, orientation: Int = 1
  ) {
    let pixels = size.map { PixelSize(width: $0.0, height: $0.1) }
    self.init(
      testDescription: name, bytes: bytes,
      header: ImageHeader(format: format, pixelSize: pixels, orientation: orientation))
  }
}
