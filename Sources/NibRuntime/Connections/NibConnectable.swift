/// An object that sets its outlets by name itself: the fastest way, and the one for objects that accept any name.
@MainActor
public protocol NibConnectable: AnyObject {
  /// Sets an outlet.
  /// - Returns: false if there is no outlet of that name; the loader then looks for tables and wrappers.
  /// - Throws: `OutletMismatch` for a value of another type.
  func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool

  /// Sets an outlet collection, all members at once and in order; `isAdding` appends to what is there.
  /// - Returns: false if there is no collection of that name.
  func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool
}

extension NibConnectable {
  /// Knows no outlet.
  public func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool { false }

  /// Knows no collection.
  public func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool { false }
}

/// An outlet was given an object of another type.
public struct OutletMismatch: Error, Sendable, Hashable {
  /// The type that the outlet declares.
  public let expected: String
  /// The type of the object.
  public let found: String
  /// Whether there is no object where one is wanted.
  public let isAbsent: Bool

  /// Makes a mismatch from the two types; of an optional type the wrapped one is named.
  public init(expected: Any.Type, found: Any.Type) {
    self.expected = "\((expected as? any OptionalType.Type)?.wrapped ?? expected)"
    self.found = "\(found)"
    isAbsent = false
  }

  /// Makes a mismatch of classes that are known by name.
  package init(expectedName: String, foundName: String) {
    expected = expectedName
    found = foundName
    isAbsent = false
  }

  /// Makes a mismatch of a type and of no object at all.
  public init(absent expected: Any.Type) {
    self.expected = "\((expected as? any OptionalType.Type)?.wrapped ?? expected)"
    found = "nothing"
    isAbsent = true
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
