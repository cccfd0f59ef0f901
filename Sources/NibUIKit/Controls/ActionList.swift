import NibRuntime
import NibStandIns

extension UIAction {
  /// An action that was added as a closure; removes it again when handed to `removeAction`.
  @MainActor
  public final class Registration: NibActionPerforming {
    /// The selector that stands for the closure in a control's list.
    public static let selector = "handle:"
    private let call: (AnyObject?) throws -> Void
    /// The action that the closure is of; nil for others.
    weak var uiAction: UIAction?

    init(_ call: @escaping (AnyObject?) throws -> Void) { self.call = call }

    /// Calls the closure. What it throws becomes a `RuntimeError` with code `objectFailed`.
    public func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      try call(sender)
      return true
    }
  }
}

/// The targets and closures of one sender, in the order they were added.
@MainActor
struct ActionList {
  private(set) var bindings: [ActionBinding] = []
  /// Bindings hold their targets weakly, so closures are kept here.
  private var handlers: [UIAction.Registration] = []

  mutating func add(_ binding: ActionBinding) { bindings.append(binding) }

  /// Adds a target unless the same target has the same action for the same events.
  mutating func add(target: AnyObject?, selector: String, events: ControlEvents) {
    let isThere = bindings.contains {
      $0.target === target && $0.goesAlongChain == (target == nil) && $0.selector == selector && $0.events == events
    }
    if !isThere { bindings.append(ActionBinding(target: target, selector: selector, events: events)) }
  }

  mutating func add(_ handler: UIAction.Registration, events: ControlEvents) {
    handlers.append(handler)
    bindings.append(ActionBinding(target: handler, selector: UIAction.Registration.selector, events: events))
  }

  /// Takes events from the bindings that match; nil matches all. A binding without events goes.
  mutating func remove(target: AnyObject?, selector: String?, events: ControlEvents) {
    bindings = bindings.compactMap { binding in
      guard target == nil || binding.target === target, selector == nil || binding.selector == selector else {
        return binding
      }
      let rest = binding.events.subtracting(events)
      guard !rest.isEmpty, binding.goesAlongChain || binding.target != nil else { return nil }
      return ActionBinding(target: binding.target, selector: binding.selector, events: rest)
    }
    handlers.removeAll { handler in !bindings.contains { $0.target === handler } }
  }

  /// Fires the bindings of some events in order.
  /// - Returns: the objects that performed them.
  func send(_ events: ControlEvents, from sender: AnyObject) throws(RuntimeError) -> [AnyObject] {
    var performers: [AnyObject] = []
    for binding in bindings where !binding.events.isDisjoint(with: events) {
      if let performer = try ActionDispatch.send(binding, from: sender, event: events) { performers.append(performer) }
    }
    return performers
  }
}
