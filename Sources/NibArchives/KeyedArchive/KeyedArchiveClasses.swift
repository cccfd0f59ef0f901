import NibGraph

/// The classes of a keyed archive as those of a graph.
struct KeyedArchiveClasses {
  /// The classes of the graph.
  private(set) var table = ClassTable()
  /// By class the number of its description; 0 for none.
  private(set) var numbers: [UInt32] = []
  /// By class its superclasses, nearest first.
  private(set) var superclasses: [[String]] = []
  /// By number the class that its description tells, and one more; 0 for none.
  private var byNumber: [UInt32]
  /// The first class of each name; nil until there are many to look among.
  private var byName: [String: ClassID]?

  /// No classes, of an archive with so many numbers.
  init(numbers count: Int) { byNumber = [UInt32](repeating: 0, count: count) }

  /// The class that the description of a number told.
  @inline(__always)
  func known(_ number: Int) -> ClassID? {
    let known = byNumber[number]
    return known == 0 ? nil : ClassID(Int(known) - 1)
  }

  /// A class that the archive need not describe.
  mutating func shared(_ name: String) -> ClassID {
    if let known = find(name) { return known }
    return append(name, number: 0, superclasses: [], fallbacks: [])
  }

  /// The first class of a name. Few are asked for by name; from many on a dictionary knows them.
  private mutating func find(_ name: String) -> ClassID? {
    guard table.count > 200 else { return table.find(name) }
    if byName == nil {
      byName = Dictionary(
        table.names.names.enumerated().map { ($0.element, ClassID($0.offset)) }, uniquingKeysWith: { first, _ in first }
      )
    }
    return byName?[name]
  }

  /// A class that a description tells.
  mutating func append(_ name: String, number: Int, superclasses chain: [String], fallbacks: [String]) -> ClassID {
    let list = fallbacks.map { shared($0) }
    let id = table.append(name, fallbacks: list)
    numbers.append(UInt32(truncatingIfNeeded: number))
    superclasses.append(chain)
    if number > 0 { byNumber[number] = UInt32(id.index) + 1 }
    if byName != nil, byName?[name] == nil { byName?[name] = id }
    return id
  }
}
