import NibBytes
import NibGraph

/// How an object of a graph stands in a keyed archive.
enum KeyedObjectForm: BitwiseCopyable {
  /// Text, a number, data or a date by itself, without a class.
  case text, number, data, date
  /// A list of elements under `NS.objects`.
  case list
  /// Keys under `NS.keys` and as many values under `NS.objects`.
  case pairs
  /// Keys and values.
  case plain
}

/// Which form each object of a graph has, and what its keys mean.
struct KeyedObjectForms: ~Copyable {
  /// What a key means to a keyed archive.
  enum KeyRole: UInt8, BitwiseCopyable {
    case other, content, inlined, element, number, time
    /// Geometry of UIKit: a point, size or insets; a rect.
    case flatGeometry, rect
  }

  /// What the name of a class says.
  private enum ClassRole: UInt8, BitwiseCopyable { case other, string, text, number, data, date, dictionary }

  private let graph: ObjectGraph
  /// Whether the archiver has words of 32 bits, and so has its geometry.
  private let isOf32Bits: Bool
  /// Classes whose objects have a description although their name is that of text, numbers or data.
  private let describedClasses: [UInt32]
  private var keyRoles: [KeyRole]
  private var classRoles: [ClassRole]
  /// By object its form.
  private var forms: [KeyedObjectForm] = []
  /// By span of longer content whether it is text: many objects may share one.
  private var longTexts: [UInt64: Bool] = [:]

  init(_ graph: ObjectGraph) {
    self.graph = graph
    if case .keyedArchive(_, let era) = graph.format.container {
      isOf32Bits = !KeyedDictionaryTable.of(era).isWide
    } else {
      isOf32Bits = false
    }
    let described = graph.keyedNumbers?.classes ?? []
    describedClasses = described.count == graph.classes.count ? described : []
    let hasGeometry = graph.format.platform?.traits.archives.hasFlatGeometry ?? false
    keyRoles = Array(repeating: .other, count: graph.keys.count)
    classRoles = Array(repeating: .other, count: graph.classes.count)
    findRoles(hasGeometry: hasGeometry)
    for value in graph.values where value.code == .data && role(value.key) == .content {
      let span = ByteSpan(bits: value.bits)
      if Int(span.count) > Self.longest, longTexts[value.bits] == nil { longTexts[value.bits] = isValidText(span) }
    }
    forms.reserveCapacity(graph.count)
    for object in graph.objectIDs { forms.append(makeForm(of: object)) }
  }

  /// The most bytes that are looked at each time.
  private static let longest = 64

  /// Finds the roles of the keys and classes that objects have: tables hold many more names than one graph uses.
  private mutating func findRoles(hasGeometry: Bool) {
    var isKeyKnown = [Bool](repeating: false, count: keyRoles.count)
    for value in graph.values {
      let key = Int(value.key.index)
      if isKeyKnown[key] { continue }
      isKeyKnown[key] = true
      keyRoles[key] = Self.role(of: graph.keys, key, hasGeometry: hasGeometry)
    }
    var isClassKnown = [Bool](repeating: false, count: classRoles.count)
    for record in graph.objects {
      let row = Int(record.classID.index)
      if isClassKnown[row] { continue }
      isClassKnown[row] = true
      classRoles[row] = Self.role(ofClass: graph.classes.names, row)
    }
  }

  private static func role(of keys: NameTable, _ key: Int, hasGeometry: Bool) -> KeyRole {
    if keys.holds(.key(.nibEncoderEmptyKey), at: key) { return .element }
    if keys.holds(.key(.nsInlinedValue), at: key) { return .inlined }
    if keys.holds(.key(.bytes), at: key) { return .content }
    for name in [String.key(.nsIntval), .key(.nsDblval), .key(.nsBoolval)] where keys.holds(name, at: key) {
      return .number
    }
    if keys.holds("NS.time", at: key) { return .time }
    guard hasGeometry, let shape = GeometryText.keys[keys[key]] else { return .other }
    return shape == .rect ? .rect : .flatGeometry
  }

  private static func role(ofClass names: NameTable, _ row: Int) -> ClassRole {
    switch names[row] {
    case .class(.string): .text
    case .class(.number): .number
    case .class(.data): .data
    case .class(.date): .date
    case let name where name.hasSuffix("String"): .string
    case let name where name.hasSuffix("Dictionary"): .dictionary
    default: .other
    }
  }

  func role(_ key: KeyID) -> KeyRole { keyRoles[Int(key.index)] }

  /// The form of an object.
  func form(of object: ObjectID) -> KeyedObjectForm { forms[Int(object.index)] }

  private func makeForm(of object: ObjectID) -> KeyedObjectForm {
    let record = graph.objects[Int(object.index)]
    let values = graph.values(of: object)
    guard let first = values.first, object != .root else { return .plain }
    if role(first.key) == .inlined, first.code == .true, values.dropFirst().allSatisfy({ role($0.key) == .element }) {
      let isPaired = classRoles[Int(record.classID.index)] == .dictionary && values.count % 2 == 1
      return isPaired ? .pairs : .list
    }
    guard values.count == 1, !isDescribed(record.classID) else { return .plain }
    switch (classRoles[Int(record.classID.index)], role(first.key), first.code) {
    case (.text, .content, .data): return isPlainText(first) ? .text : .plain
    case (.number, .number, let code): return code == .data || code == .null || code == .reference ? .plain : .number
    case (.data, .content, .data): return .data
    case (.date, .time, .double): return describedClasses.isEmpty ? .plain : .date
    default: return .plain
    }
  }

  private func isDescribed(_ classID: ClassID) -> Bool {
    !describedClasses.isEmpty && describedClasses[Int(classID.index)] > 0
  }

  /// Whether bytes are text, and one that a reader does not take for nil.
  private func isPlainText(_ value: KeyedValue) -> Bool {
    let span = ByteSpan(bits: value.bits)
    return !graph.bytes.equals(span, "$null") && isText(span)
  }

  /// Whether bytes are valid UTF-8.
  func isText(_ span: ByteSpan) -> Bool { longTexts[span.bits] ?? isValidText(span) }

  private func isValidText(_ span: ByteSpan) -> Bool {
    String(validating: graph.bytes[span.range], as: UTF8.self) != nil
  }

  /// Whether objects of a class hold text under the key of content.
  func holdsText(_ classID: ClassID) -> Bool {
    let role = classRoles[Int(classID.index)]
    return role == .text || role == .string
  }

  /// The text of geometry that a keyed archive has where a graph has an inline struct; nil for other values.
  func geometryText(_ value: KeyedValue) -> String? {
    guard value.code == .data else { return nil }
    let role = role(value.key)
    guard role == .rect || role == .flatGeometry, let numbers = graph.reals(ByteSpan(bits: value.bits)) else {
      return nil
    }
    guard numbers.count == 2 || numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let isNarrow = isOf32Bits && graph.bytes[Int(ByteSpan(bits: value.bits).offset)] == 6
    return GeometryText.text(numbers, isNested: role == .rect, isNarrow: isNarrow)
  }
}
