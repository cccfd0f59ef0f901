extension SamplePictures {
  /// Formats in which a picture says how it is turned, as `oriented(_:_:width:height:)` makes them.
  public static let orientedFormats = ["jpg", "png", "png-late", "webp", "webp[lossless]", "tif", "tif[tile]"]

  /// A sample picture that says an orientation, where its format says it.
  /// - Parameter format: one of `orientedFormats`; of `png-late` a PNG whose chunk stands behind the pixels, which turns
  ///   nothing.
  public static func oriented(
    _ format: String, _ orientation: Int, width: Int = 120, height: Int = 80
  ) throws -> [UInt8] {
    let kind = String(format.prefix { $0 != "[" && $0 != "-" })
    let folder = try PictureFolder()
    if kind == "tif" {
      // libvips writes the orientation of what it copies.
      let jpeg = try folder.bytes(at: file("jpg[strip,Q=100]", width: width, height: height))
      let source = try folder.add("turned.jpg", oriented(jpeg, orientation))
      try ShellCommand.run("vips copy '\(source)' '\(folder.path)/turned.\(format)'")
      return try folder.bytes("turned.tif")
    }
    let options = format.hasSuffix("]") ? "[strip,lossless]" : "[strip]"
    let plain = try folder.bytes(at: file(kind + options, width: width, height: height))
    let block = Array(SampleEXIF(orientation: orientation).block.dropFirst(6))
    switch kind {
    case "png": return png(plain, chunk: "eXIf", block, before: format == "png-late" ? "IEND" : "IDAT")
    case "webp": return webp(plain, exif: block, width: width, height: height)
    default: return oriented(plain, orientation)
    }
  }

  /// A PNG with a chunk before the first one of a name.
  public static func png(_ png: [UInt8], chunk name: String, _ content: [UInt8], before other: String) -> [UInt8] {
    var offset = 8
    while offset + 8 <= png.count, !png[(offset + 4)...].starts(with: Array(other.utf8)) {
      offset += 12 + png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let named = Array(name.utf8) + content
    return Array(png[..<offset]) + big(content.count) + named + big(Int(checkSum(named))) + Array(png[offset...])
  }

  /// A PNG of another header, whose check sum is right.
  static func png(_ png: [UInt8], width: UInt32, height: UInt32) -> [UInt8] {
    let named = Array("IHDR".utf8) + big(Int(width)) + big(Int(height)) + png[24..<29]
    return Array(png[..<12]) + named + big(Int(checkSum(named))) + Array(png[33...])
  }

  /// The extended form: the header with its flags, the chunks of the pixels, and the block behind them.
  private static func webp(_ webp: [UInt8], exif block: [UInt8], width: Int, height: Int) -> [UInt8] {
    func little(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + little(content.count, 4) + content + [UInt8](repeating: 0, count: content.count % 2)
    }
    var (pixels, offset): ([UInt8], Int) = ([], 12)
    while offset + 8 <= webp.count {
      let length = webp[(offset + 4)..<(offset + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length + length % 2
      if ["VP8 ", "VP8L"].contains(String(decoding: webp[offset..<(offset + 4)], as: UTF8.self)) {
        pixels += webp[offset..<end]
      }
      offset = end
    }
    let canvas = little(width - 1, 3) + little(height - 1, 3)
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [8, 0, 0, 0] + canvas) + pixels + chunk("EXIF", block)
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private static func big(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// The check sum of a chunk: CRC-32.
  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }

  /// Where the stored pixel at a place of a picture of a size lies when it is displayed.
  ///
  /// - Documented: EXIF 2.3, tag Orientation: which sides of the picture the first row and the first column are.
  public static func place(
    _ x: Int, _ y: Int, width: Int, height: Int, orientation: Int
  ) -> (x: Int, y: Int) {
    let (left, up) = (width - 1 - x, height - 1 - y)
    let places = [(x, y), (left, y), (left, up), (x, up), (y, x), (up, x), (up, left), (y, left)]
    return places[orientation - 1]
  }
}
