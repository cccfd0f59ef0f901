import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIResponder` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ResponderStandIn: StandardEditResponder {
  private final var me: UIResponder { unsafeDowncast(self, to: UIResponder.self) }

  /// Does nothing: there is no keyboard.
  open func reloadInputViews() { me.ownReloadInputViews() }

  /// Who performs an action along the responder chain from here; nil if nobody does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    me.ownTarget(forAction: action, withSender: sender)
  }
}
