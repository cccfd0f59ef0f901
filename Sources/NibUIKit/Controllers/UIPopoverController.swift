import NibFoundation
import NibRuntime
import NibStandIns

/// The frame of an app's own popover. Stands in for UIPopoverBackgroundView; popovers are not drawn.
open class UIPopoverBackgroundView: UIView {
  /// How far the arrow is from the middle, in points.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points.
  open var arrowDirection: UIPopoverArrowDirection = .up
  /// Whether the content has a shadow: yes.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// Width of the arrow, in points.
  open class func arrowBase() -> CGFloat { 0 }
  /// Height of the arrow, in points.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Distances around the content, in points.
  open class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets() }
}

extension UIPopoverPresentationController {
  /// The class of an app's own frame; kept.
  public var popoverBackgroundViewClass: AnyClass? {
    get { PopoverFrames.of(self).type }
    set { PopoverFrames.of(self).type = newValue }
  }
}

/// Classes of frames by popover.
@MainActor
private final class PopoverFrames {
  private static var known: [(popover: WeakReference, frame: PopoverFrames)] = []
  var type: AnyClass?

  static func of(_ popover: UIPopoverPresentationController) -> PopoverFrames {
    known.removeAll { $0.popover.object == nil }
    if let found = known.first(where: { $0.popover.object === popover }) { return found.frame }
    let made = PopoverFrames()
    known.append((WeakReference(popover), made))
    return made
  }
}

/// A popover of older systems. Stands in for UIPopoverController; it is kept, and drawn by nothing.
@MainActor
open class UIPopoverController {
  /// What is in it.
  open var contentViewController: UIViewController
  /// Who hears of it.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// Its size, in points.
  open var contentSize = CGSize()
  /// Whether it is shown.
  open private(set) var isPopoverVisible = false
  /// Where its arrow points.
  open private(set) var popoverArrowDirection = UIPopoverArrowDirection(rawValue: 0)
  /// Views that take touches meanwhile; kept.
  open var passthroughViews: [UIView]?
  /// The color behind; kept.
  open var backgroundColor: UIColor?
  /// Distances to the edge of the screen; kept.
  open var popoverLayoutMargins = UIEdgeInsets()
  /// The class of an app's own frame; kept.
  open var popoverBackgroundViewClass: AnyClass?

  /// Makes one of a controller.
  public init(contentViewController viewController: UIViewController) { contentViewController = viewController }

  /// Puts another controller in.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  /// Gives it another size.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  /// Shows it at a place of a view: the controller appears.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) { show(arrowDirections) }

  /// Shows it at an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { show(arrowDirections) }

  private func show(_ directions: UIPopoverArrowDirection) {
    guard !isPopoverVisible else { return }
    (isPopoverVisible, popoverArrowDirection) = (true, directions)
    contentViewController.loadViewIfNeeded()
    contentViewController.beginAppearanceTransition(true, animated: false)
    contentViewController.endAppearanceTransition()
  }

  /// Closes it; the delegate is not told.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    isPopoverVisible = false
    contentViewController.beginAppearanceTransition(false, animated: false)
    contentViewController.endAppearanceTransition()
  }

  /// Taps beside it as a user does: it closes, unless the delegate refuses.
  @discardableResult
  open func tapOutside() -> Bool {
    guard isPopoverVisible, delegate?.popoverControllerShouldDismissPopover(self) ?? true else { return false }
    dismiss(animated: true)
    delegate?.popoverControllerDidDismissPopover(self)
    return true
  }
}

/// Who hears of a popover of older systems. Stands for UIPopoverControllerDelegate.
@MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a user may close it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// A user closed it.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Yes.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// A segue into a popover of older systems. Stands in for UIStoryboardPopoverSegue.
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// The popover.
  open private(set) lazy var popoverController = UIPopoverController(contentViewController: destination)
}

extension UISheetPresentationController {
  /// A size that the system reckons.
  public nonisolated static let automaticDimension: CGFloat = .greatestFiniteMagnitude
}

extension UISheetPresentationController.Detent {
  /// What a resolver answers for a height that does not count.
  public nonisolated static let inactive: CGFloat? = nil
}
