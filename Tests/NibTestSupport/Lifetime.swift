/// Tells which objects outlive their last user.
public enum Lifetime {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// The classes of those objects that are still there after a function that made and used them has returned.
  public static func left(by use: () throws -> [AnyObject]) rethrows -> [String] {
    let made = try use().map { (name: "\(type(of: $0))", reference: Weak($0)) }
    return made.filter { $0.reference.object != nil }.map(\.name)
  }
}
