/// Makes text safe to show on a terminal: what a file says must not move its cursor, colour it or set its title.
public enum VisibleText {
  /// The text with control characters and marks of writing direction as `\\u{1b}`; line ends and tabs stay.
  public static func escaping(_ text: String) -> String {
    guard needsEscaping(text.utf8) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar), scalar != "\n", scalar != "\t" {
        out += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Whether a character changes how others are shown: a control character, or an override of writing direction.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether any byte may belong to such a character; line ends and tabs do not.
  private static func needsEscaping(_ bytes: String.UTF8View) -> Bool {
    bytes.contains { ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }
}
