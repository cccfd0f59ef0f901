import NibRuntime
import NibStandIns

/// Edits of text by ranges in UTF-16 units, as delegates are told them.
public enum TextEdit {
  /// The text with another in the place of a range; parts of the range beyond the text do not count.
  public static func replace(_ range: NibRange, of text: String, with string: String) -> String {
    let units = text.utf16
    let count = units.count
    let start = min(max(range.location, 0), count)
    let from = units.index(units.startIndex, offsetBy: start)
    let to = units.index(from, offsetBy: min(max(range.length, 0), count - start))
    return String(text[..<from]) + string + String(text[to...])
  }
}
