import NibBytes
import NibGraph
import NibSchema

/// Colours: a `<color>` whose archived form is the one that is there, in the era at hand.
extension RowForms {
  /// A `<color>` child, or the colour that stands for its absence; a row without a name has that one alone.
  static func runColor(_ row: PlannedRow, _ lowering: inout Lowering) {
    if row.symbol >= 0, let child = lowering.reader.child(row.symbol), lowering.reader.tag(child) == .color {
      let object = lowering.platform.values.color(child, &lowering)
      lowering.platform.values.finishColor(object, under: row.key, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.color(default: lowering.schema.colors[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }
}

/// The way back.
extension Raising {
  mutating func raiseColor(_ row: Row, _ current: RaisedObject, _ defaultValue: DefaultColor?) {
    guard !row.attribute.isEmpty, let object = current.reference(row.key),
      document.child(row.attribute, of: current.element) == nil
    else { return }
    if let defaultValue, standing(defaultValue).fields == fields(of: object) { return }
    addColor(object, key: row.attribute, to: current.element)
  }

  private func standing(_ color: DefaultColor) -> ArchivedColor {
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
    let exact = candidates.first { archived($0).fields == fields }
    if exact == nil { warn("a color is in the document as near as its numbers tell", object) }
    let description = exact ?? first
    let element = document.add("color", key: key, to: parent)
    for (name, value) in description.attributes { document.set(name, value, of: element) }
    if let fallback = description.fallback {
      if let name = description.name { addResource("namedColor", name, fallback) }
      if let name = description.systemColor { addResource("systemColor", name, fallback) }
    }
  }
}

extension Raising {
  /// Adds the colour of an asset catalog or of the system to the document's resources, where its numbers stand.
  private mutating func addResource(_ tag: String, _ name: String, _ value: ColorValue) {
    guard namedColors.insert(name).inserted else { return }
    let resources = document.child("resources", of: 0) ?? document.add("resources", to: 0)
    let entry = document.add(tag, to: resources)
    document.set("name", name, of: entry)
    let color = document.add("color", to: entry)
    for (name, value) in ColorDescription(value: value).attributes { document.set(name, value, of: color) }
  }
}

extension ColorDescription {
  /// What an element may have said that was archived as these fields, the likeliest first.
  static func candidates(for fields: [ArchivedField]) -> [ColorDescription] {
    var systemName: String?
    var contrastingName: String?
    var catalogName: String?
    var numbers: [String: Double] = [:]
    for field in fields {
      switch (field.key, field.value) {
      case ("UISystemColorName", .string(let name)): systemName = name
      case ("UIDynamicCatalogName", .string(let name)): catalogName = name
      case ("UIDynamicModifiedBaseColor", .object(_, let base)):
        contrastingName = candidates(for: base).first?.cocoaTouchSystemColor
      case (_, .float(let number)): numbers[field.key] = numbers[field.key] ?? Double(number)
      case (_, .double(let number)):
        if field.key.hasSuffix("-Double") { numbers[String(field.key.dropLast(7))] = number }
      default: break
      }
    }
    var value = ColorValue()
    if let red = numbers["UIRed"], let green = numbers["UIGreen"], let blue = numbers["UIBlue"] {
      value = ColorValue(red: red, green: green, blue: blue, alpha: numbers["UIAlpha"] ?? 1)
    } else if let white = numbers["UIWhite"] {
      value = ColorValue(white: white, alpha: numbers["UIAlpha"] ?? 1)
    }
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

  /// The attributes of the element that says this.
  var attributes: [(name: String, value: String)] {
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
