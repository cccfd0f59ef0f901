import NibRuntime
import NibSchema
import NibStandIns

// Fonts and descriptors in archives that programs write.

import Foundation

extension NibFont {
  /// What `UIFont.encode(with:)` wrote.
  init?(_ coder: NSCoder) {
    guard let name = coder.text(ArchivedFont.Key.name) else { return nil }
    self.init(
      name: name, pointSize: coder.decodeDouble(forKey: ArchivedFont.Key.pointSize),
      traits: coder.decodeInteger(forKey: ArchivedFont.Key.traits),
      isSystem: coder.decodeBool(forKey: ArchivedFont.Key.isSystem),
      textStyle: coder.text("UIFontTextStyle"),
      usage: coder.text("UIFontUsage"))
  }

  fileprivate func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: ArchivedFont.Key.name)
    coder.encode(pointSize, forKey: ArchivedFont.Key.pointSize)
    coder.encode(traits, forKey: ArchivedFont.Key.traits)
    coder.encode(isSystem, forKey: ArchivedFont.Key.isSystem)
    if let textStyle { coder.encode(NSString(string: textStyle), forKey: "UIFontTextStyle") }
    if let usage { coder.encode(NSString(string: usage), forKey: "UIFontUsage") }
  }
}

extension UIFont: NSSecureCoding, NSCopying {
  /// Yes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes name, size, traits and style.
  public func encode(with coder: NSCoder) { nibFont.encode(with: coder) }

  /// The font itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSSecureCoding, NSCopying {
  /// Yes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes name, size, traits and style of the font.
  public func encode(with coder: NSCoder) { font.nibFont.encode(with: coder) }

  /// The descriptor itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
