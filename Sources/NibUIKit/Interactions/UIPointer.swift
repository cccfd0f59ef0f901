import NibFoundation
import NibRuntime
import NibStandIns

/// A view as it is shown while it is lifted. Stands in for UITargetedPreview.
@MainActor
open class UITargetedPreview {
  /// The view.
  public final let view: UIView
  /// How it is shown.
  public final let parameters: UIPreviewParameters
  /// Where it is.
  public final let target: UIPreviewTarget

  /// Makes one.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(), target: UIPreviewTarget? = nil) {
    self.view = view
    self.parameters = parameters
    self.target = target ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }

  /// Its size, in points.
  open var size: CGSize { view.bounds.size }
}

/// A view as it is shown while it is dragged. Stands in for UITargetedDragPreview.
public final class UITargetedDragPreview: UITargetedPreview {}

/// How such a view is shown. Stands in for UIPreviewParameters.
@MainActor
open class UIPreviewParameters {
  /// Color behind it.
  open var backgroundColor: UIColor! = .systemBackground
  /// The part that is shown; nil for all.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow; nil for that of the part.
  open var shadowPath: UIBezierPath?

  /// Makes parameters that say nothing.
  public init() {}

  /// Makes parameters of lines of a text.
  public init(textLineRects: [NSValue]) {}
}

/// How a dragged view is shown. Stands in for UIDragPreviewParameters.
public final class UIDragPreviewParameters: UIPreviewParameters {}

/// Where such a view is. Stands in for UIPreviewTarget.
@MainActor
open class UIPreviewTarget {
  /// The view that it is in.
  public final let container: UIView
  /// Its middle there, in points.
  public final let center: CGPoint
  /// How it is changed.
  public final let transform: CGAffineTransform

  /// Makes one.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A part of a view that a pointer follows. Stands in for UIPointerRegion.
@MainActor
public final class UIPointerRegion {
  /// The part, in the view's coordinates, in points.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?
  /// Directions in which the pointer sticks to it.
  public var latchingAxes: UIAxis = []

  /// Makes one.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }

  /// Whether both are the same part, though the delegate may make a new object each time.
  func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }
}

/// Where a pointer wants to be. Stands in for UIPointerRegionRequest.
@MainActor
public final class UIPointerRegionRequest {
  /// Where it is, in the view's coordinates, in points.
  public let location: CGPoint
  /// Keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}

/// What a pointer does to a view. Stands in for UIPointerEffect.
@MainActor
public enum UIPointerEffect {
  /// How the tint changes under a pointer.
  public enum TintMode: Int, Sendable {
    /// As named.
    case none, overlay, underlay
  }

  /// As the system likes.
  case automatic(UITargetedPreview)
  /// It lights up.
  case highlight(UITargetedPreview)
  /// It comes forward.
  case lift(UITargetedPreview)
  /// It changes a little.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// What it is done to.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// What a pointer looks like. Stands in for UIPointerShape.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line downwards.
  case verticalBeam(length: CGFloat)
  /// A line across.
  case horizontalBeam(length: CGFloat)
}

/// What stands beside a pointer. Stands in for UIPointerAccessory.
@MainActor
public final class UIPointerAccessory {
  /// Where it stands.
  public struct Position: Sendable {
    /// Points from the pointer.
    public let offset: CGFloat
    /// Where, in radians from above.
    public let angle: CGFloat

    /// Makes one.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

    /// Above.
    public static let top = Self(offset: 25, angle: 0)
    /// At the right.
    public static let right = Self(offset: 25, angle: .pi / 2)
    /// Below.
    public static let bottom = Self(offset: 25, angle: .pi)
    /// At the left.
    public static let left = Self(offset: 25, angle: .pi * 1.5)
  }

  /// What it looks like.
  public let shape: UIPointerShape
  /// Where it stands.
  public let position: Position

  /// Makes one.
  public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

  /// An arrow.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.verticalBeam(length: 8), position: position)
  }
}

/// How a pointer looks. Stands in for UIPointerStyle.
@MainActor
public final class UIPointerStyle {
  /// What it does; nil for nothing.
  public let effect: UIPointerEffect?
  /// What it looks like; nil for the system's.
  public let shape: UIPointerShape?
  /// Whether it is not seen.
  public let isHidden: Bool
  /// What stands beside it.
  public var accessories: [UIPointerAccessory] = []

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
  }

  /// Makes a style that does something.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, isHidden: false)
  }

  /// Makes a style of a shape that keeps to directions.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, isHidden: false)
  }

  /// No pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
  /// The system's.
  public static func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}

/// Follows a pointer; a test moves it. Stands in for UIPointerInteraction.
public final class UIPointerInteraction: UIViewInteraction {
  /// Who says how the pointer looks.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer is followed.
  public var isEnabled = true {
    didSet { if !isEnabled { removePointer() } }
  }
  private var region: UIPointerRegion?

  /// Makes one.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Does nothing: the delegate is asked each time.
  public func invalidate() {}

  /// Moves the pointer to a point of the view: the delegate is asked for the part and the style, and told. A point outside
  /// of the view takes it away.
  /// - Returns: how the pointer looks; nil where nobody says.
  @discardableResult
  public func movePointer(to point: CGPoint, modifiers: UIKeyModifierFlags = []) -> UIPointerStyle? {
    guard isEnabled, let view, view.receivesTouches, view.bounds.holds(point), let delegate else {
      removePointer()
      return nil
    }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
    let found = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    if let region, found.map({ region.isSame(as: $0) }) != true { leave(region) }
    guard let found else { return nil }
    if region == nil { animate { delegate.pointerInteraction(self, willEnter: found, animator: $0) } }
    region = found
    return delegate.pointerInteraction(self, styleFor: found)
  }

  /// Takes the pointer away from the view.
  public func removePointer() {
    if let region { leave(region) }
  }

  private func leave(_ old: UIPointerRegion) {
    region = nil
    animate { delegate?.pointerInteraction(self, willExit: old, animator: $0) }
  }
}

/// Who says how a pointer looks; all is optional. Stands for UIPointerInteractionDelegate.
@MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view at a point; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a part; nil for as usual.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes into a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  )
  /// The pointer leaves a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// All of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// As usual.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}
