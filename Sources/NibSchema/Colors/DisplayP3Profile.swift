/// The ICC profile of Display P3, which archives of AppKit hold beside each color of that space.
///
/// Made of what it says: a header, a name and a copyright, a white point, primaries, a curve and how white is adapted.
/// Documented: the layout, by the ICC's specification 4. Seen: the values, in 2 archives of an app, both alike.
public enum DisplayP3Profile {
  /// The profile's bytes.
  public static let bytes: [UInt8] = header + tags

  private static let header: [UInt8] =
    RGBProfile.big32(536) + RGBProfile.text("appl") + RGBProfile.big32(0x0400_0000) + RGBProfile.text("mntrRGB XYZ ")
    + [2022, 1, 1, 0, 0, 0].flatMap { RGBProfile.big16($0) } + RGBProfile.text("acspAPPL") + RGBProfile.big32(0)
    + RGBProfile.text("APPL") + RGBProfile.zeros(16) + RGBProfile.point(0xF6D6, 0x1_0000, 0xD32D)
    + RGBProfile.text("appl") + fingerprint + RGBProfile.zeros(28)

  /// What tells the profile from others.
  private static let fingerprint: [UInt8] = [
    0xEC, 0xFD, 0xA3, 0x8E, 0x38, 0x85, 0x47, 0xC3, 0x6D, 0xB4, 0xBD, 0x4F, 0x7A, 0xDA, 0x18, 0x2F,
  ]

  /// The table of tags, then what they hold; three tags share the curve.
  private static var tags: [UInt8] {
    let parts: [(name: String, bytes: [UInt8])] = [
      ("desc", words("Display P3")), ("cprt", words("Copyright Apple Inc., 2022")),
      ("wtpt", RGBProfile.xyz(0xF6D5, 0x1_0000, 0xD32C)), ("rXYZ", RGBProfile.xyz(33759, 15807, -69)),
      ("gXYZ", RGBProfile.xyz(19135, 45367, 2745)), ("bXYZ", RGBProfile.xyz(10296, 4363, 51385)), ("rTRC", curve),
      ("chad", adaptation), ("bTRC", []), ("gTRC", []),
    ]
    var table = RGBProfile.big32(parts.count)
    var content: [UInt8] = []
    let first = 128 + 4 + parts.count * 12
    var curvePlace = 0
    for part in parts {
      if part.name == "rTRC" { curvePlace = first + content.count }
      let place = part.bytes.isEmpty ? curvePlace : first + content.count
      let size = part.bytes.isEmpty ? curve.count : part.bytes.count
      table += RGBProfile.text(part.name) + RGBProfile.big32(place) + RGBProfile.big32(size)
      content += part.bytes
    }
    return table + content
  }

  /// A text in English.
  private static func words(_ words: String) -> [UInt8] {
    let text = words.utf16.flatMap { RGBProfile.big16(Int($0)) }
    return RGBProfile.text("mluc") + RGBProfile.big32(0) + RGBProfile.big32(1) + RGBProfile.big32(12)
      + RGBProfile.text("enUS") + RGBProfile.big32(text.count) + RGBProfile.big32(28) + text
  }

  /// sRGB's curve as a formula.
  private static let curve: [UInt8] =
    RGBProfile.text("para") + RGBProfile.big32(0) + RGBProfile.big16(3) + RGBProfile.big16(0)
    + [0x2_6666, 0xF2A7, 0xD59, 0x13D0, 0xA5B].flatMap { RGBProfile.big32($0) }

  /// How the white of daylight becomes the profile's.
  private static let adaptation: [UInt8] =
    RGBProfile.text("sf32") + RGBProfile.big32(0)
    + [0x1_0C42, 0x5DE, -0xCDA, 0x793, 0xFD90, -0x45E, -0x25D, 0x3DC, 0xC06E].flatMap { RGBProfile.big32($0) }
}
