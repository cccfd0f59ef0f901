import NibInspector

extension DocumentReportProducer {
  /// Attributes that the entry says in its own fields.
  private static let ownNames: Set<String> = ["id", "customClass", "customModule", "customModuleProvider"]
  /// Attributes that hold text for people.
  private static let textNames: Set<String> = [
    "text", "title", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "toolTip", "label",
    "alternateTitle", "paletteLabel", "selectedTitle", "normalTitle",
  ]

  /// An object; returns its level.
  mutating func addObject(_ element: Int, _ above: Level) -> Level {
    let tag = index.tag(element)
    let id = index.id(element) ?? ""
    var entry = ObjectEntry(id: id, class: classes.name(tag))
    entry.tag = tag
    entry.customClass = index.attribute("customClass", element)
    entry.customModule = index.attribute("customModule", element)
    entry.customModuleIsTarget = index.attribute("customModuleProvider", element).map { $0 == "target" }
    entry.parent = above.id
    entry.place = index.place(element)
    for (name, value) in index.attributes(element) where !Self.ownNames.contains(name) {
      entry.attributes.append(attribute(name, name, value))
      note(name, key: name, value, of: element, owner: id)
    }
    report.objects.append(entry)
    return Level(object: report.objects.count - 1, id: id, prefix: "", isSkipped: false)
  }

  /// A part of an object: its attributes become the object's, under the part's key.
  mutating func addUnit(_ element: Int, _ role: DocumentRole, _ level: Level) {
    guard let object = level.object, let id = level.id else { return }
    switch role {
    case .color: addColor(element, level)
    case .geometry: report.objects[object].attributes.append(geometry(element, level.prefix))
    case .font:
      let words = index.attributes(element).filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
      append(level.prefix, .content, words.joined(separator: " "), to: object)
    case .scalar:
      let text = index.attribute("value", element) ?? index.text(element)
      append(level.prefix, .string, text, to: object)
      addString(text, level.prefix, element, id)
    default:
      for (name, value) in index.attributes(element) where name != "key" {
        report.objects[object].attributes.append(attribute(level.prefix + "." + name, name, value))
        note(name, key: level.prefix + "." + name, value, of: element, owner: id)
      }
    }
  }

  /// File's owner, first responder, or a named external object.
  mutating func addPlaceholder(_ element: Int) {
    let identifier = index.attribute("placeholderIdentifier", element) ?? ""
    var entry = PlaceholderEntry(id: index.id(element) ?? "", identifier: identifier)
    entry.customClass = index.attribute("customClass", element)
    entry.customModule = index.attribute("customModule", element)
    report.placeholders.append(entry)
  }

  private mutating func append(_ key: String, _ kind: AttributeEntry.Kind, _ text: String, to object: Int) {
    report.objects[object].attributes.append(AttributeEntry(key, kind, .text(text)))
  }

  /// `YES` and `NO` are booleans unless the attribute holds text; all else stays as it is written.
  private func attribute(_ key: String, _ name: String, _ value: String) -> AttributeEntry {
    guard !Self.textNames.contains(name), value == "YES" || value == "NO" else {
      return AttributeEntry(key, .string, .text(value))
    }
    return AttributeEntry(key, .boolean, .boolean(value == "YES"))
  }

  private func geometry(_ element: Int, _ key: String) -> AttributeEntry {
    let values = index.attributes(element).filter { $0.name != "key" }.map(\.value)
    let numbers = values.compactMap { Double($0) }
    guard numbers.count == values.count else {
      return AttributeEntry(key, .content, .text(values.joined(separator: " ")))
    }
    return AttributeEntry(key, .numbers, .numbers(numbers))
  }

  /// Notes text and pictures that an attribute names.
  private mutating func note(_ name: String, key: String, _ value: String, of element: Int, owner: String) {
    if Self.textNames.contains(name) {
      addString(value, key, element, owner)
    } else if (name == "image" || name.hasSuffix("Image")) && !value.isEmpty {
      var entry = ImageEntry(name: value, object: owner, key: key)
      entry.catalog = index.attribute("catalog", element)
      report.images.append(entry)
    }
  }

  private mutating func addString(_ value: String, _ key: String, _ element: Int, _ owner: String) {
    report.strings.append(StringEntry(value: value, object: owner, key: key))
  }
}
