/// The base of classes whose objects stand for values, as colors, fonts and images do, where Foundation is not there.
///
/// Two objects are equal if `isEqual(_:)` says so: by identity unless a subclass compares what it holds.
open class FrameworkValue: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Makes an object.
  public init() {}

  /// Whether another object stands for the same value.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// A number that is the same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object as people read it.
  open var description: String { "<\(type(of: self))>" }

  /// Whether both stand for the same value.
  public static func == (left: FrameworkValue, right: FrameworkValue) -> Bool { left.isEqual(right) }

  /// By `hash`.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
