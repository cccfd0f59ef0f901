import NibRuntime
import NibStandIns

extension UIResponder {
  /// Does nothing: there is no keyboard.
  public func reloadInputViews() {}

  /// Who performs an action along the responder chain from here; nil if nobody does.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: { $0.next }).prefix(1000).first { $0.canPerformAction(action, withSender: sender) }
  }
}
