/// URLs that carry their data.
///
/// - Documented: RFC 2397; the base 64 of RFC 4648.
public enum DataURL {
  /// The URL for bytes of a media type.
  public static func text(_ bytes: [UInt8], mediaType: String) -> String {
    let type = mediaType.filter { $0 != " " }
    return "data:\(type);base64,\(base64(bytes))"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        result.append(place <= part.count ? letters[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
