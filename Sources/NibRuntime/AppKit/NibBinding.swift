import NibGraph

/// A binding of an AppKit archive: a property of one object that is to follow a key path of another.
///
/// The loader hands bindings over and keeps nothing the same itself.
public struct NibBinding {
  /// The property of the object that is bound: `value`, `hidden`, `enabled`.
  public let name: String
  /// Where the value comes from, seen from the object that it is bound to.
  public let keyPath: String
  /// Options by name, in stored order.
  public let options: [NibPair]

  /// Makes a binding.
  public init(name: String, keyPath: String, options: [NibPair] = []) {
    self.name = name
    self.keyPath = keyPath
    self.options = options
  }

  /// Reads what a binding of an archive binds.
  init(_ archived: ArchivedBinding, in context: LoadContext) throws {
    var options: [NibPair] = []
    if let stored = archived.options, case .dictionary(let pairs) = try context.value(of: stored) { options = pairs }
    self.init(name: archived.name, keyPath: archived.keyPath, options: options)
  }
}

/// An object that takes bindings.
@MainActor
public protocol NibBindable: AnyObject {
  /// Called for each binding of the object, in archive order, while connections are made.
  /// - Parameters:
  ///   - binding: what is bound, and to which key path.
  ///   - target: the object that the key path starts at; nil if it is not there.
  func bind(_ binding: NibBinding, to target: AnyObject?) throws
}

/// A binding and the objects that it is between.
public struct BindingRecord {
  /// What is bound to what.
  public let binding: NibBinding
  /// The object whose property is bound.
  public private(set) weak var object: AnyObject?
  /// The object that the key path starts at; nil if it is not there.
  public private(set) weak var target: AnyObject?
}
