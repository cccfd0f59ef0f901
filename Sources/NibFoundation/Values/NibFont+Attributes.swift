import Foundation
import NibRuntime

/// What attributes of a font descriptor of either framework make of a font.
extension NibFont {
  /// Takes the values of a family, of a face of it, and of a name, each where there is one, and of a size in points. A name
  /// that begins with a point is one of the system's.
  package mutating func take(family: Any?, face: Any?, name: Any?, size: Any?) {
    if let family = family as? String { (self.name, isSystem) = (family, false) }
    if let face = face as? String {
      let family = String(self.name.prefix { $0 != "-" })
      (self.name, isSystem) = (face == "Regular" ? family : "\(family)-\(face)", false)
    }
    if let name = name as? String { (self.name, isSystem) = (name, name.hasPrefix(".")) }
    if let size = Self.number(of: size) { pointSize = size }
  }

  /// The number of an attribute's or a trait's value; nil for none.
  package static func number(of value: Any?) -> Double? {
    switch value {
    case let weight as FontWeight: Double(weight.rawValue)
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
