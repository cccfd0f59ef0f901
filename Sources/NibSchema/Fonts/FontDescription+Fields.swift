import NibBytes

/// The way back from an archived font.
extension FontDescription {
  /// What an element may have said that was archived as these fields, the likeliest first.
  public static func candidates(for fields: [ArchivedField]) -> [FontDescription] {
    var name: String?
    var style: String?
    var size = 0.0
    for field in fields {
      switch (field.key, field.value) {
      case (ArchivedFont.Key.name, .string(let text)): name = text
      case (ArchivedFont.Key.textStyle, .string(let text)): style = text
      // Before Xcode 4.5 a font has one size. A text style has none here.
      case (ArchivedFont.Key.pointSize, .double(let number)): size = number
      case (ArchivedFont.Key.size, .double(let number)): size = number
      case (ArchivedFont.Key.size, .float(let number)): size = Double(number)
      default: break
      }
    }
    var found: [FontDescription] = []
    if let style { found.append(FontDescription(style: style)) }
    for type in ["system", "boldSystem", "italicSystem"] {
      found.append(FontDescription(type: type, pointSize: size))
    }
    for weight in ["ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"] {
      found.append(FontDescription(type: "system", weight: weight, pointSize: size))
    }
    if let name {
      found.append(FontDescription(name: name, pointSize: size))
      var bundled = FontDescription(name: name, pointSize: size)
      bundled.isBundled = true
      found.append(bundled)
    }
    return found
  }

  /// The attributes of the element that says this.
  public var attributes: [(name: String, value: String)] {
    let texts = [
      ("style", style), ("type", type), ("weight", weight), ("name", name), ("family", family),
      ("pointSize", pointSize.map { Decimal.text($0) }),
    ]
    return texts.compactMap { name, value in value.map { (name, $0) } }
  }
}
