/// The ICC profile of sRGB, which archives of AppKit hold beside each color of that space.
///
/// Made of what it says: a header, texts, white and black points, primaries, how it is viewed and measured, and sRGB's
/// curve at 1 024 places. Documented: the layout, by the ICC's specification 2.1. Seen: the values, in 12 archives, all
/// alike.
public enum RGBProfile {
  /// The profile's bytes.
  public static let bytes: [UInt8] = header + tags

  private static let header: [UInt8] =
    big32(3144) + text("Lino") + big32(0x0210_0000) + text("mntrRGB XYZ ")
    + [1998, 2, 9, 6, 49, 0].flatMap { big16($0) } + text("acspMSFT") + big32(0) + text("IEC sRGB")
    + big32(0) + big32(0) + big32(0) + point(0xF6D6, 0x1_0000, 0xD32D) + text("HP  ") + zeros(44)

  /// The table of tags, then what they hold; three tags share the curve.
  private static var tags: [UInt8] {
    var table = big32(17)
    var content: [UInt8] = []
    let first = 128 + 4 + 17 * 12
    for (names, bytes) in parts {
      let padding = (4 - content.count % 4) % 4
      content += zeros(padding)
      for name in names { table += text(name) + big32(first + content.count) + big32(bytes.count) }
      content += bytes
    }
    return table + content
  }

  private static var parts: [(names: [String], bytes: [UInt8])] {
    [
      (["cprt"], text("text") + big32(0) + text("Copyright (c) 1998 Hewlett-Packard Company\u{0}")),
      (["desc"], description("sRGB IEC61966-2.1")),
      (["wtpt"], xyz(0xF351, 0x1_0000, 0x1_16CC)),
      (["bkpt"], xyz(0, 0, 0)),
      (["rXYZ"], xyz(0x6FA2, 0x38F5, 0x0390)),
      (["gXYZ"], xyz(0x6299, 0xB785, 0x18DA)),
      (["bXYZ"], xyz(0x24A0, 0x0F84, 0xB6CF)),
      (["dmnd"], description("IEC http://www.iec.ch")),
      (["dmdd"], description("IEC 61966-2.1 Default RGB colour space - sRGB")),
      (["vued"], description("Reference Viewing Condition in IEC61966-2.1")),
      (["view"], text("view") + big32(0) + viewing + big32(1)),
      (["lumi"], xyz(0x4C_0956, 0x50_0000, 0x57_1FE7)),
      (["meas"], text("meas") + big32(0) + big32(1) + zeros(16) + big32(0x28F) + big32(2)),
      (["tech"], text("sig ") + big32(0) + text("CRT ")),
      (["rTRC", "gTRC", "bTRC"], curve),
    ]
  }

  /// The lights of the illuminant and of what is around a screen.
  private static let viewing = point(0x13_A4FE, 0x14_5F2E, 0x10_CF14) + point(0x3_EDCC, 0x4_130B, 0x3_5C9E)

  private static var curve: [UInt8] {
    var bytes = text("curv") + big32(0) + big32(1024)
    for place in 0..<1024 {
      let light = ColorConversion.light(ofSRGB: Double(place) / 1023)
      bytes += big16(Int(light * 65535 + 0.5))
    }
    return bytes
  }

  /// A text, once more for an old script, in a field of fixed width.
  private static func description(_ words: String) -> [UInt8] {
    let ended = text(words) + [0]
    return text("desc") + big32(0) + big32(ended.count) + ended + zeros(10) + [UInt8(ended.count)] + ended
      + zeros(67 - ended.count)
  }

  static func xyz(_ x: Int, _ y: Int, _ z: Int) -> [UInt8] { text("XYZ ") + big32(0) + point(x, y, z) }

  static func point(_ x: Int, _ y: Int, _ z: Int) -> [UInt8] { big32(x) + big32(y) + big32(z) }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  static func big16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

  static func big32(_ number: Int) -> [UInt8] { big16(number >> 16) + big16(number) }
}
