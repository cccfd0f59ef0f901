import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSViewController {
  /// Shows a controller in a popover beside a rectangle of a view.
  public final func present(
    _ viewController: NSViewController, asPopoverRelativeTo rectangle: NSRect, of view: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    present(viewController, as: .popover)
    guard let popover = viewController.presentationPopover else { return }
    popover.behavior = behavior
    popover.place(beside: rectangle, of: view, preferredEdge)
  }

  /// Ends what this controller shows another one in.
  public final func dismiss(_ viewController: NSViewController) {
    if viewController.presentingController === self { viewController.dismiss() }
  }

  /// Controllers that this one shows; nil for none.
  public final var presentedViewControllers: [NSViewController]? {
    let shown = presentedControllers.compactMap { $0 as? NSViewController }
    return shown.isEmpty ? nil : shown
  }

  /// The controller that shows this one.
  public final var presentingViewController: NSViewController? { presentingController as? NSViewController }

  /// Puts a controller among those whose views lie in this one's, at a place.
  public final func insertChild(_ controller: NSViewController, at index: Int) {
    addChild(controller)
    guard let old = children.firstIndex(where: { $0 === controller }) else { return }
    children.insert(children.remove(at: old), at: min(max(index, 0), children.count))
  }

  /// Takes the controller of a place away; nothing beyond the ends.
  public final func removeChild(at index: Int) {
    if children.indices.contains(index) { children[index].removeFromParent() }
  }
}
