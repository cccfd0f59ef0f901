import NibBytes

/// What a color of a document is archived as by AppKit.
public enum AppKitColor: Sendable, Hashable {
  /// A named color of the system with the gray that stands for it: `NSColorSpace` 6.
  case system(name: String, gray: SystemGray)
  /// Gray, with the number of its space: 3 calibrated, 4 the device's.
  case gray(space: Int64, white: Double, alpha: Double)
  /// Red, green and blue: 1 calibrated, 2 the device's.
  case rgb(space: Int64, red: Double, green: Double, blue: Double, alpha: Double)

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

  /// The grays that stand for the system's colors. Seen: 131 colors.
  private static let grays: KeyValuePairs<String, SystemGray> = [
    "controlBackgroundColor": .twoThirds, "controlColor": .twoThirds, "controlTextColor": .black, "gridColor": .half,
    "labelColor": .black, "secondaryLabelColor": .third, "tertiaryLabelColor": .half, "textBackgroundColor": .white,
    "textColor": .black, "windowBackgroundColor": .half,
  ]

  /// The system's color of a name; `isKnown` says whether its gray was seen in an archive.
  public static func system(named name: String) -> (color: AppKitColor, isKnown: Bool) {
    let gray = grays.first { $0.key == name }?.value
    return (.system(name: name, gray: gray ?? .half), gray != nil)
  }

  /// A component as archives have it: ten significant digits, no trailing zeros.
  public static func text(_ component: Double) -> String {
    guard component != 0, component.isFinite, abs(component) >= 1e-4 else {
      return component == 0 ? "0" : "\(component)"
    }
    var scale = 1e10
    while abs(component) * scale < 1e9 { scale *= 10 }
    while abs(component) * scale >= 1e10 { scale /= 10 }
    return Decimal.text((component * scale).rounded() / scale)
  }
}
