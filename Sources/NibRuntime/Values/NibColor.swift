/// A color as an archive holds it: components of the light appearance, and the name it is looked up by, if any.
///
/// - Seen: classes UIColor of compiled nibs; a named color keeps its components as fallback.
public struct NibColor: Sendable, Hashable {
  /// Where the color comes from.
  public enum Origin: Sendable, Hashable {
    /// Its components alone.
    case components
    /// A system color, as `labelColor`.
    case system(String)
    /// A color of an asset catalog.
    case catalog(String)
    /// A color that the system draws as a pattern, as `groupTableViewBackgroundColor`; it may have no components.
    case pattern(String)
    /// A closure that makes a color for traits; the components are those for the traits at hand.
    case provided(NibColorProvider)
  }

  /// Red, 0...1 in sRGB; extended colors may lie outside.
  public var red: Double
  /// Green, likewise.
  public var green: Double
  /// Blue, likewise.
  public var blue: Double
  /// Opacity, 0 clear to 1 opaque.
  public var alpha: Double
  /// Where the color comes from.
  public var origin: Origin

  /// Makes a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, origin: Origin = .components) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.origin = origin
  }

  /// Makes a gray.
  public init(white: Double, alpha: Double = 1, origin: Origin = .components) {
    self.init(red: white, green: white, blue: white, alpha: alpha, origin: origin)
  }

  /// Red, as `red`: for modules where that is also the name of a color.
  public var redComponent: Double { red }
  /// Green, likewise.
  public var greenComponent: Double { green }
  /// Blue, likewise.
  public var blueComponent: Double { blue }

  /// The name the color is looked up by.
  public var name: String? {
    switch origin {
    case .components, .provided: nil
    case .system(let name), .catalog(let name), .pattern(let name): name
    }
  }
}

/// Makes a color for the traits that it is shown with. Two are equal if they are the same object.
public final class NibColorProvider: Sendable, Hashable {
  private let make: @MainActor @Sendable (AnyObject) -> NibColor

  /// Makes one of a closure, which is given a collection of traits.
  public init(_ make: @escaping @MainActor @Sendable (AnyObject) -> NibColor) { self.make = make }

  /// The color for a collection of traits.
  @MainActor public func color(for traits: AnyObject) -> NibColor { make(traits) }

  /// Whether both are the same object.
  public static func == (a: NibColorProvider, b: NibColorProvider) -> Bool { a === b }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NibColor {
  /// What is asked of the resources; nil for a color without name, and for patterns, which have no components.
  var query: NibColorQuery? {
    switch origin {
    case .components, .pattern, .provided: nil
    case .system(let name): NibColorQuery(name: name, isSystem: true)
    case .catalog(let name): NibColorQuery(name: name)
    }
  }

  /// This color's name with another's components.
  func with(componentsOf other: NibColor) -> NibColor {
    NibColor(red: other.red, green: other.green, blue: other.blue, alpha: other.alpha, origin: origin)
  }
}

extension NibColor: CustomStringConvertible {
  /// `#336699`, `#33669980` with opacity, followed by the name if there is one.
  public var description: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    let hex = "#" + parts.map(Self.hex).joined()
    return name.map { "\(hex) \($0)" } ?? hex
  }

  private static func hex(_ part: Double) -> String {
    let byte = part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }
}
