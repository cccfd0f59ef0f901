import NibResources

/// The value of `srcset`: addresses with what they are for, with commas between.
///
/// - Documented: HTML Living Standard, "Parsing a srcset attribute".
enum SourceSet {
  /// The value with its `rsrc:` URLs replaced; nil when there are none.
  static func rewritten(_ text: String, replacing: (String) -> String?) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for range in addresses(in: bytes) {
      let url = String(decoding: bytes[range], as: UTF8.self)
      guard ResourceURL.hasScheme(url), let replacement = replacing(url) else { continue }
      result += bytes[end..<range.lowerBound]
      result += safe(replacement)
      end = range.upperBound
    }
    return end == 0 ? nil : String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private static func addresses(in bytes: [UInt8]) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    var found: [Range<Int>] = []
    var position = 0
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    }
    while true {
      skip { PageScanner.isSpace($0) || $0 == comma }
      guard position < bytes.count else { return found }
      let start = position
      skip { !PageScanner.isSpace($0) }
      var end = position
      // Commas inside belong to the address, those at its end do not.
      while bytes[end - 1] == comma { end -= 1 }
      found.append(start..<end)
      guard end == position else { continue }
      var depth = 0
      skip { byte in
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") && depth > 0 ? -1 : 0
        return byte != comma || depth > 0
      }
    }
  }

  /// Without what would end the address.
  private static func safe(_ url: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(url.utf8.count)
    for byte in url.utf8 {
      if PageScanner.isSpace(byte) { result += "%20".utf8 } else { result.append(byte) }
    }
    return result.last == UInt8(ascii: ",") ? result.dropLast() + "%2C".utf8 : result
  }
}
