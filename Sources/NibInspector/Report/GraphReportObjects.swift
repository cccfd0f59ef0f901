import NibGraph

extension GraphReportProducer {
  /// Keys that the entry says in its own fields.
  static let ownKeys: Set<String> = [
    .key(.className), .key(.originalClassName), .key(.nsClassName), .key(.nsOriginalClassName), .key(.nsSuperview),
    .key(.nsNextResponder),
  ]

  /// An object with its classes, parent and attributes.
  mutating func entry(_ object: ObjectID) -> ObjectEntry {
    var entry = ObjectEntry(id: id(object), class: index.className(object))
    setClasses(of: object, in: &entry)
    entry.parent = parents.parent(of: object, index).flatMap { $0 == .root ? nil : id($0) }
    entry.place = place(object)
    let values = graph.values(of: object)
    entry.attributes.reserveCapacity(values.count { !isOwnKey[Int($0.key.index)] })
    for value in values where !isOwnKey[Int(value.key.index)] {
      entry.attributes.append(attribute(value))
      record(value, of: entry.id)
    }
    return entry
  }

  /// A placeholder; what it is called says what it stands for.
  mutating func addPlaceholder(_ object: ObjectID) {
    guard let identifier = graph.proxyIdentifier(object) else { return }
    report.placeholders.append(PlaceholderEntry(id: id(object), identifier: identifier))
  }

  /// Swappers name the custom class and the one to fall back on; AppKit's custom objects name theirs alone.
  private func setClasses(of object: ObjectID, in entry: inout ObjectEntry) {
    let listed = graph.listedClassName(object, root?.platform)
    let custom = listed ?? text(.key(.className), object) ?? text(.key(.nsClassName), object)
    switch entry.class {
    case _ where listed != nil: break
    case .class(.classSwapper), .class(.nsClassSwapper):
      entry.class = text(.key(.originalClassName), object) ?? text(.key(.nsOriginalClassName), object) ?? entry.class
    case .class(.nsCustomObject), .class(.nsCustomView): break
    default: return
    }
    guard let custom, custom != entry.class else { return }
    let name = ClassName(custom)
    entry.customClass = name.path
    entry.customModule = name.module
  }

  private mutating func attribute(_ value: KeyedValue) -> AttributeEntry {
    let key = index.keyName(value)
    return AttributeEntry(key, self.value(value, key: key))
  }

  /// What stands under a key.
  mutating func value(_ value: KeyedValue, key: String) -> AttributeValue {
    switch value.value {
    case .int(let number): return .integer(number)
    case .bool(let flag): return .boolean(flag)
    case .float(let number): return .real(number.shortest)
    case .double(let number): return .real(number)
    case .null: return .null
    case .data(let span): return graph.reals(span).map { .numbers($0) } ?? .data(content.scalar(value))
    case .reference(let object): return reference(object, key: key)
    }
  }

  private mutating func reference(_ object: ObjectID, key: String) -> AttributeValue {
    let role = index.role(object)
    if role == .string, let text = shownText(object) {
      guard let numbers = StringMeaning.numbers(text), !StringMeaning.isForPeople(key) else { return .text(text) }
      return .numbers(numbers)
    }
    if role == .number, let stored = graph.values(of: object).first, stored.object == nil {
      return value(stored, key: key)
    }
    if role == .list || role == .dictionary, index.isInlined(object),
      let list = collection(object, isPaired: role == .dictionary, depth: 4)
    {
      return list
    }
    if role.isContent, role != .proxy, let line = content.line(object), isWithinBudget(line) { return .content(line) }
    return .reference(id(object))
  }

  /// Elements of a collection; nil when too deep or when lists have been written too often.
  private mutating func collection(_ object: ObjectID, isPaired: Bool, depth: Int) -> AttributeValue? {
    let elements = index.elements(object)
    listBudget -= elements.count + 1
    guard depth > 0, listBudget > 0 else { return nil }
    var list: [AttributeValue] = []
    for element in elements { list.append(self.element(element, depth: depth)) }
    return isPaired ? Self.members(list) ?? .list(list) : .list(list)
  }

  /// Keys and values in turn as members; nil when a key is neither text nor number.
  private static func members(_ list: [AttributeValue]) -> AttributeValue? {
    guard list.count % 2 == 0 else { return nil }
    var members: [AttributeValue.Member] = []
    for place in stride(from: 0, to: list.count, by: 2) {
      switch list[place] {
      case .text(let key): members.append(.init(key, list[place + 1]))
      case .integer(let key): members.append(.init(String(key), list[place + 1]))
      default: return nil
      }
    }
    return .members(members)
  }

  private mutating func element(_ value: KeyedValue, depth: Int) -> AttributeValue {
    guard let object = value.object else { return self.value(value, key: "") }
    let role = index.role(object)
    if role == .list || role == .dictionary, index.isInlined(object) {
      return collection(object, isPaired: role == .dictionary, depth: depth - 1) ?? .reference(id(object))
    }
    return reference(object, key: "")
  }
}
