/// Properties that hold objects, with closures or lists that may be nil.
extension Property {
  /// The object of a row, for a property that takes another type than it gives, or does more than to take it.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, getObject get: @escaping @MainActor @Sendable (Owner) -> Object?,
    set: @escaping @MainActor @Sendable (Owner, Object?) -> Void
  ) {
    self.init(name, object: .row(row ?? name), get: get, set: set)
  }

  /// An object that code archives, not a row, likewise.
  @inlinable
  package init<Object: AnyObject>(
    _ name: String, keys: String..., getObject get: @escaping @MainActor @Sendable (Owner) -> Object?,
    set: @escaping @MainActor @Sendable (Owner, Object?) -> Void
  ) {
    self.init(name, object: .keys(keys), get: get, set: set)
  }

  /// The objects of a row, likewise.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, getObjects get: @escaping @MainActor @Sendable (Owner) -> [Object],
    set: @escaping @MainActor @Sendable (Owner, [Object]) -> Void
  ) {
    self.init(name, objects: .row(row ?? name), get: get, set: set)
  }

  /// Objects that code archives, not a row, likewise.
  @inlinable
  package init<Object: AnyObject>(
    _ name: String, keys: String..., getObjects get: @escaping @MainActor @Sendable (Owner) -> [Object],
    set: @escaping @MainActor @Sendable (Owner, [Object]) -> Void
  ) {
    self.init(name, objects: .keys(keys), get: get, set: set)
  }

  /// Objects that code archives, not a row, in a list that may be nil.
  @inlinable
  package init<Object: AnyObject>(
    _ name: String, keys: String..., objects path: ReferenceWritableKeyPath<Owner, [Object]?>
  ) {
    self.init(name, objects: .keys(keys), get: { $0[keyPath: path] ?? [] }, set: { $0[keyPath: path] = $1 })
  }
}
