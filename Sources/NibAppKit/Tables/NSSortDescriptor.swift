import NibRuntime
import NibSchema
import NibStandIns

/// What a list is sorted by. Stands in for NSSortDescriptor.
open class NSSortDescriptor: NSResponder {
  /// The key path from an object to what is compared.
  public final var key: String?
  /// Whether the least comes first.
  public final var isAscending = true
  /// The name of the comparison; nil for `compare:`.
  public final var selector: String?

  /// Makes one that compares the objects themselves.
  public required init() { super.init() }

  /// Makes one.
  public convenience init(key: String?, ascending: Bool) {
    self.init()
    self.key = key
    isAscending = ascending
  }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.sortDescriptorTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sortDescriptorTable] }

  private static let sortDescriptorTable = PropertyTable(
    NSSortDescriptor.self, kind: AppKitElements.sortDescriptor, fresh: { NSSortDescriptor() },
    [
      Property("key", row: "sortKey", \.key),
      Property("ascending", \.isAscending),
      Property("selector", \.selector),
    ])

  /// The same the other way round.
  public final var reversed: NSSortDescriptor { NSSortDescriptor(key: key, ascending: !isAscending) }
}

extension [NSSortDescriptor] {
  /// Values in this order; those that compare equal stay as they are.
  @MainActor
  func sorted(_ values: [NibValue]) -> [NibValue] {
    guard !isEmpty else { return values }
    let keys = map { (path: KeyPathWalk.keys($0.key ?? "self"), isAscending: $0.isAscending) }
    let keyed = values.enumerated().map { place, value in
      let found = keys.map { key -> NibValue in
        if case .value(let part) = KeyPathWalk.value(key.path[...], from: value) { part } else { .null }
      }
      return (place: place, value: value, keys: found)
    }
    let ordered = keyed.sorted { left, right in
      for (index, key) in keys.enumerated() {
        let order = Self.order(left.keys[index], right.keys[index])
        if order != 0 { return (order < 0) == key.isAscending }
      }
      return left.place < right.place
    }
    return ordered.map(\.value)
  }

  /// Numbers by size, texts by character, nothing first.
  private static func order(_ left: NibValue, _ right: NibValue) -> Int {
    if let left = Double(nibValue: left), let right = Double(nibValue: right) {
      return left < right ? -1 : left > right ? 1 : 0
    }
    let (left, right) = (String(nibValue: left) ?? "", String(nibValue: right) ?? "")
    return left < right ? -1 : left > right ? 1 : 0
  }
}

extension NSTableView {
  /// Does what a click on a column's header does: the rows are sorted by the column, the other way round if they are
  /// already, also in the controller that the table is bound to.
  /// - Throws: `RuntimeError` if the model refuses what is bound.
  public func clickHeader(of column: NSTableColumn) throws(RuntimeError) {
    guard isEnabled, let wanted = column.sortDescriptorPrototype else { return }
    let current = sortDescriptors.first
    let isSame = current?.key == wanted.key
    let first = isSame ? current?.reversed ?? wanted : wanted
    sortDescriptors = [first] + sortDescriptors.filter { $0.key != wanted.key }
    try commitBindings()
    commitSorting()
  }
}
