extension SamplePictures {
  /// Formats of `claiming(_:width:height:)`.
  public static let lyingFormats = ["png", "jpg", "jpg[interlace]", "gif", "webp", "tif", "tif[tile]", "heic", "avif"]

  /// A sample picture whose header claims another size; nil where libvips here does not write the format.
  ///
  /// Numbers are cut to as many bits as the format has for them.
  public static func claiming(_ format: String, width: UInt32, height: UInt32) throws -> [UInt8]? {
    guard let path = try? file(format, width: 120, height: 80) else { return nil }
    var bytes = try PictureFolder().bytes(at: path)
    func put(_ number: UInt32, _ count: Int, at place: Int, isLittle: Bool = true) {
      bytes.replaceSubrange(place..<place + count, with: isLittle ? big(number, count).reversed() : big(number, count))
    }
    switch format.prefix(while: { $0 != "[" }) {
    case "png": return png(bytes, width: width, height: height)
    case "jpg":
      guard let frame = firstPlace(of: [[0xFF, 0xC0, 0x00, 0x11], [0xFF, 0xC2, 0x00, 0x11]], in: bytes) else {
        return nil
      }
      put(height, 2, at: frame + 5, isLittle: false)
      put(width, 2, at: frame + 7, isLittle: false)
    case "gif":
      put(width, 2, at: 6)
      put(height, 2, at: 8)
    case "webp":
      put(width &- 1, 3, at: 24)
      put(height &- 1, 3, at: 27)
    case "tif":
      let directory = Int(number(bytes, 4, 4))
      for entry in 0..<Int(number(bytes, directory, 2)) {
        let place = directory + 2 + 12 * entry
        let tag = number(bytes, place, 2)
        guard tag == 256 || tag == 257 else { continue }
        put(4, 2, at: place + 2)
        put(tag == 256 ? width : height, 4, at: place + 8)
      }
    default:
      var start = 0
      while let box = firstPlace(of: [Array("ispe".utf8)], in: bytes, from: start) {
        put(width, 4, at: box + 8, isLittle: false)
        put(height, 4, at: box + 12, isLittle: false)
        start = box + 4
      }
    }
    return bytes
  }

  private static func big(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32(count - 1 - $0))) }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt32 {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func firstPlace(of marks: [[UInt8]], in bytes: [UInt8], from start: Int = 0) -> Int? {
    bytes.indices.dropFirst(start).first { place in marks.contains { bytes[place...].starts(with: $0) } }
  }
}
