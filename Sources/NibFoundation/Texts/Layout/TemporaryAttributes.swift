import Foundation

/// Attributes that are shown and do not belong to a text, as those of mistakes and finds.
final class TemporaryAttributes {
  private let text = NSMutableAttributedString(string: "")

  /// As long as the text.
  private func fit(_ length: Int) {
    if text.length > length {
      text.deleteCharacters(in: NSRange(location: length, length: text.length - length))
    } else if text.length < length {
      text.append(NSAttributedString(string: String(repeating: " ", count: length - text.length)))
    }
  }

  /// Follows an edit of the text, which is as long as `length` then; new characters have none.
  func shift(_ edited: NSRange, _ delta: Int, length: Int) {
    let old = NSRange(location: edited.location, length: max(edited.length - delta, 0))
    if text.length >= NSMaxRange(old) {
      text.replaceCharacters(in: old, with: NSAttributedString(string: String(repeating: " ", count: edited.length)))
    }
    fit(length)
  }

  /// Changes those of a part, of which what lies beyond the text is cut off.
  func change(_ range: NSRange, length: Int, _ body: (NSMutableAttributedString, NSRange) -> Void) {
    fit(length)
    let start = min(max(range.location, 0), length)
    body(text, NSRange(location: start, length: min(max(range.length, 0), length - start)))
  }

  /// Those of a character, and how far they reach.
  func attributes(
    at place: Int, length: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    fit(length)
    return (0..<length).contains(place) ? text.attributes(at: place, effectiveRange: range) : [:]
  }

  /// The parts that have some, from a place on or, in reverse, in front of it.
  func runs(_ start: Int, length: Int, isReverse: Bool) -> [([NSAttributedString.Key: Any], NSRange)] {
    fit(length)
    var (runs, at): ([([NSAttributedString.Key: Any], NSRange)], Int) = ([], isReverse ? 0 : start)
    let end = isReverse ? start : length
    while at < end {
      var run = NSRange()
      let attributes = text.attributes(at: at, effectiveRange: &run)
      let next = min(max(NSMaxRange(run), at + 1), end)
      if !attributes.isEmpty { runs.append((attributes, NSRange(location: at, length: next - at))) }
      at = next
    }
    return isReverse ? runs.reversed() : runs
  }
}
