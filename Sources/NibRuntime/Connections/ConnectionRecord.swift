/// Outlets and collections that an object was given, in the order they were first set.
///
/// Outlets are held weakly: what an archive connects is owned by its tree and by the instantiation, and two objects
/// that are each other's delegate must not keep each other alive.
public struct ConnectionRecord {
  private struct Weak {
    weak var object: AnyObject?
  }

  /// Names of outlets, in order.
  public private(set) var outletNames: [String] = []
  /// Names of collections, in order.
  public private(set) var collectionNames: [String] = []
  /// Actions of an object that sends none itself, in order.
  public private(set) var actions: [ActionBinding] = []
  private var outlets: [String: Weak] = [:]
  private var collections: [String: [Weak]] = [:]

  /// An empty record.
  public init() {}

  /// The object in an outlet.
  public func outlet(_ name: String) -> AnyObject? { outlets[name]?.object }

  /// The members of a collection that are still alive.
  public func collection(_ name: String) -> [AnyObject] { collections[name]?.compactMap(\.object) ?? [] }

  /// Keeps an action.
  public mutating func keep(_ action: ActionBinding) { actions.append(action) }

  /// Sets an outlet.
  public mutating func set(_ name: String, to value: AnyObject?) {
    if outlets.updateValue(Weak(object: value), forKey: name) == nil { outletNames.append(name) }
  }

  /// Sets a collection, or appends to it.
  public mutating func setCollection(_ name: String, to members: [AnyObject], isAdding: Bool) {
    let earlier = collections[name]
    if earlier == nil { collectionNames.append(name) }
    collections[name] = (isAdding ? earlier ?? [] : []) + members.map { Weak(object: $0) }
  }
}
