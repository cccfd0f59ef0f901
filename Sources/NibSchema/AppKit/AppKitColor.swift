import NibBytes

/// What a color of a document is archived as by AppKit.
public indirect enum AppKitColor: Sendable, Hashable {
  /// A named color of the system with what stands for it: `NSColorSpace` 6.
  case system(name: String, standIn: StandIn)
  /// A color of the asset catalog, with what the document has for it.
  case asset(name: String, color: AppKitColor)
  /// Gray, with the number of its space: 3 calibrated, 4 the device's.
  case gray(space: Int64, white: Double, alpha: Double)
  /// Red, green and blue: 1 calibrated, 2 the device's.
  case rgb(space: Int64, red: Double, green: Double, blue: Double, alpha: Double)
  /// sRGB, with what the calibrated space has for it.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Display P3, with what the calibrated space has for it.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// Gray of gamma 2.2, with what the calibrated space has for it.
  case gamma22(white: Double, alpha: Double)

  /// What stands for a color of the system where its name is not known.
  public indirect enum StandIn: Sendable, Hashable {
    /// A gray.
    case gray(SystemGray)
    /// sRGB.
    case sRGB(red: Double, green: Double, blue: Double)
    /// Another color of the system.
    case system(String)
  }

  /// A gray of gamma 2.2, and what the calibrated space has for it; both as archives write them.
  public enum SystemGray: Sendable, Hashable {
    /// Black.
    case black
    /// A third, a half and two thirds of white's component.
    case third, half, twoThirds
    /// White.
    case white

    /// The component with gamma 2.2.
    public var component: String {
      switch self {
      case .black: "0"
      case .third: "0.3333333333"
      case .half: "0.5"
      case .twoThirds: "0.6666666667"
      case .white: "1"
      }
    }

    /// The component in the calibrated space. Seen: 131 colors. Compilers reckon it in 32 bits, so it is no formula.
    public var calibrated: String {
      switch self {
      case .black: "0"
      case .third: "0.2637968361"
      case .half: "0.4246723652"
      case .twoThirds: "0.602715373"
      case .white: "1"
      }
    }
  }

  /// What stands for the system's colors. Seen: 282 colors, and 19 of documents of Xcode 3 and 4. Inferred: the faintest
  /// color of labels, which goes on from the three others; the system's red, as its blue is the plain one; the text on
  /// the alternate color of what is selected, which is documented to be white.
  private static let standIns: KeyValuePairs<String, StandIn> = [
    "_sourceListBackgroundColor": .system("controlBackgroundColor"),
    "alternateSelectedControlColor": .sRGB(red: 0, green: 0, blue: 1),
    "alternateSelectedControlTextColor": .gray(.white), "systemRedColor": .sRGB(red: 1, green: 0, blue: 0),
    "alternatingContentBackgroundColor": .system("controlAlternatingRowColor"),
    "controlAccentColor": .sRGB(red: 0, green: 0, blue: 1), "controlAlternatingRowColor": .gray(.twoThirds),
    "controlDarkShadowColor": .gray(.black), "controlHighlightColor": .gray(.white),
    "disabledControlTextColor": .gray(.third), "keyboardFocusIndicatorColor": .gray(.black),
    "quaternaryLabelColor": .gray(.twoThirds), "selectedControlColor": .gray(.white),
    "systemGrayColor": .gray(.half), "windowFrameColor": .gray(.black), "windowFrameTextColor": .gray(.white),
    "controlBackgroundColor": .gray(.twoThirds), "controlColor": .gray(.twoThirds), "controlTextColor": .gray(.black),
    "gridColor": .gray(.half), "headerColor": .gray(.white), "headerTextColor": .gray(.black),
    "labelColor": .gray(.black), "linkColor": .sRGB(red: 0, green: 0, blue: 1), "secondaryLabelColor": .gray(.third),
    "selectedTextBackgroundColor": .gray(.twoThirds), "selectedTextColor": .gray(.black),
    "separatorColor": .system("gridColor"), "systemBlueColor": .sRGB(red: 0, green: 0, blue: 1),
    "tertiaryLabelColor": .gray(.half), "textBackgroundColor": .gray(.white), "textColor": .gray(.black),
    "textInsertionPointColor": .system("systemBlueColor"), "windowBackgroundColor": .gray(.half),
  ]

  /// The system's color of a name; `isKnown` says whether what stands for it was seen in an archive.
  public static func system(named name: String) -> (color: AppKitColor, isKnown: Bool) {
    let standIn = standIns.first { $0.key == name }?.value
    return (.system(name: name, standIn: standIn ?? .gray(.half)), standIn != nil)
  }

  /// What the calibrated space has for sRGB, within 0 to 1.
  ///
  /// Pure blue, which stands for colors of the system, is the number that archives have: the last of its digits is of
  /// another rounding.
  public static func calibrated(sRGB red: Double, _ green: Double, _ blue: Double) -> [Double] {
    if (red, green, blue) == (0, 0, 1) { return [0, 0, 0.9981992245] }
    let color = ColorConversion.generic(whiteMatchedFromSRGB: (red, green, blue))
    return [color.0, color.1, color.2].map { min(max($0, 0), 1) }
  }

  /// What the calibrated space has for gray of gamma 2.2.
  public static func calibrated(gamma22 white: Double) -> Double { ColorConversion.generic(fromGray: white) }

  /// What the calibrated space has for a color of Display P3, within 0 to 1.
  public static func calibrated(displayP3 red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let color = ColorConversion.generic(whiteMatchedFromP3: (red, green, blue))
    return [color.0, color.1, color.2].map { min(max($0, 0), 1) }
  }

  /// A component as archives have it: ten significant digits, no trailing zeros.
  public static func text(_ component: Double) -> String {
    guard component != 0, component.isFinite, abs(component) >= 1e-4 else {
      return component == 0 ? "0" : "\(component)"
    }
    return rounded(component, to: 1e10)
  }

  /// A component as programs of 32 bits have it, which hold it as `Float`: eight digits. Seen: 34 of 34 of Xcode 3.1.
  public static func narrowText(_ component: Double) -> String {
    let number = Double(Float(component))
    guard number != 0, number.isFinite, abs(number) >= 1e-4 else { return text(number) }
    return rounded(number, to: 1e8)
  }

  /// A number with as many digits as the power of ten has zeros, without the zeros at their end.
  private static func rounded(_ number: Double, to power: Double) -> String {
    var scale = power
    while abs(number) * scale < power / 10 { scale *= 10 }
    while abs(number) * scale >= power { scale /= 10 }
    return Decimal.text((number * scale).rounded() / scale)
  }
}
