import NibFoundation
import NibRuntime
import NibStandIns

/// The edge of what bars leave of a view. Stands for UILayoutSupport.
@MainActor
public protocol UILayoutSupport: AnyObject {
  /// How much the bars take, in points.
  var length: CGFloat { get }
  /// As of guides.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// As of guides.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// As of guides.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide without height at an edge: nothing is laid out, so bars take nothing.
final class BarEdgeGuide: UILayoutGuide, UILayoutSupport {
  let length: CGFloat = 0
}

extension UIViewController {
  /// The edge of the bars at the top, of older systems; bars take nothing. Loads the view.
  final var ownTopLayoutGuide: any UILayoutSupport { edgeGuide("UIViewController-topLayoutGuide") }

  /// The edge of the bars at the bottom, likewise.
  final var ownBottomLayoutGuide: any UILayoutSupport { edgeGuide("UIViewController-bottomLayoutGuide") }

  private func edgeGuide(_ identifier: String) -> BarEdgeGuide {
    keptOnce(
      {
        let guide = BarEdgeGuide()
        guide.identifier = identifier
        view?.addLayoutGuide(guide)
        return guide
      }, identifier)
  }

  /// The interface orientation, as older systems name it: that of the scene.
  final var ownInterfaceOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }

  /// What presents the controller now; nil for one that is not presented.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  /// The scroll view that bars of tabs look at, of iOS 13; kept.
  public var tabBarObservedScrollView: UIScrollView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What the controller is asked from, of extensions of other programs: nothing asks.
  final var ownExtensionContext: NSExtensionContext? { nil }

  /// Another controller shows details: a split is collapsed or not. Posted by tests alone.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// Shows pictures of controllers for presses on a view, of older systems: the delegate is kept, and nothing presses.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    previews.append(context)
    return context
  }

  /// Shows them no longer.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previews.removeAll { $0 === previewing }
  }

  private var previews: [PreviewingContext] {
    get { kept([]) }
    set { keep(newValue) }
  }
}

/// What a press on a view shows a picture of, of older systems. Stands for UIViewControllerPreviewing.
@MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// What others wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Provides what is shown.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of it that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Provides the controller that a press previews. Stands for UIViewControllerPreviewingDelegate.
@MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller for a place; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller whole.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingContext: UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
    sourceRect = sourceView.bounds
  }
}

/// Something to do with the picture of a controller. Stands for UIPreviewActionItem.
@MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// What it is called.
  var title: String { get }
}

/// Something to do with the picture of a controller. Stands in for UIPreviewAction.
@MainActor
open class UIPreviewAction: UIPreviewActionItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As named.
    case `default`, selected, destructive
  }

  /// What it is called.
  public final let title: String
  /// How it looks.
  public final let style: Style
  /// What it does.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes one.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
  }
}

/// Several of them behind one. Stands in for UIPreviewActionGroup.
@MainActor
open class UIPreviewActionGroup: UIPreviewActionItem {
  /// What it is called.
  public final let title: String
  /// How it looks.
  public final let style: UIPreviewAction.Style
  /// What it holds, for a test to look at.
  public final let actions: [UIPreviewAction]

  /// Makes one.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }
}
