/// An object whose class is a name, not a Swift class of its own.
nonisolated public protocol NibClassNamed: AnyObject {
  /// What messages and trees call its class.
  var liveClassName: String { get }
}

/// What messages and trees call the class of an object.
package enum LiveClass {
  /// The name that the object has for its class, else its Swift class.
  package static func name(of object: AnyObject) -> String {
    (object as? any NibClassNamed)?.liveClassName ?? "\(type(of: object))"
  }
}
