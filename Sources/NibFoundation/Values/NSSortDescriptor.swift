import Foundation
import NibRuntime
import NibSchema
import NibStandIns

// Here rather than with AppKit's classes: a file that imports Foundation beside the framework knows two classes of this
// name, and the framework's export of this one class decides between them. It cannot export a class of its own like that.

/// What a list is sorted by. Stands in for NSSortDescriptor, which Foundation has without key paths here.
open class NSSortDescriptor: NibObjectStandIn {
  nonisolated(unsafe) private var ownKey: String?
  nonisolated(unsafe) private var ascends = true
  /// The name of the comparison; nil for `compare:`.
  nonisolated(unsafe) private var comparisonName: String?
  /// Reads what is compared, where a key path of Swift says it.
  nonisolated(unsafe) private var swiftPath: AnyKeyPath?
  nonisolated(unsafe) private var givenComparator: Comparator?

  /// The key path from an object to what is compared; nil for the object itself, and where a key path of Swift leads there.
  public nonisolated final var key: String? { ownKey }
  /// The key path of Swift from an object to what is compared; nil for none.
  public nonisolated final var keyPath: AnyKeyPath? { swiftPath }
  /// Whether the least comes first.
  public nonisolated final var isAscending: Bool { ascends }
  /// Whether the least comes first: `isAscending`.
  public nonisolated final var ascending: Bool { ascends }
  /// The comparison; nil for `compare:`, and for one that is a closure.
  public nonisolated final var selector: Selector? { comparisonName.map { Selector($0) } }
  /// The closure that compares; nil for none.
  package nonisolated final var ownComparator: Comparator? { givenComparator }

  /// Makes one that compares the objects themselves.
  public required init() { super.init() }

  /// Makes one of a key path.
  public convenience init(key: String?, ascending: Bool) {
    self.init()
    (ownKey, ascends) = (key, ascending)
  }

  /// Makes one of a key path and a comparison: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
  /// `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`. Others compare as `compare:` does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
    comparisonName = selector?.name
  }

  /// Makes one of a key path, whose values a closure compares.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(key: key, ascending: ascending)
    givenComparator = comparator
  }

  /// Makes one of a key path of Swift; what it leads to is compared as `compare:` does.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: nil, ascending: ascending)
    swiftPath = keyPath
  }

  /// Makes one of a key path of Swift, whose values a closure compares.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping Comparator
  ) {
    self.init(keyPath: keyPath, ascending: ascending)
    givenComparator = comparator
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
      Property("key", row: "sortKey", \.ownKey),
      Property("ascending", \.ascends),
      Property("selector", \.comparisonName),
    ])

  /// The same the other way round.
  public final var reversed: NSSortDescriptor {
    let other = NSSortDescriptor(key: ownKey, ascending: !ascends)
    (other.comparisonName, other.swiftPath, other.givenComparator) = (comparisonName, swiftPath, givenComparator)
    return other
  }

  /// The same the other way round: `reversed`.
  public final var reversedSortDescriptor: Any { reversed }

  /// Whether another one sorts by the same, the same way round. Those with closures are the same only to themselves.
  public nonisolated final func isEqual(_ object: Any?) -> Bool {
    (object as? NSSortDescriptor).map { stands(forSameAs: $0) } ?? false
  }

  /// Whether another one sorts by the same: `isEqual(_:)`.
  nonisolated open override func stands(forSameAs other: StandIn) -> Bool {
    guard let other = other as? NSSortDescriptor else { return false }
    if self === other { return true }
    return givenComparator == nil && other.givenComparator == nil && ownKey == other.ownKey
      && ascends == other.ascends && comparisonName == other.comparisonName && swiftPath == other.swiftPath
  }

  /// A number that is the same for equal descriptors.
  nonisolated open override var standingHash: Int { [AnyHashable(ownKey), AnyHashable(ascends)].hashValue }
}
