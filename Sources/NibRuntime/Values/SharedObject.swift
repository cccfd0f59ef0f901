import Synchronization

// Invariant: an object is set once and never changes; only classes whose objects are immutable or locked share them.

/// The framework's object for a value of an archive: made when it is first asked for, and the same one ever after.
///
/// A value carries one through collections and copies, so that two views whose archive refers to one color have one
/// color object.
public struct SharedObject: @unchecked Sendable {
  private enum Storage {
    case object(AnyObject)
    case place(SharedObjects, Int)
  }

  private let storage: Storage

  /// For an object that is there already.
  public init(_ object: AnyObject) { storage = .object(object) }

  init(_ objects: SharedObjects, _ place: Int) { storage = .place(objects, place) }

  /// The object; `make` makes it at the first call. A caller that wants another class gets a new object of that class,
  /// which is not kept.
  public func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    switch storage {
    case .object(let known): known as? Object ?? make()
    case .place(let objects, let place): objects.object(place, make)
    }
  }
}

/// The framework's objects for the values of one archive, by their places: one list, for there are hundreds in a large one.
final class SharedObjects: @unchecked Sendable {
  private struct Made: @unchecked Sendable {
    var object: AnyObject?
  }

  private let made = Mutex<[Made]>([])

  /// A place for an object that is made when it is first asked for.
  func place() -> SharedObject {
    let place = made.withLock { made in
      made.append(Made())
      return made.count - 1
    }
    return SharedObject(self, place)
  }

  fileprivate func object<Object: AnyObject>(_ place: Int, _ make: () -> Object) -> Object {
    if let known = made.withLock({ $0[place] }).object { return known as? Object ?? make() }
    // Made without the lock: making one may ask for others.
    let new = Made(object: make())
    let kept = made.withLock { made in
      if made[place].object == nil { made[place] = new }
      return made[place]
    }
    return kept.object as? Object ?? make()
  }
}
