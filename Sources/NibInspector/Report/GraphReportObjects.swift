import NibGraph

extension GraphReportProducer {
  /// Keys that the entry says in its own fields.
  private static let ownKeys: Set<String> = [
    NibKey.className, NibKey.originalClassName, "NSClassName", "NSOriginalClassName", "NSSuperview", "NSNextResponder",
  ]

  /// An object with its classes, parent and attributes.
  mutating func addObject(_ object: ObjectID) {
    var entry = ObjectEntry(id: id(object), class: index.className(object))
    setClasses(of: object, in: &entry)
    entry.parent = parents.parent(of: object, index).flatMap { $0 == .root ? nil : id($0) }
    entry.place = place(object)
    for value in graph.values(of: object) where !Self.ownKeys.contains(index.keyName(value)) {
      entry.attributes.append(attribute(value))
      record(value, of: entry.id)
    }
    report.objects.append(entry)
  }

  /// A placeholder; what it is called says what it stands for.
  mutating func addPlaceholder(_ object: ObjectID) {
    guard let identifier = graph.proxyIdentifier(object) else { return }
    report.placeholders.append(PlaceholderEntry(id: id(object), identifier: identifier))
  }

  /// Swappers name the custom class and the one to fall back on; AppKit's custom objects name theirs alone.
  private func setClasses(of object: ObjectID, in entry: inout ObjectEntry) {
    let custom = text(NibKey.className, object) ?? text("NSClassName", object)
    switch entry.class {
    case "UIClassSwapper", "NSClassSwapper":
      entry.class = text(NibKey.originalClassName, object) ?? text("NSOriginalClassName", object) ?? entry.class
    case "NSCustomObject", "NSCustomView": break
    default: return
    }
    guard let custom, custom != entry.class else { return }
    let name = ClassName(custom)
    entry.customClass = name.path
    entry.customModule = name.module
  }

  private mutating func attribute(_ value: KeyedValue) -> AttributeEntry {
    let key = index.keyName(value)
    switch value.value {
    case .int(let number): return AttributeEntry(key, .integer, .integer(number))
    case .bool(let flag): return AttributeEntry(key, .boolean, .boolean(flag))
    case .float(let number): return AttributeEntry(key, .float, .real(number.shortest))
    case .double(let number): return AttributeEntry(key, .double, .real(number))
    case .null: return AttributeEntry(key, .null, .text("nil"))
    case .data(let span):
      if let reals = graph.reals(span) { return AttributeEntry(key, .numbers, .numbers(reals)) }
      return AttributeEntry(key, .data, .text(content.scalar(value)))
    case .reference(let object): return reference(key, object)
    }
  }

  private mutating func reference(_ key: String, _ object: ObjectID) -> AttributeEntry {
    let role = index.role(object)
    if role == .string, let text = shownText(object) { return AttributeEntry(key, .string, .text(text)) }
    if role == .number, let stored = graph.values(of: object).first, stored.object == nil {
      let inner = attribute(stored)
      return AttributeEntry(key, inner.kind, inner.value)
    }
    if role == .list || role == .dictionary, index.isInlined(object), let list = list(object, depth: 4) {
      return AttributeEntry(key, role == .list ? .list : .dictionary, list)
    }
    if role.isContent, role != .proxy, let line = content.line(object), isWithinBudget(line) {
      return AttributeEntry(key, .content, .text(line))
    }
    return AttributeEntry(key, .reference, .text(id(object)))
  }

  /// Elements of a collection; nil when too deep or when lists have been written too often.
  private mutating func list(_ object: ObjectID, depth: Int) -> AttributeValue? {
    let elements = index.elements(object)
    listBudget -= elements.count + 1
    guard depth > 0, listBudget > 0 else { return nil }
    var list: [AttributeValue] = []
    for element in elements {
      list.append(self.element(element, depth: depth))
    }
    return .list(list)
  }

  private mutating func element(_ value: KeyedValue, depth: Int) -> AttributeValue {
    guard let object = value.object else { return attribute(value).value }
    let role = index.role(object)
    if role == .list || role == .dictionary, index.isInlined(object) {
      return list(object, depth: depth - 1) ?? .text(id(object))
    }
    return reference("", object).value
  }
}
