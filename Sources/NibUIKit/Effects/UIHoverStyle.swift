import NibRuntime
import NibStandIns

/// What a pointer, or a look, does to a view. Stands for UIHoverEffect.
public protocol UIHoverEffect: Sendable {}

/// As the system likes. Stands in for UIHoverAutomaticEffect.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Makes one.
  public init() {}
}

/// It lights up. Stands in for UIHoverHighlightEffect.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Makes one.
  public init() {}
}

/// It comes forward. Stands in for UIHoverLiftEffect.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Makes one.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// As the system likes.
  public static var automatic: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// It lights up.
  public static var highlight: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// It comes forward.
  public static var lift: Self { Self() }
}

/// What a view does under a pointer, or a look. Stands in for UIHoverStyle.
@MainActor
public struct UIHoverStyle {
  /// What it does.
  public var effect: any UIHoverEffect
  /// The outline; nil for the view's.
  public var shape: UIShape?
  /// Whether it does it.
  public var isEnabled = true

  /// Makes a style.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Makes the system's style with an outline.
  public init(shape: UIShape? = nil) { self.init(effect: .automatic, shape: shape) }

  /// The system's style.
  public static func automatic() -> Self { Self() }
}

extension UIView {
  /// What the view does under a pointer; kept, for there is none.
  public var hoverStyle: UIHoverStyle? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Glass. Stands in for UIGlassEffect; nothing is drawn.
public final class UIGlassEffect: UIVisualEffect {
  /// What kind of glass.
  public enum Style: Int, Sendable {
    /// As named.
    case regular, clear
  }

  /// Whether the glass answers to touches.
  public var isInteractive = false
  /// Its color; nil for none.
  public var tintColor: UIColor?

  /// Makes glass of a kind.
  public convenience init(style: Style) {
    self.init()
    self.style = style.rawValue
  }
}

/// Glass that flows together with what is beside it. Stands in for UIGlassContainerEffect.
public final class UIGlassContainerEffect: UIVisualEffect {
  /// How near pieces flow together, in points.
  public var spacing: CGFloat = 0
}

/// How an edge of a scroll view goes over into what is beside it. Stands in for UIScrollEdgeEffect.
@MainActor
public final class UIScrollEdgeEffect {
  /// How it looks.
  public struct Style: Hashable, Sendable {
    let name: String
    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// With a line.
    public static let hard = Self(name: "hard")
    /// Without.
    public static let soft = Self(name: "soft")
  }

  /// How it looks.
  public var style = Style.automatic
  /// Whether there is none.
  public var isHidden = false
}

extension UIScrollView {
  /// The edge above.
  public var topEdgeEffect: UIScrollEdgeEffect { keptOnce { UIScrollEdgeEffect() } }
  /// The edge below.
  public var bottomEdgeEffect: UIScrollEdgeEffect { keptOnce { UIScrollEdgeEffect() } }
  /// The edge at the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { keptOnce { UIScrollEdgeEffect() } }
  /// The edge at the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { keptOnce { UIScrollEdgeEffect() } }
}

/// Has a view stand over the edge of a scroll view. Stands in for UIScrollEdgeElementContainerInteraction.
public final class UIScrollEdgeElementContainerInteraction: UIViewInteraction {
  /// The scroll view.
  public weak var scrollView: UIScrollView?
  /// The edge.
  public var edge: UIRectEdge = []

  /// Makes one without a scroll view.
  public override init() { super.init() }
}

/// Has its content go on beyond the safe area. Stands in for UIBackgroundExtensionView.
public final class UIBackgroundExtensionView: UIView {
  /// The content; a subview.
  public var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
  /// Whether the view places its content; nothing is placed.
  public var automaticallyPlacesContentView = true
}
