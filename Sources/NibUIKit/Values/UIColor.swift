import NibRuntime

// Colors by UIKit's names, with the components that their light appearance has in archives.

extension UIColor {
  private static func system(_ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> Self
  {
    Self(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha, origin: .system(name))
  }

  /// The color black.
  public static let black = Self(red: 0, green: 0, blue: 0)
  /// The color dark gray.
  public static let darkGray = Self(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// The color light gray.
  public static let lightGray = Self(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// The color white.
  public static let white = Self(red: 1, green: 1, blue: 1)
  /// The color gray.
  public static let gray = Self(red: 0.5, green: 0.5, blue: 0.5)
  /// The color clear.
  public static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)
  /// The color red.
  public static let red = Self(red: 1, green: 0, blue: 0)
  /// The color green.
  public static let green = Self(red: 0, green: 1, blue: 0)
  /// The color blue.
  public static let blue = Self(red: 0, green: 0, blue: 1)
  /// The color cyan.
  public static let cyan = Self(red: 0, green: 1, blue: 1)
  /// The color yellow.
  public static let yellow = Self(red: 1, green: 1, blue: 0)
  /// The color magenta.
  public static let magenta = Self(red: 1, green: 0, blue: 1)
  /// The color orange.
  public static let orange = Self(red: 1, green: 0.5, blue: 0)
  /// The color purple.
  public static let purple = Self(red: 0.5, green: 0, blue: 0.5)
  /// The color brown.
  public static let brown = Self(red: 0.6, green: 0.4, blue: 0.2)

  /// The system's color label.
  public static let label = system("labelColor", 0, 0, 0)
  /// The system's color secondary label.
  public static let secondaryLabel = system("secondaryLabelColor", 60, 60, 67, 0.6)
  /// The system's color tertiary label.
  public static let tertiaryLabel = system("tertiaryLabelColor", 60, 60, 67, 0.3)
  /// The system's color quaternary label.
  public static let quaternaryLabel = system("quaternaryLabelColor", 60, 60, 67, 0.18)
  /// The system's color placeholder text.
  public static let placeholderText = system("placeholderTextColor", 60, 60, 67, 0.3)
  /// The system's color link.
  public static let link = system("linkColor", 0, 122, 255)
  /// The system's color tint.
  public static let tintColor = system("tintColor", 0, 122, 255)
  /// The system's color separator.
  public static let separator = system("separatorColor", 60, 60, 67, 0.29)
  /// The system's color opaque separator.
  public static let opaqueSeparator = system("opaqueSeparatorColor", 198, 198, 200)
  /// The system's color system fill.
  public static let systemFill = system("systemFillColor", 120, 120, 128, 0.2)
  /// The system's color secondary system fill.
  public static let secondarySystemFill = system("secondarySystemFillColor", 120, 120, 128, 0.16)
  /// The system's color tertiary system fill.
  public static let tertiarySystemFill = system("tertiarySystemFillColor", 118, 118, 128, 0.12)
  /// The system's color quaternary system fill.
  public static let quaternarySystemFill = system("quaternarySystemFillColor", 116, 116, 128, 0.08)
  /// The system's color system background.
  public static let systemBackground = system("systemBackgroundColor", 255, 255, 255)
  /// The system's color secondary system background.
  public static let secondarySystemBackground = system("secondarySystemBackgroundColor", 242, 242, 247)
  /// The system's color tertiary system background.
  public static let tertiarySystemBackground = system("tertiarySystemBackgroundColor", 255, 255, 255)
  /// The system's color system grouped background.
  public static let systemGroupedBackground = system("systemGroupedBackgroundColor", 242, 242, 247)
  /// The system's color secondary system grouped background.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackgroundColor", 255, 255, 255)
  /// The system's color tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackgroundColor", 242, 242, 247)
  /// The system's color dark text.
  public static let darkText = system("darkTextColor", 0, 0, 0)
  /// The system's color light text.
  public static let lightText = system("lightTextColor", 255, 255, 255, 0.6)
  /// The system's color system red.
  public static let systemRed = system("systemRedColor", 255, 59, 48)
  /// The system's color system orange.
  public static let systemOrange = system("systemOrangeColor", 255, 149, 0)
  /// The system's color system yellow.
  public static let systemYellow = system("systemYellowColor", 255, 204, 0)
  /// The system's color system green.
  public static let systemGreen = system("systemGreenColor", 52, 199, 89)
  /// The system's color system mint.
  public static let systemMint = system("systemMintColor", 0, 199, 190)
  /// The system's color system teal.
  public static let systemTeal = system("systemTealColor", 48, 176, 199)
  /// The system's color system cyan.
  public static let systemCyan = system("systemCyanColor", 50, 173, 230)
  /// The system's color system blue.
  public static let systemBlue = system("systemBlueColor", 0, 122, 255)
  /// The system's color system indigo.
  public static let systemIndigo = system("systemIndigoColor", 88, 86, 214)
  /// The system's color system purple.
  public static let systemPurple = system("systemPurpleColor", 175, 82, 222)
  /// The system's color system pink.
  public static let systemPink = system("systemPinkColor", 255, 45, 85)
  /// The system's color system brown.
  public static let systemBrown = system("systemBrownColor", 162, 132, 94)
  /// The system's color system gray.
  public static let systemGray = system("systemGrayColor", 142, 142, 147)
  /// The system's color system gray 2.
  public static let systemGray2 = system("systemGray2Color", 174, 174, 178)
  /// The system's color system gray 3.
  public static let systemGray3 = system("systemGray3Color", 199, 199, 204)
  /// The system's color system gray 4.
  public static let systemGray4 = system("systemGray4Color", 209, 209, 214)
  /// The system's color system gray 5.
  public static let systemGray5 = system("systemGray5Color", 229, 229, 234)
  /// The system's color system gray 6.
  public static let systemGray6 = system("systemGray6Color", 242, 242, 247)

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: Double(alpha))
  }
}

extension UIColor {
  /// A color of an asset catalog, by its name; its components are not looked up.
  public init?(named name: String) {
    self.init(red: 0, green: 0, blue: 0, origin: .catalog(name))
  }
}
