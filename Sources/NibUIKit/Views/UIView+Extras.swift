import NibRuntime
import NibStandIns

// What has no effect here but is written by every app: kept, or done at once.

/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// Which way the view reads: from left to right unless its attribute forces the other.
  final var ownEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether assistive technology passes the subviews by.
  final var ownAccessibilityElementsHidden: Bool {
    get { extras?.hidesElements ?? false }
    set { makeExtras().hidesElements = newValue }
  }

  /// The size that asks for as little as possible.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The size that asks for as much as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The view's own size: constraints are not solved.
  final func ownSystemLayoutSizeFitting(_ size: CGSize) -> CGSize { bounds.size }

  /// The view's own size, likewise.
  final func ownSystemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  /// An empty view of the same frame: nothing is drawn.
  final func ownSnapshotView(afterScreenUpdates isUpdated: Bool) -> UIView? { UIView(frame: frame) }

  /// Draws the view and its subviews in a rectangle of the current context, as `layer.render(in:)` does: backgrounds, borders,
  /// images, and what `draw(_:)` draws.
  @discardableResult
  final func ownDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let canvas = CurrentCanvas.canvas, bounds.width > 0, bounds.height > 0 else { return true }
    canvas.save()
    canvas.change(AffineTransform(translationByX: rect.minX, byY: rect.minY))
    canvas.change(AffineTransform(scaleByX: rect.width / bounds.width, byY: rect.height / bounds.height))
    canvas.change(AffineTransform(translationByX: -bounds.minX, byY: -bounds.minY))
    layer.render(into: canvas)
    canvas.restore()
    return true
  }

  /// An empty view as large as the rectangle: nothing is drawn.
  final func ownResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  /// How a view's tint changes while something stands before it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As named.
    case automatic, normal, dimmed
  }

  /// How the tint changes while something stands before the view; kept.
  final var ownTintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustment ?? .automatic }
    set { makeExtras().tintAdjustment = newValue }
  }

  /// The view whose opacity cuts this one out; kept.
  final var ownMask: UIView? {
    get { extras?.mask }
    set { makeExtras().mask = newValue }
  }

  /// Pixels a point; of the screen where code said none.
  final var ownContentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether touches go to one view at a time; looked at by nothing.
  final var ownIsExclusiveTouch: Bool {
    get { extras?.isExclusive ?? false }
    set { makeExtras().isExclusive = newValue }
  }

  /// Sizes of texts that the view stays within; kept, for texts have one size.
  final var ownMinimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.leastContentSize }
    set { makeExtras().leastContentSize = newValue }
  }

  /// Sizes of texts that the view stays within; kept, likewise.
  final var ownMaximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.mostContentSize }
    set { makeExtras().mostContentSize = newValue }
  }

  /// The constraints of the view and of those above that name the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { $0 === self && $1.axis == axis }
    }
  }

  /// Whether the view's place is not certain: not known, for constraints are not solved.
  final var ownHasAmbiguousLayout: Bool { false }
}

/// Changes of layers made together: they are made at once. Stands in for CATransaction.
@MainActor
public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }

  /// Ends the group and calls its completion.
  public static func commit() { completions.popLast()??() }

  /// Does nothing: nothing moves.
  public static func setAnimationDuration(_ duration: Double) {}

  /// Does nothing: nothing moves.
  public static func setDisableActions(_ isDisabled: Bool) {}

  /// What the end of the innermost group calls; without a group it is called at once.
  public static func setCompletionBlock(_ completion: (() -> Void)?) {
    guard !completions.isEmpty else {
      completion?()
      return
    }
    completions[completions.count - 1] = completion
  }
}

extension UIScrollView {
  /// How soon content rests.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What the speed is multiplied with each thousandth of a second.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Self(rawValue: 0.998)
    /// Soon.
    public static let fast = Self(rawValue: 0.99)
  }

  /// Distances around the bar at the side, in points: `scrollIndicatorInsets`.
  final var ownVerticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// Distances around the bar below, in points: `scrollIndicatorInsets`.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }

  /// Whether the bars keep clear of bars and notches by themselves.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicatorInsetAdjustmentBehavior != 2 }
    set { indicatorInsetAdjustmentBehavior = newValue ? 0 : 2 }
  }

  /// Zooms so far that a rectangle of the content fills the view, and moves it there.
  final func ownZoom(to rect: CGRect, animated: Bool) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    setZoomScale(min(bounds.size.width / rect.size.width, bounds.size.height / rect.size.height), animated: animated)
    contentOffset = CGPoint(x: rect.origin.x * zoomScale, y: rect.origin.y * zoomScale)
  }

  /// Whether the zoom swings back: never, it is there at once.
  public var isZoomBouncing: Bool { false }

  /// Does nothing: nothing shows where the content is.
  final func ownFlashScrollIndicators() {}

  /// A guide around the content, for constraints; made when it is first asked for.
  final var ownContentLayoutGuide: UILayoutGuide { guide("UIScrollView-contentLayoutGuide") }

  /// A guide around what is seen, likewise.
  public var frameLayoutGuide: UILayoutGuide { guide("UIScrollView-frameLayoutGuide") }

  private func guide(_ identifier: String) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    layoutGuides.append(guide)
    return guide
  }

  /// The content's insets; bars and notches add none.
  final var ownAdjustedContentInset: UIEdgeInsets { contentInset }
}

extension UIDatePicker {
  /// Sets the date, as code does.
  final func ownSetDate(_ date: Date, animated: Bool) { self.date = date }
}
