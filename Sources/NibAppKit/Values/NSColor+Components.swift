import NibRuntime
import NibStandIns

/// A color space. Stands in for NSColorSpace. Components are kept in sRGB, which all of its names count as.
public final class NSColorSpace: FrameworkValue, @unchecked Sendable {
  /// How a color space describes colors.
  public enum Model: Int, Sendable {
    /// Without components.
    case unknown = -1
    /// As named.
    case gray, rgb, cmyk, lab, deviceN, indexed, patterned
  }

  /// Which components its colors have.
  public let colorSpaceModel: Model
  /// The name, as `sRGB IEC61966-2.1`.
  public let localizedName: String?

  init(_ name: String, _ model: Model) {
    localizedName = name
    colorSpaceModel = model
    super.init()
  }

  /// sRGB.
  public static let sRGB = NSColorSpace("sRGB IEC61966-2.1", .rgb)
  /// sRGB with components outside of 0...1.
  public static let extendedSRGB = NSColorSpace("Extended sRGB", .rgb)
  /// Display P3.
  public static let displayP3 = NSColorSpace("Display P3", .rgb)
  /// The red, green and blue of the system's older colors.
  public static let genericRGB = NSColorSpace("Generic RGB Profile", .rgb)
  /// Those of a device.
  public static let deviceRGB = NSColorSpace("Device RGB", .rgb)
  /// The gray of the system's older colors.
  public static let genericGray = NSColorSpace("Generic Gray Profile", .gray)
  /// The same with the curve of screens.
  public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2 Profile", .gray)
  /// The gray of a device.
  public static let deviceGray = NSColorSpace("Device Gray", .gray)

  /// Whether another object is the same space.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSColorSpace)?.localizedName == localizedName }

  /// The same for equal spaces.
  public override var hash: Int { localizedName.hashValue }

  /// The name.
  public override var description: String { localizedName ?? "" }
}

extension NSColor {
  /// How a color is described.
  public enum ColorType: Int, Sendable {
    /// By components; by an image; by its name in a catalog.
    case componentBased, pattern, catalog
  }

  /// Makes a color by its hue, saturation and brightness, each 0...1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(NibColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// The same in the calibrated space, which counts as sRGB here.
  public convenience init(calibratedHue hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The same in the space of a device, which counts as sRGB here.
  public convenience init(deviceHue hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Makes a color of a gamma-2.2 gray, which counts as sRGB's here.
  public convenience init(genericGamma22White white: Double, alpha: Double) { self.init(white: white, alpha: alpha) }

  /// Makes a color that a closure makes for an appearance: asked once, here, for the current one.
  public convenience init(name: Name?, dynamicProvider: (NSAppearance) -> NSColor) {
    var color = dynamicProvider(NSAppearance.currentDrawing()).nibColor
    if let name { color.origin = .catalog(name) }
    self.init(color)
  }

  /// Makes a color of an image's pattern, which has no components of its own: clear.
  public convenience init(patternImage image: NSImage) {
    self.init(NibColor(red: 0, green: 0, blue: 0, alpha: 0, origin: .pattern(image.nibImage.name)))
  }

  /// The color in another space: a gray of the same luminance in one of grays, else itself with its components; nil for a
  /// pattern.
  public final func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    guard type != .pattern else { return nil }
    guard space.colorSpaceModel == .gray else {
      return NSColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
    }
    return NSColor(white: nibColor.luminance, alpha: alphaComponent)
  }

  /// How the color is described.
  public final var type: ColorType {
    switch nibColor.origin {
    case .components, .provided: .componentBased
    case .pattern: .pattern
    case .catalog, .system: .catalog
    }
  }

  /// sRGB, in which all components are kept.
  public final var colorSpace: NSColorSpace { .sRGB }

  /// The name in a catalog, or that of the system's color; empty for another color, for which AppKit raises an exception.
  public final var colorNameComponent: Name {
    switch nibColor.origin {
    case .catalog(let name), .system(let name): name
    case .components, .provided, .pattern: ""
    }
  }

  /// Brightness of a gray, 0...1; of another color its luminance.
  public final var whiteComponent: Double {
    nibColor.red == nibColor.green && nibColor.green == nibColor.blue ? nibColor.red : nibColor.luminance
  }

  /// Hue, 0...1; 0 for a gray.
  public final var hueComponent: Double { nibColor.hueParts.hue }
  /// Saturation, 0...1.
  public final var saturationComponent: Double { nibColor.hueParts.saturation }
  /// Brightness, 0...1.
  public final var brightnessComponent: Double { nibColor.hueParts.brightness }
  /// How many components there are, with opacity.
  public final var numberOfComponents: Int { 4 }

  /// The color with a part, 0...1, of white.
  public final func highlight(withLevel level: Double) -> NSColor? { blended(withFraction: level, of: .white) }

  /// The color with a part, 0...1, of black.
  public final func shadow(withLevel level: Double) -> NSColor? { blended(withFraction: level, of: .black) }
}
