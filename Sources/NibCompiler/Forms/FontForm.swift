import NibBytes
import NibGraph
import NibSchema

/// Fonts: a `<fontDescription>` whose archived form is the one that is there, in the era at hand.
extension RowForms {
  /// A `<fontDescription>` child, or the font that stands for its absence.
  static func runFont(_ row: PlannedRow, _ lowering: inout Lowering) {
    // An object that no element has may have a font that no element says.
    if row.symbol >= 0, let child = lowering.reader.child(row.symbol) {
      if let size = row.omittedValue, isPlainSystem(child, size: Double(bitPattern: size), &lowering) { return }
      let object = lowering.platform.values.font(child: child, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.font(default: lowering.schema.fonts[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }

  /// Whether a font element says the system's font of a size, and nothing else.
  private static func isPlainSystem(_ font: Int, size: Double, _ lowering: inout Lowering) -> Bool {
    guard let type = lowering.reader.attribute(.type, of: font), lowering.reader.document.bytes.equals(type, "system"),
      let said = lowering.reader.attribute(.pointSize, of: font), lowering.reader.attribute(.weight, of: font) == nil
    else { return false }
    return Decimal.real(lowering.reader.document.bytes, said) == size
  }
}

/// The way back.
extension Raising {
  mutating func raiseFont(_ row: Row, _ current: RaisedObject, _ defaultValue: DefaultFont?, _ omittedSize: Double?) {
    guard let object = current.reference(row.key) else {
      // A font that is left out stands in the document where its absence would mean another.
      guard defaultValue != nil, let omittedSize else { return }
      let element = document.add("fontDescription", key: row.attribute, to: current.element)
      document.set("type", "system", of: element)
      document.set("pointSize", Decimal.text(omittedSize), of: element)
      return
    }
    if let defaultValue, ArchivedFont(standing(defaultValue), profile: profile).fields == fields(of: object) { return }
    addFont(object, key: row.attribute, to: current.element)
  }

  private func standing(_ font: DefaultFont) -> FontDescription {
    switch font {
    case .system(let size): FontDescription(type: "system", pointSize: size)
    case .systemButton: FontDescription(type: "system", pointSize: 15)
    case .meta(let name): FontDescription(type: name, pointSize: 13)
    }
  }

  /// Lists a font among those that the bundle brings; the name of its file is made up.
  private mutating func addBundledFont(_ name: String) {
    let list = document.child("customFonts", of: 0) ?? document.add("customFonts", key: "customFonts", to: 0)
    guard document.child(name + ".ttf", of: list) == nil else { return }
    document.add("string", to: document.add("array", key: name + ".ttf", to: list), text: name)
  }

  /// Adds the element of a font: the first description that the era archives as the font is.
  mutating func addFont(_ object: ObjectID, key: String, to parent: Int, tag: String = "fontDescription") {
    let fields = fields(of: object)
    let candidates = FontDescription.candidates(for: fields)
    let exact = candidates.first { ArchivedFont($0, profile: profile).fields == fields }
    guard let description = exact ?? candidates.last(where: { !$0.isBundled }) else {
      return warn("a font of a form that is not known is left out", object)
    }
    if exact == nil { warn("a font is in the document as near as its name and size tell", object) }
    if description.isBundled, let name = description.name { addBundledFont(name) }
    let element = document.add(tag, key: key, to: parent)
    for (name, value) in description.attributes { document.set(name, value, of: element) }
  }
}

extension FontDescription {
  /// What an element may have said that was archived as these fields, the likeliest first.
  static func candidates(for fields: [ArchivedField]) -> [FontDescription] {
    var name: String?
    var style: String?
    var size = 0.0
    for field in fields {
      switch (field.key, field.value) {
      case ("UIFontName", .string(let text)): name = text
      case ("UIIBTextStyle", .string(let text)): style = text
      case ("NSSize", .double(let number)): size = number
      case ("NSSize", .float(let number)): size = Double(number)
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
  var attributes: [(name: String, value: String)] {
    let texts = [
      ("style", style), ("type", type), ("weight", weight), ("name", name), ("family", family),
      ("pointSize", pointSize.map { Decimal.text($0) }),
    ]
    return texts.compactMap { name, value in value.map { (name, $0) } }
  }
}
