import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSViewController {
  /// Shows a controller in a popover beside a rectangle of a view.
  public final func present(
    _ viewController: NSViewController, asPopoverRelativeTo rectangle: NSRect, of view: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior, hasFullSizeContent: Bool = false
  ) {
    present(viewController, as: .popover)
    guard let popover = viewController.presentationPopover else { return }
    popover.behavior = behavior
    popover.hasFullSizeContent = hasFullSizeContent
    popover.place(beside: rectangle, of: view, preferredEdge)
  }

  /// Controllers that this one shows; nil for none.
  public final var presentedViewControllers: [NSViewController]? {
    let shown = presentedControllers.compactMap { $0 as? NSViewController }
    return shown.isEmpty ? nil : shown
  }

  /// The controller that shows this one.
  public final var presentingViewController: NSViewController? { presentingController as? NSViewController }
}

/// Shows a controller and ends it in its own way. Stands in for NSViewControllerPresentationAnimator.
@MainActor
public protocol NSViewControllerPresentationAnimator: AnyObject {
  /// Shows a controller for another.
  func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
  /// Ends a controller that was shown for another.
  func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
}
