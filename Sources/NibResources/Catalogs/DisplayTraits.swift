/// How a screen shows things, as far as entries of asset catalogs can be for one way and not for another.
///
/// What is nil is not known: entries that say nothing of it come first.
/// - Documented: Asset Catalog Format Reference, "Image Set Type" and "Named Color Type".
public struct DisplayTraits: Sendable, Hashable {
  /// Light or dark.
  public enum Luminosity: String, Sendable, Hashable, CaseIterable {
    case light, dark
  }

  /// How much room there is in one direction.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    case compact, regular
  }

  /// The colours that a screen can show.
  public enum Gamut: String, Sendable, Hashable, CaseIterable {
    case standard = "sRGB"
    case wide = "display-P3"
  }

  /// Which way text runs.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// Light or dark appearance.
  public var luminosity: Luminosity?
  /// Whether the person wants more contrast.
  public var isHighContrast: Bool
  /// Room from left to right.
  public var widthClass: SizeClass?
  /// Room from top to bottom.
  public var heightClass: SizeClass?
  /// The screen's colours.
  public var gamut: Gamut?
  /// Which way the interface runs.
  public var direction: Direction?

  /// Makes traits; nothing is known unless given.
  public init(
    luminosity: Luminosity? = nil, isHighContrast: Bool = false, widthClass: SizeClass? = nil,
    heightClass: SizeClass? = nil, gamut: Gamut? = nil, direction: Direction? = nil
  ) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.gamut = gamut
    self.direction = direction
  }
}

extension DisplayTraits {
  /// All traits as one number.
  var bits: Int {
    (luminosity == nil ? 0 : luminosity == .light ? 1 : 2) + (isHighContrast ? 4 : 0)
      + (widthClass == nil ? 0 : widthClass == .compact ? 8 : 16) + (gamut == nil ? 0 : gamut == .standard ? 32 : 64)
      + (heightClass == nil ? 0 : heightClass == .compact ? 128 : 256)
      + (direction == nil ? 0 : direction == .leftToRight ? 512 : 1024)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
