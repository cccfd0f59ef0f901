import NibRuntime
import NibStandIns

/// A color. Stands in for UIColor.
///
/// The value that archives and asset catalogs hold is in `nibColor`. Colors do not change, and two are equal if their
/// values are.
open class UIColor: FrameworkValue, UIColorLookup, @unchecked Sendable {
  /// The value: components in sRGB, and the name that the color is looked up by, if any.
  public final let nibColor: NibColor
  /// Finds the color for other traits; nil where its components are all there is.
  /// Set by initializers alone.
  private(set) final var appearances: (@Sendable (UITraitCollection?) -> NibColor?)?

  /// Makes the color of a value of archives.
  public init(_ color: NibColor) {
    nibColor = color
    super.init()
  }

  // Not a designated initializer, which subclasses elsewhere could not override and so would inherit none.
  convenience init(_ color: NibColor, appearances: @escaping @Sendable (UITraitCollection?) -> NibColor?) {
    self.init(color)
    self.appearances = appearances
  }

  /// Makes a color without components: clear.
  public convenience override init() { self.init(NibColor(red: 0, green: 0, blue: 0, alpha: 0)) }

  /// Makes a color of its components, 0...1 in sRGB; an opaque one unless `alpha` is given.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(NibColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Makes a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(NibColor(white: Double(white), alpha: Double(alpha)))
  }

  /// Makes a color of components of Display P3, which become sRGB's and may lie outside of 0...1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      NibColor(displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Makes a color by its hue, saturation and brightness, each 0...1; what lies outside counts as the bound.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      NibColor(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
  }

  /// Makes the color of a color literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a color that `encode(with:)` wrote; nil without components.
  public required init?(coder: NSCoder) {
    guard let color = NibColor(coder) else { return nil }
    nibColor = color
    super.init()
  }

  /// Whether another object is a color of the same value.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.nibColor == nibColor }

  /// The same for equal colors.
  open override var hash: Int { nibColor.hashValue }

  /// `#336699`, `#33669980` with opacity, followed by the name if there is one.
  open override var description: String { nibColor.description }

  /// The color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      NibColor(red: nibColor.red, green: nibColor.green, blue: nibColor.blue, alpha: Double(alpha)))
  }

  /// The color for traits: what a color's closure makes of them, and a color of an asset catalog in the appearance that
  /// the traits ask for. A color by the system's name keeps the components of its light appearance.
  @MainActor
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    if case .provided(let provider) = nibColor.origin { return UIColor(provider.color(for: traits)) }
    guard let color = appearances?(traits) else { return self }
    return color == nibColor ? self : UIColor(color, appearances: appearances ?? { _ in nil })
  }
}

/// The initializers of UIColor that give an object that is there already.
public protocol UIColorLookup: NibConvertible {}

extension UIColorLookup {
  /// `color`
  public static var nibKind: String { NibColor.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived color.
  public init?(nibValue: NibValue) {
    guard case .color(let color, let shared) = nibValue,
      let object = (shared?.object { UIColor(color) } ?? UIColor(color)) as? Self
    else { return nil }
    self = object
  }

  /// As a color.
  public var nibValue: NibValue {
    guard let color = self as? UIColor else { return .null }
    return .color(color.nibColor, object: SharedObject(color))
  }
}
