import NibRuntime

/// A stand-in with the initializers of `NibObject`: for frameworks' classes whose subclasses are made by `init(from:)`.
open class NibObjectStandIn: StandIn, NibObject {
  /// Makes an object with the framework's defaults.
  public required override init() { super.init() }

  /// Reads the archived values; subclasses call this first.
  public required init(from coder: NibCoder) throws {
    super.init()
    try decode(from: coder)
  }

  /// Makes an object by `init(from:)`; a class whose objects are made by another initializer says so here.
  open class func make(from coder: NibCoder) throws -> AnyObject { try Self(from: coder) }
}
