/// What the PostScript name of a font tells about its traits.
///
/// A compiler asks the font itself; without the font, its name has to do.
enum CustomFontTraits {
  // Seen: Bold and DemiBold give 2; Book, Medium and Regular 0. Inferred: the rest, by what such fonts are.
  private static let words: [(word: String, traits: Int64)] = [
    ("Bold", 2), ("bold", 2), ("Heavy", 2), ("Black", 2), ("Italic", 1), ("Oblique", 1),
  ]

  /// `UIFontTraits` for a name such as `AvenirNext-DemiBoldItalic`.
  static func traits(ofPostScriptName name: String) -> Int64 {
    let style = name.split(separator: "-").dropFirst().joined()
    return words.reduce(0) { holds($1.word, in: style) ? $0 | $1.traits : $0 }
  }

  private static func holds(_ word: String, in text: String) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
