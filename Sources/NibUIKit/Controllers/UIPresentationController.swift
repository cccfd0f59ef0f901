import NibRuntime
import NibStandIns

/// What presents a controller. Stands in for UIPresentationController.
///
/// One that an app's transitioning delegate makes hears how its controller comes and goes.
@MainActor
open class UIPresentationController: UIContentContainer {
  /// The controller that is presented.
  open private(set) weak var presentedViewController: UIViewController!
  private weak var presenting: UIViewController?
  private var madeContainer: UIView?
  /// Who may change the style, and hears of a sheet that a user swipes away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes one for a controller and the one below it.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that presents it.
  open var presentingViewController: UIViewController! {
    presentedViewController?.presentingViewController ?? presenting
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .none }

  /// The style that it has by its traits: its own, unless the delegate says another.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
  }

  /// The style by traits, likewise.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? presentationStyle
  }

  /// Traits that what is presented has besides, of older systems; kept, and read by nothing.
  open var overrideTraitCollection: UITraitCollection?
  /// Traits that what is presented has besides; kept, and read by nothing.
  open var traitOverrides = UITraitOverrides()

  /// The size that what is presented is best shown in.
  open var preferredContentSize: CGSize { presentedViewController?.preferredContentSize ?? CGSize() }
  /// Called when that size changed. Does nothing here.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the size changed that layout asks for. Does nothing here, and nothing calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that what is presented has in one of the container's: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container gets another size. Does nothing here, and nothing calls it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits change, likewise.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The view that holds what is presented, in the presenter's window: as large as the screen or the presenter; nil before
  /// the presentation.
  open var containerView: UIView? { madeContainer }

  /// The view that is presented: the controller's.
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }

  /// Where the presented view ends up: over all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { madeContainer?.bounds ?? CGRect() }

  /// Whether the presenter's view goes meanwhile.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether what is presented takes the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the controller comes. Does nothing here.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller has come. Does nothing here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes. Does nothing here.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has gone. Does nothing here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container's views are placed. Does nothing here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after that. Does nothing here.
  open func containerViewDidLayoutSubviews() {}

  func begin(isPresenting: Bool) {
    guard isPresenting else { return dismissalTransitionWillBegin() }
    let screen = UIScreen.main.bounds
    let container = UIView(frame: presentingViewController?.viewIfLoaded?.bounds ?? screen)
    madeContainer = container
    presentingViewController?.viewIfLoaded?.window?.addSubview(container)
    presentationTransitionWillBegin()
  }

  func end(isPresenting: Bool) {
    guard isPresenting else {
      dismissalTransitionDidEnd(true)
      madeContainer = nil
      return
    }
    containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
    presentationTransitionDidEnd(true)
  }
}

extension UIViewController {
  /// Where the controller's popover points; nil for one that is not presented as a popover. One in the style of
  /// questions from below has one too.
  final var ownPopoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || asksFromBelow else { return nil }
    if let known = extras?.popover { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    makeExtras().popover = made
    return made
  }

  private var asksFromBelow: Bool {
    (self as? UIAlertController)?.preferredStyle == .actionSheet || self is UIActivityViewController
  }

  /// How the controller's sheet stands; nil for one that is not presented as a sheet.
  final var ownSheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let known = extras?.sheet { return known }
    let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    makeExtras().sheet = made
    return made
  }

  /// What presents the controller: what its transitioning delegate made, its popover or sheet, or a plain one.
  final var ownPresentationController: UIPresentationController? {
    if let known = extras?.custom ?? popoverPresentationController ?? sheetPresentationController ?? extras?.plain {
      return known
    }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    makeExtras().plain = made
    return made
  }

  /// Has the transitioning delegate of a controller in the custom style make what presents it.
  func prepareCustomPresentation(by presenter: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom, let maker = extras?.transitioning else { return }
    extras?.custom = maker.presentationController(forPresented: self, presenting: presenter, source: source)
  }
}

/// Where a popover points. Stands in for UIPopoverPresentationController.
public final class UIPopoverPresentationController: UIPresentationController {
  private var place: UIViewController.PopoverPresentation {
    get { presentedViewController?.popoverPresentation ?? UIViewController.PopoverPresentation() }
    set { presentedViewController?.popoverPresentation = newValue }
  }

  /// The view it points at.
  public var sourceView: UIView? {
    get { place.sourceView }
    set { place.sourceView = newValue }
  }

  /// The rectangle in the view, in points; of none the whole view.
  public var sourceRect: CGRect {
    get { place.sourceRect ?? sourceView?.bounds ?? CGRect() }
    set { place.sourceRect = newValue }
  }

  /// The bar item it points at.
  public var barButtonItem: UIBarButtonItem? {
    get { place.barButtonItem }
    set { place.barButtonItem = newValue }
  }

  /// What it points at: a view or a bar item. Setting it sets that one.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// The sides where the arrow may be.
  public var permittedArrowDirections: UIPopoverArrowDirection {
    get { place.permittedArrowDirections }
    set { place.permittedArrowDirections = newValue }
  }

  /// The side where the arrow is: not known, for nothing is placed.
  public var arrowDirection: UIPopoverArrowDirection { [] }
  /// Color behind the content.
  public var backgroundColor: UIColor?
  /// Views that take touches while the popover is there.
  public var passthroughViews: [UIView]?
  /// Whether the popover may cover what it points at.
  public var canOverlapSourceViewRect = false
  var adaptiveSheet: UISheetPresentationController?
  /// Distances from the edges of the screen, in points.
  public var popoverLayoutMargins = UIEdgeInsets()
}
