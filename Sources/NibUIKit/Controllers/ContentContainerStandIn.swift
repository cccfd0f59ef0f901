import NibFoundation
import NibRuntime
import NibStandIns

/// What holds content of others: controllers and what presents them. Stands for UIContentContainer.
@MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content is best shown in, in points.
  var preferredContentSize: CGSize { get }
  /// That size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that layout asks a child for changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child has in one of the parent's.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the content gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// What a controller hears of its children, and of older systems. Not for subclasses of one's own.
open class ContentContainerStandIn: UIResponder {
  /// Called when the preferred size of a child changed. Does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when the size changed that layout asks a child for. Does nothing here, and nothing calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child has in one of the parent's: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether an unwind segue can end here, of older systems: when the controller responds to its action and is not where it
  /// began. `canPerformUnwindSegueAction(_:from:sender:)` asks it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { self !== fromViewController && ActionDispatch.responds(self, to: action.name) }

  /// The children that are searched for the destination of an unwind segue: all, last ones first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    (self as? UIViewController)?.children.reversed() ?? []
  }

  final func allowedChildren(_ source: UIViewController) -> [UIViewController] {
    allowedChildrenForUnwinding(from: UIStoryboardUnwindSegueSource(source: source))
  }

  /// The child that where an unwind segue began is within; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    (self as? UIViewController)?.children.first { source.source.isInside($0) }
  }

  /// Where an unwind segue ends, of older systems; asked by nothing.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }

  /// The segue of an unwind, of older systems; asked by nothing.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// The controller around this one that responds to an action; nil for none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    let kinds: [String: UIViewController.ShowKind] = [
      "showViewController:sender:": .show, "showDetailViewController:sender:": .showDetail,
    ]
    return (self as? UIViewController)?.ancestors.first { controller in
      if let kind = kinds[action.name] { return controller.handles(kind) }
      return controller.canPerformAction(action, withSender: sender)
    }
  }

  /// Called before the view goes to save memory, of older systems. Does nothing here, and nothing calls it.
  open func viewWillUnload() {}

  /// Called when it went, likewise.
  open func viewDidUnload() {}

  /// What slides out of the screen as it turns, of older systems; asked by nothing, like those below.
  open func rotatingHeaderView() -> UIView? { nil }

  /// What slides out at the bottom.
  open func rotatingFooterView() -> UIView? { nil }

  /// Whether children hear that the screen turns, of older systems.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// Called before the screen turns, of older systems. Does nothing here, and nothing calls it.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called when it turned, likewise.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called as it turns, likewise.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Puts the secondary controller of a split into this one. Does nothing here, and nothing calls it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Takes the secondary controller of a split out of this one; asked by nothing.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
}

extension UIViewController {
  /// Tells the parent that the preferred size is another.
  func tellPreferredSize(before: CGSize) {
    guard preferredContentSize != before else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presentingViewController != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

/// Where an unwind segue began. Stands in for UIStoryboardUnwindSegueSource.
@MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller.
  public let source: UIViewController
  /// What was touched.
  public let sender: Any?
  /// The action.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any? = nil, unwindAction: Selector = "") {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
  }
}
