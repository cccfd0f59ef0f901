import NibSchema

/// What a text of an archive is for, by the key that it stands under.
///
/// Archives write numbers of structs as text, and identifiers beside titles.
package enum StringMeaning {
  /// Whether people read what stands under a key: what rows of the schema have as their texts.
  package static func isForPeople(_ key: String) -> Bool { Catalog.archivedTextKeys.contains(key) }

  /// The numbers of a text in braces, `{250, 251}`, `{{0, 0}, {20, 30}}`; nil for any other.
  package static func numbers(_ text: String) -> [Double]? {
    guard text.utf8.count <= 200, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else {
      return nil
    }
    let bare = text.utf8.filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: " ") }
    guard bare.allSatisfy(isOfNumber) else { return nil }
    var numbers: [Double] = []
    for word in bare.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = Double(String(decoding: word, as: UTF8.self)), number.isFinite else { return nil }
      numbers.append(number)
    }
    return [2, 4, 6].contains(numbers.count) ? numbers : nil
  }

  /// Digits, signs, points, exponents and the comma between numbers.
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "+")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "/") || byte | 0x20 == 0x65
  }
}
