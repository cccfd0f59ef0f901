import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

// Invariant: an object of the archive is folded once, in the order of the numbers, and whatever it takes is counted
// against `valuesLeft`, so that neither shared lists nor cycles cost more than a multiple of the file.

/// Folds the objects of a keyed archive into the tables of a graph.
struct KeyedArchiveReader {
  /// What a number of the archive leads to.
  enum Target: BitwiseCopyable {
    /// Nothing: `$null`.
    case null
    /// A class description.
    case classDescription
    /// An object of the graph.
    case object(ObjectID)
  }

  let table: PropertyListTable
  let header: KeyedArchiveHeader
  let file: String
  private let limits: ReadLimits
  /// What each number leads to.
  private var targets: [Target] = []
  /// Strings and arrays that stand as values themselves, which a graph has as objects; filled after all others.
  private var nested: [UInt32: ObjectID] = [:]
  private var nestedObjects: [Int] = []
  /// Values, names and members that may still be made.
  private var valuesLeft: Int

  private var objects: [ObjectRecord] = []
  private var values: [KeyedValue] = []
  private var origins: [Origin] = []
  var text: KeyedArchiveText
  var classes: KeyedArchiveClasses
  private var foldsGeometry = false
  /// By object how many keys come before `$class`.
  private var classPlaces: [UInt16] = []
  private var valuesFirst: Set<ObjectID> = []
  private var hidden: [KeyedArchiveNumbers.HiddenReference] = []

  init(_ table: PropertyListTable, _ header: KeyedArchiveHeader, file: String, limits: ReadLimits, size: Int) {
    self.table = table
    self.header = header
    self.file = file
    self.limits = limits
    // Every value takes at least a byte of key and a byte of value; arrays that old archives share need some more.
    valuesLeft = min(limits.values, 8 * size)
    text = KeyedArchiveText(table)
    classes = KeyedArchiveClasses()
  }

  mutating func read() throws(ArchiveError) -> ObjectGraph {
    guard header.objects.count < limits.objects else {
      let detail = "the archive has \(header.objects.count) objects, the limit is \(limits.objects)"
      throw ArchiveError(code: .tooLarge, place: table.place(table.top, file: file), detail: detail)
    }
    let root = classes.shared("NSObject")
    append(root, header.top)
    var numbers: [UInt32] = [0]
    for (number, object) in header.objects.enumerated() {
      targets.append(try target(Int(object)))
      if objects.count > numbers.count { numbers.append(UInt32(truncatingIfNeeded: number)) }
    }
    let isUIKit = table.value(NibKey.objects, of: header.top) ?? table.value(NibKey.topLevelObjects, of: header.top)
    foldsGeometry = isUIKit != nil
    try fold(header.top, into: .root)
    for (number, object) in header.objects.enumerated() {
      if case .object(let id) = targets[number] { try fold(Int(object), into: id) }
    }
    var next = 0
    while next < nestedObjects.count {
      let object = nestedObjects[next]
      next += 1
      if let id = nested[UInt32(object)] { try fold(object, into: id) }
    }
    return graph(numbers: numbers + Array(repeating: 0, count: objects.count - numbers.count))
  }

  private func graph(numbers: [UInt32]) -> ObjectGraph {
    let form: ArchiveFormat.PropertyListForm = table.form == .binary ? .binary : .xml
    let source = table.form == .xml ? table.bytes : []
    let era = KeyedArchiveEra.of(table, header)
    var graph = ObjectGraph(
      checked: .keyedArchive(form, era: era), objects: objects, values: values, keys: text.keys, classes: classes.table,
      bytes: text.bytes, origins: OriginTable(file: file, origins: origins, text: source, identifiers: []))
    graph.keyedNumbers = KeyedArchiveNumbers(
      objects: numbers, classes: classes.numbers, superclasses: classes.superclasses, classPlaces: classPlaces,
      valuesFirst: valuesFirst, hidden: hidden)
    return graph
  }

  func error(_ code: ArchiveError.Code, _ object: Int, _ detail: String) -> ArchiveError {
    ArchiveError(code: code, place: table.place(object, file: file), detail: detail)
  }
}

// MARK: Objects

extension KeyedArchiveReader {
  @discardableResult
  private mutating func append(_ classID: ClassID, _ object: Int) -> ObjectID {
    objects.append(ObjectRecord(classID: classID, firstValue: 0, valueCount: 0))
    classPlaces.append(0)
    origins.append(Origin(offset: UInt32(clamping: table.offset(object) ?? Int(UInt32.max)), identifier: .empty))
    return ObjectID(objects.count - 1)
  }

  /// What a member of `$objects` becomes; objects get their place in the graph here and their values later.
  private mutating func target(_ object: Int) throws(ArchiveError) -> Target {
    switch table.objects[object].kind {
    case .null: return .null
    case .string, .wideString:
      return table.holds("$null", object) ? .null : .object(append(classes.shared("NSString"), object))
    case .integer, .real, .boolean: return .object(append(classes.shared("NSNumber"), object))
    case .data: return .object(append(classes.shared("NSData"), object))
    case .date: return .object(append(classes.shared("NSDate"), object))
    case .dictionary:
      // Finding a key looks at all of them, and one dictionary may be listed many times.
      try spend(table.keys(object)?.count ?? 0, object)
      if table.value("$classname", of: object) != nil { return .classDescription }
      return .object(append(try classID(of: object), object))
    case .array, .uid:
      throw error(.malformed, object, "an array or UID among $objects; expected an object, text, a number or data")
    }
  }

  private mutating func classID(of object: Int) throws(ArchiveError) -> ClassID {
    guard let reference = table.value("$class", of: object), let number = table.uid(reference) else {
      throw error(.malformed, object, "a dictionary among $objects has no $class with a UID")
    }
    guard number < header.objects.count else { throw outOfRange(reference, number) }
    let description = Int(header.objects[header.objects.startIndex + number])
    if let known = classes.byNumber[number] { return known }
    guard let text = table.value("$classname", of: description), let name = table.string(text) else {
      throw error(.malformed, reference, "$class is UID \(number), which is no class description with a $classname")
    }
    try spend(table.byteCount(text) ?? 0, description)
    let chain = try names("$classes", of: description)
    let hints = try names("$classhints", of: description)
    return classes.append(name, number: number, superclasses: Array(chain.dropFirst()), fallbacks: hints)
  }

  /// The texts of an array in a class description; none if there is no array.
  private mutating func names(_ key: String, of description: Int) throws(ArchiveError) -> [String] {
    guard let list = table.value(key, of: description).flatMap({ table.items($0) }) else { return [] }
    try spend(list.count, description)
    var names: [String] = []
    for item in list {
      guard let name = table.string(Int(item)) else { throw error(.malformed, Int(item), "\(key) names no class here") }
      try spend(table.byteCount(Int(item)) ?? 0, description)
      names.append(name)
    }
    return names
  }

  private func outOfRange(_ reference: Int, _ number: Int) -> ArchiveError {
    error(.indexOutOfRange, reference, "UID \(number), the archive has \(header.objects.count) objects")
  }

  private mutating func spend(_ count: Int, _ object: Int) throws(ArchiveError) {
    valuesLeft -= count
    guard valuesLeft >= 0 else {
      throw error(.tooLarge, object, "objects share content until the archive has too many values for its size")
    }
  }
}

// MARK: Values

extension KeyedArchiveReader {
  /// Fills an object of the graph with the values of one of the archive.
  private mutating func fold(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let first = values.count
    switch table.objects[object].kind {
    case .string, .wideString, .data: try add(.data(text.key(NibKey.bytes), text.span(object)), object)
    case .integer: try add(.int(text.key(NibKey.intValue), table.integer(object) ?? 0), object)
    case .real: try add(real(text.key(NibKey.doubleValue), object), object)
    case .boolean: try add(.bool(text.key(NibKey.boolValue), table.boolean(object) ?? false), object)
    case .date: try add(.double(text.key("NS.time"), table.real(object) ?? 0), object)
    case .array: try foldCollection([table.items(object) ?? []], object)
    case .dictionary: try foldDictionary(object, into: id)
    case .null, .uid: break
    }
    let count = values.count - first
    objects[Int(id.index)].firstValue = count == 0 ? 0 : UInt32(truncatingIfNeeded: first)
    objects[Int(id.index)].valueCount = UInt32(truncatingIfNeeded: count)
  }

  private mutating func add(_ value: KeyedValue, _ object: Int) throws(ArchiveError) {
    try spend(1, object)
    values.append(value)
  }

  private mutating func foldDictionary(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let (keys, stored) = (table.keys(object) ?? [], table.values(object) ?? [])
    if keys.count == 2 || keys.count == 3,
      let items = table.value("NS.objects", of: object).flatMap({ table.items($0) })
    {
      let names = table.value("NS.keys", of: object).flatMap { table.items($0) }
      guard names == nil || names?.count == items.count else {
        throw error(.malformed, object, "NS.keys has \(names?.count ?? 0) elements, NS.objects \(items.count)")
      }
      if keys.count == 2 || names != nil {
        noteOrder(keys, of: id)
        return try foldCollection((names.map { [$0] } ?? []) + [items], object)
      }
    }
    for (place, (key, item)) in zip(keys, stored).enumerated() {
      if table.holds("$class", Int(key)) {
        classPlaces[Int(id.index)] = UInt16(clamping: place)
        continue
      }
      guard let name = text.key(of: Int(key)) else {
        throw error(.malformed, Int(key), "the key of an object is no text")
      }
      try add(try value(name, Int(item)), Int(item))
    }
  }

  /// Keeps where the class stands among the keys of a collection, and which of two lists comes first.
  private mutating func noteOrder(_ keys: ArraySlice<UInt32>, of id: ObjectID) {
    let places = ["$class", "NS.objects"].map { name in keys.firstIndex { table.holds(name, Int($0)) } ?? keys.startIndex }
    classPlaces[Int(id.index)] = UInt16(clamping: places[0] - keys.startIndex)
    if keys.count == 3, places[1] < keys.startIndex + 1 + (places[0] < places[1] ? 1 : 0) { valuesFirst.insert(id) }
  }

  /// The mark, then the elements; of several lists one element each in turn.
  private mutating func foldCollection(_ lists: [ArraySlice<UInt32>], _ object: Int) throws(ArchiveError) {
    try add(.bool(text.key(NibKey.inlined), true), object)
    let element = text.key(NibKey.element)
    for position in 0..<(lists.first?.count ?? 0) {
      for list in lists {
        let item = Int(list[list.startIndex + position])
        try add(try value(element, item), item)
      }
    }
  }

  private mutating func value(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    switch table.objects[object].kind {
    case .null: return .null(key)
    case .boolean: return .bool(key, table.boolean(object) ?? false)
    case .integer: return .int(key, table.integer(object) ?? 0)
    case .real: return real(key, object)
    case .date: return .double(key, table.real(object) ?? 0)
    case .data: return .data(key, text.span(object))
    case .uid: return try reference(key, object)
    case .string, .wideString:
      return text.isContent(key) ? .data(key, text.span(object)) : .reference(key, nestedObject(object))
    case .array: return .reference(key, nestedObject(object))
    case .dictionary:
      throw error(.malformed, object, "a dictionary as a value; expected a UID, text, a number, data or an array")
    }
  }

  private func real(_ key: KeyID, _ object: Int) -> KeyedValue {
    let bits = table.realBits(object) ?? 0
    return KeyedValue(key: key, code: table.objects[object].width == 4 ? .float : .double, bits: bits)
  }

  private mutating func reference(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    guard let number = table.uid(object), number < targets.count else {
      throw outOfRange(object, table.uid(object) ?? Int.max)
    }
    switch targets[number] {
    case .null:
      if number > 0 { hide(number) }
      return .null(key)
    case .classDescription:
      throw error(.malformed, object, "UID \(number) is a class description; expected an object")
    case .object(let target):
      let stored = Int(header.objects[header.objects.startIndex + number])
      if text.isContent(key), table.byteCount(stored) != nil {
        hide(number)
        return .data(key, text.span(stored))
      }
      if foldsGeometry, text.isGeometry(key), let span = text.geometry(stored) {
        hide(number)
        return .data(key, span)
      }
      return .reference(key, target)
    }
  }

  /// Keeps the number that the next value does not show.
  private mutating func hide(_ number: Int) {
    hidden.append(
      .init(value: UInt32(truncatingIfNeeded: values.count), number: UInt32(truncatingIfNeeded: number)))
  }

  /// The object of the graph for a value that stands in the place of a reference; made once for each.
  private mutating func nestedObject(_ object: Int) -> ObjectID {
    if let known = nested[UInt32(object)] { return known }
    let isList = table.objects[object].kind == .array
    let id = append(classes.shared(isList ? "NSArray" : "NSString"), object)
    nested[UInt32(object)] = id
    nestedObjects.append(object)
    return id
  }
}
