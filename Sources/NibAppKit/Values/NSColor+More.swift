import Foundation
import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

extension NSColor {
  /// The user changed the colors of the system. Nobody does here.
  public static let systemColorsDidChangeNotification = Notification.Name("NSSystemColorsDidChangeNotification")

  private static let opacity = Mutex(true)
  /// Whether colors that are read and dropped lose their opacity; kept.
  public static var ignoresAlpha: Bool {
    get { opacity.withLock { $0 } }
    set { opacity.withLock { $0 = newValue } }
  }

  /// Makes a color of its hue, saturation and brightness in a space, which counts as sRGB here.
  public convenience init(
    colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
  }

  /// Makes a color of components in a space: of gray and opacity, of red, green, blue and opacity, or of cyan, magenta,
  /// yellow, black and opacity.
  public convenience init(
    colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int
  ) {
    let parts = UnsafeBufferPointer(start: components, count: max(numberOfComponents, 0)).map { Double($0) }
    func part(_ place: Int, _ standard: Double) -> Double { parts.indices.contains(place) ? parts[place] : standard }
    switch space.colorSpaceModel {
    case .gray: self.init(white: part(0, 0), alpha: part(1, 1))
    case .cmyk:
      self.init(
        deviceCyan: part(0, 0), magenta: part(1, 0), yellow: part(2, 0), black: part(3, 0), alpha: part(4, 1))
    default: self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }
  }

  /// Makes a color of inks, 0...1: what is left of white.
  public convenience init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    func left(_ ink: CGFloat) -> Double { Double((1 - ink) * (1 - black)) }
    self.init(red: left(cyan), green: left(magenta), blue: left(yellow), alpha: Double(alpha))
  }

  /// Makes a color brighter than white by as many stops of exposure; the brightness is not kept, for screens here have
  /// none to spare.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Makes the color of a catalog's name: one of the system's, or of a list of colors; nil for none.
  public convenience init?(catalogName listName: String, colorName: String) {
    let known = listName == "System" ? Self.system[colorName] : NSColorList.named(listName)?.color(withKey: colorName)
    guard let known else { return nil }
    self.init(known.nibColor)
  }

  /// How much brighter than white it is, as a factor: not at all.
  public final var linearExposure: CGFloat { 1 }
  /// The color without brightness beyond white: itself.
  public final var standardDynamicRange: NSColor { self }
  /// The color with as much brightness beyond white as a screen has: itself, for none has any.
  public final func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> NSColor { self }

  /// The color as described in another way: itself where it is already; by its components; nil where it has none, or no
  /// name.
  public final func usingType(_ type: ColorType) -> NSColor? {
    if type == self.type { return self }
    return type == .componentBased ? usingColorSpace(.sRGB) : nil
  }

  /// The name of the color space: that of catalogs for a color with a name, of patterns for a pattern.
  public final var colorSpaceName: NSColorSpaceName {
    switch type {
    case .catalog: .named
    case .pattern: .pattern
    case .componentBased: .calibratedRGB
    }
  }

  /// The color in the space of a name; nil for one that it has no place in.
  public final func usingColorSpaceName(
    _ name: NSColorSpaceName?, device deviceDescription: [NSDeviceDescriptionKey: Any]?
  )
    -> NSColor?
  {
    switch name {
    case nil: usingColorSpace(.sRGB)
    case .some(colorSpaceName): self
    case .some(.calibratedWhite), .some(.deviceWhite): usingColorSpace(.genericGray)
    case .some(.calibratedRGB), .some(.deviceRGB), .some(.deviceCMYK): usingColorSpace(.sRGB)
    default: nil
    }
  }
  /// The color in the space of a name; nil for one that it has no place in.
  public final func usingColorSpaceName(_ name: NSColorSpaceName) -> NSColor? {
    usingColorSpaceName(name, device: nil)
  }

  /// The name of the catalog; empty for a color without one, for which AppKit raises an exception.
  public final var catalogNameComponent: NSColorList.Name {
    switch nibColor.origin {
    case .system: "System"
    case .catalog: "Assets"
    case .components, .provided, .pattern: ""
    }
  }
  /// That name in the user's language: the same.
  public final var localizedCatalogNameComponent: String { catalogNameComponent }
  /// The color's name in the user's language: the same.
  public final var localizedColorNameComponent: String { colorNameComponent }

  /// The pattern; an empty image where there is none, for which AppKit raises an exception.
  public final var patternImage: NSImage {
    guard case .pattern(let name) = nibColor.origin else { return NSImage() }
    return NSImage(named: name) ?? NSImage(NibImage(name: name))
  }

  private var inks: (cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat) {
    let (red, green, blue) = (CGFloat(redComponent), CGFloat(greenComponent), CGFloat(blueComponent))
    let light = max(red, green, blue)
    guard light > 0 else { return (0, 0, 0, 1) }
    return ((light - red) / light, (light - green) / light, (light - blue) / light, 1 - light)
  }
  /// How much cyan it takes, 0...1, with as much black as there can be.
  public final var cyanComponent: CGFloat { inks.cyan }
  /// How much magenta it takes, likewise.
  public final var magentaComponent: CGFloat { inks.magenta }
  /// How much yellow it takes, likewise.
  public final var yellowComponent: CGFloat { inks.yellow }
  /// How much black it takes.
  public final var blackComponent: CGFloat { inks.black }
  /// Gives these parts and opacity.
  public final func getCyan(
    _ cyan: UnsafeMutablePointer<CGFloat>?, magenta: UnsafeMutablePointer<CGFloat>?,
    yellow: UnsafeMutablePointer<CGFloat>?, black: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let inks = inks
    cyan?.pointee = inks.cyan
    magenta?.pointee = inks.magenta
    yellow?.pointee = inks.yellow
    black?.pointee = inks.black
    alpha?.pointee = CGFloat(alphaComponent)
  }
}

extension NSColorSpace {
  /// That of Adobe's RGB of 1998.
  public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)", .rgb)
  /// The inks of the system's older colors.
  public static let genericCMYK = NSColorSpace("Generic CMYK Profile", .cmyk)
  /// The inks of a device.
  public static let deviceCMYK = NSColorSpace("Device CMYK", .cmyk)
  /// The gray of screens with parts outside of 0...1.
  public static let extendedGenericGamma22Gray = NSColorSpace("Extended Gray Gamma 2.2", .gray)

  /// How many parts its colors have, without opacity.
  public var numberOfColorComponents: Int {
    switch colorSpaceModel {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .unknown, .deviceN, .patterned: 0
    }
  }

  /// The spaces that describe colors in a way.
  public static func availableColorSpaces(with model: Model) -> [NSColorSpace] {
    [sRGB, displayP3, adobeRGB1998, genericRGB, genericGray, genericGamma22Gray, genericCMYK]
      .filter { model == .unknown || $0.colorSpaceModel == model }
  }

  /// Makes the space of an ICC profile: which way it describes colors is in its head, bytes 16 to 19; nil for other bytes.
  public convenience init?(iccProfileData iccData: Data) {
    let head = [UInt8](iccData.prefix(40))
    guard head.count == 40, head[36..<40].elementsEqual("acsp".utf8) else { return nil }
    switch String(decoding: head[16..<20], as: UTF8.self) {
    case "RGB ": self.init("ICC", .rgb)
    case "GRAY": self.init("ICC", .gray)
    case "CMYK": self.init("ICC", .cmyk)
    case "Lab ": self.init("ICC", .lab)
    default: return nil
    }
  }
  /// The bytes of the profile; nil, for none is kept.
  public var iccProfileData: Data? { nil }
}
