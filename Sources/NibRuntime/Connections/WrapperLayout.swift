import Synchronization

// Wrappers are objects of their own, so a property that has one holds a reference at the same place in every object of
// a class. A mirror finds these places once a class; after that a wrapper is one load away.

/// Where the wrapped properties of a class stand.
///
/// Unchecked: nothing changes after `init`, and the closures capture nothing but a type.
final class WrapperLayout: @unchecked Sendable {
  /// A wrapped outlet: where, of which wrapper class, and how it is set.
  struct Outlet {
    fileprivate let offset: Int
    fileprivate let type: AnyClass
    fileprivate let connect: (AnyObject, AnyObject?) throws(OutletMismatch) -> Void
  }

  private(set) var outlets: [String: Outlet] = [:]
  private(set) var collections: [String: Int] = [:]
  private(set) var actions: [String: Int] = [:]
  private(set) var attributes: [String: Int] = [:]
  /// Whether a wrapper was seen that is no stored reference: then each object needs a mirror of its own.
  private(set) var needsMirror = false

  private init(_ object: AnyObject) {
    let table = WrapperTable(object)
    let offsets = FieldOffsets(of: object)
    for (name, wrapper) in table.outlets {
      guard let offset = place(of: wrapper, offsets, object) else { continue }
      outlets[name] = Outlet(offset: offset, type: type(of: wrapper), connect: Self.connector(wrapper))
    }
    for (name, wrapper) in table.collections { collections[name] = place(of: wrapper, offsets, object) }
    for (selector, wrapper) in table.actions { actions[selector] = place(of: wrapper, offsets, object) }
    for (name, wrapper) in table.attributes { attributes[name] = place(of: wrapper, offsets, object) }
  }

  private func place(of wrapper: AnyObject, _ offsets: FieldOffsets, _ object: AnyObject) -> Int? {
    let offset = offsets.offset(of: wrapper, in: object)
    if offset == nil { needsMirror = true }
    return offset
  }

  private static func connector<Wrapper: AnyOutlet>(
    _ wrapper: Wrapper
  ) -> (AnyObject, AnyObject?) throws(OutletMismatch) -> Void {
    { (object, value) throws(OutletMismatch) in try unsafeDowncast(object, to: Wrapper.self).connect(value) }
  }

  private static let known = Mutex<[ObjectIdentifier: WrapperLayout]>([:])

  /// The layout of an object's class.
  static func of(_ object: AnyObject) -> WrapperLayout {
    let id = ObjectIdentifier(type(of: object))
    if let layout = known.withLock({ $0[id] }) { return layout }
    // The mirror may run the object's own code, so it is made outside of the lock.
    let layout = WrapperLayout(object)
    return known.withLock { known in
      let kept = known[id] ?? layout
      known[id] = kept
      return kept
    }
  }
}

// What objects of the class are asked. The object must be of the class that the layout was found for.
extension WrapperLayout {
  /// Sets a wrapped outlet; false if there is none of the name.
  func connect(_ name: String, of object: AnyObject, to value: AnyObject?) throws(OutletMismatch) -> Bool {
    if needsMirror {
      guard let outlet = WrapperTable(object).outlets[name] else { return false }
      try outlet.connect(value)
      return true
    }
    guard let outlet = outlets[name], let wrapper = FieldOffsets.reference(at: outlet.offset, in: object) else {
      return false
    }
    if type(of: wrapper) == outlet.type {
      try outlet.connect(wrapper, value)
    } else {
      try (wrapper as? any AnyOutlet)?.connect(value)
    }
    return true
  }

  /// The wrapped collection of a name.
  func collection(_ name: String, of object: AnyObject) -> (any AnyOutletCollection)? {
    if needsMirror { return WrapperTable(object).collections[name] }
    return collections[name].flatMap { FieldOffsets.reference(at: $0, in: object) as? any AnyOutletCollection }
  }

  /// The wrapped action of a selector. Which selectors there are is what the class's first object has.
  func action(_ selector: String, of object: AnyObject) -> (any AnyAction)? {
    if needsMirror { return WrapperTable(object).actions[selector] }
    guard let offset = actions[selector] else { return nil }
    let action = FieldOffsets.reference(at: offset, in: object) as? any AnyAction
    return action?.selector == selector ? action : WrapperTable(object).actions[selector]
  }

  /// The inspectable property of a name.
  func attribute(_ name: String, of object: AnyObject) -> (any AnyInspectable)? {
    if needsMirror { return WrapperTable(object).attributes[name] }
    return attributes[name].flatMap { FieldOffsets.reference(at: $0, in: object) as? any AnyInspectable }
  }

  /// Whether an outlet or collection of the name is declared.
  func declares(_ name: String, in object: AnyObject) -> Bool {
    if needsMirror {
      let table = WrapperTable(object)
      return table.outlets[name] != nil || table.collections[name] != nil
    }
    return outlets[name] != nil || collections[name] != nil
  }
}
