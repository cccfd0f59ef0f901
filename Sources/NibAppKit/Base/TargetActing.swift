import NibFoundation
import NibRuntime

/// What has one target and one action: controls, cells, items of menus and toolbars, gesture recognizers.
@MainActor
public protocol TargetActing: NSResponder, ActionSending {
  /// The target and its action; nil while there is no action.
  var actionBinding: ActionBinding? { get set }
}

extension TargetActing {
  /// Who is sent the action; nil for the first that takes it along the responder chain. Not kept alive.
  public var target: AnyObject? {
    get { boundTarget }
    set { boundTarget = newValue }
  }

  /// What the target is sent; nil for nothing.
  public var action: Selector? {
    get { boundAction }
    set { boundAction = newValue }
  }

  /// Who is sent the action, whatever a subclass answers.
  var boundTarget: AnyObject? {
    get { actionBinding?.target ?? waitingTarget }
    set {
      waitingTarget = newValue
      guard let old = actionBinding else { return }
      actionBinding = ActionBinding(target: newValue, selector: old.selector, events: old.events)
    }
  }

  /// What the target is sent, whatever a subclass answers.
  var boundAction: Selector? {
    get { actionBinding.map { Selector($0.selector) } }
    set {
      waitingTarget = boundTarget
      actionBinding = newValue.map { ActionBinding(target: waitingTarget, selector: $0.name, events: .all) }
    }
  }
}
