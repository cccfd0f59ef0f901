import Foundation

/// How large letters are. No font is read: heights are those of the system's font, widths those of Helvetica, or of a font
/// whose letters are equally wide. So sizes are near those of AppKit, and not the same.
///
/// - Documented: heights as of the system's font at 17 points; widths by Adobe's metrics of its core fonts.
package enum FontMeasures {
  /// From the top of letters to the line that they stand on, as a part of the font's size.
  package static let ascender = 16.1865234375 / 17
  /// From that line to the bottom of letters, below 0.
  package static let descender = -4.1005859375 / 17
  /// Height of capital letters.
  package static let capHeight = 11.97802734375 / 17
  /// Height of an x.
  package static let xHeight = 8.9482421875 / 17

  /// From the space to the tilde, as thousandths of the font's size.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]

  /// Width of a UTF-16 unit, as a part of the font's size: ideographs and pictures are as wide as they are high, marks and
  /// line breaks have no width.
  package static func width(_ unit: UInt16, isFixedPitch: Bool, isBold: Bool) -> Double {
    switch unit {
    case 0..<0x20, 0x7f..<0xa0, 0x300..<0x370, 0x200b...0x200f, 0x2028, 0x2029, 0xdc00..<0xe000, 0xfe00...0xfe0f:
      return 0
    case 0x1100..<0x1160, 0x2e80..<0xd7b0, 0xd800..<0xdc00, 0xf900..<0xfb00, 0xff01..<0xff61: return 1
    default: break
    }
    if isFixedPitch { return 0.602 }
    let place = Int(unit) - 0x20
    let width = widths.indices.contains(place) ? Double(widths[place]) / 1000 : 0.556
    return isBold ? width * 1.06 : width
  }

  /// Height of a line of a font of a size, in whole points.
  package static func lineHeight(_ size: Double) -> Double { (size * (ascender - descender)).rounded(.up) }
}
