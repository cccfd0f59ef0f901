import NibRuntime
import NibStandIns

/// Who may change how a controller is presented, and hears of a user who swipes it away. All is optional. Stands for
/// UIAdaptivePresentationControllerDelegate.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style by the traits of the screen; that of the controller if left out.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style by traits; as above if left out.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller for a style; asked by nothing.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a controller is presented in a style; called by nothing.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Changes the controller that presents in another style; called by nothing.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Whether a user may swipe the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A user begins to swipe the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A user swiped the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A user tried to swipe away what may not be.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// As without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// None.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Who hears of a sheet's height besides. Stands for UISheetPresentationControllerDelegate.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A user dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Who hears of a popover besides. Stands for UIPopoverPresentationControllerDelegate.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to come.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a user may close the popover, of older systems; asked by nothing.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A user closed the popover, of older systems; called by nothing.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// Swipes the controller down as a user does: the delegate of its presentation is asked, hears before, and hears when
  /// the controller has gone.
  /// - Returns: false if it stays: it is not presented as a sheet or popover, it says so itself, or the delegate does.
  @discardableResult
  public func swipeAway() -> Bool {
    let swiped: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
    guard family.presenting != nil, swiped.contains(modalPresentationStyle), let presentation = presentationController
    else { return false }
    let delegate = presentation.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    delegate?.presentationControllerWillDismiss(presentation)
    family.presenting?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(presentation)
    return true
  }
}
