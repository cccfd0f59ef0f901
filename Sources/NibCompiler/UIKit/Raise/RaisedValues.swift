import NibBytes
import NibGraph
import NibSchema

/// Colors, fonts and images of UIKit, read backwards.
extension Raising {
  func standing(_ color: DefaultColor) -> ArchivedColor {
    switch color {
    case .labelText: .defaultLabelText(profile: profile)
    case .fieldText: .defaultFieldText(profile: profile)
    case .white: archived(ColorDescription(value: ColorValue(white: 1)))
    case .separator: ArchivedColor(systemColor: "separatorColor", profile: profile)
    case .chromeShadow: archived(.chromeShadow)
    case .clear: archived(ColorDescription(cocoaTouchSystemColor: "clearColor"))
    case .gray: archived(ColorDescription(value: ColorValue(white: 0.5)))
    case .spinnerGray: .spinnerGray(profile: profile)
    case .spinnerWhite: ArchivedColor(systemColor: "whiteColor", profile: profile)
    case .catalog(let name): archived(ColorDescription(cocoaTouchSystemColor: name))
    }
  }

  private func archived(_ description: ColorDescription) -> ArchivedColor {
    ArchivedColor(description, profile: profile, colorMatched: true)
  }

  /// Adds a `<color>`: the first description that the era archives as the colour is.
  mutating func addColor(_ object: ObjectID, key: String, to parent: Int) {
    let fields = fields(of: object)
    let candidates = ColorDescription.candidates(for: fields)
    guard let first = candidates.first else { return warn("a color of a form that is not known is left out", object) }
    let exact = candidates.first { candidate in
      if archived(candidate).fields == fields { return true }
      var background = candidate
      background.isBackgroundOfView = true
      return archived(background).fields == fields
    }
    if exact == nil { warn("a color is in the document as near as its numbers tell", object) }
    let description = exact ?? first
    let element = document.add("color", key: key, to: parent)
    for (name, value) in description.attributes { document.set(name, value, of: element) }
    if let fallback = description.fallback {
      if let name = description.name { addResource("namedColor", name, fallback) }
      if let name = description.systemColor { addResource("systemColor", name, fallback) }
    }
  }

  /// Adds the colour of an asset catalog or of the system to the document's resources, where its numbers stand.
  private mutating func addResource(_ tag: String, _ name: String, _ value: ColorValue) {
    guard namedColors.insert(name).inserted else { return }
    let resources = document.child("resources", of: 0) ?? document.add("resources", to: 0)
    let entry = document.add(tag, to: resources)
    document.set("name", name, of: entry)
    let color = document.add("color", to: entry)
    for (name, value) in ColorDescription(value: value).attributes { document.set(name, value, of: color) }
  }

  func standing(_ font: DefaultFont) -> FontDescription {
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

  /// Names an image in an attribute, and one of the system's catalog says so beside it; one that is shown in a way of its
  /// own gets an `<imageReference>`.
  mutating func sayImage(_ object: ObjectID, _ key: String, of element: Int) {
    let symbols = graph.object(UIKitKey.symbolImageConfiguration, of: object)
    let variable = graph.value(UIKitKey.imageVariableValue, of: object)?.value
    guard symbols != nil || variable != nil else { return nameImage(object, key, of: element) }
    let reference = document.add("imageReference", key: key, to: element)
    nameImage(object, "image", of: reference)
    if let symbols, case .int(let scale) = graph.value(UIKitKey.symbolScale, of: symbols)?.value,
      let name = Choice.symbolScale.name(of: scale)
    {
      document.set("symbolScale", name, of: reference)
    }
    if case .double(let value) = variable { document.set("variableValue", Decimal.text(value), of: reference) }
  }

  private mutating func nameImage(_ object: ObjectID, _ name: String, of element: Int) {
    let symbol = graph.text(UIKitKey.systemSymbolResourceName, of: object)
    guard let image = symbol ?? graph.text(UIKitKey.resourceName, of: object) else {
      return warn("an image without a name is left out", object)
    }
    document.set(name, image, of: element)
    if symbol != nil { document.set("catalog", "system", of: element) }
  }
}
