import NibDiagnostics

/// Sends actions to targets and along the responder chain.
@MainActor
public enum ActionDispatch {
  /// Longest responder chain that is followed; a chain that bites its own tail ends here.
  static let longestChain = 1000

  /// Fires a binding: at its target, or at the first of the sender's responder chain that responds.
  /// - Returns: the object that performed the action, or nil if nobody along the chain did.
  /// - Throws: `RuntimeError` with code `actionNotFound` if a given target does not respond, `wrongSenderType` if the
  ///   action is declared for another type.
  @discardableResult
  public static func send(
    _ binding: ActionBinding, from sender: AnyObject, event: ControlEvents? = nil
  ) throws(RuntimeError) -> AnyObject? {
    if binding.goesAlongChain { return try sendAlongChain(binding, from: sender, event: event) }
    guard let target = binding.target else { return nil }
    guard try perform(binding, on: target, sender: sender, event: event) else {
      throw RuntimeError(
        code: .actionNotFound, place: Place(file: "\(type(of: target))"),
        detail: notFound(binding.selector, target: target, sender: sender))
    }
    return target
  }

  /// Sends a selector by name: to a target, or without one along the sender's responder chain.
  /// - Returns: the object that performed it, or nil if nobody along the chain did.
  /// - Throws: as `send(_:from:event:)`.
  @discardableResult
  public static func send(
    _ selector: String, to target: AnyObject?, from sender: AnyObject, event: ControlEvents? = nil
  ) throws(RuntimeError) -> AnyObject? {
    try send(ActionBinding(target: target, selector: selector, events: event ?? .all), from: sender, event: event)
  }

  /// Whether an object performs a selector. One that performs actions itself is asked; others are looked at.
  public static func responds(_ target: AnyObject, to selector: String) -> Bool {
    if let performer = target as? any NibActionPerforming, performer.responds(to: selector) { return true }
    if let table = (type(of: target) as? any OutletDeclaring.Type)?.outlets, table.performs(selector) { return true }
    return DeclaredWrappers.of(target).hasAction(selector)
  }

  /// Sends a selector to the first of some objects that performs it.
  /// - Returns: the object, or nil if none does.
  /// - Throws: as `send(_:from:event:)`, but for objects that do not respond.
  package static func send(
    _ selector: String, toFirstOf responders: [AnyObject], from sender: AnyObject, event: ControlEvents? = nil
  ) throws(RuntimeError) -> AnyObject? {
    let binding = ActionBinding(target: nil, selector: selector, events: event ?? .all)
    for responder in responders where responds(responder, to: selector) {
      if try perform(binding, on: responder, sender: sender, event: event) { return responder }
    }
    return nil
  }

  static func notFound(_ selector: String, target: AnyObject, sender: AnyObject) -> String {
    "\(type(of: target)) does not respond to '\(selector)', sent by \(type(of: sender)); "
      + "declare it with @Action(\"\(selector)\") or as .action in its table"
  }

  private static func sendAlongChain(
    _ binding: ActionBinding, from sender: AnyObject, event: ControlEvents?
  ) throws(RuntimeError) -> AnyObject? {
    var next: AnyObject? = sender
    for _ in 0..<longestChain {
      guard let responder = next else { return nil }
      if try perform(binding, on: responder, sender: sender, event: event) { return responder }
      next = (responder as? any ResponderChaining)?.nextResponder
    }
    return nil
  }

  private static func perform(
    _ binding: ActionBinding, on target: AnyObject, sender: AnyObject, event: ControlEvents?
  ) throws(RuntimeError) -> Bool {
    let sender = binding.argumentCount > 0 ? sender : nil
    let event = binding.argumentCount > 1 ? event : nil
    do {
      return try InterfaceFaults.catching {
        try performUnchecked(binding.selector, on: target, sender: sender, event: event)
      }
    } catch let error as RuntimeError {
      throw error
    } catch let mismatch as OutletMismatch {
      throw RuntimeError(
        code: .wrongSenderType, place: Place(file: "\(type(of: target))"),
        detail: words(of: mismatch, binding.selector, target))
    } catch {
      throw RuntimeError(code: .objectFailed, place: Place(file: "\(type(of: target))"), detail: "\(error)")
    }
  }

  /// What fits not, and where it is the selector's colon, what to write.
  private static func words(of mismatch: OutletMismatch, _ selector: String, _ target: AnyObject) -> String {
    guard mismatch.isAbsent else { return "action '\(selector)' wants \(mismatch.expected), got \(mismatch.found)" }
    return "action '\(selector)' wants \(mismatch.expected), and gets no sender, for its selector has no colon; "
      + "connect '\(selector):', or take the owner alone: { (owner: \(type(of: target))) in … }"
  }

  private static func performUnchecked(
    _ selector: String, on target: AnyObject, sender: AnyObject?, event: ControlEvents?
  ) throws -> Bool {
    if let performer = target as? any NibActionPerforming,
      try performer.perform(selector, sender: sender, event: event)
    {
      return true
    }
    if let table = (type(of: target) as? any OutletDeclaring.Type)?.outlets,
      try table.perform(selector, on: target, sender: sender, event: event)
    {
      return true
    }
    guard let action = WrapperLookup().action(selector, of: target) else { return false }
    try action.fire(owner: target, sender: sender, event: event)
    return true
  }
}
