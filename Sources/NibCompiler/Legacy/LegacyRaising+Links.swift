import NibDocument
import NibSchema

/// Connections, accessibility and runtime attributes.
extension LegacyRaising {
  mutating func raiseConnection(_ connection: LegacyRecords.Connection) {
    let node = connection.node
    document.origin = legacy.xml.elements[Int(node.index)].offset
    guard let source = legacy.value("source", of: node), let owner = element(of: source),
      let destination = legacy.value("destination", of: node), let target = id(of: destination),
      let label = legacy.value("label", of: node).flatMap({ legacy.text(of: $0) })
    else { return warn("a connection without its two ends in the document is left out", node) }
    let container = document.child("connections", of: owner) ?? document.add("connections", to: owner)
    func add(_ tag: String, _ name: String) -> Int {
      let element = document.add(tag, to: container)
      document.set(name, label, of: element)
      document.set("destination", target, of: element)
      return element
    }
    let element: Int
    switch legacy.className(of: node) {
    case "IBCocoaTouchOutletConnection": element = add("outlet", "property")
    case "IBCocoaTouchEventConnection":
      element = add("action", "selector")
      sayEvent(of: node, element)
    case "IBCocoaTouchOutletCollectionConnection":
      element = add("outletCollection", "property")
      if let name = legacy.value("cachedDesigntimeCollectionClassName", of: node).flatMap({ legacy.text(of: $0) }),
        name != "NSArray"
      {
        document.set("collectionClass", name, of: element)
      }
      let appends = legacy.value("addsContentToExistingCollection", of: node).flatMap { legacy.flag(of: $0) }
      if appends == true { document.set("appends", "YES", of: element) }
    default: return warn("a connection of \(legacy.className(of: node) ?? "no class") is left out", node)
    }
    document.set("id", connection.id, of: element)
  }

  /// The event of an action by its number, which counts the bits of `UIControl.Event` from 1.
  private mutating func sayEvent(of node: ElementIndex, _ element: Int) {
    guard let type = legacy.value("IBEventType", of: node).flatMap({ legacy.integer(of: $0) }), type > 0 else { return }
    if type <= 32, let name = Choice.controlEvent.name(of: 1 << (type - 1)) {
      document.set("eventType", name, of: element)
    } else {
      warn("the control event \(type) has no name; it is left out", node)
    }
  }

  /// Accessibility, and what the document keeps as placeholders of attributes: runtime attributes.
  mutating func raisePlaceholders(_ current: LegacyObject) {
    if let configuration = legacy.value("IBUIAccessibilityConfiguration", of: current.node) {
      raiseAccessibility(configuration, current)
    }
    guard let placeholders = records.property("IBAttributePlaceholdersKey", of: current.node) else { return }
    for (_, placeholder) in legacy.pairs(of: placeholders) {
      guard let attributes = legacy.value("userDefinedRuntimeAttributes", of: placeholder) else { continue }
      let container = document.add("userDefinedRuntimeAttributes", to: current.element)
      for attribute in legacy.members(of: attributes) { raiseRuntimeAttribute(attribute, in: container) }
    }
  }

  private mutating func raiseAccessibility(_ configuration: ElementIndex, _ current: LegacyObject) {
    let element = document.add("accessibility", key: "accessibilityConfiguration", to: current.element)
    for (key, name) in [
      ("IBUIAccessibilityLabel", "label"), ("IBUIAccessibilityHint", "hint"),
      ("IBUIAccessibilityIdentifier", "identifier"),
    ] {
      if let text = legacy.value(key, of: configuration).flatMap({ legacy.text(of: $0) }) {
        say(text: text, name, of: element)
      }
    }
    if let traits = legacy.value("IBUIAccessibilityTraits", of: configuration).flatMap({ legacy.integer(of: $0) }) {
      let child = document.add("accessibilityTraits", key: "traits", to: element)
      for trait in Choice.accessibilityTraits.entries where traits & trait.value != 0 {
        document.set(trait.name, "YES", of: child)
      }
    }
    if let flag = legacy.value("IBUIIsAccessibilityElement", of: configuration).flatMap({ legacy.flag(of: $0) }) {
      let child = document.add("bool", key: "isElement", to: element)
      document.set("value", flag ? "YES" : "NO", of: child)
    }
  }

  private mutating func raiseRuntimeAttribute(_ attribute: ElementIndex, in container: Int) {
    let prefix = "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType."
    guard let path = legacy.value("keyPath", of: attribute).flatMap({ legacy.text(of: $0) }),
      let type = legacy.value("typeIdentifier", of: attribute).flatMap({ legacy.text(of: $0) }), type.hasPrefix(prefix)
    else { return warn("a runtime attribute without a key path or a type is left out", attribute) }
    let name = String(type.dropFirst(prefix.count))
    let value = legacy.value("value", of: attribute)
    let element = document.add("userDefinedRuntimeAttribute", to: container)
    document.set("type", name, of: element)
    document.set("keyPath", path, of: element)
    guard let value else { return }
    switch name {
    case "color": addColor(value, key: "value", to: element)
    case "boolean": document.set("value", legacy.flag(of: value) == false ? "NO" : "YES", of: element)
    case "number": addNumber(value, to: element)
    case "image": sayImage(value, "value", of: element)
    default:
      guard let text = legacy.text(of: value) else { return warnOfForm(path, value) }
      say(text: text, "value", of: element)
    }
  }

  private mutating func addNumber(_ value: ElementIndex, to element: Int) {
    switch legacy.number(of: value) {
    case .int(let number):
      document.set("value", String(number), of: document.add("integer", key: "value", to: element))
    case .some(let number):
      document.set("value", "\(number.real)", of: document.add("real", key: "value", to: element))
    case nil: warnOfForm("value", value)
    }
  }
}
