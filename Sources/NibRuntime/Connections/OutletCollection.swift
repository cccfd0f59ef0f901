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
