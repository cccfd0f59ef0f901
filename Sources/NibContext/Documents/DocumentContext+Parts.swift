import NibDocument
import NibInspector
import NibSchema
import Nibwright

extension DocumentContext {
  /// A part of an object: its attributes become the object's, under the part's key.
  mutating func addUnit(_ element: Int, _ tag: String, _ role: DocumentRole, _ level: Level) {
    guard let object = level.object, let id = level.id else { return }
    if parts.contains(.rest) { addAccessibility(element, tag, id) }
    switch role {
    case .color: addColor(element, object, UseContext(object: id, key: level.prefix))
    case .geometry: interface.objects[object].attributes.append(geometry(element, level.prefix))
    case .font: addFont(element, object, UseContext(object: id, key: level.prefix))
    case .scalar: addScalar(element, tag, object, id, level.prefix)
    default:
      let holder = index.number(elementOfObject[object])
      for attribute in index.records(element) where attribute.name != facts.known.key && attribute.name != index.idName
      {
        let name = Int(attribute.name)
        let (key, value) = (level.prefix + "." + index.names[name], index.text(attribute))
        interface.objects[object].attributes.append(
          facts.attribute(name, key: key, of: tag, in: holder, value))
        if facts.isImage(name, key: key, ofPart: index.number(element), in: holder) {
          noteImage(key: key, value, of: element, owner: id)
        }
      }
    }
  }

  private mutating func addScalar(_ element: Int, _ tag: String, _ object: Int, _ id: String, _ key: String) {
    let text = index.attribute("value", element) ?? index.text(element)
    if tag == "bool", parts.contains(.rest), key.hasSuffix("isElement") {
      note(of: id) { $0.isElement = text == "YES" }
    }
    interface.objects[object].attributes.append(Self.scalar(tag, key, text))
  }

  /// An element that is one value.
  private static func scalar(_ tag: String, _ key: String, _ text: String) -> AttributeContext {
    switch tag {
    case "nil": return AttributeContext(key, .null)
    case "integer":
      if let number = Int64(text) { return AttributeContext(key, .integer(number)) }
    case "real":
      if let number = Double(plain: text) { return AttributeContext(key, .real(number)) }
    case "bool":
      if text == "YES" || text == "NO" { return AttributeContext(key, .boolean(text == "YES")) }
    case "data":
      return AttributeContext(key, .data(text))
    default: break
    }
    return AttributeContext(key, .text(text))
  }

  private func geometry(_ element: Int, _ key: String) -> AttributeContext {
    let values = index.attributes(element).filter { $0.name != "key" && $0.name != "id" }.map(\.value)
    let numbers = values.compactMap { Double(plain: $0) }
    guard numbers.count == values.count else {
      return AttributeContext(key, .content(values.joined(separator: " ")))
    }
    return AttributeContext(key, .numbers(numbers))
  }

  // MARK: Colours, fonts, pictures

  private mutating func addColor(_ element: Int, _ object: Int, _ use: UseContext) {
    let content = color(element)
    let text = content.name ?? (content.components ?? []).map { "\($0)" }.joined(separator: " ")
    interface.objects[object].attributes.append(AttributeContext(use.key, .content(text)))
    if parts.contains(.rest) { uses.colors.add(content, use) }
  }

  /// What a `<color>` says.
  ///
  /// - Seen: system colours have `systemColor` or `cocoaTouchSystemColor`, or `catalog="System"` beside their name.
  func color(_ element: Int) -> ColorContext.Content {
    let system =
      index.attribute("systemColor", element) ?? index.attribute("cocoaTouchSystemColor", element)
    let name = index.attribute("name", element)
    let isSystem = system != nil || index.attribute("catalog", element) == "System"
    let parts = ["red", "green", "blue", "white", "alpha"].compactMap { index.attribute($0, element) }
    let numbers = parts.compactMap { Double(plain: $0) }
    return ColorContext.Content(
      kind: isSystem ? .system : name != nil ? .named : .components, name: system ?? name,
      catalog: index.attribute("catalog", element),
      space: index.attribute("customColorSpace", element) ?? index.attribute("colorSpace", element),
      components: numbers.isEmpty ? nil : numbers)
  }

  private mutating func addFont(_ element: Int, _ object: Int, _ use: UseContext) {
    let words = index.attributes(element).filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
    interface.objects[object].attributes.append(
      AttributeContext(use.key, .content(words.joined(separator: " "))))
    guard parts.contains(.rest) else { return }
    uses.fonts.add(
      FontContext.Content(
        name: index.attribute("name", element), family: index.attribute("family", element),
        kind: index.attribute("type", element), weight: index.attribute("weight", element),
        style: index.attribute("style", element), metaFont: index.attribute("metaFont", element),
        pointSize: (index.attribute("pointSize", element) ?? index.attribute("size", element)).flatMap {
          Double(plain: $0)
        }), use)
  }

  /// Notes the picture that an attribute names; its catalog is said beside it.
  /// - Parameter element: the element of the attribute; less than 0 for none that may have a catalog.
  mutating func noteImage(key: String, _ value: String, of element: Int, owner: String) {
    guard parts.contains(.rest), !value.isEmpty else { return }
    uses.images.add(
      .init(name: value, catalog: element < 0 ? nil : index.attribute("catalog", element)),
      UseContext(object: owner, key: key))
  }

  /// The document's list of resources: sizes of pictures, values of named colours.
  mutating func addResource(_ element: Int, _ tag: String) {
    let name = index.attribute("name", element) ?? ""
    switch tag {
    case "image":
      let picture = UseTables.Picture(name: name, catalog: index.attribute("catalog", element))
      uses.sizes[picture] = (
        index.attribute("width", element).flatMap { Double(plain: $0) },
        index.attribute("height", element).flatMap { Double(plain: $0) }
      )
      uses.images.add(picture, nil)
      uses.listedImages[picture] = uses.listedImages[picture] ?? uses.listedImages.count
    // The tint of a whole storyboard; no object has it.
    case "color" where index.document.elements[element].parent == 0: uses.colors.add(color(element), nil)
    case "namedColor", "systemColor":
      let child = Int(index.document.elements[element].firstChild)
      var content = child < 0 ? ColorContext.Content(kind: .named) : color(child)
      content.kind = tag == "namedColor" ? .named : .system
      content.name = name
      uses.list(content)
    default: break
    }
  }

  // MARK: Accessibility

  private mutating func addAccessibility(_ element: Int, _ tag: String, _ id: String) {
    switch tag {
    case "accessibility", "accessibilityConfiguration": addTexts(element, id)
    case "accessibilityTraits": addTraits(element, id)
    default: break
    }
  }

  /// What an object says to assistive technology; AppKit's elements call the label a description.
  private mutating func addTexts(_ element: Int, _ id: String) {
    let index = index
    note(of: id) { entry in
      entry.label = index.attribute("label", element) ?? index.attribute("description", element) ?? entry.label
      entry.hint = index.attribute("hint", element) ?? index.attribute("help", element) ?? entry.hint
      entry.value = index.attribute("value", element) ?? entry.value
      entry.identifier = index.attribute("identifier", element) ?? entry.identifier
      entry.code = entry.identifier.map { CodeName($0) }
    }
  }

  private mutating func addTraits(_ element: Int, _ id: String) {
    let traits = index.attributes(element).filter { $0.value == "YES" }.map(\.name)
    note(of: id) { $0.traits = traits }
  }

  private mutating func note(of id: String, _ change: (inout AccessibilityContext) -> Void) {
    let place = accessibilityPlaces[id] ?? interface.accessibility.count
    if place == interface.accessibility.count {
      accessibilityPlaces[id] = place
      interface.accessibility.append(AccessibilityContext(object: id))
    }
    change(&interface.accessibility[place])
  }
}
