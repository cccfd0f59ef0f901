import NibRuntime

/// One property of a stand-in: its key-value name, its archive keys, and how to read and write it.
///
/// One row serves decoding, user defined runtime attributes and rendering.
public struct Property<Owner: AnyObject>: Sendable {
  let name: String
  let kind: String
  let read: @Sendable (Owner, NibCoder) throws -> Void
  let write: @Sendable (Owner, NibValue) -> Bool
  let get: @Sendable (Owner) -> NibValue

  /// A property that is stored as it is. The first archive key present counts; without keys it is never archived.
  public init<Value: NibConvertible>(
    _ name: String, _ keys: String..., at path: ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) {
    self.name = name
    kind = Value.nibKind
    read = { owner, coder in
      for key in keys {
        if let value: Value = try coder.readLeniently(key) {
          owner[keyPath: path] = value
          return
        }
      }
    }
    write = { owner, value in
      guard let typed = Value(nibValue: value) else { return false }
      owner[keyPath: path] = typed
      return true
    }
    get = { $0[keyPath: path].nibValue }
  }

  /// A boolean that is stored as its opposite.
  public init(_ name: String, opposite key: String, at path: ReferenceWritableKeyPath<Owner, Bool> & Sendable) {
    self.name = name
    kind = Bool.nibKind
    read = { owner, coder in
      if let value: Bool = try coder.readLeniently(key) { owner[keyPath: path] = !value }
    }
    write = { owner, value in
      guard let typed = Bool(nibValue: value) else { return false }
      owner[keyPath: path] = typed
      return true
    }
    get = { .bool($0[keyPath: path]) }
  }
}
