import Synchronization

/// The property tables of classes, subclass first, put together once a class.
package enum TableLists {
  private static let known = Mutex<[ObjectIdentifier: [any AnyPropertyTable]]>([:])

  /// The tables of a class.
  package static func of(_ type: StandIn.Type) -> [any AnyPropertyTable] {
    let id = ObjectIdentifier(type)
    if let tables = known.withLock({ $0[id] }) { return tables }
    // A class puts its list together itself, so this is done outside of the lock.
    let tables: [any AnyPropertyTable] = type.tables.reversed()
    known.withLock { $0[id] = tables }
    return tables
  }
}
