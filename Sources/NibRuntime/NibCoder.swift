import NibDiagnostics
import NibGraph

// Invariant: `isRead` has one flag a stored value of the object; what stays false is handed to `NibValueKeeping`.

/// Reads the keyed values of one archived object.
///
/// A key that is absent reads as nil. A key of another kind throws `RuntimeError` with code `wrongValueType`, naming
/// object and key. Objects are made when they are asked for.
public final class NibCoder {
  /// Which class the object asked for and got.
  public let resolution: ClassResolution
  /// The object's index in the archive.
  public let id: ObjectID

  let context: LoadContext
  private let values: ArraySlice<KeyedValue>
  private var isRead: [Bool]

  init(context: LoadContext, id: ObjectID, resolution: ClassResolution) {
    self.context = context
    self.id = id
    self.resolution = resolution
    values = context.graph.values(of: id)
    isRead = Array(repeating: false, count: values.count)
  }

  /// Where the object came from.
  public var place: Place { context.graph.place(of: id) }

  /// Identifier of the object's element in its document, if it was compiled from one.
  public var identifier: String? { context.graph.origins.identifier(of: id) }

  /// What the archive depends on: for objects that load another nib, now or later.
  public var loader: NibLoader { context.loader }

  /// Makes the object reachable for what it is about to decode. Call it before reading references.
  public func register(_ object: AnyObject) {
    context.register(object, as: id)
  }

  /// The keys that are there, in archive order; one may be there more than once.
  public var keys: [String] { values.map { context.keyName($0.key) } }

  /// Whether the key is there, nil or not.
  public func contains(_ key: String) -> Bool { position(key) != nil }

  /// The value under a key in native form; nil if the key is absent.
  public func value(_ key: String) throws -> NibValue? {
    guard let position = position(key) else { return nil }
    isRead[position - values.startIndex] = true
    return try context.value(values[position])
  }

  /// The value under a key as a type; nil if the key is absent or holds nil.
  public func read<Wanted: NibConvertible>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted? {
    guard let value = try value(key), !value.isNull else { return nil }
    guard let typed = Wanted(nibValue: value) else { throw mismatch(key, found: value, wanted: Wanted.nibKind) }
    return typed
  }

  /// The value under a key as a type, or nil after a warning if it is of another kind; then the value stays unread
  /// and is kept with the object.
  public func readLeniently<Wanted: NibConvertible>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted?
  {
    guard let position = position(key) else { return nil }
    let value = try context.value(values[position])
    if let typed = Wanted(nibValue: value) {
      isRead[position - values.startIndex] = true
      return typed
    }
    if !value.isNull { context.diagnostics.add(mismatch(key, found: value, wanted: Wanted.nibKind).asWarning) }
    return nil
  }

  /// Marks a key as read: its meaning is known and carried elsewhere.
  public func skip(_ keys: String...) {
    for key in keys {
      guard let position = position(key) else { continue }
      isRead[position - values.startIndex] = true
    }
  }

  /// Marks a key as not read after all: its value is kept with the object.
  public func keepUnread(_ key: String) {
    guard let position = position(key) else { return }
    isRead[position - values.startIndex] = false
  }

  /// Adds a warning about this object.
  public func warn(_ id: String, _ message: String) {
    context.diagnostics.warn(id, message, at: place)
  }

  func unreadValues() throws -> [(key: String, value: NibValue)] {
    var unread: [(key: String, value: NibValue)] = []
    for (offset, value) in values.enumerated() where !isRead[offset] {
      let key = context.keyName(value.key)
      // The swapper's own two names are in `resolution`.
      if key == NibKey.className || key == NibKey.originalClassName { continue }
      unread.append((key, BackReferences.kept(try context.value(value), under: key)))
    }
    return unread
  }

  func mismatch(_ key: String, found: NibValue, wanted: String) -> RuntimeError {
    RuntimeError(
      code: .wrongValueType, place: place,
      detail: "'\(key)' of \(resolution.wantedName) holds \(found.kind), expected \(wanted)")
  }

  /// The last value of a key, as a dictionary would keep it, is not what archives mean: the first counts.
  private func position(_ key: String) -> Int? {
    guard let id = context.keyID(key) else { return nil }
    return values.firstIndex { $0.key == id }
  }

  /// The stored value, for references that are put off.
  func stored(_ key: String) -> KeyedValue? {
    guard let position = position(key) else { return nil }
    isRead[position - values.startIndex] = true
    return values[position]
  }
}

extension RuntimeError {
  var asWarning: Diagnostic { Diagnostic(.warning, id: code.rawValue, detail, at: place) }
}
