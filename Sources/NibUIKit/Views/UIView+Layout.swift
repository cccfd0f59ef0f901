import NibRuntime
import NibStandIns

/// Layout, sizes and animations, as far as there are any: nothing is measured and nothing is laid out.
extension UIView {
  /// No size of one's own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Makes `layoutSubviews` due.
  public func setNeedsLayout() { isLayoutNeeded = true }

  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay() {}

  /// Does nothing: constraints are not solved.
  public func setNeedsUpdateConstraints() {}

  /// Does nothing: constraints are not solved.
  public func updateConstraintsIfNeeded() {}

  /// Calls `layoutSubviews` of the view and of those below for which it is due.
  func runLayout() {
    isLayoutNeeded = false
    layoutSubviews()
    for view in subviews where view.isLayoutNeeded { view.runLayout() }
  }

  /// Distances of bars and notches: none.
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }

  /// A change of the view's coordinates; kept, and looked at by nothing.
  public var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { if newValue != .identity || extras != nil { makeExtras().transform = newValue } }
  }

  /// How strongly the view resists growing in a direction.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(number(contentHuggingPriority, axis, standard: 250))
  }

  /// How strongly the view resists growing in a direction.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHuggingPriority = changed(contentHuggingPriority, axis, to: priority, standard: 250)
  }

  /// How strongly the view resists shrinking in a direction.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(number(contentCompressionResistancePriority, axis, standard: 750))
  }

  /// How strongly the view resists shrinking in a direction.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentCompressionResistancePriority = changed(
      contentCompressionResistancePriority, axis, to: priority, standard: 750)
  }

  private func number(_ known: LayoutPriorities?, _ axis: NSLayoutConstraint.Axis, standard: Double) -> Float {
    Float(known.map { axis == .horizontal ? $0.horizontal : $0.vertical } ?? standard)
  }

  private func changed(
    _ known: LayoutPriorities?, _ axis: NSLayoutConstraint.Axis, to priority: UILayoutPriority, standard: Double
  ) -> LayoutPriorities {
    var changed = known ?? LayoutPriorities(horizontal: standard, vertical: standard)
    if axis == .horizontal {
      changed.horizontal = Double(priority.rawValue)
    } else {
      changed.vertical = Double(priority.rawValue)
    }
    return changed
  }

  /// How an animation runs; nothing here looks at it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews are laid out within.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// It goes on from where another is.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// It runs again and again.
    public static let `repeat` = Self(rawValue: 8)
    /// It runs there and back.
    public static let autoreverse = Self(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// From one view to another by a dissolve.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Makes the changes at once, then calls the completion: nothing moves here.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// As `animate(withDuration:)`.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// As `animate(withDuration:)`.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the changes.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

#if NIB_LIGHT || !canImport(CoreGraphics)
  /// A change of coordinates. Nothing here applies one.
  public struct CGAffineTransform: Sendable, Hashable {
    /// The first row.
    public var a: CGFloat, b: CGFloat
    /// The second row.
    public var c: CGFloat, d: CGFloat
    /// The shift.
    public var tx: CGFloat, ty: CGFloat

    /// Makes one from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes one that scales.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Makes one that shifts.
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// Changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }
  }
#endif
