import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// What differs between AppKit's objects in a document and in its archive.
///
/// - Seen: 59 documents with their archives; 96 % of the values are copied as they stand.
enum AppKitLegacy {
  /// The class of an object that is made in place of another.
  static let classSwapper = String.class(.nsClassSwapper)

  /// Classes whose objects say the class that is made themselves.
  static let namesItsClass: Set<String> = [.class(.nsCustomObject), .class(.nsCustomView), .class(.nsWindowTemplate)]

  /// Whether only Interface Builder looks at a key of a class.
  static func isOfEditor(_ key: String, of className: String) -> Bool {
    key == "IBIsSystemFont" && className == .class(.nsFont)
  }

  /// What Interface Builder calls objects of a class: `NSMenuItem` is a menu item.
  static func kindName(_ className: String) -> String {
    kindNames.first { $0.key == className }?.value ?? words(className)
  }

  /// The words of a class's name without the capitals of its prefix: `BWSheetController` is a sheet controller.
  static func words(_ className: String) -> String {
    let prefix = className.prefix { $0.isUppercase }
    var words = ""
    for character in className.dropFirst(max(0, prefix.count - 1)) {
      if character.isUppercase, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
    return words
  }

  private static let kindNames: KeyValuePairs<String, String> = [
    .class(.nsCustomObject): "Object", .class(.nsCustomView): "Custom View", .class(.nsWindowTemplate): "Window",
    .class(.nsView): "Content View",
    .class(.nsTextField): "Static Text", .class(.nsButton): "Push Button",
  ]

  /// A number that the compiler changes: the flag of a view that says its superview is one of the editor's; nil for a word
  /// of flags that is left without bits.
  static func number(
    _ number: LegacyNumber, _ key: String, of className: String, _ renewsSystem: Bool
  ) -> LegacyNumber? {
    guard renewsSystem, key == .key(.nsvFlags), className == .class(.nsBox) || className == .class(.nsCustomView),
      case .int(let flags) = number
    else { return number }
    return flags == 0x100 ? nil : .int(flags & ~0x100)
  }

  /// The height in points of a window's title by its style mask: a panel of the utility style has a low one.
  ///
  /// Seen: 2 windows and 1 panel.
  static func titleHeight(style: Int64) -> Double {
    guard style & 1 != 0 else { return 0 }
    return style & 16 != 0 ? 16 : 22
  }

  /// The components of a colour as a program prints them that holds them as `Float`: with ten digits.
  ///
  /// Seen: 0.6666666667 becomes 0.6666666865 in 3 archives.
  static func narrowed(components: [UInt8]) -> [UInt8] {
    let isTerminated = components.last == 0
    let texts = String(decoding: isTerminated ? components.dropLast() : components[...], as: UTF8.self)
      .split(separator: " ").map { text in Double(text).map { tenDigits(Double(Float($0))) } ?? String(text) }
    return Array(texts.joined(separator: " ").utf8) + (isTerminated ? [0] : [])
  }

  /// A number from 0.1 to 1 with ten digits, without the zeros at their end; any other as it is printed best.
  private static func tenDigits(_ value: Double) -> String {
    guard value >= 0.1, value < 1 else { return Decimal.text(value) }
    let digits = String(Int64((value * 1e10).rounded()))
    guard digits.utf8.count == 10 else { return "1" }
    var text = "0." + digits
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    return text
  }
}
