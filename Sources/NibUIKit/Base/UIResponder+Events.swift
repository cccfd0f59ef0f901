import NibRuntime
import NibStandIns

extension UIResponder {
  /// Does nothing: there is no keyboard.
  final func ownReloadInputViews() {}

  /// Who performs an action along the responder chain from here; nil if nobody does.
  final func ownTarget(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: { $0.next }).prefix(1000).first { $0.canPerformAction(action, withSender: sender) }
  }
}
