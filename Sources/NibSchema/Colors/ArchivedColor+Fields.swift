import NibGraph

extension ArchivedColor {
  /// The class of the object.
  public static let className = String.class(.color)

  /// The object's fields in the order of the archive.
  public var fields: [ArchivedField] {
    guard isOfNormalContrast else { return plainFields }
    var base = self
    base.isOfNormalContrast = false
    var own = base
    own.systemName = nil
    return [
      ArchivedField(.key(.dynamicModifiedBaseColor), .object(class: Self.className, fields: base.fields)),
      ArchivedField("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude)),
      ArchivedField("UIDynamicModifiedContrast", .int(0)),
    ] + own.fields
  }

  private var plainFields: [ArchivedField] {
    var fields: [ArchivedField] = []
    if let systemName, writesName { fields.append(ArchivedField(.key(.systemColorName), .string(systemName))) }
    if let catalogName {
      fields.append(ArchivedField(.key(.dynamicCatalogName), .string(catalogName)))
      fields.append(ArchivedField("UIDynamicCatalogUseNibBundle", .bool(true)))
    }
    if let patternSelector { fields.append(ArchivedField(.key(.patternSelector), .string(patternSelector))) }
    switch components {
    case .none: break
    case .rgb(let red, let green, let blue, let alpha):
      append(
        [(.key(.red), red), (.key(.green), green), (.key(.blue), blue)], .key(.nsRgb), alpha: alpha, space: 2,
        to: &fields)
    case .white(let white, let alpha):
      append([(.key(.white), white)], .key(.nsWhite), alpha: alpha, space: 4, to: &fields)
    }
    return fields
  }

  /// Appends the count, the numbers, and the form that `NSColor` reads: a text and the number of a color space.
  private func append(
    _ parts: [(String, Double)], _ textKey: String, alpha: Double, space: Int64, to fields: inout [ArchivedField]
  ) {
    fields.append(ArchivedField("UIColorComponentCount", .int(Int64(parts.count + 1))))
    for (key, number) in parts + [(.key(.alpha), alpha)] {
      let float = Float(number)
      fields.append(ArchivedField(key, .float(float)))
      if writesDoubles, Double(float) != number { fields.append(ArchivedField(key + "-Double", .double(number))) }
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
