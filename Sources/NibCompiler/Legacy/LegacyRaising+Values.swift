import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Colours, fonts and images.
extension LegacyRaising {
  /// A `<color>` of an `NSColor`, with its components as they are written.
  mutating func addColor(_ color: ElementIndex, key: String, to parent: Int) {
    // A colour of a list of the system's names another that it looks like.
    if let inner = legacy.value("NSColor", of: color) { return addColor(inner, key: key, to: parent, depth: 1) }
    addColor(color, key: key, to: parent, depth: 1)
  }

  private mutating func addColor(_ color: ElementIndex, key: String, to parent: Int, depth: Int) {
    let space = legacy.value("NSColorSpace", of: color).flatMap { legacy.integer(of: $0) } ?? 1
    let forms: [(key: String, names: [String])] = [
      ("NSRGB", ["red", "green", "blue"]), ("NSWhite", ["white"]), ("NSCMYK", ["cyan", "magenta", "yellow", "black"]),
    ]
    guard let form = forms.first(where: { legacy.value($0.key, of: color) != nil }),
      let value = legacy.value(form.key, of: color), let bytes = legacy.data(of: value)
    else { return warn("a color without components that are known is left out", color) }
    let numbers = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").map { String($0) }
    guard numbers.count >= form.names.count else { return warnOfForm(key, color) }
    let element = document.add("color", key: key, to: parent)
    for (name, number) in zip(form.names, numbers) { document.set(name, number, of: element) }
    document.set("alpha", numbers.count > form.names.count ? numbers[form.names.count] : "1", of: element)
    saySpace(space, color, of: element)
    if let name = legacy.value("IBUIColorCocoaTouchKeyPath", of: color).flatMap({ legacy.text(of: $0) }) {
      document.set("cocoaTouchSystemColor", name, of: element)
    }
  }

  private mutating func saySpace(_ space: Int64, _ color: ElementIndex, of element: Int) {
    let names: [Int64: String] = [
      1: "calibratedRGB", 2: "deviceRGB", 3: "calibratedWhite", 4: "deviceWhite", 5: "deviceCMYK",
    ]
    document.set("colorSpace", names[space] ?? "calibratedRGB", of: element)
  }

  /// The font of an attribute: its description, else the font itself.
  mutating func raiseFont(_ name: String, _ current: inout LegacyObject) {
    let font = current.take("IBUIFont").flatMap { legacy.target(of: $0) }
    let described = current.take("IBUIFontDescription").flatMap { legacy.target(of: $0) }
    document.origin = legacy.xml.elements[Int((described ?? font ?? current.node).index)].offset
    if described == nil, font == nil, let size = LegacyKeys.absentFontSize(of: current.kind) {
      let element = document.add("fontDescription", key: name, to: current.element)
      for (name, value) in [("name", "Helvetica"), ("family", "Helvetica"), ("pointSize", size)] {
        document.set(name, value, of: element)
      }
    } else if let described {
      addFont(described: described, name, to: current.element)
    } else if let font {
      let element = document.add("fontDescription", key: name, to: current.element)
      say(font, .key(.nsName), "name", of: element)
      let family = document.attribute("name", of: element).map { $0.prefix { $0 != "-" } }
      if let family { document.set("family", String(family), of: element) }
      if let size = legacy.value("NSSize", of: font).flatMap({ legacy.real(of: $0) }) {
        document.set("pointSize", Decimal.text(size), of: element)
      }
    }
    document.origin = legacy.xml.elements[Int(current.node.index)].offset
  }

  private mutating func addFont(described font: ElementIndex, _ name: String, to parent: Int) {
    let element = document.add("fontDescription", key: name, to: parent)
    let type = legacy.value("type", of: font).flatMap { legacy.integer(of: $0) } ?? 0
    if let word = Choice.legacyFontType.name(of: type) {
      document.set("type", word, of: element)
    } else {
      say(font, "name", "name", of: element)
      say(font, "family", "family", of: element)
    }
    let size = legacy.value("pointSize", of: font) ?? legacy.value("size", of: font)
    if let size = size.flatMap({ legacy.real(of: $0) }) {
      document.set("pointSize", Decimal.text(size), of: element)
    }
  }

  private mutating func say(_ object: ElementIndex, _ key: String, _ name: String, of element: Int) {
    if let text = legacy.value(key, of: object).flatMap({ legacy.text(of: $0) }) {
      document.set(name, text, of: element)
    }
  }

  /// The name of an image.
  mutating func sayImage(_ value: ElementIndex, _ attribute: String, of element: Int) {
    guard let name = legacy.value("NSResourceName", of: value).flatMap({ legacy.text(of: $0) }) else {
      return warn("'\(attribute)' is an image without a name; it is left out", value)
    }
    document.set(attribute, name, of: element)
    note(image: name)
  }
}
