import NibBytes
import NibGraph
import NibSchema

/// What the root lists beside the objects: connections, tool tips, runtime attributes, accessibility, windows.
extension Raising {
  mutating func raiseDesktopLinks() {
    if storyboard != nil { raiseDesktopSegues() }
    if storyboard == nil { addDesktopResponder() }
    var bindings: [ObjectID: Int] = [:]
    for connection in root.connections where storyboard?.implied.contains(connection.id) != true {
      raiseDesktopConnection(connection, &bindings)
    }
    for (connection, binding) in bindings {
      guard let previous = graph.object(AppKitKey.nsPreviousConnector, of: connection), let other = bindings[previous]
      else { continue }
      document.set("previousBinding", id(ofElement: other), of: binding)
    }
    for attribute in root.accessibility { raiseDesktopAccessibility(attribute) }
    hideWindows()
    raiseNames()
    sayDesktopTarget()
    sayDesktopFormat()
  }

  /// The names that archives up to Xcode 4.0 give objects.
  private mutating func raiseNames() {
    guard profile < .xcode4point3, let root = combined.parts.first?.root,
      let data = graph.object(AppKitKey.ibObjectdata, of: root)
    else { return }
    let lists = [AppKitKey.nsNamesKeys, .nsNamesValues].map { key in
      graph.object(key, of: data).map { graph.members($0) } ?? []
    }
    for (object, name) in zip(lists[0], lists[1]) {
      guard let element = elementOf[object], let text = graph.string(name), RaisedDocument.canHold(text) else {
        continue
      }
      document.set("userLabel", text, of: element)
    }
  }

  /// The oldest system that a folder of several archives is for, which decides what members there are.
  private mutating func sayDesktopTarget() {
    let numbers = members.compactMap { name -> Int? in
      guard name.hasPrefix("keyedobjects-"), name.hasSuffix(".nib") else { return nil }
      return Int(name.dropFirst("keyedobjects-".count).dropLast(4))
    }
    guard let oldest = numbers.min(), storyboard == nil else { return }
    // What comes before all numbers is for any system before them.
    let version = members.contains("keyedobjects.nib") ? 1090 : oldest
    let deployment = document.add("deployment", to: document.add("dependencies", to: 0))
    document.set("version", String(version), of: deployment)
    document.set("identifier", "macosx", of: deployment)
  }

  /// The format of a storyboard, which decides what some objects in its archives say.
  private mutating func sayDesktopFormat() {
    guard AppKitRaising.isInXcode8Format(self) else { return }
    let capability = document.add("capability", to: document.add("dependencies", to: 0))
    document.set("name", "documents saved in the Xcode 8 format", of: capability)
    document.set("minToolsVersion", "8.0", of: capability)
  }

  /// The first responder, which has no object, stands behind the owner.
  private mutating func addDesktopResponder() {
    guard let objects = document.child("objects", of: 0) else { return }
    let element = document.add("customObject", to: objects)
    document.set("id", "-1", of: element)
    document.set("userLabel", "First Responder", of: element)
    document.set("customClass", "FirstResponder", of: element)
  }

  private mutating func hideWindows() {
    let visible = Set(root.visibleWindows)
    for object in root.topLevel where graph.isOf(AppKitClass.nsWindowTemplate, object) {
      if !visible.contains(object), let element = elementOf[object] {
        document.set("visibleAtLaunch", "NO", of: element)
      }
    }
  }

  private mutating func raiseDesktopConnection(
    _ connection: ArchivedConnection, _ bindings: inout [ObjectID: Int]
  ) {
    if connection.kind == .early { return }
    guard let source = connection.source, let owner = elementOf[source] else {
      return warn("a connection of an object that is not in the document is left out", connection.id)
    }
    switch connection.kind {
    case .outlet: addDesktopConnection("outlet", "property", "destination", connection, owner)
    case .action, .event: addDesktopConnection("action", "selector", "target", connection, owner)
    case .binding: raiseBinding(connection, owner, &bindings)
    case .attributes:
      for attribute in root.connectedAttributes[connection.id] ?? [] where !isImplied(attribute) {
        raiseDesktopAttribute(attribute, owner)
      }
    case .help:
      guard let text = connection.label else { return }
      if RaisedDocument.canHold(text) { document.set("toolTip", text, of: owner) }
    default: warn("a connection of \(graph.className(of: connection.id)) is left out", connection.id)
    }
  }

  private mutating func connections(of owner: Int) -> Int {
    document.child("connections", of: owner) ?? document.add("connections", to: owner)
  }

  private mutating func addDesktopConnection(
    _ tag: String, _ label: String, _ end: String, _ connection: ArchivedConnection, _ owner: Int
  ) {
    guard let name = connection.label else {
      return warn("a connection without a name is left out", connection.id)
    }
    // The first responder has no object.
    var destination = storyboard == nil ? "-1" : responderID(of: owner)
    if let object = connection.destinations.first {
      guard let known = id(of: object) else {
        return warn("a connection to an object that is not in the document is left out", connection.id)
      }
      destination = known
    }
    let element = document.add(tag, to: connections(of: owner))
    document.set(label, name, of: element)
    document.set(end, destination, of: element)
    if let trigger = connection.trigger { document.set("trigger", trigger, of: element) }
    document.set("id", newID(), of: element)
  }

  private mutating func raiseBinding(
    _ connection: ArchivedConnection, _ owner: Int, _ bindings: inout [ObjectID: Int]
  ) {
    guard let binding = connection.binding, let end = connection.destinations.first.flatMap({ id(of: $0) }) else {
      return warn("a binding to an object that is not in the document is left out", connection.id)
    }
    let element = document.add("binding", to: connections(of: owner))
    document.set("destination", end, of: element)
    document.set("name", binding.name, of: element)
    document.set("keyPath", binding.keyPath, of: element)
    document.set("id", newID(), of: element)
    bindings[connection.id] = element
    guard let pairs = binding.options.flatMap({ graph.pairs($0) }), !pairs.isEmpty else { return }
    let options = document.add("dictionary", key: "options", to: element)
    for (key, value) in pairs {
      guard case .reference(let key) = key, let name = graph.string(key), case .reference(let value) = value else {
        continue
      }
      addOption(value, name, to: options)
    }
  }

  private mutating func addOption(_ value: ObjectID, _ name: String, to options: Int) {
    if let text = graph.string(value) {
      document.add("string", key: name, to: options, text: text)
    } else if let number = graph.number(value) {
      let stored = graph.values(of: value).first?.value
      let tag: String
      let text: String
      switch stored {
      case .bool(let flag): (tag, text) = ("bool", flag ? "YES" : "NO")
      case .int(let whole): (tag, text) = ("integer", String(whole))
      default: (tag, text) = ("real", Decimal.text(number))
      }
      document.set("value", text, of: document.add(tag, key: name, to: options))
    } else {
      warn("the option '\(name)' of a binding is of \(graph.className(of: value)); it is left out", value)
    }
  }

  private mutating func raiseDesktopAttribute(_ attribute: ArchivedAttribute, _ owner: Int) {
    // A box says it itself, and its word of flags has it as well.
    if attribute.keyPath == "autoresizesSubviews", document.elements[owner].tag == "box" { return }
    // So does an indicator that shows how far something is.
    if attribute.keyPath == "doubleValue", document.elements[owner].tag == "progressIndicator" { return }
    let container =
      document.child("userDefinedRuntimeAttributes", of: owner)
      ?? document.add("userDefinedRuntimeAttributes", to: owner)
    let element = document.add("userDefinedRuntimeAttribute", to: container)
    document.set("keyPath", attribute.keyPath, of: element)
    guard let value = attribute.value?.object else { return document.set("type", "nil", of: element) }
    let stored = graph.values(of: value).first?.value
    if let text = graph.string(value) {
      document.set("type", "string", of: element)
      document.set("value", text, of: element)
    } else if graph.isOf(AppKitClass.nsColor, value) {
      document.set("type", "color", of: element)
      addDesktopColor(value, key: "value", to: element)
    } else if graph.isOf(AppKitClass.nsCustomResource, value) {
      document.set("type", "image", of: element)
      sayDesktopImage(value, "value", of: element)
    } else if case .bool(let flag) = stored, graph.isOf(NibClass.number, value) {
      document.set("type", "boolean", of: element)
      document.set("value", flag ? "YES" : "NO", of: element)
    } else if let number = graph.number(value) {
      document.set("type", "number", of: element)
      var whole: Int64?
      if case .int(let integer) = stored { whole = integer }
      let child = document.add(whole == nil ? "real" : "integer", key: "value", to: element)
      document.set("value", whole.map { String($0) } ?? Decimal.text(number), of: child)
    } else {
      document.set("type", "nil", of: element)
      warn("a runtime attribute of \(graph.className(of: value)) is raised as nil", value)
    }
  }

  private mutating func raiseDesktopAccessibility(_ attribute: ArchivedAttribute) {
    guard let owner = elementOf[attribute.object] else {
      return warn("the accessibility of an object that is not in the document is left out", attribute.object)
    }
    let names = [
      "accessibilityLabel": "description", "accessibilityHelp": "help", "accessibilityHint": "help",
      "accessibilityIdentifier": "identifier",
    ]
    guard let name = names[attribute.keyPath], let text = attribute.value?.object.flatMap({ graph.string($0) }) else {
      return raiseAccessibilityLink(attribute, owner)
    }
    let element = document.child("accessibility", of: owner) ?? document.add("accessibility", to: owner)
    document.set(name, text, of: element)
  }

  private mutating func raiseAccessibilityLink(_ attribute: ArchivedAttribute, _ owner: Int) {
    let isTitle = attribute.keyPath == "accessibilityTitleUIElement"
    guard let value = attribute.value?.object,
      let end = isTitle ? value : graph.members(value).first, let id = id(of: end)
    else {
      return warn("the accessibility value '\(attribute.keyPath)' is left out", attribute.object)
    }
    let container = document.child("accessibility", of: owner) ?? document.add("accessibility", to: owner)
    let element = document.add("accessibilityConnection", to: connections(of: container))
    document.set("property", isTitle ? "title" : "link", of: element)
    document.set("destination", id, of: element)
    document.set("id", newID(), of: element)
  }
}
