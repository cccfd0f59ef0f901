import NibBytes

/// The word that a mistyped one probably means.
enum NearestWord {
  /// The word that begins like the given one, else the first within two edits.
  static func of(_ word: some StringProtocol, among words: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    return words.first { $0.hasPrefix(word) }
      ?? words.first { EditDistance.between(Array($0.utf8), Array(word.utf8)) <= 2 }
  }
}
