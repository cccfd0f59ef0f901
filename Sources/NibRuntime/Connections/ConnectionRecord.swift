/// Outlets and collections that an object was given, in the order they were first set.
///
/// Outlets are held weakly: what an archive connects is owned by its tree and by the instantiation, and two objects
/// that are each other's delegate must not keep each other alive.
public struct ConnectionRecord {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var outlets = NamedList<Weak>()
  private var collections = NamedList<[Weak]>()
  /// Actions of an object that sends none itself, in order.
  public private(set) var actions: [ActionBinding] = []

  /// An empty record.
  public init() {}

  /// Names of outlets, in order.
  public var outletNames: [String] { outlets.names }

  /// Names of collections, in order.
  public var collectionNames: [String] { collections.names }

  /// Whether an outlet or a collection of the name was set.
  package func contains(_ name: String) -> Bool { outlets.contains(name) || collections.contains(name) }

  /// The object in an outlet.
  public func outlet(_ name: String) -> AnyObject? { outlets[name]?.object }

  /// The members of a collection that are still alive.
  public func collection(_ name: String) -> [AnyObject] { collections[name]?.compactMap(\.object) ?? [] }

  /// Keeps an action.
  public mutating func keep(_ action: ActionBinding) { actions.append(action) }

  /// Sets an outlet.
  public mutating func set(_ name: String, to value: AnyObject?) { outlets.set(Weak(object: value), for: name) }

  /// Sets a collection, or appends to it.
  public mutating func setCollection(_ name: String, to members: [AnyObject], isAdding: Bool) {
    let earlier = isAdding ? collections[name] ?? [] : []
    collections.set(earlier + members.map { Weak(object: $0) }, for: name)
  }
}
