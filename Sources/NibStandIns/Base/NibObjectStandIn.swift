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
}
