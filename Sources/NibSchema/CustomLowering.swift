/// What rows cannot say: code of the compiler, with the names that it reads and the keys that it writes.
///
/// A family of elements declares its own beside its rows; the compiler has the code of each in a table by its name.
public struct CustomLowering: Sendable, Hashable {
  /// The name by which the compiler finds the code.
  public let name: String
  private let declaredReads: @Sendable () -> [String]
  private let declaredWrites: @Sendable () -> [String]

  /// Declares a custom lowering.
  /// - Parameters:
  ///   - name: the name of the property that declares it.
  ///   - reads: attributes, keys of children and tags of children without a key.
  ///   - writes: keys, in the order in which they are archived.
  public init(
    _ name: String, reads: @autoclosure @escaping @Sendable () -> [String] = [],
    writes: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.name = name
    declaredReads = reads
    declaredWrites = writes
  }

  /// Attributes and children of the element that are read. What is read of elements above and below is not among them.
  public var reads: [String] { declaredReads() }

  /// Keys of the element's object that are written, in the order in which they are archived.
  public var writes: [String] { declaredWrites() }

  /// Custom lowerings are equal by name.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Catalog {
  /// The custom lowerings that rows of the catalog's kinds name, each once, in the order of the kinds.
  public var customLowerings: [CustomLowering] {
    var seen: Set<CustomLowering> = []
    return all.flatMap { $0.rows.flatMap(\.customLowerings) }.filter { seen.insert($0).inserted }
  }
}

extension Row {
  /// The custom lowering that the row is, or those of the object that it synthesizes.
  fileprivate var customLowerings: [CustomLowering] {
    switch form {
    case .custom(let lowering): [lowering]
    case .synthesized(_, let rows): rows.flatMap(\.customLowerings)
    default: []
    }
  }
}
