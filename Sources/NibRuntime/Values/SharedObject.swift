import Synchronization

// Invariant: the object is set once and never changes; only classes whose objects are immutable or locked share them.

/// The framework's object for a value of an archive: made when it is first asked for, and the same one ever after.
///
/// A value carries one through collections and copies, so that two views whose archive refers to one color have one
/// color object.
public final class SharedObject: @unchecked Sendable {
  private let made = AtomicLazyReference<AnyObject>()

  /// For an object that is made when it is first asked for.
  public init() {}

  /// For an object that is there already.
  public init(_ object: AnyObject) { _ = made.storeIfNil(object) }

  /// The object; `make` makes it at the first call. A caller that wants another class gets a new object of that class,
  /// which is not kept.
  public func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = made.load() { return known as? Object ?? make() }
    let new = make()
    return made.storeIfNil(new) as? Object ?? new
  }
}
