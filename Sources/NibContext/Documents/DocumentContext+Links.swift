import NibDocument
import NibInspector
import NibSchema
import Nibwright

extension DocumentContext {
  /// An outlet, action, binding or segue; types of its ends come when all objects are known.
  mutating func addConnection(_ element: Int, _ tag: String, _ above: Level) {
    guard tag != "segue" else { return addSegue(element, above) }
    let ends = ["destination", "target"].compactMap { index.attribute($0, element) }
    var connection = ConnectionContext(
      kind: ConnectionEntry.Kind(rawValue: tag) ?? .other, source: above.id, destinations: ends)
    connection.id = index.id(element)
    connection.property = index.attribute("property", element)
    connection.selector = index.attribute("selector", element)
    if let event = index.attribute("eventType", element) {
      connection.events = [event]
      connection.eventMask = ControlEvents(named: event).map { Int($0.rawValue) }
    }
    if connection.kind == .binding {
      connection.binding = index.attribute("name", element)
      connection.keyPath = index.attribute("keyPath", element)
    }
    connection.place = place(element)
    interface.connections.append(connection)
  }

  private mutating func addSegue(_ element: Int, _ above: Level) {
    var segue = SegueContext(
      kind: index.attribute("kind", element) ?? "show",
      type: sharedTypes.shared(
        TypeContext(
          platform.traits.segueClass, customClass: index.attribute("customClass", element),
          customModule: index.attribute("customModule", element),
          customModuleProvider: index.attribute("customModuleProvider", element), on: platform)))
    segue.id = index.id(element)
    segue.identifier = index.attribute("identifier", element).flatMap { $0.isEmpty ? nil : $0 }
    segue.relationship = index.attribute("relationship", element)
    segue.source = above.id
    segue.destination = index.attribute("destination", element)
    segue.unwindAction = index.attribute("unwindAction", element)
    segue.place = place(element)
    interface.segues.append(segue)
    sceneOfSegue.append(above.scene)
  }

  /// A layout constraint; the first item is the holder where none is named.
  mutating func addConstraint(_ element: Int, _ above: Level) {
    var constraint = ConstraintContext(
      id: index.id(element) ?? "", relation: index.attribute("relation", element) ?? "equal")
    constraint.identifier = index.attribute("identifier", element)
    constraint.owner = above.id
    constraint.firstItem = index.attribute("firstItem", element)
    constraint.firstAttribute = index.attribute("firstAttribute", element)
    constraint.secondItem = index.attribute("secondItem", element)
    constraint.secondAttribute = index.attribute("secondAttribute", element)
    if let multiplier = index.attribute("multiplier", element) {
      if let number = Double(plain: multiplier) {
        constraint.multiplier = number
      } else {
        constraint.ratio = multiplier
      }
    }
    constraint.constant = index.attribute("constant", element).flatMap { Double(plain: $0) }
    constraint.priority = index.attribute("priority", element).flatMap { Double(plain: $0) }
    constraint.isPlaceholder = index.attribute("placeholder", element) == "YES"
    constraint.place = place(element)
    interface.constraints.append(constraint)
  }

  /// A user defined runtime attribute; its value is an attribute, or a child element under the key `value`.
  mutating func addRuntimeAttribute(_ element: Int, _ above: Level) {
    guard let object = above.id else { return }
    let type = index.attribute("type", element) ?? ""
    let child = Int(index.document.elements[element].firstChild)
    let value = index.attribute("value", element).map { Self.value($0, type) }
    let keyPath = index.attribute("keyPath", element) ?? ""
    noteUse(UseContext(object: object, key: keyPath), type, index.attribute("value", element), child)
    interface.runtimeAttributes.append(
      RuntimeAttributeContext(
        object: object, keyPath: keyPath, type: type,
        value: value ?? (child < 0 ? nil : self.value(child)), place: place(element)))
  }

  /// Notes the image or the colour that a runtime attribute sets, by its type.
  private mutating func noteUse(_ use: UseContext, _ type: String, _ value: String?, _ child: Int) {
    switch type {
    case "image":
      if let value { noteImage(key: use.key, value, of: child, owner: use.object) }
      if child >= 0, let name = index.attribute("image", child) {
        noteImage(key: use.key, name, of: child, owner: use.object)
      }
    case "color": if child >= 0 { uses.colors.add(color(child), use) }
    default: break
    }
  }

  private static func value(_ text: String, _ type: String) -> AttributeValue {
    switch type {
    case "boolean": return .boolean(text == "YES")
    case "number": return Int64(text).map { .integer($0) } ?? Double(plain: text).map { .real($0) } ?? .text(text)
    default: return .text(text)
    }
  }

  private func value(_ child: Int) -> AttributeValue? {
    let text = index.attribute("value", child) ?? index.text(child)
    switch index.tag(child) {
    case "nil": return nil
    case "integer", "real":
      if let number = Int64(text) { return .integer(number) }
      return Double(plain: text).map { .real($0) } ?? .text(text)
    case "string", "mutableString": return .text(text)
    default:
      let words = index.attributes(child).filter { $0.name != "key" }.map(\.value)
      let numbers = words.compactMap { Double(plain: $0) }
      guard numbers.count < words.count || words.isEmpty else { return .numbers(numbers) }
      return .text(words.isEmpty ? text : words.joined(separator: " "))
    }
  }

  // MARK: When all objects are known

  /// Completes what refers to elements by id, and names.
  mutating func finish() {
    finishScenes()
    guard parts.contains(.links) else { return }
    finishSegues()
    finishConnections()
    guard parts.contains(.rest) else { return }
    for place in interface.constraints.indices {
      interface.constraints[place].sentence = ConstraintSentence.of(interface.constraints[place], words(for:))
    }
    interface.strings = DocumentTexts.all(index.document).map { text in
      StringContext(
        value: text.text, object: text.object, key: text.keyPath, localizationKey: text.stringsKey,
        objectType: type(of: text.object)?.name)
    }
    uses.fill(&interface)
  }

  private mutating func finishScenes() {
    for (place, scene) in sceneOfObject.enumerated() where scene >= 0 {
      interface.objects[place].scene = openScenes[scene].controller
    }
    for (place, scene) in sceneOfSegue.enumerated() where scene >= 0 {
      interface.segues[place].scene = openScenes[scene].controller
    }
  }

  private mutating func finishSegues() {
    let identifiers = Dictionary(
      interface.scenes.map { ($0.id, $0.storyboardIdentifier) }, uniquingKeysWith: { first, _ in first })
    let controllers = Set(interface.scenes.map(\.id))
    for place in interface.segues.indices {
      let segue = interface.segues[place]
      interface.segues[place].sourceType = segue.source.flatMap { type(of: $0)?.name }
      guard let destination = segue.destination else { continue }
      if controllers.contains(destination) { interface.segues[place].destinationType = type(of: destination)?.name }
      interface.segues[place].destinationIdentifier = identifiers[destination] ?? nil
    }
  }

  private mutating func finishConnections() {
    for place in interface.connections.indices {
      let connection = interface.connections[place]
      interface.connections[place].sourceType = connection.source.flatMap { type(of: $0)?.name }
      let destination = connection.destinations.first.flatMap { type(of: $0) }
      interface.connections[place].destinationType = destination?.name
      interface.connections[place].destinationModule = destination?.module
    }
  }
}
