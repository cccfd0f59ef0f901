import NibGraph

/// A class of one's own whose objects may be made on any thread: it is bound to no actor.
///
/// `init(from:)` runs as that of `NibObject` does.
nonisolated public protocol NibUnboundObject: AnyObject, SendableMetatype {
  /// Makes the object from its archived values.
  init(from coder: NibCoder) throws
}

/// An owner that is bound to no actor, for loads on any thread.
nonisolated public protocol NibUnboundOwner: AnyObject {}

extension RecordingOwner: NibUnboundOwner {}

/// Class names and classes that are bound to no actor: what a load on another thread than the main one may make.
///
/// It knows nothing of the frameworks' classes, so their objects become placeholders that keep every value.
public struct UnboundClasses: ClassResolving {
  private let registry = ClassRegistry(parent: nil, searchesProgram: false)

  /// Knows no class.
  public init() {}

  /// Registers a class under its own name, and under `name` if one is given.
  public func register<Class: NibUnboundObject>(_ type: Class.Type, as name: String? = nil) {
    for name in [name, ClassName(of: type).qualified].compactMap(\.self) {
      registry.register(name, decode: { try type.init(from: $0) })
    }
  }

  /// The newest factory for a name.
  public func factory(for name: String) -> ClassFactory? { registry.factory(for: name) }
}
