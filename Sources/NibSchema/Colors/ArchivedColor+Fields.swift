import NibGraph

extension ArchivedColor {
  /// The class of the object.
  public static let className = String.class(.color)

  /// Keys that are read back, too.
  package enum Key {
    static let base = "UIDynamicModifiedBaseColor"
    package static let systemName = "UISystemColorName"
    package static let catalogName = "UIDynamicCatalogName"
    package static let red = "UIRed"
    package static let green = "UIGreen"
    package static let blue = "UIBlue"
    static let white = "UIWhite"
    package static let alpha = "UIAlpha"
    /// Behind the key of a number that is there as a double, too.
    static let doubleSuffix = "-Double"
  }

  /// The object's fields in the order of the archive.
  public var fields: [ArchivedField] {
    guard isOfNormalContrast else { return plainFields }
    var base = self
    base.isOfNormalContrast = false
    var own = base
    own.systemName = nil
    return [
      ArchivedField(Key.base, .object(class: Self.className, fields: base.fields)),
      ArchivedField("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude)),
      ArchivedField("UIDynamicModifiedContrast", .int(0)),
    ] + own.fields
  }

  private var plainFields: [ArchivedField] {
    var fields: [ArchivedField] = []
    if let systemName, writesName { fields.append(ArchivedField(Key.systemName, .string(systemName))) }
    if let catalogName {
      fields.append(ArchivedField(Key.catalogName, .string(catalogName)))
      fields.append(ArchivedField("UIDynamicCatalogUseNibBundle", .bool(true)))
    }
    if let patternSelector { fields.append(ArchivedField(.key(.patternSelector), .string(patternSelector))) }
    switch components {
    case .none: break
    case .rgb(let red, let green, let blue, let alpha):
      append([(Key.red, red), (Key.green, green), (Key.blue, blue)], "NSRGB", alpha: alpha, space: 2, to: &fields)
    case .white(let white, let alpha):
      append([(Key.white, white)], "NSWhite", alpha: alpha, space: 4, to: &fields)
    }
    return fields
  }

  /// Appends the count, the numbers, and the form that `NSColor` reads: a text and the number of a color space.
  private func append(
    _ parts: [(String, Double)], _ textKey: String, alpha: Double, space: Int64, to fields: inout [ArchivedField]
  ) {
    fields.append(ArchivedField("UIColorComponentCount", .int(Int64(parts.count + 1))))
    for (key, number) in parts + [(Key.alpha, alpha)] {
      let float = Float(number)
      fields.append(ArchivedField(key, .float(float)))
      if writesDoubles, Double(float) != number {
        fields.append(ArchivedField(key + Key.doubleSuffix, .double(number)))
      }
    }
    guard writesText else { return }
    let shown = parts.map(\.1) + (alpha == 1 ? [] : [alpha])
    var text = ""
    for number in shown {
      if !text.isEmpty { text += " " }
      text += threeDigits(number)
    }
    fields.append(ArchivedField(textKey, .text(text)))
    fields.append(ArchivedField(.key(.nsColorSpace), .int(space)))
  }
}
