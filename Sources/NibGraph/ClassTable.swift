import NibBytes

/// The classes of a graph: names and, for some, classes to fall back on where the first is unknown.
public struct ClassTable: Sendable {
  /// The names.
  public private(set) var names: NameTable
  /// For each class the fallbacks in order; usually none.
  public private(set) var fallbacks: [[ClassID]]

  /// An empty table.
  public init() {
    names = NameTable()
    fallbacks = []
  }

  /// A table from names and fallbacks, which must be equally many.
  public init(names: NameTable, fallbacks: [[ClassID]]) {
    precondition(names.count == fallbacks.count)
    self.names = names
    self.fallbacks = fallbacks
  }

  /// Number of classes.
  public var count: Int { names.count }

  /// Appends a class and returns its identifier.
  @discardableResult
  public mutating func append(_ name: String, fallbacks list: [ClassID] = []) -> ClassID {
    fallbacks.append(list)
    return ClassID(names.append(name))
  }

  /// The first class of that name.
  public func find(_ name: String) -> ClassID? { names.firstIndex(of: name).map { ClassID($0) } }
}
