import NibRuntime

/// A member of the responder chain.
open class Responder: StandIn, ChainEnding {
  /// Where the chain goes on above the top of the tree: the nib's owner, set by the loader.
  public weak var chainEnd: AnyObject?

  /// Who is asked next when this object does not respond to an action.
  open var nextResponder: AnyObject? { chainEnd }
}
