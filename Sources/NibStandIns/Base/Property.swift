import NibRuntime

/// One property of a stand-in: its key-value name, its archive keys, and how to read and write it.
///
/// One row serves decoding, user defined runtime attributes and rendering. Rows are constants. The closures are the
/// property itself, so nothing is looked up and nothing is boxed between an archive's number and the property.
@MainActor
public struct Property<Owner: AnyObject>: Sendable {
  @usableFromInline let name: String
  @usableFromInline let kind: String
  /// The first key present whose value converts counts; without keys the property is never archived.
  @usableFromInline let keys: [String]
  /// Reads the value at a position of the archive into the property; false if it is of another kind.
  @usableFromInline let read: @MainActor @Sendable (_ owner: Owner, _ coder: NibCoder, _ position: Int) throws -> Bool
  @usableFromInline let write: @MainActor @Sendable (Owner, NibValue) -> Bool
  @usableFromInline let get: @MainActor @Sendable (Owner) -> NibValue
  /// The value as people read it.
  @usableFromInline let text: @MainActor @Sendable (Owner) -> String

  @inlinable
  init(
    name: String, kind: String, keys: [String],
    read: @escaping @MainActor @Sendable (Owner, NibCoder, Int) throws -> Bool,
    write: @escaping @MainActor @Sendable (Owner, NibValue) -> Bool,
    get: @escaping @MainActor @Sendable (Owner) -> NibValue,
    text: @escaping @MainActor @Sendable (Owner) -> String
  ) {
    self.name = name
    self.kind = kind
    self.keys = keys
    self.read = read
    self.write = write
    self.get = get
    self.text = text
  }

  /// A property that is archived as it is. The first archive key present counts; without keys it is never archived.
  @inlinable
  public init<Value: NibConvertible>(
    _ name: String, _ keys: String..., get: @escaping @MainActor @Sendable (Owner) -> Value,
    set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) {
    self.init(
      name: name, kind: Value.nibKind, keys: keys,
      read: { owner, coder, position in
        guard let value: Value = try coder.readLeniently(at: position) else { return false }
        set(owner, value)
        return true
      },
      write: { owner, value in
        guard let typed = Value(nibValue: value) else { return false }
        set(owner, typed)
        return true
      },
      get: { get($0).nibValue }, text: { get($0).nibDescription })
  }

  /// As the general form, for geometry: archives hold it inline, so no value is made of it on the way.
  @inlinable
  package init<Value: InlineGeometry>(
    _ name: String, _ keys: String..., get: @escaping @MainActor @Sendable (Owner) -> Value,
    set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) {
    self.init(
      name: name, kind: Value.nibKind, keys: keys,
      read: { owner, coder, position in
        if let (count, numbers) = coder.reals(at: position), let value = Value(count: count, numbers) {
          coder.markRead(position)
          set(owner, value)
          return true
        }
        guard let value: Value = try coder.readLeniently(at: position) else { return false }
        set(owner, value)
        return true
      },
      write: { owner, value in
        guard let typed = Value(nibValue: value) else { return false }
        set(owner, typed)
        return true
      },
      get: { get($0).nibValue }, text: { get($0).nibDescription })
  }

  /// A boolean that is archived as its opposite.
  @inlinable
  public init(
    _ name: String, opposite key: String, get: @escaping @MainActor @Sendable (Owner) -> Bool,
    set: @escaping @MainActor @Sendable (Owner, Bool) -> Void
  ) {
    self.init(
      name: name, kind: Bool.nibKind, keys: [key],
      read: { owner, coder, position in
        guard let value: Bool = try coder.readLeniently(at: position) else { return false }
        set(owner, !value)
        return true
      },
      write: { owner, value in
        guard let typed = Bool(nibValue: value) else { return false }
        set(owner, typed)
        return true
      },
      get: { .bool(get($0)) }, text: { "\(get($0))" })
  }
}
