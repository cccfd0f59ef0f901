/// Where a fact of the format is known from.
public enum Provenance: Sendable, Equatable {
  /// From how other facts are spelled, or from other readers of archives; no archive of Apple's compiler shows it.
  case inferred
  /// From a public page.
  case documented
  /// From archives of Apple's compiler: how many objects of the class have the key.
  case seen(Int)
}

extension ElementSchema {
  /// Where one of the kind's rows is known from: archives that have it, else what the row itself says.
  ///
  /// `Tools/seen` counts the archives and writes the table.
  public func provenance(of row: Row) -> Provenance {
    let count = SeenKeys.count(of: row.key, in: className)
    return count > 0 ? .seen(count) : row.basis
  }
}
