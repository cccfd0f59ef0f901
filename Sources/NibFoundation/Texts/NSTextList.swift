import Foundation

/// A list that paragraphs belong to: what stands before its items. Stands in for NSTextList.
///
/// As in the frameworks, what stands before an item is a part of the text; a list says which text that is, and layout adds
/// none. Lists do not change but for the number that they start with, and two that say the same are equal.
open class NSTextList: FrameworkValue, NSCopying, @unchecked Sendable {
  /// What stands before items: a text in which a name in braces stands for a mark or a number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text, as `({decimal})`.
    public let rawValue: String

    /// Makes a format of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a format of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty box.
    public static let box = Self("{box}")
    /// A check mark.
    public static let check = Self("{check}")
    /// A small circle.
    public static let circle = Self("{circle}")
    /// A diamond.
    public static let diamond = Self("{diamond}")
    /// A bullet.
    public static let disc = Self("{disc}")
    /// A hyphen.
    public static let hyphen = Self("{hyphen}")
    /// A small filled square.
    public static let square = Self("{square}")
    /// Numbers to the base 16 with small letters.
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    /// Numbers to the base 16 with capital letters.
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    /// Numbers to the base 8.
    public static let octal = Self("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = Self("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = Self("{upper-alpha}")
    /// Small letters.
    public static let lowercaseLatin = Self("{lower-latin}")
    /// Capital letters.
    public static let uppercaseLatin = Self("{upper-latin}")
    /// Roman numerals in small letters.
    public static let lowercaseRoman = Self("{lower-roman}")
    /// Roman numerals in capital letters.
    public static let uppercaseRoman = Self("{upper-roman}")
    /// Numbers.
    public static let decimal = Self("{decimal}")
  }

  /// What a list is told beside its format. Documented: the bits, by AppKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What stands before an item of the list around it comes first. Kept: who writes items puts it there.
    public static let prependEnclosingMarker = Self(rawValue: 1)
  }

  /// What stands before items.
  public final let markerFormat: MarkerFormat
  /// What it was told beside.
  public final let listOptions: Options
  /// The number of the first item; 1 unless code says otherwise.
  open var startingItemNumber = 1

  /// Makes one.
  public init(markerFormat: MarkerFormat, options: Options = []) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    super.init()
  }

  /// Makes one whose first item has a number.
  public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: options)
    self.startingItemNumber = startingItemNumber
  }

  /// Makes one whose options are given as bits.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  /// Whether what stands before items depends on their numbers.
  open var isOrdered: Bool { ListMarker.isOrdered(markerFormat.rawValue) }

  /// What stands before the item of a number, which for the first item is `startingItemNumber`.
  ///
  /// Letters begin anew with two after `z`. Numbers that letters or Roman numerals do not have are written as usual.
  open func marker(forItemNumber itemNumber: Int) -> String { ListMarker.text(markerFormat.rawValue, itemNumber) }

  /// Whether another list says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }

  /// Equal for equal lists.
  open override var hash: Int { markerFormat.hashValue }

  /// The format.
  open override var description: String { markerFormat.rawValue }

  /// The same list.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }
}

/// Writes what stands before items.
///
/// - Documented: `NSTextList.init(markerFormat:options:)`, the names and the characters.
private enum ListMarker {
  private static let marks: [String: String] = [
    "box": "\u{25a1}", "check": "\u{2713}", "circle": "\u{25e6}", "diamond": "\u{25c6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25aa}",
  ]

  private static let numbers: [String: @Sendable (Int) -> String] = [
    "decimal": { String($0) }, "octal": { String($0, radix: 8) },
    "lower-hexadecimal": { String($0, radix: 16) }, "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
    "lower-alpha": { letters($0).lowercased() }, "upper-alpha": { letters($0) },
    "lower-latin": { letters($0).lowercased() }, "upper-latin": { letters($0) },
    "lower-roman": { roman($0).lowercased() }, "upper-roman": { roman($0) },
  ]

  static func isOrdered(_ format: String) -> Bool { parts(format).contains { $0.isName && numbers[$0.text] != nil } }

  static func text(_ format: String, _ number: Int) -> String {
    parts(format).map { part in
      part.isName ? marks[part.text] ?? numbers[part.text]?(number) ?? "{\(part.text)}" : part.text
    }.joined()
  }

  /// A format, cut at its names in braces; a brace without its other one is a character.
  private static func parts(_ format: String) -> [(text: String, isName: Bool)] {
    var (parts, rest): ([(text: String, isName: Bool)], Substring) = ([], format[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append((String(rest[..<open]), false))
      parts.append((String(rest[open...].dropFirst().prefix { $0 != "}" }), true))
      rest = rest[close...].dropFirst()
    }
    return parts + [(String(rest), false)]
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
      rest /= 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let numerals = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
