import NibBytes
import NibGraph
import NibPropertyLists

/// Writes the objects of a graph, which have their numbers, as a property list.
struct KeyedArchiveWriter: ~Copyable {
  /// In what order a dictionary of an object lists its keys.
  enum KeyOrder {
    /// As the graph has its values, and `$class` where it stood.
    case stored
    /// As the slots of a hash table.
    case hashed(KeyedDictionaryTable)
  }

  /// A value of a dictionary in the making.
  private enum Content {
    /// A value of the graph.
    case value(Int, isText: Bool)
    /// The values at these indices, in a list.
    case list(StrideTo<Int>)
    /// The number of the class description.
    case description(UInt32)
  }

  private let graph: ObjectGraph
  private let forms: KeyedObjectForms
  private let numbering: KeyedArchiveNumbering
  private let era: KeyedArchiveEra
  private let keyOrder: KeyOrder
  private var builder: PropertyListTableBuilder
  /// By key of the graph its name; nil until it is met.
  private var keyNames: [Name?]
  /// Names that are no key of the graph.
  private var otherNames: [String: Name] = [:]
  /// By name its object in the property list, which is put down where the name is first listed; -1 before.
  private var nameObjects: [Int] = []
  /// Lists by what is in them, where equal ones are one object.
  private var lists: [[UInt64]: Int] = [:]

  /// The name of a key.
  private struct Name {
    /// Its place in `nameObjects`.
    let place: Int
    let text: String
    let hash: UInt64
  }

  init(
    _ graph: ObjectGraph, _ forms: consuming KeyedObjectForms, _ numbering: KeyedArchiveNumbering,
    _ era: KeyedArchiveEra, _ keyOrder: KeyOrder
  ) {
    self.graph = graph
    self.forms = forms
    self.numbering = numbering
    self.era = era
    self.keyOrder = keyOrder
    builder = PropertyListTableBuilder(bytes: graph.bytes, repeatsTokens: !era.sharesLists)
    keyNames = Array(repeating: nil, count: graph.keys.count)
  }

  consuming func finish() -> PropertyListTable { builder.finish(usesThreeBytes: era.usesThreeByteOffsets) }

  mutating func write() {
    let rootKeys = era.rootKeys
    let root = builder.dictionary(count: rootKeys.count)
    for (index, key) in rootKeys.enumerated() { builder.set(index, of: root, to: builder.string(key)) }
    for (index, key) in rootKeys.enumerated() {
      let value =
        switch key {
        case "$archiver": builder.string("NSKeyedArchiver")
        case "$version": builder.integer(KeyedArchiveHeader.version)
        case "$top": object(.root)
        default: objects()
        }
      builder.set(rootKeys.count + index, of: root, to: value)
    }
  }

  private mutating func objects() -> Int {
    let list = builder.array(count: numbering.slots.count)
    for (number, slot) in numbering.slots.enumerated() {
      let object =
        switch slot {
        case .vacant: builder.string("$null")
        case .object(let id): object(id)
        case .description(let classID): description(classID)
        case .geometry(let value): builder.string(forms.geometryText(graph.values[value]) ?? "")
        }
      builder.set(number, of: list, to: object)
    }
    return list
  }

  private mutating func object(_ id: ObjectID) -> Int {
    let record = graph.objects[Int(id.index)]
    let range = Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)
    let form = forms.form(of: id)
    switch form {
    case .text, .number, .data, .date: return scalar(range.lowerBound, isText: form == .text)
    case .list, .pairs, .plain: break
    }
    var entries: [(name: Name, content: Content)] = []
    switch form {
    case .pairs:
      let second = stride(from: range.lowerBound + 2, to: range.upperBound, by: 2)
      entries = [
        (name("NS.keys"), .list(stride(from: range.lowerBound + 1, to: range.upperBound, by: 2))),
        (name("NS.objects"), .list(second)),
      ]
      if case .stored = keyOrder, graph.keyedNumbers?.valuesFirst.contains(id) == true { entries.reverse() }
    case .list:
      entries = [(name("NS.objects"), .list(stride(from: range.lowerBound + 1, to: range.upperBound, by: 1)))]
    default:
      let holdsText = forms.holdsText(record.classID)
      for index in range { entries.append(entry(index, holdsText)) }
    }
    return dictionary(ordered(entries, of: id, classID: record.classID))
  }

  private mutating func entry(_ index: Int, _ holdsText: Bool) -> (name: Name, content: Content) {
    let value = graph.values[index]
    guard forms.role(value.key) == .content else { return (name(value.key), .value(index, isText: false)) }
    guard holdsText, value.code == .data else {
      return (name(holdsText ? "NS.string" : "NS.data"), .value(index, isText: false))
    }
    // Bytes that are no text keep the key that archives have for bytes.
    let isText = forms.isText(ByteSpan(bits: value.bits))
    return (name(isText ? "NS.string" : .key(.bytes)), .value(index, isText: isText))
  }

  /// The entries of an object's dictionary with `$class` among them, in the order in which they are listed.
  private mutating func ordered(
    _ entries: [(name: Name, content: Content)], of id: ObjectID, classID: ClassID
  ) -> [(name: Name, content: Content)] {
    let isRoot = id == .root
    var all = entries
    let description = (name: name("$class"), content: Content.description(numbering.classes[Int(classID.index)]))
    switch keyOrder {
    case .stored:
      let place = Int(graph.keyedNumbers?.classPlaces[Int(id.index)] ?? .max)
      if !isRoot { all.insert(description, at: min(place, all.count)) }
      return all
    case .hashed(let table):
      if !isRoot { all.append(description) }
      return table.order(of: all.map(\.name.hash), isTop: isRoot).map { all[$0] }
    }
  }

  private mutating func dictionary(_ entries: [(name: Name, content: Content)]) -> Int {
    let dictionary = builder.dictionary(count: entries.count)
    for (index, entry) in entries.enumerated() { builder.set(index, of: dictionary, to: object(of: entry.name)) }
    for (index, entry) in entries.enumerated() {
      let value =
        switch entry.content {
        case .value(let index, let isText): scalar(index, isText: isText)
        case .list(let indices): list(indices)
        case .description(let number): builder.uid(number)
        }
      builder.set(entries.count + index, of: dictionary, to: value)
    }
    return dictionary
  }

  private mutating func list(_ indices: StrideTo<Int>) -> Int {
    let positions = Array(indices)
    let content = era.sharesLists ? positions.flatMap { listed($0) } : []
    if era.sharesLists, let known = lists[content] { return known }
    let list = builder.array(count: positions.count)
    for (element, index) in positions.enumerated() { builder.set(element, of: list, to: scalar(index, isText: false)) }
    if era.sharesLists { lists[content] = list }
    return list
  }

  /// What an element of a list is, in numbers.
  private func listed(_ index: Int) -> [UInt64] {
    let value = graph.values[index]
    let number = value.object.map { UInt64(numbering.objects[Int($0.index)]) }
    return [UInt64(value.code.rawValue), number ?? value.bits]
  }

  private mutating func scalar(_ index: Int, isText: Bool) -> Int {
    let value = graph.values[index]
    let hidden = numbering.hidden.isEmpty ? 0 : numbering.hidden[index]
    switch value.value {
    case .int(let number): return builder.integer(number)
    case .bool(let flag): return builder.boolean(flag)
    case .float(let number): return builder.real(UInt64(number.bitPattern), width: 4)
    case .double(let number): return builder.real(number.bitPattern, width: 8)
    case .null: return builder.uid(hidden)
    case .reference(let target): return builder.uid(numbering.objects[Int(target.index)])
    case .data(let span):
      if hidden > 0 { return builder.uid(hidden) }
      return isText ? builder.string(span) : builder.data(span)
    }
  }
}

// MARK: Names

extension KeyedArchiveWriter {
  private mutating func description(_ classID: ClassID) -> Int {
    let row = Int(classID.index)
    let name = graph.classes.names[row]
    var entries: [(key: String, texts: [String]?)] = [("$classes", [name] + superclasses(of: row, name))]
    let hints = graph.classes.fallbacks[row].map { graph.classes.names[Int($0.index)] }
    if !hints.isEmpty { entries.append(("$classhints", hints)) }
    entries.insert(("$classname", nil), at: era.namesClassFirst ? 0 : entries.count)
    let dictionary = builder.dictionary(count: entries.count)
    for (index, entry) in entries.enumerated() { builder.set(index, of: dictionary, to: builder.string(entry.key)) }
    for (index, entry) in entries.enumerated() {
      let value = entry.texts.map { texts($0) } ?? builder.string(name)
      builder.set(entries.count + index, of: dictionary, to: value)
    }
    return dictionary
  }

  private func superclasses(of row: Int, _ name: String) -> [String] {
    if let numbers = graph.keyedNumbers, numbers.chains.count == graph.classes.count {
      let chain = numbers.chains[row]
      if !chain.isEmpty { return chain }
    }
    return SuperclassTable.chain(of: name)
  }

  private mutating func texts(_ texts: [String]) -> Int {
    let array = builder.array(count: texts.count)
    for (index, text) in texts.enumerated() { builder.set(index, of: array, to: builder.string(text)) }
    return array
  }

  private mutating func name(_ key: KeyID) -> Name {
    if let known = keyNames[Int(key.index)] { return known }
    let made = made(graph.keyName(key))
    keyNames[Int(key.index)] = made
    return made
  }

  private mutating func name(_ text: String) -> Name {
    if let known = otherNames[text] { return known }
    let made = made(text)
    otherNames[text] = made
    return made
  }

  private mutating func made(_ text: String) -> Name {
    nameObjects.append(-1)
    guard case .hashed(let table) = keyOrder else { return Name(place: nameObjects.count - 1, text: text, hash: 0) }
    let bytes = Array(text.utf8)
    let hash = table.hash(bytes, ByteSpan(offset: 0, count: bytes.count))
    return Name(place: nameObjects.count - 1, text: text, hash: hash)
  }

  private mutating func object(of name: Name) -> Int {
    if nameObjects[name.place] < 0 { nameObjects[name.place] = builder.string(name.text) }
    return nameObjects[name.place]
  }
}
