import NibBytes

/// What a search might have meant, for messages.
package enum NearMisses {
  /// `there are UIButton (2), UILabel`, in order of names; `there is nothing`.
  package static func counted(_ names: [String]) -> String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    guard !counts.isEmpty else { return "there is nothing" }
    let words = counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
    return "there are \(words.joined(separator: ", "))"
  }

  /// `near: 'Sign in' (UIButton), 'Sign up' (UILabel)`: at most five, the most alike first; `there is none at all`.
  package static func nearest(to wanted: String, among known: [(String, String)]) -> String {
    guard !known.isEmpty else { return "there is none at all" }
    let ranked = known.enumerated().map { (distance(wanted, $0.element.0), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    let words = ranked.prefix(5).map { "'\($0.2.0)' (\($0.2.1))" }.joined(separator: ", ")
    return "near: \(words)" + (known.count > 5 ? ", and \(known.count - 5) more" : "")
  }

  /// Letters to change, put in or take out; case does not count. Long texts are compared by their beginnings.
  private static func distance(_ a: String, _ b: String) -> Int {
    EditDistance.between(Array(a.lowercased().prefix(64)), Array(b.lowercased().prefix(64)))
  }
}
