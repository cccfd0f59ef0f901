/// Numbers as renderings write them: the shortest text that reads back as the same number, without locale.
enum NumberText {
  /// A number of a struct such as a frame: whole numbers without a fraction.
  static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return value == 0 ? "0" : String(Int64(value)) }
    return "\(value)"
  }

  /// Numbers of a struct: `{0, 0, 320, 44}`.
  static func braced(_ values: [Double]) -> String {
    "{" + values.map(plain).joined(separator: ", ") + "}"
  }

  /// A hash of bytes that are too many to show: 64-bit FNV-1a in hexadecimal.
  static func fingerprint(_ bytes: ArraySlice<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
