/// A class that declares outlets and actions by table, the fast way: no mirror is made.
@MainActor
public protocol OutletDeclaring: AnyObject {
  /// The table. A subclass of a declaring class overrides it as `super`'s table plus its own.
  static var outlets: OutletTable { get }
}

/// Outlets, collections and actions of a class by name.
///
///     static var outlets: OutletTable {
///       OutletTable([.outlet("title", \LoginOwner.title), .action("signIn:") { (o: LoginOwner, _) in o.signIn() }])
///     }
///
/// Unchecked for the same reason as its rows.
public struct OutletTable: @unchecked Sendable {
  /// One outlet, collection or action.
  public struct Row: Sendable {
    let name: String
    let kind: Kind

    @usableFromInline
    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Unchecked: what sets outlets captures a key path alone, which never changes.
  @usableFromInline
  enum Kind: @unchecked Sendable {
    case outlet((AnyObject, AnyObject?) throws -> Void)
    case collection((AnyObject, [AnyObject], Bool) throws -> Void)
    case action(@MainActor @Sendable (AnyObject, AnyObject?, ControlEvents?) throws -> Void)
  }

  private var outlets: [String: (AnyObject, AnyObject?) throws -> Void] = [:]
  private var collections: [String: (AnyObject, [AnyObject], Bool) throws -> Void] = [:]
  private var actions: [String: @MainActor @Sendable (AnyObject, AnyObject?, ControlEvents?) throws -> Void] = [:]

  /// A table of rows; a later row of a name replaces an earlier one.
  public init(_ rows: [Row]) {
    for row in rows { add(row) }
  }

  /// The table with more rows.
  public func adding(_ rows: [Row]) -> OutletTable {
    var table = self
    for row in rows { table.add(row) }
    return table
  }

  private mutating func add(_ row: Row) {
    switch row.kind {
    case .outlet(let set): outlets[row.name] = set
    case .collection(let set): collections[row.name] = set
    case .action(let call): actions[row.name] = call
    }
  }

  func connect(_ name: String, of owner: AnyObject, to value: AnyObject?) throws -> Bool {
    guard let set = outlets[name] else { return false }
    try set(owner, value)
    return true
  }

  func connect(_ name: String, of owner: AnyObject, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    guard let set = collections[name] else { return false }
    try set(owner, members, isAdding)
    return true
  }

  func declares(_ name: String) -> Bool { outlets[name] != nil || collections[name] != nil }

  func performs(_ selector: String) -> Bool { actions[selector] != nil }

  @MainActor
  func perform(_ selector: String, on owner: AnyObject, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard let call = actions[selector] else { return false }
    try call(owner, sender, event)
    return true
  }
}

extension OutletTable.Row {
  // The paths are taken without `Sendable` in their type, and the functions are compiled into the caller: then setting
  // an outlet is a direct access to its property, which is ten times as fast as going through the key path.

  /// An outlet at a key path.
  @inlinable @inline(__always)
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Self {
    Self(
      name,
      .outlet { owner, value in
        let owner: Owner = try cast(owner)
        guard let value else { return owner[keyPath: path] = nil }
        // Of the type without its optional: that is what a message names, and a class is cast to at once.
        let typed: Value = try cast(value)
        owner[keyPath: path] = typed
      })
  }

  /// An outlet collection at a key path.
  @inlinable @inline(__always)
  public static func collection<Owner: AnyObject, Member>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Member]>
  ) -> Self {
    Self(
      name,
      .collection { owner, members, isAdding in
        let typed: [Member] = try members.map { try cast($0) }
        let owner: Owner = try cast(owner)
        owner[keyPath: path] = (isAdding ? owner[keyPath: path] : []) + typed
      })
  }

  /// An action; the sender is nil for a selector without colon.
  public static func action<Owner: AnyObject>(
    _ selector: String, _ call: @escaping @MainActor @Sendable (Owner, AnyObject?) throws -> Void
  ) -> Self {
    Self(selector, .action { owner, sender, _ in try call(try cast(owner), sender) })
  }

  @inlinable
  static func cast<Wanted>(_ value: AnyObject) throws(OutletMismatch) -> Wanted {
    guard let typed = value as? Wanted else { throw OutletMismatch(expected: Wanted.self, found: type(of: value)) }
    return typed
  }
}
