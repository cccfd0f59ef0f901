import NibRuntime
import NibStandIns

extension UISplitViewController {
  /// Which places of a split are shown.
  public enum DisplayMode: Int, NibChoice {
    /// As named.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// As named.
    case twoDisplaceSecondary
  }

  /// How places of a split share the room.
  public enum SplitBehavior: Int, Sendable {
    /// As named.
    case automatic, tile, overlay, displace
  }

  /// What stands behind the primary.
  public enum BackgroundStyle: Int, Sendable {
    /// As named.
    case none, sidebar
  }

  /// Who decides on the split: the outlet `delegate`, if its object has the protocol. Not kept alive.
  final var ownDelegate: (any UISplitViewControllerDelegate)? {
    get { outlet("delegate") as? any UISplitViewControllerDelegate }
    set { recordOutlet("delegate", newValue) }
  }
}

/// Who hears of the places of a split, and decides on one that collapses; nothing asks that, for `isCollapsed` is set by hand.
/// All is optional. Stands for UISplitViewControllerDelegate.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The place to show where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the secondary controller was put on the primary's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Other places are about to be shown.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// A place is about to be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A place is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A place is shown.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// A place is hidden.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
