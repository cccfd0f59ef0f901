import NibRuntime
import NibStandIns

/// Where a list's cells come from, by identifier: prototypes of its archive, classes and nibs of its code, and cells that
/// wait to be used again.
@MainActor
struct ReuseQueue<Cell: ReusableView> {
  private enum Source {
    case type(Cell.Type)
    case nib(any NibInstantiating)
    case prototype(ArchivedNib, [(String, WeakReference)])

    var word: String {
      switch self {
      case .type(let type): "class \(type)"
      case .nib: "nib"
      case .prototype: "prototype"
      }
    }
  }

  /// Makes a cell of a class that was registered.
  private let make: @MainActor (Cell.Type, String) -> Cell
  private var sources: [String: Source] = [:]
  private var idle: [String: [Cell]] = [:]
  /// The cell that is filled once more; it is taken in place of another one of its identifier.
  var current: Cell?

  init(make: @escaping @MainActor (Cell.Type, String) -> Cell) { self.make = make }

  mutating func register(_ type: Cell.Type?, for identifier: String) {
    sources[identifier] = type.map { .type($0) }
  }

  mutating func register(_ nib: (any NibInstantiating)?, for identifier: String) {
    sources[identifier] = nib.map { .nib($0) }
  }

  /// The prototypes of an archive with the objects that each expects from outside.
  ///
  /// - Seen: dictionaries of UINib by identifier, and of dictionaries of objects, in tables and collections.
  mutating func readPrototypes(_ coder: NibCoder, nibs: String, externals: String) throws {
    guard coder.contains(nibs), case .dictionary(let pairs)? = try coder.value(nibs) else { return }
    var given: [String: [(String, WeakReference)]] = [:]
    if case .dictionary(let lists)? = try coder.value(externals) {
      for list in lists { given[Self.name(list)] = Self.objects(list.value) }
    }
    for pair in pairs {
      guard let nib = pair.value.object as? ArchivedNib else { continue }
      let name = Self.name(pair)
      sources[name] = .prototype(nib, given[name] ?? [])
    }
  }

  private static func name(_ pair: NibPair) -> String { String(nibValue: pair.key) ?? "" }

  /// Held weakly: they are the archive's own, as the controller that a cell's segue starts from.
  private static func objects(_ value: NibValue) -> [(String, WeakReference)] {
    guard case .dictionary(let pairs) = value else { return [] }
    return pairs.compactMap { pair in pair.value.object.map { (name(pair), WeakReference($0)) } }
  }

  func isRegistered(_ identifier: String) -> Bool { sources[identifier] != nil }

  /// Identifiers of the archive's prototypes, sorted.
  var prototypes: [String] {
    sources.filter { if case .prototype = $0.value { true } else { false } }.keys.sorted()
  }

  /// The connections from outside into the archive's prototypes, which are not made.
  var repeatedConnections: [RepeatedConnection] {
    prototypes.flatMap { identifier in
      guard case .prototype(let nib, _)? = sources[identifier] else { return [RepeatedConnection]() }
      return RepeatedConnection.all(in: nib, identifier)
    }
  }

  /// `'Plain' (prototype), 'Big' (class BigCell)`, or `nothing`.
  var registered: String {
    if sources.isEmpty { return "nothing" }
    return sources.sorted { $0.key < $1.key }.map { "'\($0.key)' (\($0.value.word))" }.joined(separator: ", ")
  }

  /// A cell that waits, else a new one; nil if nothing is registered.
  /// - Throws: what making it throws; `StandInError` with code `noCellInNib`.
  mutating func take(_ identifier: String, for list: UIView) throws -> Cell? {
    if let current, current.reuseIdentifier == identifier {
      self.current = nil
      return current
    }
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell: Cell
    switch sources[identifier] {
    case nil: return nil
    case .type(let type)?: cell = make(type, identifier)
    case .nib(let nib)?:
      cell = try Self.cell(in: try nib.instantiateReport(owner: nil, externalObjects: [:]), identifier, list)
    case .prototype(let nib, let externals)?:
      let alive = externals.compactMap { name, reference in reference.object.map { (name, $0) } }
      let given = Dictionary(alive) { first, _ in first }
      cell = try Self.cell(in: try nib.instantiateReport(owner: nil, externalObjects: given), identifier, list)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  private static func cell(in report: Instantiation, _ identifier: String, _ list: UIView) throws -> Cell {
    if let cell = report.topLevel.lazy.compactMap({ $0 as? Cell }).first { return cell }
    let found = report.topLevel.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    throw StandInError(
      .noCellInNib, list,
      "the nib for '\(identifier)' has no \(Cell.self) at its top level, but \(found.isEmpty ? "nothing" : found)")
  }

  /// Takes a cell back for another use; one without identifier is let go.
  mutating func put(_ cell: Cell) {
    guard let identifier = cell.reuseIdentifier else { return }
    idle[identifier, default: []].append(cell)
  }

  /// Number of cells that wait.
  var idleCount: Int { idle.values.reduce(0) { $0 + $1.count } }
}
