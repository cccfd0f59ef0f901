/// A key equivalent of AppKit in the form in which a menu shows it: `⌘B`, `⌥F5`, `⇧⌘P`.
///
/// An archive holds a character, which may be a control character or one of the private use area, and the bits of the
/// modifier keys; neither is readable alone.
package enum KeyEquivalent {
  /// The key with its modifiers; empty if there is no key.
  ///
  /// A letter is shown as on the key, as a capital; a capital in the archive stands for the shift key.
  ///
  /// Documented: AppKit, NSMenuItem, `keyEquivalent` and `keyEquivalentModifierMask`; the order of modifiers is that of
  /// menus.
  /// - Parameters:
  ///   - key: `NSKeyEquiv`, or `NSKeyEquivalent` of a button.
  ///   - modifiers: the bits of `NSKeyEquivModMask`.
  package static func text(_ key: String, modifiers: Int64) -> String {
    guard !key.isEmpty else { return "" }
    let isCapital = key.count == 1 && key != key.lowercased()
    var text = ""
    for (bit, symbol) in symbols where modifiers & bit != 0 || (isCapital && bit == shift) { text += symbol }
    for scalar in key.unicodeScalars { text += name(scalar) ?? String(scalar).uppercased() }
    return text
  }

  private static let shift: Int64 = 0x2_0000

  private static let symbols: [(bit: Int64, symbol: String)] = [
    (0x4_0000, "⌃"), (0x8_0000, "⌥"), (shift, "⇧"), (0x10_0000, "⌘"),
  ]

  /// The name of a key whose character cannot be seen; nil for another key.
  private static func name(_ scalar: Unicode.Scalar) -> String? {
    if let name = names[scalar.value] { return name }
    if firstFunctionKey...lastFunctionKey ~= scalar.value { return "F\(scalar.value - firstFunctionKey + 1)" }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    default: return nil
    }
  }

  /// `NSF1FunctionKey` and `NSF35FunctionKey`.
  private static let (firstFunctionKey, lastFunctionKey): (UInt32, UInt32) = (0xF704, 0xF726)

  /// Keys by their characters. Documented: AppKit, "Function-Key Unicode Values" of NSEvent and the characters of NSText.
  private static let names: [UInt32: String] = [
    0x03: "⌤", 0x08: "⌫", 0x09: "⇥", 0x0A: "↩", 0x0D: "↩", 0x19: "⇤", 0x1B: "⎋", 0x20: "Space", 0x7F: "⌦",
    0xF700: "↑", 0xF701: "↓", 0xF702: "←", 0xF703: "→", 0xF727: "Insert", 0xF728: "⌦", 0xF729: "↖", 0xF72A: "Begin",
    0xF72B: "↘", 0xF72C: "⇞", 0xF72D: "⇟", 0xF72E: "Print Screen", 0xF72F: "Scroll Lock", 0xF730: "Pause",
    0xF731: "System Request", 0xF732: "Break", 0xF733: "Reset", 0xF734: "Stop", 0xF735: "Menu", 0xF736: "User",
    0xF737: "System", 0xF738: "Print", 0xF739: "⌧", 0xF73A: "Clear Display", 0xF73B: "Insert Line",
    0xF73C: "Delete Line", 0xF73D: "Insert Character", 0xF73E: "Delete Character", 0xF73F: "Previous", 0xF740: "Next",
    0xF741: "Select", 0xF742: "Execute", 0xF743: "Undo", 0xF744: "Redo", 0xF745: "Find", 0xF746: "Help",
    0xF747: "Mode Switch",
  ]
}
