/// How much room text takes, as nearly as can be said without the fonts themselves.
///
/// Widths are those of Helvetica, which Adobe published for its standard fonts, and stand in for those of all fonts. The
/// number of lines that a text wraps into comes out of them well; the last point of a width does not.
/// Seen: the lines of 10 texts of 16 text views, in Helvetica, Helvetica Neue and San Francisco.
public enum TextMetrics {
  /// Widths of the characters from space to tilde, in thousandths of the font's size.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The width of a character in a font of one point.
  ///
  /// Inferred: ideographs are as wide as the font is high, other characters outside of ASCII as wide as most letters.
  static func width(of scalar: Unicode.Scalar) -> Double {
    guard scalar.isASCII else { return (0x2E80...0xFFEF).contains(scalar.value) || scalar.value > 0x1F000 ? 1 : 0.556 }
    return scalar.value < 32 ? 0 : Double(scalar.value == 127 ? 0 : widths[Int(scalar.value) - 32]) / 1000
  }

  /// The width of a line of text in a font of a size, both in points.
  package static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// How much wider than these widths the system's own fonts are below the sizes for display: their letters stand apart.
  ///
  /// Seen: 3 texts of 14 points that take a line or two more than the widths say, in Xcode 6 and 9; all take what they
  /// do from 1.06 to 1.08 on, as do 2 others of Xcode 8.
  public static let systemSpread = 1.06

  /// The height of a line in points.
  ///
  /// Seen: whole points above the font with Helvetica (17: 21), fractions from Xcode 8 to 15 (14: 16.7), and ascent and
  /// descent in whole points from Xcode 16 on (14: 16). Inferred: Xcode 6 and 7 as 8; other fonts as those of the system.
  static func lineHeight(_ size: Double, in profile: OutputProfile) -> Double {
    if profile <= .xcode5 { return (size * 1.2).rounded(.up) }
    return profile < .xcode16 ? size * 1.193 : (size * 0.952).rounded() + (size * 0.213).rounded()
  }

  /// The height in points of text that is wrapped at words.
  ///
  /// - Parameters:
  ///   - runs: Pieces of the text, each with the size of its font in points.
  ///   - width: The room of a line in points.
  ///   - profile: The era whose lines are meant.
  ///   - spread: How much wider the text is than the widths say.
  /// - Returns: The sum of the lines' heights; a text that ends with a line feed has one more line.
  public static func height(
    of runs: [(text: Substring, size: Double)], width: Double, in profile: OutputProfile, spread: Double = 1
  ) -> Double {
    var lines = TextLines(room: width / spread)
    for run in runs { lines.add(run.text, size: run.size, step: lineHeight(run.size, in: profile)) }
    return lines.height + lines.tallest
  }
}

/// Text that is put into lines.
private struct TextLines {
  /// The room of a line in points.
  let room: Double
  /// Of the lines that are full, in points.
  var height = 0.0
  /// The height of the line at hand, which its largest font decides.
  var tallest = 0.0
  /// What whole words take of the line at hand, and the word that is being read.
  private var line = 0.0
  private var word = 0.0

  init(room: Double) { self.room = room }

  mutating func add(_ text: Substring, size: Double, step: Double) {
    tallest = max(tallest, step)
    for scalar in text.unicodeScalars {
      let advance = TextMetrics.width(of: scalar) * size
      switch scalar {
      case "\n":
        word = 0
        endLine(step)
      case " ", "\t": endWord(advance)
      default:
        if line + word + advance > room {
          // A word that is wider than a line is broken within.
          if line == 0 { word = 0 }
          endLine(step)
        }
        word += advance
        if scalar == "-" { endWord(0) }
      }
    }
  }

  private mutating func endWord(_ space: Double) {
    line += word + space
    word = 0
  }

  private mutating func endLine(_ step: Double) {
    height += tallest
    tallest = step
    line = 0
  }
}
