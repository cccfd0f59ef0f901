/// The first place where two texts differ, for people: some lines around it, `-` before what was expected, `+` before
/// what was found.
struct TextDifference: CustomStringConvertible {
  /// Most lines of each text that are shown.
  static let most = 12

  private let expected: ArraySlice<Substring>
  private let found: ArraySlice<Substring>
  private let before: [Substring]

  /// Nil when the texts are the same.
  init?(expected: String, found: String) {
    guard expected != found else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    before = old[..<start].suffix(3)
    self.expected = old[start..<(old.count - end)]
    self.found = new[start..<(new.count - end)]
  }

  var description: String {
    let head = "line \(expected.startIndex + 1), \(expected.count) lines expected, \(found.count) found"
    let lines = before.map { "  \($0)" } + Self.shown(expected, "-") + Self.shown(found, "+")
    return ([head] + lines).joined(separator: "\n")
  }

  private static func shown(_ lines: ArraySlice<Substring>, _ mark: String) -> [String] {
    let rest = lines.count - most
    return lines.prefix(most).map { "\(mark) \($0)" } + (rest > 0 ? ["\(mark) … \(rest) more"] : [])
  }
}
