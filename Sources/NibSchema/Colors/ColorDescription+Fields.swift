import NibBytes

/// The way back from an archived color.
extension ColorDescription {
  /// What an element may have said that was archived as these fields, the likeliest first.
  public static func candidates(for fields: [ArchivedField]) -> [ColorDescription] {
    var systemName: String?
    var contrastingName: String?
    var catalogName: String?
    var numbers: [String: Double] = [:]
    for field in fields {
      switch (field.key, field.value) {
      case (ArchivedColor.Key.systemName, .string(let name)): systemName = name
      // The first eras know some colors of the system by this alone.
      case (.key(.patternSelector), .string(let name)): systemName = systemName ?? name
      case (ArchivedColor.Key.catalogName, .string(let name)): catalogName = name
      case (ArchivedColor.Key.base, .object(_, let base)):
        contrastingName = candidates(for: base).first?.cocoaTouchSystemColor
      case (_, .float(let number)): numbers[field.key] = numbers[field.key] ?? Double(number)
      case (_, .double(let number)):
        if field.key.hasSuffix(ArchivedColor.Key.doubleSuffix) {
          numbers[String(field.key.dropLast(ArchivedColor.Key.doubleSuffix.count))] = number
        }
      default: break
      }
    }
    let value = value(of: numbers)
    var found: [ColorDescription] = []
    if let contrastingName {
      found = [nil, value.inTenDecimals, value].map { ColorDescription(systemColor: contrastingName, fallback: $0) }
    }
    if let systemName {
      found.append(ColorDescription(cocoaTouchSystemColor: systemName))
      found.append(ColorDescription(value: value.inTenDecimals, cocoaTouchSystemColor: systemName))
      found.append(ColorDescription(value: value, cocoaTouchSystemColor: systemName))
    }
    if let catalogName { found.append(ColorDescription(name: catalogName, fallback: value)) }
    if value.hasComponents {
      found.append(ColorDescription(value: value.inTenDecimals))
      found.append(ColorDescription(value: value))
      found.append(ColorDescription(value: value.calibrated))
    }
    return found
  }

  /// The color of archived components.
  private static func value(of numbers: [String: Double]) -> ColorValue {
    let alpha = numbers[ArchivedColor.Key.alpha] ?? 1
    if let red = numbers[ArchivedColor.Key.red], let green = numbers[ArchivedColor.Key.green],
      let blue = numbers[ArchivedColor.Key.blue]
    {
      return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }
    return numbers[ArchivedColor.Key.white].map { ColorValue(white: $0, alpha: alpha) } ?? ColorValue()
  }

  /// The attributes of the element that says this.
  public var attributes: [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    if let name { attributes.append(("name", name)) }
    let numbers = [
      ("red", value.red), ("green", value.green), ("blue", value.blue), ("white", value.white), ("alpha", value.alpha),
    ]
    for case (let name, let number?) in numbers { attributes.append((name, Decimal.text(number))) }
    if let space = value.colorSpace { attributes.append(("colorSpace", space)) }
    if let space = value.customColorSpace { attributes.append(("customColorSpace", space)) }
    if let systemColor { attributes.append(("systemColor", systemColor)) }
    if let cocoaTouchSystemColor { attributes.append(("cocoaTouchSystemColor", cocoaTouchSystemColor)) }
    return attributes
  }
}
