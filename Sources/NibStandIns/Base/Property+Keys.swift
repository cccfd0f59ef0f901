import NibRuntime

/// Properties with keys of their own, until the schema has a row or a field for them.
extension Property {
  /// A property that code archives, not a row. The first key counts whose value is there and converts.
  package init<Value: NibConvertible>(
    _ name: String, keys: String..., at path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name, path)
    ownPlaces = keys.map { ArchivedPlace(key: $0, form: .whole) }
  }

  /// A property that no archive holds: for runtime attributes, bindings and trees.
  package init<Value: NibConvertible>(_ name: String, unarchived path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init(name, path)
    ownPlaces = []
  }

  /// The same with closures.
  package init<Value: NibConvertible>(
    _ name: String, unarchivedGet get: @escaping @MainActor @Sendable (Owner) -> Value,
    set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) {
    self.init(name, get: get, set: set)
    ownPlaces = []
  }
}
