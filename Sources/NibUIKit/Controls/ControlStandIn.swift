import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIControl` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ControlStandIn: UIView {
  private final var me: UIControl { unsafeDowncast(self, to: UIControl.self) }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for events: UIControl.Event) { me.ownRemoveAction(action, for: events) }

  /// Fires the actions of some events, whatever the control's state. Raises what `send(_:)` throws.
  open func sendActions(for events: UIControl.Event) { me.ownSendActions(for: events) }

  /// What opens the menu of the control: `openMenu()` of a button does.
  open var contextMenuInteraction: UIContextMenuInteraction? { me.ownContextMenuInteraction }

  /// Removes the action of an identifier for some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
    me.ownRemoveAction(identifiedBy: identifier, for: events)
  }

  /// Has an action performed for some events, once for each event.
  open func addAction(_ action: UIAction, for events: UIControl.Event) { me.ownAddAction(action, for: events) }

  /// Performs an action at once, with the control as its sender.
  open func sendAction(_ action: UIAction) { me.ownSendAction(action) }
}
