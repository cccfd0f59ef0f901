import NibRuntime
import NibStandIns

extension UIViewController {
  /// How a controller comes and goes. Stands in for UIViewController.Transition; nothing moves.
  @MainActor
  public final class Transition {
    /// What it is.
    public enum Kind: Sendable {
      /// As named.
      case zoom, coverVertical, flipHorizontal, crossDissolve, partialCurl
    }

    /// How something grows to the controller's view.
    @MainActor
    public final class ZoomOptions {
      /// Color over what lies below.
      public var dimmingColor: UIColor?
      /// A blur over what lies below.
      public var dimmingVisualEffect: UIVisualEffect?
      /// Whether a user's swipe may take the controller away; all may where there is no closure.
      public var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      /// The rectangle of the controller's view that the view grows to.
      public var alignmentRectProvider: ((any UIZoomTransitionAlignmentRectContext) -> CGRect?)?

      /// Makes options that say nothing.
      public init() {}
    }

    /// What it is.
    public let kind: Kind
    /// How something grows; nil for other kinds.
    public let zoomOptions: ZoomOptions?
    private let source: ((any UIZoomTransitionSourceViewProviderContext) -> UIView?)?

    private init(
      _ kind: Kind, _ options: ZoomOptions? = nil,
      _ source: ((any UIZoomTransitionSourceViewProviderContext) -> UIView?)? = nil
    ) {
      (self.kind, zoomOptions, self.source) = (kind, options, source)
    }

    /// A view grows to the controller's.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (any UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom, options ?? ZoomOptions(), sourceViewProvider) }

    /// A bar item grows to the controller's view. Closures that fit both give a view.
    @_disfavoredOverload
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (any UIZoomTransitionSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(.zoom, options ?? ZoomOptions()) { sourceBarButtonItemProvider($0)?.customView }
    }

    /// From below.
    public static let coverVertical = Transition(.coverVertical)
    /// Turning around.
    public static let flipHorizontal = Transition(.flipHorizontal)
    /// Slowly.
    public static let crossDissolve = Transition(.crossDissolve)
    /// As a page.
    public static let partialCurl = Transition(.partialCurl)

    /// The view that grows to a controller's, asked for as its presentation does.
    public func sourceView(zoomedTo controller: UIViewController, from source: UIViewController?) -> UIView? {
      self.source?(ZoomContext(zoomedViewController: controller, sourceViewController: source ?? controller))
    }
  }

  /// How the controller comes and goes; nil for as its style says.
  public var preferredTransition: Transition? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The view that the controller's grows out of, as its transition says; nil for none.
  public var zoomSourceView: UIView? {
    let parents = (navigationController?.viewControllers ?? []).prefix { $0 !== self }
    return preferredTransition?.sourceView(zoomedTo: self, from: presentingViewController ?? parents.last)
  }

  /// Whether a user's swipe may take the controller away while it grows out of a view: as its transition says.
  public func allowsInteractiveZoomDismissal(at location: CGPoint = CGPoint(), velocity: CGVector = CGVector()) -> Bool
  {
    guard preferredTransition?.kind == .zoom else { return false }
    let context = ZoomInteraction(location: location, velocity: velocity, willBegin: true)
    return preferredTransition?.zoomOptions?.interactiveDismissShouldBegin?(context) ?? true
  }
}

/// What is asked which view grows. Stands for UIZoomTransitionSourceViewProviderContext.
@MainActor
public protocol UIZoomTransitionSourceViewProviderContext {
  /// The controller that comes.
  var zoomedViewController: UIViewController { get }
  /// The controller that it comes from.
  var sourceViewController: UIViewController { get }
}

/// What is asked where the view grows to. Stands for UIZoomTransitionAlignmentRectContext.
@MainActor
public protocol UIZoomTransitionAlignmentRectContext {
  /// The view that grows.
  var sourceView: UIView { get }
  /// The controller that comes.
  var zoomedViewController: UIViewController { get }
}

/// What is asked whether a swipe may begin. Stands for UIZoomTransitionInteractionContext.
@MainActor
public protocol UIZoomTransitionInteractionContext {
  /// Where the finger is, in points.
  var location: CGPoint { get }
  /// Where it moves, in points a second.
  var velocity: CGVector { get }
  /// Whether the swipe would begin.
  var willBegin: Bool { get }
}

private struct ZoomContext: UIZoomTransitionSourceViewProviderContext {
  let zoomedViewController: UIViewController
  let sourceViewController: UIViewController
}

private struct ZoomInteraction: UIZoomTransitionInteractionContext {
  let location: CGPoint
  let velocity: CGVector
  let willBegin: Bool
}
