import Foundation

/// A text that grows by UTF-16 units, each with a look. Making it takes time that grows with its length alone.
struct TextPieces<Look: Hashable> {
  private var units: [UInt16] = []
  private var runs: [(look: Look, end: Int)] = []

  /// The last unit; nil for none.
  var last: UInt16? { units.last }

  /// Adds a unit.
  mutating func add(_ unit: UInt16, _ look: Look) {
    units.append(unit)
    if let last = runs.last, last.look == look {
      runs[runs.count - 1].end = units.count
    } else {
      runs.append((look, units.count))
    }
  }

  /// The text; halves of surrogate pairs become U+FFFD.
  func text(_ attributes: (Look) -> [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    var known: [Look: [NSAttributedString.Key: Any]] = [:]
    var start = 0
    for run in runs {
      let looks = known[run.look] ?? attributes(run.look)
      known[run.look] = looks
      text.setAttributes(looks, range: NSRange(location: start, length: run.end - start))
      start = run.end
    }
    return NSAttributedString(attributedString: text)
  }
}
