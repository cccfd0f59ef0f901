// Sizes of pictures without pixels, from the beginning of their files. Nothing is interpreted but the one fact.

enum VectorHeader {
  /// The size of the first page of a PDF, in points: that of the first page box, in plain text or else in a stream of
  /// compressed objects.
  ///
  /// - Documented: PDF 1.7, 7.7.3.3: `/MediaBox` is an array of the page's two corners in units of 1/72 inch; 7.9.5;
  ///   7.5.7: objects may lie in streams of type `/ObjStm`.
  static func pdf(_ bytes: [UInt8]) -> PointSize? { mediaBox(bytes[...]) ?? compressedMediaBox(bytes) }

  private static func mediaBox(_ bytes: ArraySlice<UInt8>) -> PointSize? {
    guard let at = bytes.firstRange(of: Array("/MediaBox".utf8))?.upperBound else { return nil }
    let numbers = numbers(bytes[at...].prefix(128).drop { $0 != UInt8(ascii: "[") }.dropFirst())
    guard numbers.count >= 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  /// The box of a page in a stream of objects; at most 16 streams are looked at, and 64 KiB of each.
  private static func compressedMediaBox(_ bytes: [UInt8]) -> PointSize? {
    let (start, end) = (Array("stream".utf8), Array("endstream".utf8))
    var rest = bytes[...]
    for _ in 0..<16 {
      guard let kind = rest.firstRange(of: Array("/ObjStm".utf8)),
        let keyword = rest[kind.upperBound...].firstRange(of: start)
      else { return nil }
      let data = rest[keyword.upperBound...].drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
      let length = data.firstRange(of: end)?.lowerBound ?? data.endIndex
      if let size = mediaBox(SystemCalls.inflated(data[..<length], limit: 1 << 16)[...]) { return size }
      rest = rest[length...]
    }
    return nil
  }

  /// The size of an SVG: width and height of its root, else those of its view box, in pixels of CSS, which are points.
  ///
  /// - Documented: SVG 2, 8.2 and 8.6. Widths in percent or font sizes are not known here.
  static func svg(_ bytes: [UInt8]) -> PointSize? {
    guard let start = bytes.firstRange(of: Array("<svg".utf8))?.upperBound else { return nil }
    let tag = bytes[start...].prefix(8192).prefix { $0 != UInt8(ascii: ">") }
    if let width = attribute("width", of: tag).flatMap(length),
      let height = attribute("height", of: tag).flatMap(length)
    {
      return size(width, height)
    }
    guard let box = attribute("viewBox", of: tag) else { return nil }
    let numbers = numbers(box)
    return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
  }

  private static func size(_ width: Double, _ height: Double) -> PointSize? {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
    return PointSize(width: width, height: height)
  }

  /// The numbers at the beginning, apart by spaces or commas.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    for word in bytes.split(whereSeparator: { " ,\t\r\n".utf8.contains($0) }) {
      let digits = word.prefix { "+-.0123456789eE".utf8.contains($0) }
      guard numbers.count < 4, let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
        break
      }
      numbers.append(number)
      if digits.count < word.count { break }
    }
    return numbers
  }

  /// A length in CSS's units that are a fixed number of pixels.
  private static func length(_ bytes: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    let units = ["px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96]
    for (unit, pixels) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * pixels }
    }
    return Double(text)
  }

  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let wanted = Array(name.utf8)
    var at = tag.startIndex
    while let found = tag[at...].firstRange(of: wanted) {
      at = found.upperBound
      guard found.lowerBound > tag.startIndex, " \t\r\n".utf8.contains(tag[found.lowerBound - 1]) else { continue }
      let rest = tag[at...].drop { " \t\r\n".utf8.contains($0) }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop { " \t\r\n".utf8.contains($0) }
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      return value.dropFirst().prefix { $0 != quote }
    }
    return nil
  }
}
