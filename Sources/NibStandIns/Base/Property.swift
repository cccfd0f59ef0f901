import NibRuntime

/// One property of a stand-in: its key-value name, the row that says where archives keep it, and how to read and
/// write it.
///
/// One property serves decoding, user defined runtime attributes and rendering. It has no key and no form of its own: the
/// table looks up the row of its kind that reads the attribute of the property's name, else the field of that name of the
/// framework's class (`ArchivedNames`). Properties are constants. The closures are the property itself, so nothing is boxed between an archive's number and the property.
@MainActor
public struct Property<Owner: AnyObject>: Sendable {
  @usableFromInline let name: String
  @usableFromInline let kind: String
  /// The row or field of the schema that has the property's places: the attribute or child of its name.
  @usableFromInline let row: String
  /// Whether trees show the property where it differs from a fresh object's.
  @usableFromInline let isShown: Bool
  /// Reads the value at a position of the archive into the property; false if it is of another kind.
  @usableFromInline let read:
    @MainActor @Sendable (_ owner: Owner, _ coder: NibCoder, _ position: Int, _ form: ArchivedPlace.Form) throws -> Bool
  @usableFromInline let write: @MainActor @Sendable (Owner, NibValue) -> Bool
  @usableFromInline let get: @MainActor @Sendable (Owner) -> NibValue
  /// The value as people read it.
  @usableFromInline let text: @MainActor @Sendable (Owner) -> String

  @inlinable
  init(
    name: String, kind: String, row: String, isShown: Bool = true,
    read: @escaping @MainActor @Sendable (Owner, NibCoder, Int, ArchivedPlace.Form) throws -> Bool,
    write: @escaping @MainActor @Sendable (Owner, NibValue) -> Bool,
    get: @escaping @MainActor @Sendable (Owner) -> NibValue,
    text: @escaping @MainActor @Sendable (Owner) -> String
  ) {
    self.name = name
    self.kind = kind
    self.row = row
    self.isShown = isShown
    self.read = read
    self.write = write
    self.get = get
    self.text = text
  }
}

/// Properties of values.
extension Property {
  /// The property of a row: the row of the table's kind that reads the attribute, or the child, of that name.
  /// - Parameters:
  ///   - name: the key-value name.
  ///   - row: the attribute, where it is not the key-value name; `child.attribute` for one of a child.
  ///   - path: the property that holds the value.
  @inlinable
  public init<Value: NibConvertible>(
    _ name: String, row: String? = nil, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name, row: row, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The same for a property that takes another type than it gives, or does more than to take it.
  @inlinable
  public init<Value: NibConvertible>(
    _ name: String, row: String? = nil, get: @escaping @MainActor @Sendable (Owner) -> Value,
    set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) {
    self.init(
      name: name, kind: Value.nibKind, row: row ?? name,
      read: { owner, coder, position, form in
        guard let value: Value = try coder.readLeniently(at: position, form) else { return false }
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
}

/// Properties of geometry: archives hold it inline, so no value is made of it on the way.
extension Property {
  /// As the general form.
  @inlinable
  package init<Value: InlineGeometry>(
    _ name: String, row: String? = nil, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(
      name: name, kind: Value.nibKind, row: row ?? name,
      read: { owner, coder, position, form in
        if let (count, numbers) = coder.reals(at: position), let value = Value(count: count, numbers) {
          coder.markRead(position)
          owner[keyPath: path] = value
          return true
        }
        guard let value: Value = try coder.readLeniently(at: position, form) else { return false }
        owner[keyPath: path] = value
        return true
      },
      write: { owner, value in
        guard let typed = Value(nibValue: value) else { return false }
        owner[keyPath: path] = typed
        return true
      },
      get: { $0[keyPath: path].nibValue }, text: { $0[keyPath: path].nibDescription })
  }
}

/// Properties that hold another object, or several. Trees show those as objects of their own.
extension Property {
  /// The object of a row. One of another class stays in the archive's values with a warning.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, object path: ReferenceWritableKeyPath<Owner, Object?>
  ) {
    self.init(name, row: row, getObject: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The objects of a row, in order. Those of other classes stay in the archive's values with a warning.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, objects path: ReferenceWritableKeyPath<Owner, [Object]?>
  ) {
    self.init(name, row: row, getObjects: { $0[keyPath: path] ?? [] }, set: { $0[keyPath: path] = $1 })
  }

  /// The same for a list that is never nil.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, objects path: ReferenceWritableKeyPath<Owner, [Object]>
  ) {
    self.init(name, row: row, getObjects: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// The object of a row, for a property that takes another type than it gives, or does more than to take it.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, getObject get: @escaping @MainActor @Sendable (Owner) -> Object?,
    set: @escaping @MainActor @Sendable (Owner, Object?) -> Void
  ) {
    self.init(
      name: name, kind: "\(Object.self)", row: row ?? name, isShown: false,
      read: { owner, coder, position, _ in
        guard let object = try coder.member(at: position, as: Object.self) else { return false }
        set(owner, object)
        return true
      },
      write: { owner, value in
        if value.isNull {
          set(owner, nil)
          return true
        }
        guard let object = value.object as? Object else { return false }
        set(owner, object)
        return true
      },
      get: { get($0).map { .object($0) } ?? .null }, text: { "\(get($0).map { .object($0) } ?? NibValue.null)" })
  }

  /// The objects of a row, likewise.
  @inlinable
  public init<Object: AnyObject>(
    _ name: String, row: String? = nil, getObjects get: @escaping @MainActor @Sendable (Owner) -> [Object],
    set: @escaping @MainActor @Sendable (Owner, [Object]) -> Void
  ) {
    self.init(
      name: name, kind: "array of \(Object.self)", row: row ?? name, isShown: false,
      read: { owner, coder, position, _ in
        let members = try coder.members(at: position, of: Object.self)
        guard !members.isEmpty else { return false }
        set(owner, members)
        return true
      },
      write: { owner, value in
        guard case .array(let items) = value else { return false }
        let members = items.compactMap { $0.object as? Object }
        guard members.count == items.count else { return false }
        set(owner, members)
        return true
      },
      get: { .array(get($0).map { .object($0) }) },
      text: { "\(NibValue.array(get($0).map { .object($0) }))" })
  }
}
