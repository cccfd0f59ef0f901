import NibRuntime

// Colors of layers, and colors by their parts.

#if NIB_LIGHT || !canImport(CoreGraphics)
  /// A color as layers have it: the components alone, without a name.
  public struct CGColor: Sendable, Hashable {
    fileprivate let color: UIColor

    fileprivate init(_ color: UIColor) {
      self.color = UIColor(
        red: color.redComponent, green: color.greenComponent, blue: color.blueComponent, alpha: color.alpha)
    }

    /// Makes a color of its components, 0...1 in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = UIColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    /// Opacity, 0 clear to 1 opaque.
    public var alpha: CGFloat { CGFloat(color.alpha) }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? {
      [color.redComponent, color.greenComponent, color.blueComponent, color.alpha].map { CGFloat($0) }
    }

    /// How many components there are.
    public var numberOfComponents: Int { 4 }
  }

  extension CGColor: CustomStringConvertible {
    /// `#336699`, `#33669980` with opacity.
    public var description: String { color.description }
  }

  extension UIColor {
    /// The color as layers have it: its components, without its name.
    public var cgColor: CGColor { CGColor(self) }

    /// A color of a layer's.
    public init(cgColor: CGColor) { self = cgColor.color }
  }
#else
  import CoreGraphics

  extension UIColor {
    /// The color as layers have it: its components, without its name.
    public var cgColor: CGColor {
      CGColor(srgbRed: redComponent, green: greenComponent, blue: blueComponent, alpha: alpha)
    }

    /// A color of a layer's; black where it has neither one nor three components beside its opacity.
    public init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      switch parts.count {
      case 2: self.init(white: parts[0], alpha: parts[1])
      case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      default: self.init(white: 0, alpha: cgColor.alpha)
      }
    }
  }
#endif

extension UIColor {
  /// A color by its hue, saturation and brightness, each 0...1; what lies outside counts as the bound.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func bounded(_ part: CGFloat) -> Double { part.isNaN ? 0 : min(max(Double(part), 0), 1) }
    let (hue, saturation, value) = (bounded(hue), bounded(saturation), bounded(brightness))
    func part(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: bounded(alpha))
  }

  /// Gives out the components in sRGB.
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    red = CGFloat(redComponent)
    green = CGFloat(greenComponent)
    blue = CGFloat(blueComponent)
    alpha = CGFloat(self.alpha)
    return true
  }

  /// Gives out hue, saturation and brightness, each 0...1; a gray's hue is 0.
  /// - Returns: true.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sixths = 0.0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
      if sixths < 0 { sixths += 6 }
    }
    hue = CGFloat(sixths / 6)
    saturation = CGFloat(most > 0 ? range / most : 0)
    brightness = CGFloat(most)
    alpha = CGFloat(self.alpha)
    return true
  }

  /// Gives out a gray's brightness.
  /// - Returns: false, with nothing given out, if the color is not a gray.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    guard redComponent == greenComponent, greenComponent == blueComponent else { return false }
    white = CGFloat(redComponent)
    alpha = CGFloat(self.alpha)
    return true
  }
}

extension UIColor {
  /// The color for traits: what a color's closure makes of them. A color by name keeps the components of its light
  /// appearance, for nothing here knows others.
  @MainActor
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .provided(let provider) = origin else { return self }
    return provider.color(for: traits)
  }
}

#if !NIB_LIGHT
  import Foundation

  extension UIColor {
    /// A color that a closure makes for traits, as a light and a dark one.
    ///
    /// Its components are those for `UITraitCollection.current`, asked for here; away from the main queue, where traits
    /// cannot be asked, they are clear until `resolvedColor(with:)` is called.
    public init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
      let provider = NibColorProvider { traits in
        guard let traits = traits as? UITraitCollection else { return .clear }
        return dynamicProvider(traits).resolvedColor(with: traits)
      }
      let now =
        MainQueue.isCurrent ? MainActor.assumeIsolated { provider.color(for: UITraitCollection.current) } : .clear
      self.init(
        red: now.redComponent, green: now.greenComponent, blue: now.blueComponent, alpha: now.alpha,
        origin: .provided(provider))
    }
  }

  /// Tells whether code runs where the main actor does. On Linux other threads than the first may serve its queue.
  enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? Thread.isMainThread }
  }
#endif
