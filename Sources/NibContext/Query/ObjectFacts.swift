import NibInspector

/// What a query asks of the objects of an interface, looked up once.
struct ObjectFacts {
  private var objects: [String: ObjectContext] = [:]
  private var texts: [String: [StringContext]] = [:]
  private var outlets: [String: [String]] = [:]
  private var actions: [String: [String]] = [:]

  /// The facts of an interface.
  init(_ interface: InterfaceContext) {
    for object in interface.objects { objects[object.id] = object }
    for text in interface.strings {
      texts[text.object, default: []].append(text)
      if let holder = objects[text.object].flatMap(holder) { texts[holder, default: []].append(text) }
    }
    for connection in interface.connections {
      if let property = connection.property {
        for destination in connection.destinations { outlets[destination, default: []].append(property) }
      }
      if let selector = connection.selector, let source = connection.source {
        actions[source, default: []].append(selector)
      }
    }
  }

  /// Id of the object whose texts an object keeps: `UIButton` of `UIButtonContent`, `NSTextField` of `NSTextFieldCell`.
  private func holder(_ part: ObjectContext) -> String? {
    guard let holder = part.parent.flatMap({ objects[$0] }) else { return nil }
    let names = ["Content", "Cell"].map { holder.type.className + $0 }
    return names.contains(part.type.className) ? holder.id : nil
  }

  /// The object behind those that it lies in, the outermost first.
  func line(of object: ObjectContext) -> [ObjectContext] {
    var line = [object]
    // An archive's controller may hold what holds it, and a damaged one anything.
    var met: Set<String> = [object.id]
    while let parent = line[line.count - 1].parent.flatMap({ objects[$0] }), met.insert(parent.id).inserted {
      line.append(parent)
    }
    return line.reversed()
  }

  /// The first text that people see of an object.
  func firstText(of object: ObjectContext) -> String? { texts[object.id]?.first { !$0.value.isEmpty }?.value }

  /// All values of a name, as text.
  func values(_ name: String, of object: ObjectContext) -> [String] {
    switch name {
    case "class": return Self.classes(of: object)
    case "id": return [object.id]
    case "label": return [object.label ?? firstText(of: object)].compactMap { $0 }
    case "element": return [object.element].compactMap { $0 }
    case "text": return texts[object.id]?.map(\.value) ?? []
    case "outlet": return outlets[object.id] ?? []
    case "action": return actions[object.id] ?? []
    default:
      let stated = object.attributes.filter { Self.isNamed($0.key, name) }.flatMap { Self.texts(of: $0.value) }
      let shown = (texts[object.id] ?? []).filter { Self.isNamed($0.key, name) }.map(\.value)
      return stated + shown
    }
  }

  /// Names of the object's class: the author's with and without module, and the framework's.
  static func classes(of object: ObjectContext) -> [String] {
    let type = object.type
    let full = type.customClass.flatMap { name in type.customModule.map { "\($0).\(name)" } }
    return [type.customClass, full, type.className].compactMap { $0 }
  }

  /// Whether a key is meant by a name: it itself, the attribute of a part, the key of an archive, a text of a state.
  private static func isNamed(_ key: String, _ name: String) -> Bool {
    if key == name || key.hasSuffix("." + name) { return true }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    // Archives put a framework's two letters before the name.
    let isArchived = key.prefix(2).allSatisfy(\.isUppercase) && key.dropFirst(2) == capital
    return isArchived || key == "normal" + capital
  }

  private static func texts(of value: AttributeValue) -> [String] {
    switch value {
    case .null: []
    case .integer(let number): [String(number)]
    case .boolean(let flag): [flag ? "true" : "false"]
    case .real(let number): [String(number)]
    case .text(let text), .reference(let text), .content(let text), .data(let text): [text]
    case .numbers(let numbers): [numbers.map { String($0) }.joined(separator: " ")]
    case .list(let items): items.flatMap(texts)
    case .members(let members): members.flatMap { texts(of: $0.value) }
    }
  }
}
