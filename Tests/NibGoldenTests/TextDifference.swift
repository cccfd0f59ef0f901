/// The lines in which two texts differ, for people: `-` before what was expected, `+` before what was found, a few
/// equal lines before each change.
struct TextDifference: CustomStringConvertible {
  /// Most changed lines that are shown.
  static let most = 24

  let description: String

  /// Nil when the texts are the same.
  init?(expected: String, found: String) {
    guard expected != found else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var walk = Walk(removed: Set(changes.removals.map(\.place)), inserted: Set(changes.insertions.map(\.place)))
    walk.run(old, new)
    let rest = changes.count - walk.shown
    if rest > 0 { walk.lines.append("… \(rest) more changed lines") }
    description = walk.lines.joined(separator: "\n")
  }

  /// Goes through both texts side by side.
  private struct Walk {
    let removed: Set<Int>
    let inserted: Set<Int>
    var lines: [String] = []
    /// Number of changed lines shown so far.
    var shown = 0
    private var equal: [String] = []

    init(removed: Set<Int>, inserted: Set<Int>) {
      self.removed = removed
      self.inserted = inserted
    }

    mutating func run(_ old: [Substring], _ new: [Substring]) {
      var (before, after) = (0, 0)
      while before < old.count || after < new.count, shown < TextDifference.most {
        if removed.contains(before) {
          show("- \(old[before])", line: before)
          before += 1
        } else if inserted.contains(after) {
          show("+ \(new[after])", line: before)
          after += 1
        } else {
          equal.append("  \(old[before])")
          before += 1
          after += 1
        }
      }
    }

    private mutating func show(_ text: String, line: Int) {
      if lines.isEmpty || !equal.isEmpty { lines.append("line \(line + 1):") }
      lines += equal.suffix(2)
      equal = []
      lines.append(text)
      shown += 1
    }
  }
}

extension CollectionDifference.Change {
  /// Where the change is in its text.
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
