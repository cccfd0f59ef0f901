import NibBytes
import NibGraph

/// Classes of what stands by itself, without a description.
enum PlainClass: Int, CaseIterable {
  case text, number, data, date, list

  var name: String {
    switch self {
    case .text: .class(.string)
    case .number: .class(.number)
    case .data: .class(.data)
    case .date: .class(.date)
    case .list: .class(.array)
    }
  }
}

/// The classes of a keyed archive as those of a graph.
struct KeyedArchiveClasses: ~Copyable {
  /// The names of the classes.
  private var names = GrowingBuffer<UInt8>(capacity: 1024)
  private var spans = GrowingBuffer<ByteSpan>(capacity: 64)
  /// Classes to fall back on, of those that have some.
  private var fallbacks: [(classID: ClassID, list: [ClassID])] = []
  /// By class the number of its description; 0 for none.
  private var numberList = GrowingBuffer<UInt32>(capacity: 64)
  /// By class its superclasses, nearest first, as `ClassChains` has them.
  private var chainBytes = GrowingBuffer<UInt8>(capacity: 2048)
  private var chainEnds = GrowingBuffer<UInt32>(capacity: 128)
  private var chainRows = GrowingBuffer<UInt32>(capacity: 64)
  /// By number the class that its description tells, and one more; 0 for none.
  private var byNumber: GrowingBuffer<UInt32>
  /// By `PlainClass` the class and one more; 0 until it is met.
  private var plainClasses = GrowingBuffer<UInt32>(repeating: 0, count: PlainClass.allCases.count)
  /// The first class of each name; nil until there are many to look among.
  private var byName: [String: ClassID]?

  /// No classes, of an archive with so many numbers.
  init(numbers count: Int) { byNumber = GrowingBuffer(repeating: 0, count: count) }

  /// The classes of the graph.
  var table: ClassTable {
    var lists = [[ClassID]](repeating: [], count: spans.count)
    for row in fallbacks { lists[Int(row.classID.index)] = row.list }
    return ClassTable(names: NameTable(bytes: names.array, spans: spans.array), fallbacks: lists)
  }

  /// By class the number of its description; 0 for none.
  var numbers: [UInt32] { numberList.array }

  /// By class its superclasses, nearest first.
  var chains: ClassChains { ClassChains(bytes: chainBytes.array, ends: chainEnds.array, rows: chainRows.array) }

  /// The class that the description of a number told.
  @inline(__always)
  func known(_ number: Int) -> ClassID? {
    let known = byNumber[number]
    return known == 0 ? nil : ClassID(Int(known) - 1)
  }

  /// The class of what stands by itself.
  @inline(__always)
  mutating func plain(_ plain: PlainClass) -> ClassID {
    let known = plainClasses[plain.rawValue]
    return known == 0 ? firstPlain(plain) : ClassID(Int(known) - 1)
  }

  @inline(never)
  private mutating func firstPlain(_ plain: PlainClass) -> ClassID {
    let id = shared(plain.name)
    plainClasses[plain.rawValue] = id.index + 1
    return id
  }

  /// A class that the archive need not describe.
  mutating func shared(_ name: String) -> ClassID {
    if let known = find(name) { return known }
    let start = names.count
    for byte in name.utf8 { names.append(byte) }
    return added(from: start, number: 0)
  }

  /// A class that a description tells.
  /// - Parameters:
  ///   - name: the text that is its name.
  ///   - chain: members that are the names of its superclasses.
  mutating func append(
    _ name: Int, of source: KeyedArchiveSource, number: Int, chain: Range<Int>, fallbacks hints: [String]
  ) -> ClassID {
    let list = hints.isEmpty ? [] : hints.map { shared($0) }
    for place in chain {
      source.append(Int(source.members[place]), to: &chainBytes)
      chainEnds.append(UInt32(truncatingIfNeeded: chainBytes.count))
    }
    let start = names.count
    source.append(name, to: &names)
    let id = added(from: start, number: number)
    if number > 0 { byNumber[number] = UInt32(id.index) + 1 }
    if !list.isEmpty { fallbacks.append((id, list)) }
    return id
  }

  private mutating func added(from start: Int, number: Int) -> ClassID {
    let id = ClassID(spans.count)
    spans.append(ByteSpan(offset: start, count: names.count - start))
    numberList.append(UInt32(truncatingIfNeeded: number))
    chainRows.append(UInt32(truncatingIfNeeded: chainEnds.count))
    if byName != nil {
      let name = text(Int(id.index))
      if byName?[name] == nil { byName?[name] = id }
    }
    return id
  }

  /// The first class of a name. Few are asked for by name; from many on a dictionary knows them.
  private mutating func find(_ name: String) -> ClassID? {
    guard spans.count > 200 else { return first(of: name).map { ClassID($0) } }
    if byName == nil {
      byName = Dictionary(
        (0..<spans.count).map { (text($0), ClassID($0)) }, uniquingKeysWith: { first, _ in first })
    }
    return byName?[name]
  }

  private func first(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      let span = ByteSpan(offset: 0, count: wanted.count)
      return names.withValues { names in
        (0..<spans.count).first { Fingerprint.equal(names, spans[$0], wanted, span) }
      }
    }
  }

  private func text(_ row: Int) -> String {
    names.withValues { String(decoding: $0[spans[row].range], as: UTF8.self) }
  }
}
