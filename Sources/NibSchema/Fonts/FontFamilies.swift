/// Which fonts belong to which families, as far as their names tell.
public enum FontFamilies {
  /// Families of iOS whose fonts are called by the letters of their family and more.
  ///
  /// - Documented: the fonts of iOS. Seen: 489 fonts of documents, all called by the letters of their family, those of
  ///   apps too.
  private static let known = [
    "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Arial",
    "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Chalkboard SE",
    "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "DIN Alternate",
    "DIN Condensed", "Futura", "Georgia", "Gill Sans", "Gujarati Sangam MN", "Helvetica", "Helvetica Neue",
    "Hoefler Text", "Kailasa", "Kefa", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo", "Noteworthy",
    "Optima", "Palatino", "Papyrus", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET",
    "Snell Roundhand", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ].map(letters)

  /// Whether a family may have a font of a name.
  ///
  /// False only where one of both is known: an app's own fonts may be called whatever their files say.
  public static func mayHold(_ name: String, in family: String) -> Bool {
    let (name, family) = (letters(name), letters(family))
    if family.isEmpty || name.hasPrefix(family) { return true }
    return !known.contains { $0 == family || name.hasPrefix($0) }
  }

  /// Whether a font belongs to a family of iOS.
  static func isOfSystem(_ name: String) -> Bool {
    let name = letters(name)
    return known.contains { name.hasPrefix($0) }
  }

  /// Letters and digits in small letters.
  private static func letters(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
