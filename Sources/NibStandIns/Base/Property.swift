import NibRuntime

/// One property of a stand-in: its key-value name, its archive keys, and how to read and write it.
///
/// One row serves decoding, user defined runtime attributes and rendering. Rows are constants.
///
/// Unchecked: the closures capture nothing but a key path, which never changes.
public struct Property<Owner: AnyObject>: @unchecked Sendable {
  let name: String
  let kind: String
  /// The first key present whose value converts counts; without keys the property is never archived.
  let keys: [String]
  /// Reads the value at a position of the archive into the property, which is stored at an offset or at
  /// `StoredPlace.none`; false if it is of another kind.
  let read: (_ owner: Owner, _ coder: NibCoder, _ position: Int, _ offset: Int) throws -> Bool
  /// Where the property is stored, found with an object.
  let offset: (Owner) -> Int
  let write: (Owner, NibValue) -> Bool
  let get: (Owner) -> NibValue

  /// A property that is stored as it is. The first archive key present counts; without keys it is never archived.
  @inline(__always)
  public init<Value: NibConvertible>(
    _ name: String, _ keys: String..., at path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.name = name
    self.keys = keys
    kind = Value.nibKind
    read = { owner, coder, position, offset in
      guard let value: Value = try coder.readLeniently(at: position) else { return false }
      Self.set(value, path, offset, owner)
      return true
    }
    offset = { StoredPlace.offset(of: path, in: $0) }
    write = { owner, value in
      guard let typed = Value(nibValue: value) else { return false }
      owner[keyPath: path] = typed
      return true
    }
    get = { $0[keyPath: path].nibValue }
  }

  /// As the general form, for geometry: archives hold it inline, so no value is made of it on the way.
  @inline(__always)
  package init<Value: InlineGeometry>(
    _ name: String, _ keys: String..., at path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.name = name
    self.keys = keys
    kind = Value.nibKind
    read = { owner, coder, position, offset in
      if let (count, numbers) = coder.reals(at: position), let value = Value(count: count, numbers) {
        coder.markRead(position)
        Self.set(value, path, offset, owner)
        return true
      }
      guard let value: Value = try coder.readLeniently(at: position) else { return false }
      Self.set(value, path, offset, owner)
      return true
    }
    offset = { StoredPlace.offset(of: path, in: $0) }
    write = { owner, value in
      guard let typed = Value(nibValue: value) else { return false }
      owner[keyPath: path] = typed
      return true
    }
    get = { $0[keyPath: path].nibValue }
  }

  /// A boolean that is stored as its opposite.
  @inline(__always)
  public init(_ name: String, opposite key: String, at path: ReferenceWritableKeyPath<Owner, Bool>) {
    self.name = name
    keys = [key]
    kind = Bool.nibKind
    read = { owner, coder, position, offset in
      guard let value: Bool = try coder.readLeniently(at: position) else { return false }
      Self.set(!value, path, offset, owner)
      return true
    }
    offset = { StoredPlace.offset(of: path, in: $0) }
    write = { owner, value in
      guard let typed = Bool(nibValue: value) else { return false }
      owner[keyPath: path] = typed
      return true
    }
    get = { .bool($0[keyPath: path]) }
  }

  @inline(__always)
  private static func set<Value>(
    _ value: Value, _ path: ReferenceWritableKeyPath<Owner, Value>, _ offset: Int, _ owner: Owner
  ) {
    if offset == StoredPlace.none {
      owner[keyPath: path] = value
    } else {
      StoredPlace.set(value, at: offset, of: owner)
    }
  }
}
