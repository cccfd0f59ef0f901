import NibRuntime
import NibStandIns

extension UIWindow {
  /// Presses a key, as a user with a keyboard does: the first command of the responder chain for it sends its action.
  ///
  /// The chain begins at the first responder, without one at the controller that is seen in front. A responder's commands are
  /// its `keyCommands`; one that is disabled, or whose action nobody performs, is passed over.
  /// - Parameters:
  ///   - input: the character, or a key's name, as `UIKeyCommand.inputEscape`.
  ///   - modifiers: the keys that are held.
  /// - Returns: false if no responder has such a command.
  /// - Throws: `RuntimeError` of the action.
  @discardableResult
  public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) throws(RuntimeError) -> Bool {
    let start = firstResponder ?? rootViewController?.frontmost ?? self
    var next: UIResponder? = start
    while let responder = next {
      for command in responder.keyCommands ?? [] {
        guard command.input == input, command.modifierFlags == modifiers, !command.attributes.contains(.disabled) else {
          continue
        }
        command.nextResponderFallback = start
        try command.choose()
        return true
      }
      next = responder.next
    }
    return false
  }
}

extension UIViewController {
  /// The controller within or over this one that is seen in front.
  fileprivate var frontmost: UIViewController {
    var front = self
    while let next = front.presentedViewController ?? front.childrenOnScreen.last { front = next }
    return front
  }
}
