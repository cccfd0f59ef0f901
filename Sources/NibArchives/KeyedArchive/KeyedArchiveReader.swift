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

  let source: KeyedArchiveSource
  private let limits: ReadLimits
  /// What each number leads to.
  var targets: GrowingBuffer<Target>
  /// Strings and arrays that stand as values themselves, which a graph has as objects; filled after all others.
  var nested = NumberMap<ObjectID>()
  /// Values, names and members that may still be made.
  private var valuesLeft: Int
  /// How many values the objects will have, if few stand as values themselves.
  private var expectedValues = 8

  var objects: GrowingBuffer<ObjectRecord>
  var values = GrowingBuffer<KeyedValue>(capacity: 0)
  var origins: GrowingBuffer<Origin>
  var text: KeyedArchiveText
  var classes: KeyedArchiveClasses
  /// By object how many keys come before `$class`.
  var classPlaces: GrowingBuffer<UInt16>
  var valuesFirst = GrowingBuffer<ObjectID>(capacity: 0)
  var hidden = GrowingBuffer<KeyedArchiveNumbers.HiddenReference>(capacity: 64)

  init(_ source: KeyedArchiveSource, limits: ReadLimits, size: Int) {
    self.source = source
    self.limits = limits
    // Every value takes at least a byte of key and a byte of value; arrays that old archives share need some more.
    valuesLeft = min(limits.values, 8 * size)
    let (table, top) = (source.table, source.header.top)
    // Text under UIKit's keys of geometry stands for numbers.
    let hasGeometry =
      table.value(.key(.nibObjectsKey), of: top) != nil || table.value(.key(.nibTopLevelObjectsKey), of: top) != nil
    text = KeyedArchiveText(source, hasGeometry: hasGeometry)
    classes = KeyedArchiveClasses(numbers: source.numbered.count)
    let count = min(source.numbered.count, size) + 1
    targets = GrowingBuffer(capacity: count)
    objects = GrowingBuffer(capacity: count)
    origins = GrowingBuffer(capacity: count)
    classPlaces = GrowingBuffer(capacity: count)
  }

  mutating func read() throws(ArchiveError) -> ObjectGraph {
    guard source.numbered.count < limits.objects else {
      let detail =
        "the archive has \(source.numbered.count) objects, the limit is \(limits.objects)"
        + "; a program that sets its own ReadLimits reads more"
      throw source.error(.tooLarge, source.table.top, detail)
    }
    append(classes.shared(.class(.object)), source.header.top)
    var numbers = GrowingBuffer<UInt32>(capacity: source.numbered.count + 1)
    numbers.append(0)
    for number in 0..<source.numbered.count {
      targets.append(try target(Int(source.numbered[number])))
      if objects.count > numbers.count { numbers.append(UInt32(truncatingIfNeeded: number)) }
    }
    expectedValues += source.run(source.header.top).count
    let values = try foldedValues()
    while numbers.count < objects.count { numbers.append(0) }
    return graph(numbers: numbers.array, values: values)
  }

  /// The values of all objects, where the graph will have them.
  private mutating func foldedValues() throws(ArchiveError) -> [KeyedValue] {
    var failure: ArchiveError?
    let expected = min(expectedValues, valuesLeft, source.members.count + source.numbered.count)
    let folded = [KeyedValue](unsafeUninitializedCapacity: max(expected, 8)) { memory, filled in
      values = GrowingBuffer(lent: memory)
      do throws(ArchiveError) { try foldAll() } catch { failure = error }
      if values.isLent { filled = values.count }
    }
    if let failure { throw failure }
    return values.isLent ? folded : values.array
  }

  private mutating func foldAll() throws(ArchiveError) {
    try fold(source.header.top, into: .root)
    for number in 0..<targets.count {
      if case .object(let id) = targets[number] { try fold(Int(source.numbered[number]), into: id) }
    }
    var next = 0
    while next < nested.count {
      try fold(nested.numbers[next], into: nested.values[next])
      next += 1
    }
  }

  private func graph(numbers: [UInt32], values: [KeyedValue]) -> ObjectGraph {
    let table = source.table
    let form: ArchiveFormat.PropertyListForm = table.form == .binary ? .binary : .xml
    let era = KeyedArchiveEra.of(source)
    let origins = OriginTable(
      file: source.file, origins: origins.array, text: table.form == .xml ? table.bytes : [], identifiers: [])
    var graph = ObjectGraph(
      checked: .keyedArchive(form, era: era), objects: objects.array, values: values, keys: text.keys,
      classes: classes.table, bytes: text.bytes, origins: origins)
    graph.keyedNumbers = KeyedArchiveNumbers(
      objects: numbers, classes: classes.numbers, chains: classes.chains, classPlaces: classPlaces.array,
      valuesFirst: Set(valuesFirst.array), hidden: hidden.array)
    return graph
  }
}

// MARK: Objects

extension KeyedArchiveReader {
  @discardableResult
  @inline(__always)
  mutating func append(_ classID: ClassID, _ object: Int) -> ObjectID {
    objects.append(ObjectRecord(classID: classID, firstValue: 0, valueCount: 0))
    classPlaces.append(0)
    origins.append(Origin(offset: source.objects[object].offset, identifier: .empty))
    return ObjectID(objects.count - 1)
  }

  /// What a member of `$objects` becomes; objects get their place in the graph here and their values later.
  private mutating func target(_ object: Int) throws(ArchiveError) -> Target {
    expectedValues += 1
    switch source.objects[object].kind {
    case .null: return .null
    case .string, .wideString:
      if ByteSpan(bits: source.objects[object].bits).count == 5, source.holds("$null", object) { return .null }
      return .object(append(classes.plain(.text), object))
    case .integer, .real, .boolean: return .object(append(classes.plain(.number), object))
    case .data: return .object(append(classes.plain(.data), object))
    case .date: return .object(append(classes.plain(.date), object))
    case .dictionary: return try dictionaryTarget(object)
    case .array, .uid:
      throw source.error(
        .malformed, object, "an array or UID among $objects; expected an object, text, a number or data")
    }
  }

  private mutating func dictionaryTarget(_ object: Int) throws(ArchiveError) -> Target {
    let (first, count) = source.run(object)
    // Finding a key looks at all of them, and one dictionary may be listed many times.
    try spend(count, object)
    expectedValues += count - 1
    var reference: Int?
    for place in first..<first + count {
      switch text.symbol(Int(source.members[place])) {
      case .className: return .classDescription
      case .listed, .listedKeys: expectedValues += source.items(Int(source.members[place + count]))?.count ?? 0
      case .classReference: if reference == nil { reference = Int(source.members[place + count]) }
      default: break
      }
    }
    guard let reference, let number = source.uid(reference) else {
      throw source.error(.malformed, object, "a dictionary among $objects has no $class with a UID")
    }
    guard number < source.numbered.count else { throw outOfRange(reference, UInt64(number)) }
    if let known = classes.known(number) { return .object(append(known, object)) }
    return .object(append(try describedClass(number, reference), object))
  }

  /// The class that a description tells: its name, superclasses and the classes to fall back on.
  @inline(never)
  private mutating func describedClass(_ number: Int, _ reference: Int) throws(ArchiveError) -> ClassID {
    let description = Int(source.numbered[number])
    guard let text = source.value("$classname", of: description), source.isText(text) else {
      throw source.error(
        .malformed, reference, "$class is UID \(number), which is no class description with a $classname")
    }
    try spend(source.run(text).count, description)
    let chain = try names("$classes", of: description)
    let hints = try names("$classhints", of: description).map { source.text(Int(source.members[$0])) }
    return classes.append(text, of: source, number: number, chain: chain.dropFirst(), fallbacks: hints)
  }

  /// The members that are the texts of an array in a class description; none if there is no array.
  private mutating func names(_ key: StaticString, of description: Int) throws(ArchiveError) -> Range<Int> {
    guard let list = source.value(key, of: description), let items = source.items(list) else { return 0..<0 }
    try spend(items.count, description)
    for place in items.first..<items.first + items.count {
      let item = Int(source.members[place])
      guard source.isText(item) else { throw source.error(.malformed, item, "\(key) names no class here") }
      try spend(source.run(item).count, description)
    }
    return items.first..<items.first + items.count
  }

  @inline(never)
  func outOfRange(_ reference: Int, _ number: UInt64) -> ArchiveError {
    source.error(
      .indexOutOfRange, reference, "UID \(Int(clamping: number)), the archive has \(source.numbered.count) objects")
  }

  @inline(__always)
  mutating func spend(_ count: Int, _ object: Int) throws(ArchiveError) {
    valuesLeft -= count
    guard valuesLeft >= 0 else { throw overspent(object) }
  }

  @inline(never)
  private func overspent(_ object: Int) -> ArchiveError {
    source.error(.tooLarge, object, "objects share content until the archive has too many values for its size")
  }
}
