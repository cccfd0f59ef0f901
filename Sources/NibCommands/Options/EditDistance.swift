/// How far apart two words are: insertions, removals and replacements of bytes.
enum EditDistance {
  /// The word that begins like the given one, else the first within two edits.
  static func nearest(_ word: some StringProtocol, among words: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    return words.first { $0.hasPrefix(word) } ?? words.first { between(Array($0.utf8), Array(word.utf8)) <= 2 }
  }

  /// O(left * right): for words of a command line.
  static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
