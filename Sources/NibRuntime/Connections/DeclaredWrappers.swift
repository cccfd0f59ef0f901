import NibBytes
import Synchronization

/// The names of the wrapped properties of a class, as its first object shows them.
///
/// A class without any costs its other objects nothing; for a name that a class has not, no object is looked at.
struct DeclaredWrappers: Sendable {
  private let outlets: Set<String>
  private let collections: Set<String>
  private let actions: Set<String>
  private let attributes: Set<String>

  private init(_ table: WrapperTable) {
    outlets = Set(table.outlets.keys)
    collections = Set(table.collections.keys)
    actions = Set(table.actions.keys)
    attributes = Set(table.attributes.keys)
  }

  private static let known = Mutex(EqualTable<ObjectIdentifier, DeclaredWrappers>())

  /// What an object's class declares.
  static func of(_ object: AnyObject) -> DeclaredWrappers {
    let id = ObjectIdentifier(type(of: object))
    if let found = known.withLock({ $0.find(id) }) { return found }
    // The mirror may run the object's own code, so it is made outside of the lock.
    let found = DeclaredWrappers(WrapperTable(object))
    known.withLock { $0.set(id, found) }
    return found
  }

  /// Whether an outlet of the name is declared.
  func hasOutlet(_ name: String) -> Bool { outlets.contains(name) }

  /// Whether an outlet collection of the name is declared.
  func hasCollection(_ name: String) -> Bool { collections.contains(name) }

  /// Whether an action of the selector is declared.
  func hasAction(_ selector: String) -> Bool { actions.contains(selector) }

  /// Whether an inspectable property of the name is declared.
  func hasAttribute(_ name: String) -> Bool { attributes.contains(name) }
}

/// The wrapped properties of the object that was asked about last: objects are mostly connected one after the other.
final class WrapperLookup {
  private var last: (object: AnyObject, declared: DeclaredWrappers, table: WrapperTable?)?

  /// A lookup that has seen no object yet.
  init() {}

  /// The wrapped outlet of a name.
  func outlet(_ name: String, of object: AnyObject) -> (any AnyOutlet)? {
    find(in: object, where: { $0.hasOutlet(name) }, { $0.outlets[name] })
  }

  /// The wrapped collection of a name.
  func collection(_ name: String, of object: AnyObject) -> (any AnyOutletCollection)? {
    find(in: object, where: { $0.hasCollection(name) }, { $0.collections[name] })
  }

  /// The wrapped action of a selector.
  func action(_ selector: String, of object: AnyObject) -> (any AnyAction)? {
    find(in: object, where: { $0.hasAction(selector) }, { $0.actions[selector] })
  }

  /// The inspectable property of a name.
  func attribute(_ name: String, of object: AnyObject) -> (any AnyInspectable)? {
    find(in: object, where: { $0.hasAttribute(name) }, { $0.attributes[name] })
  }

  private func find<Wrapper>(
    in object: AnyObject, where isDeclared: (DeclaredWrappers) -> Bool, _ wrapper: (WrapperTable) -> Wrapper?
  ) -> Wrapper? {
    guard ClassTraits.mayWrapProperties(object) else { return nil }
    if last?.object !== object {
      let declared = last.flatMap { type(of: $0.object) == type(of: object) ? $0.declared : nil }
      last = (object, declared ?? DeclaredWrappers.of(object), nil)
    }
    guard let asked = last, isDeclared(asked.declared) else { return nil }
    let table = asked.table ?? WrapperTable(object)
    last?.table = table
    return wrapper(table)
  }
}
