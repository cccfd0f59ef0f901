/// The wrapped properties of an object by name, found by one walk over its mirror, inherited ones included.
///
/// A walk costs some 2 microseconds a property, so it is made for objects whose class is known to declare what is asked
/// for: see `WrapperLookup`.
struct WrapperTable {
  private(set) var outlets: [String: any AnyOutlet] = [:]
  private(set) var collections: [String: any AnyOutletCollection] = [:]
  private(set) var actions: [String: any AnyAction] = [:]
  private(set) var attributes: [String: any AnyInspectable] = [:]
  /// Properties without wrapper: to say why a connection fails.
  private(set) var plainNames: Set<String> = []

  init(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    // A subclass comes before its superclass, so the first property of a name is the one that counts.
    while let level = mirror {
      for child in level.children { add(child) }
      mirror = level.superclassMirror
    }
  }

  private mutating func add(_ child: Mirror.Child) {
    guard let label = child.label else { return }
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    // Wrappers are objects. To ask a value for a protocol of objects makes the runtime look for a bridge first.
    guard type(of: child.value) is AnyClass else {
      plainNames.insert(name)
      return
    }
    switch child.value {
    case let wrapper as any AnyOutlet: if outlets[name] == nil { outlets[name] = wrapper }
    case let wrapper as any AnyOutletCollection: if collections[name] == nil { collections[name] = wrapper }
    case let wrapper as any AnyAction: if actions[wrapper.selector] == nil { actions[wrapper.selector] = wrapper }
    case let wrapper as any AnyInspectable: if attributes[name] == nil { attributes[name] = wrapper }
    default: plainNames.insert(name)
    }
  }
}

extension WrapperTable {
  /// What to do about an outlet that is not there, as the end of a message: empty if nothing is known.
  func hint(about name: String) -> String {
    if plainNames.contains(name) {
      return "; its property '\(name)' is not marked @Outlet: mark it, or list it in `outlets` of OutletDeclaring"
    }
    if collections[name] != nil { return "; it has an outlet collection of that name" }
    if outlets[name] != nil { return "; it has a single outlet of that name" }
    let names = outlets.keys.sorted() + collections.keys.sorted()
    return names.isEmpty ? "" : "; it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}

/// Outlets that an object's class declares itself, by wrapper or table.
public enum DeclaredOutlets {
  /// Whether an outlet or collection of the name is declared.
  public static func contains(_ name: String, in object: AnyObject) -> Bool {
    if let table = ClassTraits.of(type(of: object)).outlets, table.declares(name) { return true }
    guard ClassTraits.mayWrapProperties(object) else { return false }
    let declared = DeclaredWrappers.of(object)
    return declared.hasOutlet(name) || declared.hasCollection(name)
  }
}
