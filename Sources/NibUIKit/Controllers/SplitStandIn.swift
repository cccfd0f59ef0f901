import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UISplitViewController` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class SplitStandIn: UIViewController {
  private final var me: UISplitViewController { unsafeDowncast(self, to: UISplitViewController.self) }

  /// Whether a place is shown: all that have a controller but the inspector, until code shows or hides them.
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { me.ownIsShowing(column) }

  /// Shows a place; the delegate hears.
  open func show(_ column: UISplitViewController.Column) { me.ownShow(column) }

  /// Hides a place; the delegate hears. The detail is always shown.
  open func hide(_ column: UISplitViewController.Column) { me.ownHide(column) }

  /// Who decides on the split: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UISplitViewControllerDelegate)? {
    get { me.ownDelegate }
    set { me.ownDelegate = newValue }
  }
}
