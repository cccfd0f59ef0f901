import NibDiagnostics
import NibGraph

// Invariant: `isRead` has one flag a stored value of the object; what stays false is handed to `NibValueKeeping`.

/// Reads the keyed values of one archived object.
///
/// A key that is absent reads as nil. A key of another kind throws `RuntimeError` with code `wrongValueType`, naming
/// object and key. Objects are made when they are asked for.
public final class NibCoder {
  /// Which class the object asked for and got.
  public var resolution: ClassResolution { resolved.resolution }
  /// The name of `resolution` that the object asks for, without a copy of the others.
  package var wantedClassName: String { resolved.resolution.wantedName }
  /// Whether the object that is made stands in for a framework's.
  package var makesStandIn: Bool { resolved.resolution.factory.isStandIn }
  /// The object's index in the archive.
  public let id: ObjectID

  let context: LoadContext
  private let resolved: ResolvedClass
  /// Where the object's values lie among the graph's.
  private let positions: Range<Int>
  @exclusivity(unchecked) private var isRead: ReadMarks

  init(context: LoadContext, id: ObjectID, resolved: ResolvedClass) {
    self.context = context
    self.id = id
    self.resolved = resolved
    positions = context.graph.valuePositions(of: id)
    isRead = ReadMarks(count: positions.count)
  }

  /// Where the object came from.
  public var place: Place { context.place(of: id) }

  /// Identifier of the object's element in its document, if it was compiled from one.
  public var identifier: String? { context.identifier(of: id) }

  /// What the archive depends on: for objects that load another nib, now or later.
  public var loader: InstantiationContext { context.loader }

  /// Makes the object reachable for what it is about to decode. Call it before reading references.
  public func register(_ object: AnyObject) {
    context.register(object, as: id)
  }

  /// The keys that are there, in archive order; one may be there more than once.
  public var keys: [String] { positions.map { context.keyName(context.graph.values[$0].key) } }

  /// Whether the key is there, nil or not.
  public func contains(_ key: String) -> Bool { position(key) != nil }

  /// The value under a key in native form; nil if the key is absent.
  public func value(_ key: String) throws -> NibValue? {
    guard let position = position(key) else { return nil }
    markRead(position)
    return try value(at: position)
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
    return try readLeniently(at: position)
  }

  /// Marks a key as read: its meaning is known and carried elsewhere.
  public func markHandled(_ keys: String...) {
    for key in keys {
      guard let position = position(key) else { continue }
      markRead(position)
    }
  }

  /// Marks a key as not read after all: its value is kept with the object.
  public func keepUnread(_ key: String) {
    guard let position = position(key) else { return }
    keepUnread(at: position)
  }

  /// The same of a value whose position is known.
  package func keepUnread(at position: Int) { isRead[position - positions.lowerBound] = false }

  /// The key of the value at a position.
  @usableFromInline package func key(at position: Int) -> String {
    context.keyName(context.graph.values[position].key)
  }

  /// Adds a warning about this object.
  public func warn(_ id: String, _ message: String) {
    context.note(.warning, id, message, self.id)
  }

  func unreadValues() throws -> ArchivedValues {
    // The swapper's own two names are in `resolution`.
    func isUnread(_ position: Int) -> Bool {
      !isRead[position - positions.lowerBound]
        && !context.plan.names.isSwapperKey[Int(context.graph.values[position].key.index)]
    }
    let count = positions.count(where: isUnread)
    if count == 0 { return ArchivedValues() }
    var unread = ArchivedValues(keys: context.plan.names.keys, capacity: count)
    for position in positions where isUnread(position) {
      let stored = context.graph.values[position]
      let key = Int(stored.key.index)
      let value = try context.value(stored)
      let leadsBack = context.plan.names.leadsBack[key] || stored.object.map { !context.isFinished($0) } ?? false
      unread.append(leadsBack ? BackReferences.weak(value) : value, key: key)
    }
    return unread
  }

  func mismatch(_ key: String, found: NibValue, wanted: String) -> RuntimeError {
    context.fault(.wrongValueType, id, mismatchWords(key, found: found, wanted: wanted))
  }

  private func mismatchWords(_ key: String, found: NibValue, wanted: String) -> String {
    "'\(key)' of \(resolution.wantedName) holds \(found.kind), expected \(wanted)"
  }

  /// Where the value of a key is, nil for want of one.
  ///
  /// The last value of a key, as a dictionary would keep it, is not what archives mean: the first counts.
  @usableFromInline package func position(_ key: String) -> Int? { context.position(of: key, in: positions) }

  /// The stored value, for references that are put off.
  func stored(_ key: String) -> KeyedValue? {
    guard let position = position(key) else { return nil }
    markRead(position)
    return context.graph.values[position]
  }
}

// What tables of properties read with: values by their position in the graph's table, found in one walk.
extension NibCoder {
  /// Offers stored values to the rows of a table that read their keys, in table order: a property may depend on
  /// others that stand before it in the table, wherever the archive has them.
  ///
  /// A row with several keys gets the first that `use` accepts.
  /// - Parameter use: reads a value for a row; false if it could not.
  @usableFromInline package func read(_ table: KeyTable, _ use: (_ row: Int, _ position: Int) throws -> Bool) throws {
    if positions.isEmpty { return }
    let map = context.map(table)
    let count = map.rows.count
    try withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { found in
      try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: map.combinedRows.count) { words in
        words.initialize(repeating: 0)
        find(map, found, words)
        for word in words.indices {
          var rest = words[word]
          while rest != 0 {
            let row = word * 64 + rest.trailingZeroBitCount
            rest &= rest &- 1
            if map.combinedRows[word] & (1 << UInt64(row % 64)) == 0 {
              _ = try use(map.rows[row], found[row])
            } else {
              try offer(map.rows[row], map.keys[row], use)
            }
          }
        }
      }
    }
  }

  /// Notes the first position of each row's key in one walk, and in `words` one bit for each row that has one, or may
  /// have one.
  private func find(
    _ map: KeyMap, _ found: UnsafeMutableBufferPointer<Int>, _ words: UnsafeMutableBufferPointer<UInt64>
  ) {
    for position in positions {
      let index = map.indices[Int(context.graph.values[position].key.index)]
      if index == KeyMap.none { continue }
      if index == KeyMap.combined {
        for word in words.indices { words[word] |= map.combinedRows[word] }
        continue
      }
      let (word, bit) = (Int(index) / 64, UInt64(1) << UInt64(index % 64))
      if words[word] & bit != 0 { continue }
      words[word] |= bit
      found[Int(index)] = position
    }
  }

  private func offer(_ row: Int, _ keys: [UInt32], _ use: (Int, Int) throws -> Bool) throws {
    for key in keys {
      let position = positions.first { context.graph.values[$0].key.index == key }
      if let position, try use(row, position) { return }
    }
  }

  /// The value in native form.
  @usableFromInline package func value(at position: Int) throws -> NibValue {
    try context.value(context.graph.values[position])
  }

  /// Notes that a value was read.
  @usableFromInline package func markRead(_ position: Int) { isRead[position - positions.lowerBound] = true }

  /// The value as a type, or nil after a warning if it is of another kind, as `readLeniently(_:)`.
  @inlinable
  package func readLeniently<Wanted: NibConvertible>(at position: Int) throws -> Wanted? {
    let value = try value(at: position)
    guard let typed = Wanted(nibValue: value) else {
      warnOfMismatch(position, value, Wanted.nibKind)
      return nil
    }
    markRead(position)
    return typed
  }

  /// Up to four numbers of an inline struct and how many there are; nil for other values. Marks nothing as read.
  @usableFromInline package func reals(at position: Int) -> (count: Int, numbers: (Double, Double, Double, Double))? {
    context.graph.values[position].span.flatMap { context.graph.bytes.fourReals($0) }
  }

  /// Warns of a value of another kind than its property; nil is of every kind.
  @usableFromInline package func warnOfMismatch(_ position: Int, _ value: NibValue, _ wanted: String) {
    if value.isNull { return }
    let key = context.keyName(context.graph.values[position].key)
    context.note(
      .warning, RuntimeError.Code.wrongValueType.rawValue, mismatchWords(key, found: value, wanted: wanted), id)
  }

  /// Counts steps beyond reading a list itself, as taking a view out of another list.
  /// - Throws: `limit` when no archive of this size has need of so many.
  package func spend(_ steps: Int) throws { try context.spend(steps, on: id) }

  /// The live objects that an array refers to, in order, without making a value of the array; nil if there is no
  /// array.
  @usableFromInline package func objects(at position: Int) throws -> [AnyObject]? {
    markRead(position)
    if let list = context.graph.values[position].object, let members = try context.members(list) { return members }
    guard case .array(let items) = try value(at: position) else { return nil }
    return items.compactMap(\.object)
  }
}

extension RuntimeError {
  var asWarning: Diagnostic { Diagnostic(.warning, id: code.rawValue, detail, at: place) }
}
