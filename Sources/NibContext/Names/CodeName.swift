/// A name as code can write it, in three conventions.
///
/// Words are what letters and digits make, parted by anything else and where a small letter meets a capital one; a run of
/// capitals is one word, up to the capital that begins the next. A name that begins with a digit, or has no letter, gets
/// an underscore in front.
public struct CodeName: Sendable, Hashable {
  /// `signInButton`, for properties and cases; Swift's keywords stand in backticks.
  public var camel: String
  /// `SignInButton`, for types; names that a type may not have stand in backticks.
  public var pascal: String
  /// `sign_in_button`, for other languages; their keywords and Swift's have an underscore behind them.
  public var snake: String

  /// Makes the names of a text.
  public init(_ text: String) {
    self.init(words: Self.words(of: text), suffix: "")
  }

  /// Makes the names of words, with a number behind them that tells them from those of another text.
  init(words: [String], suffix: String) {
    let lower = words.map { $0.lowercased() }
    let upper = words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let camel = (lower.prefix(1) + upper.dropFirst()).joined() + suffix
    let pascal = upper.joined() + suffix
    let snake = lower.joined(separator: "_") + (suffix.isEmpty ? "" : "_" + suffix)
    self.camel = CodeKeywords.swift.contains(camel) ? "`\(camel)`" : Self.begun(camel)
    self.pascal = CodeKeywords.types.contains(pascal) ? "`\(pascal)`" : Self.begun(pascal)
    self.snake =
      CodeKeywords.swift.contains(snake) || CodeKeywords.others.contains(snake) ? snake + "_" : Self.begun(snake)
  }

  /// A name that is code already: one of Swift's keywords gets backticks.
  public static func escaped(_ name: String) -> String { CodeKeywords.swift.contains(name) ? "`\(name)`" : name }

  private static func begun(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "_" }
    return first.properties.isXIDStart ? name : "_" + name
  }

  /// The words of a text.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var before: Kind = .other
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let kind = Kind(character)
      let isFollowedBySmall = index + 1 < characters.count && Kind(characters[index + 1]) == .small
      let begins =
        kind == .capital && (before == .small || before == .digit || before == .capital && isFollowedBySmall)
      if kind == .other || begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other { word.append(character) }
      before = kind
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// What a character is in a name.
  private enum Kind {
    case small, capital, digit, other

    init(_ character: Character) {
      if character.isUppercase {
        self = .capital
      } else if character.isLetter {
        self = .small
      } else if character.isWholeNumber && character.isASCII {
        self = .digit
      } else {
        self = .other
      }
    }
  }
}

extension CodeName: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("camel", camel)
    json.member("pascal", pascal)
    json.member("snake", snake)
  }
}
