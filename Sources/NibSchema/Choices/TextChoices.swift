/// Choices of text. Raw values: Documented in UIKit's public headers; Seen in the goldens.
extension Choice {
  /// `NSTextAlignment`.
  public static let textAlignment = Choice(
    "textAlignment", counting: ["left", "center", "right", "justified", "natural"])

  /// `NSLineBreakMode`.
  public static let lineBreakMode = Choice(
    "lineBreakMode",
    counting: ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"])

  /// `UIBaselineAdjustment`.
  static let baselineAdjustment = Choice(
    "baselineAdjustment", [("alignBaselines", 0), ("alignCenters", 1), ("none", 2)])

  /// `UIKeyboardType`.
  static let keyboardType = Choice(
    "keyboardType",
    [
      ("default", 0), ("alphabet", 1), ("ASCIICapable", 1), ("numbersAndPunctuation", 2), ("URL", 3),
      ("numberPad", 4), ("phonePad", 5), ("namePhonePad", 6), ("emailAddress", 7), ("decimalPad", 8), ("twitter", 9),
      ("webSearch", 10), ("ASCIICapableNumberPad", 11),
    ])

  /// `UIReturnKeyType`.
  static let returnKeyType = Choice(
    "returnKeyType",
    counting: [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
      "continue",
    ])

  /// `UITextAutocapitalizationType`.
  static let autocapitalizationType = Choice(
    "autocapitalizationType", counting: ["none", "words", "sentences", "allCharacters"])

  /// Three-valued switches of text input: correction, spell checking, smart quotes, dashes, insertion.
  static let defaultNoYes = Choice("defaultNoYes", counting: ["default", "no", "yes"])

  /// `UIKeyboardAppearance`.
  static let keyboardAppearance = Choice(
    "keyboardAppearance", [("default", 0), ("alert", 1), ("dark", 1), ("light", 2)])

  /// `WKSelectionGranularity`.
  static let selectionGranularity = Choice("selectionGranularity", counting: ["dynamic", "character"])

  /// `UITextField.BorderStyle`.
  static let borderStyle = Choice("borderStyle", counting: ["none", "line", "bezel", "roundedRect"])

  /// `UITextField.ViewMode`.
  static let viewMode = Choice("viewMode", counting: ["never", "whileEditing", "unlessEditing", "always"])
}

extension Choice {
  /// The type of a font in documents of Xcode 3 and 4; one of its own name has the type 0. Seen: 1 and 2, 3 Inferred.
  public static let legacyFontType = Choice("font type", [("system", 1), ("boldSystem", 2), ("italicSystem", 3)])
}
