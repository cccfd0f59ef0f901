import NibGraph

/// The classes of a keyed archive as those of a graph.
struct KeyedArchiveClasses {
  /// The classes of the graph.
  private(set) var table = ClassTable()
  /// By class the number of its description; 0 for none.
  private(set) var numbers: [UInt32] = []
  /// By class its superclasses, nearest first.
  private(set) var superclasses: [[String]] = []
  /// Classes by the number of their description.
  private(set) var byNumber: [Int: ClassID] = [:]
  /// Classes without a description, and classes to fall back on, by name.
  private var byName: [String: ClassID] = [:]

  /// A class that the archive need not describe.
  mutating func shared(_ name: String) -> ClassID {
    if let known = byName[name] { return known }
    return append(name, number: 0, superclasses: [], fallbacks: [])
  }

  /// A class that a description tells.
  mutating func append(_ name: String, number: Int, superclasses chain: [String], fallbacks: [String]) -> ClassID {
    let list = fallbacks.map { shared($0) }
    let id = table.append(name, fallbacks: list)
    numbers.append(UInt32(truncatingIfNeeded: number))
    superclasses.append(chain)
    if number > 0 { byNumber[number] = id }
    if byName[name] == nil { byName[name] = id }
    return id
  }
}
