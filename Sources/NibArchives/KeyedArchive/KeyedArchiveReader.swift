import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

// Invariant: an object of the archive is folded once, in the order of the numbers, and whatever it takes is counted
// against `valuesLeft`, so that neither shared lists nor cycles cost more than a multiple of the file.

/// Folds the objects of a keyed archive into the tables of a graph.
struct KeyedArchiveReader: ~Copyable {
  /// What a number of the archive leads to.
  enum Target: BitwiseCopyable {
    /// Nothing: `$null`.
    case null
    /// A class description.
    case classDescription
    /// An object of the graph.
    case object(ObjectID)
  }

  /// Classes of what stands by itself.
  private struct PlainClasses {
    var text: ClassID?
    var number: ClassID?
  }

  let table: PropertyListTable
  let header: KeyedArchiveHeader
  let file: String
  /// The objects and members of the property list.
  let stored: [PropertyListTable.Object]
  let members: [UInt32]
  private let limits: ReadLimits
  /// What each number leads to.
  var targets: [Target] = []
  /// Strings and arrays that stand as values themselves, which a graph has as objects; filled after all others.
  var nested: [UInt32: ObjectID] = [:]
  var nestedObjects: [Int] = []
  /// Values, names and members that may still be made.
  private var valuesLeft: Int

  var objects: GrowingBuffer<ObjectRecord>
  var values: GrowingBuffer<KeyedValue>
  var origins: GrowingBuffer<Origin>
  var text: KeyedArchiveText
  var classes: KeyedArchiveClasses
  private var plain = PlainClasses()
  /// Whether text under UIKit's keys of geometry stands for numbers.
  let foldsGeometry: Bool
  /// By object how many keys come before `$class`.
  var classPlaces: GrowingBuffer<UInt16>
  var valuesFirst: Set<ObjectID> = []
  var hidden: [KeyedArchiveNumbers.HiddenReference] = []

  init(_ table: PropertyListTable, _ header: KeyedArchiveHeader, file: String, limits: ReadLimits, size: Int) {
    self.table = table
    self.header = header
    self.file = file
    self.limits = limits
    stored = table.objects
    members = table.members
    // Every value takes at least a byte of key and a byte of value; arrays that old archives share need some more.
    valuesLeft = min(limits.values, 8 * size)
    foldsGeometry =
      table.value(NibKey.objects, of: header.top) != nil || table.value(NibKey.topLevelObjects, of: header.top) != nil
    text = KeyedArchiveText(table, hasGeometry: foldsGeometry)
    classes = KeyedArchiveClasses(numbers: header.objects.count)
    let count = min(header.objects.count, size) + 1
    objects = GrowingBuffer(capacity: count)
    origins = GrowingBuffer(capacity: count)
    classPlaces = GrowingBuffer(capacity: count)
    values = GrowingBuffer(capacity: members.count / 2 + count)
    targets.reserveCapacity(count)
  }

  mutating func read() throws(ArchiveError) -> ObjectGraph {
    guard header.objects.count < limits.objects else {
      let detail = "the archive has \(header.objects.count) objects, the limit is \(limits.objects)"
      throw ArchiveError(code: .tooLarge, place: table.place(table.top, file: file), detail: detail)
    }
    let root = classes.shared("NSObject")
    append(root, header.top)
    var numbers: [UInt32] = [0]
    numbers.reserveCapacity(header.objects.count + 1)
    for (number, object) in header.objects.enumerated() {
      targets.append(try target(Int(object)))
      if objects.count > numbers.count { numbers.append(UInt32(truncatingIfNeeded: number)) }
    }
    try fold(header.top, into: .root)
    for number in targets.indices {
      if case .object(let id) = targets[number] {
        try fold(Int(header.objects[header.objects.startIndex + number]), into: id)
      }
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
      checked: .keyedArchive(form, era: era), objects: objects.array, values: values.array, keys: text.keys,
      classes: classes.table,
      bytes: text.bytes, origins: OriginTable(file: file, origins: origins.array, text: source, identifiers: []))
    graph.keyedNumbers = KeyedArchiveNumbers(
      objects: numbers, classes: classes.numbers, superclasses: classes.superclasses, classPlaces: classPlaces.array,
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
  mutating func append(_ classID: ClassID, _ object: Int) -> ObjectID {
    objects.append(ObjectRecord(classID: classID, firstValue: 0, valueCount: 0))
    classPlaces.append(0)
    origins.append(Origin(offset: stored[object].offset, identifier: .empty))
    return ObjectID(objects.count - 1)
  }

  /// What a member of `$objects` becomes; objects get their place in the graph here and their values later.
  private mutating func target(_ object: Int) throws(ArchiveError) -> Target {
    switch stored[object].kind {
    case .null: return .null
    case .string, .wideString:
      if ByteSpan(bits: stored[object].bits).count == 5, table.holds("$null", object) { return .null }
      return .object(append(textClass(), object))
    case .integer, .real, .boolean: return .object(append(numberClass(), object))
    case .data: return .object(append(classes.shared("NSData"), object))
    case .date: return .object(append(classes.shared("NSDate"), object))
    case .dictionary: return try dictionaryTarget(object)
    case .array, .uid:
      throw error(.malformed, object, "an array or UID among $objects; expected an object, text, a number or data")
    }
  }

  private mutating func dictionaryTarget(_ object: Int) throws(ArchiveError) -> Target {
    let run = ByteSpan(bits: stored[object].bits)
    // Finding a key looks at all of them, and one dictionary may be listed many times.
    try spend(Int(run.count), object)
    let first = Int(run.offset)
    var reference: Int?
    for place in first..<first + Int(run.count) {
      switch text.symbol(Int(members[place])) {
      case .className: return .classDescription
      case .classReference: if reference == nil { reference = Int(members[place + Int(run.count)]) }
      default: break
      }
    }
    return .object(append(try classID(of: object, reference), object))
  }

  private mutating func textClass() -> ClassID {
    if let known = plain.text { return known }
    plain.text = classes.shared("NSString")
    return classes.shared("NSString")
  }

  private mutating func numberClass() -> ClassID {
    if let known = plain.number { return known }
    plain.number = classes.shared("NSNumber")
    return classes.shared("NSNumber")
  }

  private mutating func classID(of object: Int, _ reference: Int?) throws(ArchiveError) -> ClassID {
    guard let reference, let number = table.uid(reference) else {
      throw error(.malformed, object, "a dictionary among $objects has no $class with a UID")
    }
    guard number < header.objects.count else { throw outOfRange(reference, number) }
    if let known = classes.known(number) { return known }
    let description = Int(header.objects[header.objects.startIndex + number])
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

  func outOfRange(_ reference: Int, _ number: Int) -> ArchiveError {
    error(.indexOutOfRange, reference, "UID \(number), the archive has \(header.objects.count) objects")
  }

  @inline(__always)
  mutating func spend(_ count: Int, _ object: Int) throws(ArchiveError) {
    valuesLeft -= count
    guard valuesLeft >= 0 else { throw overspent(object) }
  }

  @inline(never)
  private func overspent(_ object: Int) -> ArchiveError {
    error(.tooLarge, object, "objects share content until the archive has too many values for its size")
  }
}
