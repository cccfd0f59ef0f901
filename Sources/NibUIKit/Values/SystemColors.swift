import NibRuntime

// Colors by UIKit's names, with the components that their light appearance has in archives.

extension UIColor {
  private static func fixed(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor {
    UIColor(NibColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  private static func system(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(NibColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha, origin: .system(name)))
  }

  /// The color black.
  public static let black: UIColor = fixed(0, 0, 0)
  /// The color dark gray.
  public static let darkGray: UIColor = fixed(1.0 / 3, 1.0 / 3, 1.0 / 3)
  /// The color light gray.
  public static let lightGray: UIColor = fixed(2.0 / 3, 2.0 / 3, 2.0 / 3)
  /// The color white.
  public static let white: UIColor = fixed(1, 1, 1)
  /// The color gray.
  public static let gray: UIColor = fixed(0.5, 0.5, 0.5)
  /// The color clear.
  public static let clear: UIColor = fixed(0, 0, 0, 0)
  /// The color red.
  public static let red: UIColor = fixed(1, 0, 0)
  /// The color green.
  public static let green: UIColor = fixed(0, 1, 0)
  /// The color blue.
  public static let blue: UIColor = fixed(0, 0, 1)
  /// The color cyan.
  public static let cyan: UIColor = fixed(0, 1, 1)
  /// The color yellow.
  public static let yellow: UIColor = fixed(1, 1, 0)
  /// The color magenta.
  public static let magenta: UIColor = fixed(1, 0, 1)
  /// The color orange.
  public static let orange: UIColor = fixed(1, 0.5, 0)
  /// The color purple.
  public static let purple: UIColor = fixed(0.5, 0, 0.5)
  /// The color brown.
  public static let brown: UIColor = fixed(0.6, 0.4, 0.2)

  /// The system's color label.
  public static let label: UIColor = system("labelColor", 0, 0, 0)
  /// The system's color secondary label.
  public static let secondaryLabel: UIColor = system("secondaryLabelColor", 60, 60, 67, 0.6)
  /// The system's color tertiary label.
  public static let tertiaryLabel: UIColor = system("tertiaryLabelColor", 60, 60, 67, 0.3)
  /// The system's color quaternary label.
  public static let quaternaryLabel: UIColor = system("quaternaryLabelColor", 60, 60, 67, 0.18)
  /// The system's color placeholder text.
  public static let placeholderText: UIColor = system("placeholderTextColor", 60, 60, 67, 0.3)
  /// The system's color link.
  public static let link: UIColor = system("linkColor", 0, 122, 255)
  /// The system's color tint.
  public static let tintColor: UIColor = system("tintColor", 0, 122, 255)
  /// The system's color separator.
  public static let separator: UIColor = system("separatorColor", 60, 60, 67, 0.29)
  /// The system's color opaque separator.
  public static let opaqueSeparator: UIColor = system("opaqueSeparatorColor", 198, 198, 200)
  /// The system's color system fill.
  public static let systemFill: UIColor = system("systemFillColor", 120, 120, 128, 0.2)
  /// The system's color secondary system fill.
  public static let secondarySystemFill: UIColor = system("secondarySystemFillColor", 120, 120, 128, 0.16)
  /// The system's color tertiary system fill.
  public static let tertiarySystemFill: UIColor = system("tertiarySystemFillColor", 118, 118, 128, 0.12)
  /// The system's color quaternary system fill.
  public static let quaternarySystemFill: UIColor = system("quaternarySystemFillColor", 116, 116, 128, 0.08)
  /// The system's color system background.
  public static let systemBackground: UIColor = system("systemBackgroundColor", 255, 255, 255)
  /// The system's color secondary system background.
  public static let secondarySystemBackground: UIColor = system("secondarySystemBackgroundColor", 242, 242, 247)
  /// The system's color tertiary system background.
  public static let tertiarySystemBackground: UIColor = system("tertiarySystemBackgroundColor", 255, 255, 255)
  /// The system's color system grouped background.
  public static let systemGroupedBackground: UIColor = system("systemGroupedBackgroundColor", 242, 242, 247)
  /// The system's color secondary system grouped background.
  public static let secondarySystemGroupedBackground: UIColor = system(
    "secondarySystemGroupedBackgroundColor", 255, 255, 255)
  /// The system's color tertiary system grouped background.
  public static let tertiarySystemGroupedBackground: UIColor = system(
    "tertiarySystemGroupedBackgroundColor", 242, 242, 247)
  /// The system's color dark text.
  public static let darkText: UIColor = system("darkTextColor", 0, 0, 0)
  /// The system's color light text.
  public static let lightText: UIColor = system("lightTextColor", 255, 255, 255, 0.6)
  /// The system's color system red.
  public static let systemRed: UIColor = system("systemRedColor", 255, 59, 48)
  /// The system's color system orange.
  public static let systemOrange: UIColor = system("systemOrangeColor", 255, 149, 0)
  /// The system's color system yellow.
  public static let systemYellow: UIColor = system("systemYellowColor", 255, 204, 0)
  /// The system's color system green.
  public static let systemGreen: UIColor = system("systemGreenColor", 52, 199, 89)
  /// The system's color system mint.
  public static let systemMint: UIColor = system("systemMintColor", 0, 199, 190)
  /// The system's color system teal.
  public static let systemTeal: UIColor = system("systemTealColor", 48, 176, 199)
  /// The system's color system cyan.
  public static let systemCyan: UIColor = system("systemCyanColor", 50, 173, 230)
  /// The system's color system blue.
  public static let systemBlue: UIColor = system("systemBlueColor", 0, 122, 255)
  /// The system's color system indigo.
  public static let systemIndigo: UIColor = system("systemIndigoColor", 88, 86, 214)
  /// The system's color system purple.
  public static let systemPurple: UIColor = system("systemPurpleColor", 175, 82, 222)
  /// The system's color system pink.
  public static let systemPink: UIColor = system("systemPinkColor", 255, 45, 85)
  /// The system's color system brown.
  public static let systemBrown: UIColor = system("systemBrownColor", 162, 132, 94)
  /// The system's color system gray.
  public static let systemGray: UIColor = system("systemGrayColor", 142, 142, 147)
  /// The system's color system gray 2.
  public static let systemGray2: UIColor = system("systemGray2Color", 174, 174, 178)
  /// The system's color system gray 3.
  public static let systemGray3: UIColor = system("systemGray3Color", 199, 199, 204)
  /// The system's color system gray 4.
  public static let systemGray4: UIColor = system("systemGray4Color", 209, 209, 214)
  /// The system's color system gray 5.
  public static let systemGray5: UIColor = system("systemGray5Color", 229, 229, 234)
  /// The system's color system gray 6.
  public static let systemGray6: UIColor = system("systemGray6Color", 242, 242, 247)
}

extension UIColor {
  /// The system's colors by the names that archives and asset catalogs have for them.
  static let system: [String: UIColor] = Dictionary(
    [
      label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor, separator,
      opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground,
      secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
      secondarySystemGroupedBackground, tertiarySystemGroupedBackground, darkText, lightText, systemRed,
      systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo,
      systemPurple, systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4, systemGray5,
      systemGray6,
    ].compactMap { color in color.nibColor.name.map { ($0, color) } }
  ) { first, _ in first }
}
