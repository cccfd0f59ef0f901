import NibRuntime
import NibStandIns

/// What few controllers have: kept apart, so that the others are small.
@MainActor
final class ControllerExtras {
  var isModal = false
  var edges: UIRectEdge = .all
  var includesOpaqueBars = false
  var insets = UIEdgeInsets()
  var style = UIUserInterfaceStyle.unspecified
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
}

extension UIViewController {
  private func makeExtras() -> ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Whether a user may not swipe the presented controller away; nothing swipes.
  public var isModalInPresentation: Bool {
    get { extras?.isModal ?? false }
    set { makeExtras().isModal = newValue }
  }

  /// The sides at which the view goes below bars; nothing is laid out.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edges ?? .all }
    set { makeExtras().edges = newValue }
  }

  /// Whether it does so below opaque bars; nothing is laid out.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.includesOpaqueBars ?? false }
    set { makeExtras().includesOpaqueBars = newValue }
  }

  /// Distances that the controller adds to the safe area, in points; nothing is laid out.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.insets ?? UIEdgeInsets() }
    set { makeExtras().insets = newValue }
  }

  /// Light or dark for the controller and its children, whatever the device says; looked at by nothing.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set { makeExtras().style = newValue }
  }

  /// Whether the view comes because the controller, or one around it, is presented.
  public var isBeingPresented: Bool { moves(.presented) }

  /// Whether the view goes because the controller, or one around it, is dismissed.
  public var isBeingDismissed: Bool { moves(.dismissed) }

  /// Whether the view comes because the controller was put on a stack.
  public var isMovingToParent: Bool { viewState.move == .added }

  /// Whether the view goes because the controller was taken from a stack.
  public var isMovingFromParent: Bool { viewState.move == .removed }

  private func moves(_ move: ControllerMove) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.viewState.move == move }
  }

  /// Where the controller's popover points; nil for one that is not presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let known = extras?.popover { return known }
    let made = UIPopoverPresentationController(self)
    makeExtras().popover = made
    return made
  }

  /// How the controller's sheet stands; nil for one that is not presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let known = extras?.sheet { return known }
    let made = UISheetPresentationController(self)
    makeExtras().sheet = made
    return made
  }

  /// What presents the controller: its popover or sheet.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
  }

  /// Makes the changes at once, then calls the completion. The views' places are the caller's business.
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: Double, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let new = new.viewIfLoaded ?? new.view, let holder = old.viewIfLoaded?.superview {
      holder.addSubview(new)
    }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}

/// What presents a controller. Stands in for UIPresentationController.
@MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public private(set) weak var presentedViewController: UIViewController!
  /// Who may change the style, and hears of a sheet that is swiped away; asked by nothing.
  public weak var delegate: AnyObject?

  init(_ presented: UIViewController) { presentedViewController = presented }

  /// The controller that presents it.
  public var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
}

/// Where a popover points. Stands in for UIPopoverPresentationController.
public final class UIPopoverPresentationController: UIPresentationController {
  private var place: PopoverPresentation {
    get { presentedViewController?.popoverPresentation ?? PopoverPresentation() }
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

  /// The sides where the arrow may be.
  public var permittedArrowDirections: UIPopoverArrowDirection {
    get { place.permittedArrowDirections }
    set { place.permittedArrowDirections = newValue }
  }
}

/// How a sheet stands; kept, and looked at by nothing. Stands in for UISheetPresentationController.
public final class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet may have.
  @MainActor
  public final class Detent {
    /// Its name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes one of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// All of it.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// All of it.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights that the sheet may have.
  public var detents: [Detent] = [.large()]
  /// The height that it has.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what lies below is not dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a grabber.
  public var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger first.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Radius of the corners, in points; nil for the system's.
  public var preferredCornerRadius: CGFloat?

  /// Makes changes.
  public func animateChanges(_ changes: () -> Void) { changes() }
}
