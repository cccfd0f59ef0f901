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
    var place = 0
    while place < bytes.count {
      let left = bytes.count - place
      let (second, third) = (left > 1 ? bytes[place + 1] : 0, left > 2 ? bytes[place + 2] : 0)
      result.append(letters[Int(bytes[place] >> 2)])
      result.append(letters[Int((bytes[place] & 3) << 4 | second >> 4)])
      result.append(left > 1 ? letters[Int((second & 15) << 2 | third >> 6)] : padding)
      result.append(left > 2 ? letters[Int(third & 63)] : padding)
      place += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let padding = UInt8(ascii: "=")
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
