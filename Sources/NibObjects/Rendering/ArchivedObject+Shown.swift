import NibRuntime
import NibSchema

extension ArchivedObject: ShownObject {
  package var treeArchivedClass: String? { archivedClassName.isEmpty ? nil : archivedClassName }

  package var treeConnections: ConnectionRecord { record }

  /// The objects below: views, controllers, menus, items, by the places that the class says; each once.
  package var treeChildren: [AnyObject] {
    var found: [AnyObject] = []
    var known: Set<ObjectIdentifier> = []
    for child in objectClass.children {
      let objects: [AnyObject] =
        switch child {
        case .key(let key): self.objects(key)
        case .firstOf(let keys): keys.lazy.map { self.objects($0) }.first { !$0.isEmpty } ?? []
        case .path(let key, let inner):
          self.objects(key).flatMap { ($0 as? ArchivedObject)?.held(inner) ?? [] }
        case .outlet(let name): outlet(name).map { [$0] } ?? []
        }
      for object in objects where known.insert(ObjectIdentifier(object)).inserted { found.append(object) }
    }
    for object in embedded where known.insert(ObjectIdentifier(object)).inserted { found.append(object) }
    return found
  }

  /// The values by the names of their properties, and those that no property has under their keys.
  package func treeValues(_ describe: @escaping (NibValue) -> String) -> [InstantiatedTree.Property] {
    var shown = ShownValues(describe)
    for property in objectClass.properties.all {
      guard let value = assigned.first(where: { $0.name == property.name })?.value else { continue }
      shown.add(property, value, of: self)
    }
    if let frame { shown.add("frame", .rect(frame)) }
    add(to: &shown, names: [:], prefix: "")
    if let cellKey = objectClass.cellKey, let cell = objects(cellKey).first as? ArchivedObject {
      cell.add(to: &shown, names: objectClass.names, prefix: "")
    }
    for borrowed in objectClass.borrowed {
      guard let value = value(along: borrowed.path, borrowed.property.key) else { continue }
      let read = borrowed.property.read(value)
      if !borrowed.property.isStandard(read) { shown.add(borrowed.property, read, of: self) }
    }
    addStates(to: &shown)
    for (name, value) in layer?.allAssigned ?? [] { shown.add("layer.\(name)", value) }
    for (path, value) in undefinedAttributes.sorted(by: { $0.key < $1.key }) { shown.add(path, value) }
    return shown.properties
  }

  /// What was set, under names of properties and others.
  private var allAssigned: [(name: String, value: NibValue)] {
    assigned + undefinedAttributes.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  private func add(to shown: inout ShownValues, names: [String: String], prefix: String) {
    let properties = objectClass.properties
    for (key, value) in values where !properties.implied.contains(key) && key != objectClass.states?.key {
      let known = properties.properties(of: key)
      if known.isEmpty { shown.add(prefix + key, value) }
      for property in known {
        let name = prefix + (names[property.name] ?? property.name)
        let read = property.read(value)
        if property.kind.isLink, read.isNull || read.isListOfObjects { continue }
        if property.isStandard(read) || properties.implied.contains(property.name) { continue }
        shown.add(property.named(name), read, of: self)
        if let part = read.object as? ArchivedObject, part.objectClass.own.isPart, prefix.isEmpty {
          part.add(to: &shown, names: [:], prefix: name + ".")
        }
      }
    }
    for property in properties.absent
    where prefix.isEmpty && !values.isEmpty && archivedValue(property.key) == nil {
      guard let absent = property.absent else { continue }
      shown.add(property.named(names[property.name] ?? property.name), .int(absent), of: self)
    }
  }

  /// A button's titles, colors and images, as `title.normal`.
  private func addStates(to shown: inout ShownValues) {
    guard let states = objectClass.states else { return }
    for other in states.others {
      guard let value = value(along: other.path, other.property.key), !value.isNull else { continue }
      shown.add(other.property, other.property.read(value), of: self)
    }
    guard case .dictionary(let pairs)? = archivedValue(states.key) else { return }
    let contents = pairs.compactMap { pair -> (state: Int, content: ArchivedObject)? in
      guard let state = Int(nibValue: pair.key), let content = pair.value.object as? ArchivedObject else { return nil }
      return (state, content)
    }
    for (state, content) in contents.sorted(by: { $0.state < $1.state }) {
      let name = states.name(of: Int64(state))
      for property in states.properties {
        guard let value = content.archivedValue(property.key) else { continue }
        shown.add(property.named("\(property.name).\(name)"), property.read(value), of: content)
      }
      if let text = content.archivedValue(.key(.attributedTitle)).flatMap({ String(nibValue: $0) }) {
        shown.add("title.\(name)", .string(text))
      }
    }
  }

  /// The frame of a view whose archive has its bounds and center.
  var frame: NibRect? {
    guard case .rect(let bounds)? = value("bounds"), case .point(let center)? = value("center") else { return nil }
    return NibRect(
      x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2, width: bounds.size.width,
      height: bounds.size.height)
  }
}

/// Values as a tree shows them, each name once: the first counts.
private struct ShownValues {
  let describe: (NibValue) -> String
  private(set) var properties: [InstantiatedTree.Property] = []
  private var names: Set<String> = []

  init(_ describe: @escaping (NibValue) -> String) { self.describe = describe }

  mutating func add(_ name: String, _ value: NibValue) {
    guard names.insert(name).inserted else { return }
    properties.append(InstantiatedTree.Property(name: name, value: describe(value)))
  }

  mutating func add(_ property: ArchivedProperty, _ value: NibValue, of object: ArchivedObject) {
    let text = property.kind.text(value, of: object, describe)
    // A menu item has no key more often than one.
    if case .keyEquivalent = property.kind, text.isEmpty { return }
    guard names.insert(property.name).inserted else { return }
    properties.append(InstantiatedTree.Property(name: property.name, value: text))
  }
}

extension FrameworkClass.States {
  /// `normal`, or names as `highlighted+selected`; other bits as their number.
  fileprivate func name(of state: Int64) -> String {
    if state == 0 { return "normal" }
    let found = names.filter { state & $0.value != 0 }
    let rest = found.reduce(state) { $0 & ~$1.value }
    return (found.map(\.name) + (rest == 0 ? [] : ["\(rest)"])).joined(separator: "+")
  }
}

extension NibValue {
  /// Whether the value is an array of objects, or empty.
  fileprivate var isListOfObjects: Bool {
    guard case .array(let items) = self else { return false }
    return items.allSatisfy { $0.object != nil }
  }
}
