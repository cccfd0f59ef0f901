import NibPropertyLists

extension IBDocumentReading {
  /// Which object holds which: `object-id`, `label`, `name` where the author gave one, `custom-class`, `children`.
  ///
  /// - Seen: Xcode 26.5, layout guides among the children.
  func hierarchy() -> PropertyList {
    var children: [[PropertyList]] = Array(repeating: [], count: items.count)
    var roots: [PropertyList] = []
    // Those held stand behind what holds them, so from the end each is complete when its turn comes.
    for number in items.indices.reversed() {
      let value = entry(items[number], children[number].reversed())
      if let parent = items[number].parent { children[parent].append(value) } else { roots.append(value) }
    }
    return .array(roots.reversed())
  }

  private func entry(_ item: Item, _ children: [PropertyList]) -> PropertyList {
    var entries: [String: PropertyList] = ["label": .string(label(item)), "object-id": .string(item.id)]
    if let name = index.attribute("userLabel", item.element) { entries["name"] = .string(name) }
    if let custom = index.attribute("customClass", item.element) { entries["custom-class"] = .string(custom) }
    if !children.isEmpty { entries["children"] = .array(children) }
    return .sorted(entries)
  }

  /// A kind of connection: its tag, and which attributes name it and its end.
  private typealias ConnectionKind = (tag: String, label: String, end: String)

  private static let kinds: [ConnectionKind] = [
    ("outlet", "property", "destination"), ("outletCollection", "property", "destination"),
    ("action", "selector", "destination"), ("action", "selector", "target"),
  ]

  /// Outlets, outlet collections and actions by id. Bindings and segues are left out: their form was not seen.
  ///
  /// - Seen: Xcode 26.5, for outlets.
  /// - Documented: the other classes, in the older document format; there an action of macOS begins at its target.
  func connections() -> PropertyListPart.Value {
    var found: [String: (element: Int, kind: ConnectionKind)] = [:]
    eachConnection { found[$0] = ($1, $2) }
    return .sorted(found) { _, connection in entries(of: connection.element, connection.kind) }
  }

  private func entries(of element: Int, _ kind: ConnectionKind) -> [String: PropertyList] {
    let owner = items[owners[element]].id
    let end = index.attribute(kind.end, element) ?? ""
    let isReversed = forms.reversesActions && kind.tag == "action"
    let (source, destination) = isReversed ? (end, owner) : (owner, end)
    return [
      "source-id": .string(source), "source-label": .string(label(of: source)),
      "label": .string(index.attribute(kind.label, element) ?? ""),
      "destination-id": .string(destination), "destination-label": .string(label(of: destination)),
      "type": .string(forms.connections[kind.tag] ?? ""),
    ]
  }

  /// Id and class of each connection, in the order of the document.
  var connectionTypes: [(id: String, type: String)] {
    var types: [(id: String, type: String)] = []
    eachConnection { id, _, kind in types.append((id, forms.connections[kind.tag] ?? "")) }
    return types
  }

  private func eachConnection(_ body: (_ id: String, _ element: Int, _ kind: ConnectionKind) -> Void) {
    for element in index.document.elements.indices {
      guard let id = index.id(element), owners[element] >= 0 else { continue }
      let tag = index.tag(element)
      let kind = Self.kinds.last { $0.tag == tag && index.attribute($0.end, element) != nil }
      if let kind { body(id, element, kind) }
    }
  }

  private func label(of id: String) -> String { numbers[id].map { label(items[$0]) } ?? "" }
}
