import NibRuntime
import NibStandIns

/// How large texts are that follow the user's wish.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name.
  public let rawValue: String

  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self { Self(rawValue: "UICTContentSizeCategory" + name) }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = named("XS")
  /// As named.
  public static let small = named("S")
  /// As named.
  public static let medium = named("M")
  /// That of devices whose owner never changed it.
  public static let large = named("L")
  /// As named.
  public static let extraLarge = named("XL")
  /// As named.
  public static let extraExtraLarge = named("XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The smallest for people who see badly.
  public static let accessibilityMedium = named("AccessibilityM")
  /// As named.
  public static let accessibilityLarge = named("AccessibilityL")
  /// As named.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// As named.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static let order: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int { Self.order.firstIndex(of: self) ?? 0 }

  /// Whether it is for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Smaller is less.
  public static func < (first: Self, second: Self) -> Bool { first.place < second.place }
}

/// Which way an interface reads, as a trait says it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Which colors a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// More of them.
  case P3 = 1
}

/// Whether colors stand out from each other more.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// How far in front an interface is.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case base = 0
  /// Over another.
  case elevated = 1
}

/// Whether letters are bold for everybody.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// As named.
  case unknown, unavailable, available
}

/// Traits that archives do not say here, kept apart.
struct FurtherTraits: Hashable {
  var contentSize = UIContentSizeCategory.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var gamut = UIDisplayGamut.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var legibility = UILegibilityWeight.unspecified
}

/// Traits that can be changed: a collection that is being made, or overrides. Stands for UIMutableTraits.
@MainActor
public protocol UIMutableTraits {
  /// The value of a trait, of the system's or of an app's own.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// Room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Room downwards.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the interface is dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels a point; 0 for unspecified.
  var displayScale: Double { get set }
  /// How large texts are.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Which way the interface reads.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Which colors the screen shows.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether colors stand out more.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// How far in front the interface is.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether letters are bold for everybody.
  var legibilityWeight: UILegibilityWeight { get set }
}

extension UITraitCollection: UIMutableTraits {
  /// How large texts are.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { further.contentSize }
    set { further.contentSize = newValue }
  }
  /// Which way the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { further.direction }
    set { further.direction = newValue }
  }
  /// Which colors the screen shows.
  public var displayGamut: UIDisplayGamut {
    get { further.gamut }
    set { further.gamut = newValue }
  }
  /// Whether colors stand out more.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { further.contrast }
    set { further.contrast = newValue }
  }
  /// How far in front the interface is.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { further.level }
    set { further.level = newValue }
  }
  /// Whether letters are bold for everybody.
  public var legibilityWeight: UILegibilityWeight {
    get { further.legibility }
    set { further.legibility = newValue }
  }
  /// Whether the screen feels how hard it is pressed: no, unless code sets it in its own traits.
  public var forceTouchCapability: UIForceTouchCapability {
    get {
      let said = self[UITraitForceTouchCapability.self]
      return said == .unknown ? .unavailable : said
    }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
