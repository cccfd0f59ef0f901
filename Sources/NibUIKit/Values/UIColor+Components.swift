import NibRuntime
import NibSchema
import NibStandIns

// Components of colors in other forms, given out and archived.

extension UIColor {
  /// Gives out the components in sRGB.
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(nibColor.red)
    green?.pointee = CGFloat(nibColor.green)
    blue?.pointee = CGFloat(nibColor.blue)
    alpha?.pointee = CGFloat(nibColor.alpha)
    return true
  }

  /// Gives out hue, saturation and brightness, each 0...1; a gray's hue is 0.
  /// - Returns: true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = nibColor.hueParts
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(nibColor.alpha)
    return true
  }

  /// Gives out a gray's brightness.
  /// - Returns: false, with nothing given out, if the color is not a gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard nibColor.red == nibColor.green, nibColor.green == nibColor.blue else { return false }
    white?.pointee = CGFloat(nibColor.red)
    alpha?.pointee = CGFloat(nibColor.alpha)
    return true
  }
}

import Foundation

extension NSCoder {
  /// The text under a key; nil where the key is absent, which secure coders take for a fault when they are asked.
  func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key)?.description
  }
}

extension NibColor {
  /// What `UIColor.encode(with:)` wrote.
  init?(_ coder: NSCoder) {
    guard coder.containsValue(forKey: ArchivedColor.Key.alpha) else { return nil }
    func part(_ name: String) -> Double { coder.decodeDouble(forKey: name) }
    self.init(
      red: part(ArchivedColor.Key.red), green: part(ArchivedColor.Key.green), blue: part(ArchivedColor.Key.blue),
      alpha: part(ArchivedColor.Key.alpha))
    if let name = coder.text(ArchivedColor.Key.catalogName) {
      origin = .catalog(name)
    } else if let name = coder.text(ArchivedColor.Key.systemName) {
      origin = .system(name)
    }
  }
}

extension UIColor: NSSecureCoding, NSCopying {
  /// Yes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes components and name.
  public func encode(with coder: NSCoder) {
    coder.encode(nibColor.red, forKey: ArchivedColor.Key.red)
    coder.encode(nibColor.green, forKey: ArchivedColor.Key.green)
    coder.encode(nibColor.blue, forKey: ArchivedColor.Key.blue)
    coder.encode(nibColor.alpha, forKey: ArchivedColor.Key.alpha)
    switch nibColor.origin {
    case .catalog(let name): coder.encode(NSString(string: name), forKey: ArchivedColor.Key.catalogName)
    case .system(let name): coder.encode(NSString(string: name), forKey: ArchivedColor.Key.systemName)
    case .components, .pattern, .provided: break
    }
  }

  /// The color itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Makes a color that a closure makes for traits, as a light and a dark one.
  ///
  /// Its components are those for `UITraitCollection.current`, asked for here; away from the main queue, where traits
  /// cannot be asked, they are clear until `resolvedColor(with:)` is called.
  public convenience init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    let provider = NibColorProvider { traits in
      guard let traits = traits as? UITraitCollection else { return UIColor.clear.nibColor }
      return dynamicProvider(traits).resolvedColor(with: traits).nibColor
    }
    var now =
      MainQueue.isCurrent
      ? MainActor.assumeIsolated { provider.color(for: UITraitCollection.current) } : UIColor.clear.nibColor
    now.origin = .provided(provider)
    self.init(now)
  }
}
