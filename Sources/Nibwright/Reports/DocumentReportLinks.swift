import NibInspector

extension DocumentReportProducer {
  /// An outlet, action, segue or binding.
  mutating func addConnection(_ element: Int, _ above: Level) {
    let ends = ["destination", "target"].compactMap { index.attribute($0, element) }
    var entry = ConnectionEntry(kind(element), label: label(element), source: above.id, destinations: ends)
    entry.place = index.place(element)
    if let event = index.attribute("eventType", element) {
      entry.events = [event]
      entry.eventMask = ControlEvents(named: event)?.rawValue
    }
    entry.detail = index.attribute("kind", element) ?? index.attribute("keyPath", element)
    report.connections.append(entry)
  }

  private func kind(_ element: Int) -> ConnectionEntry.Kind {
    ConnectionEntry.Kind(rawValue: index.tag(element)) ?? .other
  }

  /// Seen: what names a connection of each kind.
  private func label(_ element: Int) -> String? {
    ["property", "selector", "identifier", "relationship", "name"].lazy.compactMap { index.attribute($0, element) }
      .first
  }

  /// A layout constraint; the first item is the holder where none is named.
  mutating func addConstraint(_ element: Int, _ above: Level) {
    let relation = index.attribute("relation", element) ?? "equal"
    var entry = ConstraintEntry(id: index.id(element) ?? "", relation: relation)
    entry.firstItem = index.attribute("firstItem", element)
    entry.firstAttribute = index.attribute("firstAttribute", element)
    entry.secondItem = index.attribute("secondItem", element)
    entry.secondAttribute = index.attribute("secondAttribute", element)
    let multiplier = index.attribute("multiplier", element)
    entry.multiplier = multiplier.flatMap { Double($0) }
    if entry.multiplier == nil { entry.multiplierText = multiplier }
    entry.constant = index.attribute("constant", element).flatMap { Double($0) }
    entry.priority = index.attribute("priority", element).flatMap { Double($0) }
    entry.identifier = index.attribute("identifier", element)
    entry.owner = above.id
    entry.place = index.place(element)
    report.constraints.append(entry)
  }

  /// A user defined runtime attribute; its value is an attribute, or a child element under the key `value`.
  mutating func addRuntimeAttribute(_ element: Int, _ above: Level) {
    guard let object = above.id else { return }
    let child = Int(index.document.elements[element].firstChild)
    let text = index.attribute("value", element) ?? (child < 0 ? nil : value(child))
    report.runtimeAttributes.append(
      RuntimeAttributeEntry(
        object: object, keyPath: index.attribute("keyPath", element) ?? "",
        type: index.attribute("type", element) ?? "", value: text))
  }

  private func value(_ child: Int) -> String {
    if let value = index.attribute("value", child) { return value }
    let words = index.attributes(child).filter { $0.name != "key" }.map(\.value)
    return words.isEmpty ? index.text(child) : words.joined(separator: " ")
  }

  /// A colour of an object: part of its attributes and one use of a colour.
  mutating func addColor(_ element: Int, _ level: Level) {
    guard let object = level.object else { return }
    let entry = color(element, object: level.id, key: level.prefix)
    let text = entry.name ?? (entry.components ?? []).map { "\($0)" }.joined(separator: " ")
    report.objects[object].attributes.append(AttributeEntry(level.prefix, .content, .text(text)))
    report.colors.append(entry)
  }

  private func color(_ element: Int, object: String?, key: String?) -> ColorEntry {
    var entry = ColorEntry(object: object, key: key)
    for name in ["name", "systemColor", "catalogName", "cocoaTouchSystemColor"] where entry.name == nil {
      entry.name = index.attribute(name, element)
    }
    let parts = ["red", "green", "blue", "white", "alpha"].compactMap { index.attribute($0, element) }
    let numbers = parts.compactMap { Double($0) }
    entry.components = numbers.isEmpty ? nil : numbers
    entry.space = index.attribute("customColorSpace", element) ?? index.attribute("colorSpace", element)
    return entry
  }

  /// The document's list of resources: sizes of pictures, values of named colours.
  mutating func addResource(_ element: Int) {
    guard index.document.elements[element].parent >= 0 else { return }
    switch index.tag(element) {
    case "image":
      var entry = ImageEntry(name: index.attribute("name", element) ?? "", object: nil, key: nil)
      entry.catalog = index.attribute("catalog", element)
      entry.width = index.attribute("width", element).flatMap { Double($0) }
      entry.height = index.attribute("height", element).flatMap { Double($0) }
      report.images.append(entry)
    case "namedColor", "systemColor":
      let child = Int(index.document.elements[element].firstChild)
      var entry = child < 0 ? ColorEntry(object: nil, key: nil) : color(child, object: nil, key: nil)
      entry.name = index.attribute("name", element)
      report.colors.append(entry)
    default: break
    }
  }
}
