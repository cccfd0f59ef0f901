import NibRuntime

// Colors by AppKit's names.

extension NSColor {
  private static func fixed(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> NSColor {
    NSColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func system(_ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> NSColor
  {
    NSColor(NibColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha, origin: .system(name)))
  }

  /// The color black.
  public static let black = fixed(0, 0, 0)
  /// The color white.
  public static let white = fixed(1, 1, 1)
  /// The color red.
  public static let red = fixed(1, 0, 0)
  /// The color green.
  public static let green = fixed(0, 1, 0)
  /// The color blue.
  public static let blue = fixed(0, 0, 1)
  /// The color cyan.
  public static let cyan = fixed(0, 1, 1)
  /// The color yellow.
  public static let yellow = fixed(1, 1, 0)
  /// The color magenta.
  public static let magenta = fixed(1, 0, 1)
  /// The color orange.
  public static let orange = fixed(1, 0.5, 0)
  /// The color purple.
  public static let purple = fixed(0.5, 0, 0.5)
  /// The color brown.
  public static let brown = fixed(0.6, 0.4, 0.2)
  /// The color gray.
  public static let gray = fixed(0.5, 0.5, 0.5)
  /// The color light gray.
  public static let lightGray = fixed(0.6666666667, 0.6666666667, 0.6666666667)
  /// The color dark gray.
  public static let darkGray = fixed(0.3333333333, 0.3333333333, 0.3333333333)
  /// The color clear.
  public static let clear = fixed(0, 0, 0, 0)

  /// The system's color label, in light appearance.
  public static let labelColor = system("labelColor", 0, 0, 0, 0.85)
  /// The system's color secondary label, in light appearance.
  public static let secondaryLabelColor = system("secondaryLabelColor", 0, 0, 0, 0.5)
  /// The system's color tertiary label, in light appearance.
  public static let tertiaryLabelColor = system("tertiaryLabelColor", 0, 0, 0, 0.26)
  /// The system's color quaternary label, in light appearance.
  public static let quaternaryLabelColor = system("quaternaryLabelColor", 0, 0, 0, 0.1)
  /// The system's color link, in light appearance.
  public static let linkColor = system("linkColor", 0, 104, 218)
  /// The system's color placeholder text, in light appearance.
  public static let placeholderTextColor = system("placeholderTextColor", 0, 0, 0, 0.25)
  /// The system's color window frame text, in light appearance.
  public static let windowFrameTextColor = system("windowFrameTextColor", 0, 0, 0, 0.85)
  /// The system's color selected menu item text, in light appearance.
  public static let selectedMenuItemTextColor = system("selectedMenuItemTextColor", 255, 255, 255)
  /// The system's color alternate selected control text, in light appearance.
  public static let alternateSelectedControlTextColor = system("alternateSelectedControlTextColor", 255, 255, 255)
  /// The color behind selected things of a list in front, by its older name.
  public static var alternateSelectedControlColor: NSColor { selectedContentBackgroundColor }
  /// The system's color header text, in light appearance.
  public static let headerTextColor = system("headerTextColor", 0, 0, 0, 0.85)
  /// The system's color separator, in light appearance.
  public static let separatorColor = system("separatorColor", 0, 0, 0, 0.1)
  /// The system's color grid, in light appearance.
  public static let gridColor = system("gridColor", 230, 230, 230)
  /// The system's color window background, in light appearance.
  public static let windowBackgroundColor = system("windowBackgroundColor", 236, 236, 236)
  /// The system's color under page background, in light appearance.
  public static let underPageBackgroundColor = system("underPageBackgroundColor", 150, 150, 150, 0.9)
  /// The system's color control background, in light appearance.
  public static let controlBackgroundColor = system("controlBackgroundColor", 255, 255, 255)
  /// The system's color selected content background, in light appearance.
  public static let selectedContentBackgroundColor = system("selectedContentBackgroundColor", 0, 99, 225)
  /// The system's color unemphasized selected content background, in light appearance.
  public static let unemphasizedSelectedContentBackgroundColor = system(
    "unemphasizedSelectedContentBackgroundColor", 220, 220, 220)
  /// The system's color text, in light appearance.
  public static let textColor = system("textColor", 0, 0, 0)
  /// The system's color text background, in light appearance.
  public static let textBackgroundColor = system("textBackgroundColor", 255, 255, 255)
  /// The system's color selected text, in light appearance.
  public static let selectedTextColor = system("selectedTextColor", 0, 0, 0)
  /// The system's color selected text background, in light appearance.
  public static let selectedTextBackgroundColor = system("selectedTextBackgroundColor", 179, 215, 255)
  /// The system's color control, in light appearance.
  public static let controlColor = system("controlColor", 255, 255, 255)
  /// The system's color control text, in light appearance.
  public static let controlTextColor = system("controlTextColor", 0, 0, 0, 0.85)
  /// The system's color selected control, in light appearance.
  public static let selectedControlColor = system("selectedControlColor", 179, 215, 255)
  /// The system's color selected control text, in light appearance.
  public static let selectedControlTextColor = system("selectedControlTextColor", 0, 0, 0, 0.85)
  /// The system's color disabled control text, in light appearance.
  public static let disabledControlTextColor = system("disabledControlTextColor", 0, 0, 0, 0.25)
  /// The system's color control accent, in light appearance.
  public static let controlAccentColor = system("controlAccentColor", 0, 122, 255)
  /// The system's color keyboard focus indicator, in light appearance.
  public static let keyboardFocusIndicatorColor = system("keyboardFocusIndicatorColor", 0, 103, 244, 0.25)
  /// The system's color find highlight, in light appearance.
  public static let findHighlightColor = system("findHighlightColor", 255, 255, 0)
  /// The system's color text insertion point, in light appearance.
  public static let textInsertionPointColor = system("textInsertionPointColor", 0, 122, 255)
  /// The system's color system red, in light appearance.
  public static let systemRed = system("systemRedColor", 255, 59, 48)
  /// The system's color system green, in light appearance.
  public static let systemGreen = system("systemGreenColor", 40, 205, 65)
  /// The system's color system blue, in light appearance.
  public static let systemBlue = system("systemBlueColor", 0, 122, 255)
  /// The system's color system orange, in light appearance.
  public static let systemOrange = system("systemOrangeColor", 255, 149, 0)
  /// The system's color system yellow, in light appearance.
  public static let systemYellow = system("systemYellowColor", 255, 204, 0)
  /// The system's color system brown, in light appearance.
  public static let systemBrown = system("systemBrownColor", 162, 132, 94)
  /// The system's color system pink, in light appearance.
  public static let systemPink = system("systemPinkColor", 255, 45, 85)
  /// The system's color system purple, in light appearance.
  public static let systemPurple = system("systemPurpleColor", 175, 82, 222)
  /// The system's color system gray, in light appearance.
  public static let systemGray = system("systemGrayColor", 142, 142, 147)
  /// The system's color system teal, in light appearance.
  public static let systemTeal = system("systemTealColor", 89, 173, 196)
  /// The system's color system indigo, in light appearance.
  public static let systemIndigo = system("systemIndigoColor", 88, 86, 214)
  /// The system's color system mint, in light appearance.
  public static let systemMint = system("systemMintColor", 0, 199, 190)
  /// The system's color system cyan, in light appearance.
  public static let systemCyan = system("systemCyanColor", 85, 190, 240)
}

extension NSColor {
  /// The system's colors by the names that archives and asset catalogs have for them.
  static let system: [String: NSColor] = Dictionary(
    [
      labelColor, secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, linkColor, placeholderTextColor,
      windowFrameTextColor, selectedMenuItemTextColor, alternateSelectedControlTextColor, headerTextColor,
      separatorColor, gridColor, windowBackgroundColor, underPageBackgroundColor, controlBackgroundColor,
      selectedContentBackgroundColor, unemphasizedSelectedContentBackgroundColor, textColor, textBackgroundColor,
      selectedTextColor, selectedTextBackgroundColor, controlColor, controlTextColor, selectedControlColor,
      selectedControlTextColor, disabledControlTextColor, controlAccentColor, keyboardFocusIndicatorColor,
      findHighlightColor, textInsertionPointColor, systemRed, systemGreen, systemBlue, systemOrange, systemYellow,
      systemBrown, systemPink, systemPurple, systemGray, systemTeal, systemIndigo, systemMint, systemCyan,
    ].compactMap { color in color.nibColor.name.map { ($0, color) } }
  ) { first, _ in first }
}
