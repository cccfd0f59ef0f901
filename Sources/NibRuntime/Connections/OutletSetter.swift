/// Sets outlets by name: by the object's own method, by its class's table, or by its wrapped properties, in this
/// order, the cheapest first.
///
/// One setter serves a load: objects of one class mostly come one after the other, and what the class offers is kept
/// between them.
@MainActor
package final class OutletSetter {
  private var traits: ClassTraits?
  private let wrappers = WrapperLookup()

  /// A setter that has seen no class yet.
  package init() {}

  /// Sets an outlet; false if the object has none of the name.
  /// - Throws: `OutletMismatch` for a value of another type, and what the object's own method throws.
  package func set(_ name: String, of object: AnyObject, to value: AnyObject?) throws -> Bool {
    let traits = traits(of: object)
    if let connectable = traits.connectable, try connectable.set(object, name, value) { return true }
    if let table = traits.outlets, try table.connect(name, of: object, to: value) { return true }
    guard let outlet = wrappers.outlet(name, of: object) else { return false }
    try outlet.connect(value)
    return true
  }

  /// Sets or extends an outlet collection; false if the object has none of the name.
  /// - Throws: as `set(_:of:to:)`.
  func setCollection(
    _ name: String, of object: AnyObject, to members: [AnyObject], isAdding: Bool
  ) throws -> Bool {
    let traits = traits(of: object)
    if let connectable = traits.connectable, try connectable.setCollection(object, name, members, isAdding) {
      return true
    }
    if let table = traits.outlets, try table.connect(name, of: object, to: members, isAdding: isAdding) { return true }
    guard let collection = wrappers.collection(name, of: object) else { return false }
    try collection.connect(members, isAdding: isAdding)
    return true
  }

  private func traits(of object: AnyObject) -> ClassTraits {
    if let traits, traits.type == type(of: object) { return traits }
    let found = ClassTraits.of(type(of: object))
    traits = found
    return found
  }
}

/// What the loader needs of an outlet collection wrapper.
public protocol AnyOutletCollection: AnyObject {
  /// Sets all members at once, or appends them.
  func connect(_ members: [AnyObject], isAdding: Bool) throws(OutletMismatch)
}

/// An outlet to several objects, in archive order: `@OutletCollection var fields: [TextField]`.
@propertyWrapper
public final class OutletCollection<Member>: AnyOutletCollection {
  /// The connected objects.
  public var wrappedValue: [Member] = []

  /// A collection that is not connected.
  public init() {}

  /// A collection with members to begin with.
  public init(wrappedValue: [Member]) { self.wrappedValue = wrappedValue }

  /// Sets the members after a check of each one's type.
  public func connect(_ members: [AnyObject], isAdding: Bool) throws(OutletMismatch) {
    var typed: [Member] = isAdding ? wrappedValue : []
    for member in members {
      guard let value = member as? Member else {
        throw OutletMismatch(expected: Member.self, found: type(of: member))
      }
      typed.append(value)
    }
    wrappedValue = typed
  }
}
