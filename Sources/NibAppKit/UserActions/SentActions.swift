import NibRuntime
import NibStandIns

/// The action that an object sends, wherever its class keeps it.
extension NSResponder {
  /// The target and its action; nil while nothing is connected, and for what sends none.
  final var sentAction: ActionBinding? {
    (self as? any TargetActing)?.actionBinding
  }

  /// Why nothing happened when the object sent its action.
  final var unanswered: UserActionError { unanswered(sentAction) }

  /// Why nothing happened when the object sent an action.
  final func unanswered(_ action: ActionBinding?) -> UserActionError {
    guard let action else {
      return UserActionError(.nothingHappens, self, "\(Reach.name(self)) has no action; connect one")
    }
    let words =
      action.goesAlongChain
      ? "nobody along the responder chain takes '\(action.selector)'"
      : "the target of '\(action.selector)' is gone; somebody must keep it"
    return UserActionError(.nothingHappens, self, "\(Reach.name(self)): \(words)")
  }
}
