import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ViewTreeStandIn: AlignedStandIn {
  private final var me: UIView { unsafeDowncast(self, to: UIView.self) }

  /// What a user can do with the view.
  open var interactions: [any UIInteraction] {
    get { me.ownInteractions }
    set { me.ownInteractions = newValue }
  }

  /// Adds something that a user can do, taking it from another view.
  open func addInteraction(_ interaction: any UIInteraction) { me.ownAddInteraction(interaction) }

  /// Takes something away that a user can do; nothing happens if it is another view's.
  open func removeInteraction(_ interaction: any UIInteraction) { me.ownRemoveInteraction(interaction) }

  /// The change of the view's coordinates in space: its layer's.
  open var transform3D: CATransform3D {
    get { me.ownTransform3D }
    set { me.ownTransform3D = newValue }
  }

  /// Distances that subviews keep from the edges, in points; where neither archive nor code sets any, 8 from each.
  open var layoutMargins: UIEdgeInsets {
    get { me.placedLayoutMargins }
    set { me.placedLayoutMargins = newValue }
  }

  /// `layoutMargins` by the direction of text: lines begin at the right only where the view is forced to it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { me.ownDirectionalLayoutMargins }
    set { me.ownDirectionalLayoutMargins = newValue }
  }

  /// The place of the keyboard, for constraints; made when it is first asked for.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { me.ownKeyboardLayoutGuide }

  /// What can be done with the view besides tapping it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { me.ownAccessibilityCustomActions }
    set { me.ownAccessibilityCustomActions = newValue }
  }

  /// Whether assistive technology looks at nothing beside the view.
  open var accessibilityViewIsModal: Bool {
    get { me.ownAccessibilityViewIsModal }
    set { me.ownAccessibilityViewIsModal = newValue }
  }

  /// Whether what is in the view is gone through before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { me.ownShouldGroupAccessibilityChildren }
    set { me.ownShouldGroupAccessibilityChildren = newValue }
  }

  /// Words that a user may say for the view.
  open var accessibilityUserInputLabels: [String]? {
    get { me.ownAccessibilityUserInputLabels }
    set { me.ownAccessibilityUserInputLabels = newValue }
  }

  /// The language that the view is read in.
  open var accessibilityLanguage: String? {
    get { me.ownAccessibilityLanguage }
    set { me.ownAccessibilityLanguage = newValue }
  }

  /// Whether colors of the view stay when others are turned over.
  open var accessibilityIgnoresInvertColors: Bool {
    get { me.ownAccessibilityIgnoresInvertColors }
    set { me.ownAccessibilityIgnoresInvertColors = newValue }
  }

  /// The frame on the screen, in points: that of the view in its root, unless code sets another.
  open var accessibilityFrame: CGRect {
    get { me.ownAccessibilityFrame }
    set { me.ownAccessibilityFrame = newValue }
  }

  /// The point on the screen where activation taps: the middle, unless code sets another.
  open var accessibilityActivationPoint: CGPoint {
    get { me.ownAccessibilityActivationPoint }
    set { me.ownAccessibilityActivationPoint = newValue }
  }

  /// Whether the view answers to touches for assistive technology.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { me.ownAccessibilityRespondsToUserInteraction }
    set { me.ownAccessibilityRespondsToUserInteraction = newValue }
  }

  /// What the elements in the view are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { me.ownAccessibilityContainerType }
    set { me.ownAccessibilityContainerType = newValue }
  }

  /// What reads out large letters.
  open var showsLargeContentViewer: Bool {
    get { me.ownShowsLargeContentViewer }
    set { me.ownShowsLargeContentViewer = newValue }
  }

  /// What that shows as text.
  open var largeContentTitle: String? {
    get { me.ownLargeContentTitle }
    set { me.ownLargeContentTitle = newValue }
  }

  /// What that shows as a picture.
  open var largeContentImage: UIImage? {
    get { me.ownLargeContentImage }
    set { me.ownLargeContentImage = newValue }
  }

  /// By which a user of assistive technology goes through the view; nil for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { me.ownAccessibilityCustomRotors }
    set { me.ownAccessibilityCustomRotors = newValue }
  }

  /// How the view follows the device; kept, and nothing moves.
  open var motionEffects: [UIMotionEffect] {
    get { me.ownMotionEffects }
    set { me.ownMotionEffects = newValue }
  }

  /// Adds an effect, once.
  open func addMotionEffect(_ effect: UIMotionEffect) { me.ownAddMotionEffect(effect) }

  /// Takes an effect away.
  open func removeMotionEffect(_ effect: UIMotionEffect) { me.ownRemoveMotionEffect(effect) }

  /// Adds a constraint that the view holds from now on; one it has already is not added again.
  open func addConstraint(_ constraint: NSLayoutConstraint) { me.ownAddConstraint(constraint) }

  /// Takes a constraint off; nothing happens if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { me.ownRemoveConstraint(constraint) }

  /// Adds a layout guide that the view owns from now on.
  open func addLayoutGuide(_ guide: UILayoutGuide) { me.ownAddLayoutGuide(guide) }

  /// Takes a layout guide off; nothing happens if another view owns it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { me.ownRemoveLayoutGuide(guide) }

  /// Which way the view reads: from left to right unless its attribute forces the other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    me.ownEffectiveUserInterfaceLayoutDirection
  }

  /// Whether assistive technology passes the subviews by.
  open var accessibilityElementsHidden: Bool {
    get { me.ownAccessibilityElementsHidden }
    set { me.ownAccessibilityElementsHidden = newValue }
  }

  /// The view's own size: constraints are not solved.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { me.ownSystemLayoutSizeFitting(size) }

  /// The view's own size, likewise.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    me.ownSystemLayoutSizeFitting(size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// An empty view of the same frame: nothing is drawn.
  open func snapshotView(afterScreenUpdates isUpdated: Bool) -> UIView? {
    me.ownSnapshotView(afterScreenUpdates: isUpdated)
  }

  /// Draws the view and its subviews in a rectangle of the current context, as `layer.render(in:)` does: backgrounds, borders,
  /// images, and what `draw(_:)` draws.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    me.ownDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// An empty view as large as the rectangle: nothing is drawn.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { me.ownResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  /// How the tint changes while something stands before the view; kept.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { me.ownTintAdjustmentMode }
    set { me.ownTintAdjustmentMode = newValue }
  }

  /// The view whose opacity cuts this one out; kept.
  open var mask: UIView? {
    get { me.ownMask }
    set { me.ownMask = newValue }
  }

  /// Pixels a point; of the screen where code set none.
  open var contentScaleFactor: CGFloat {
    get { me.ownContentScaleFactor }
    set { me.ownContentScaleFactor = newValue }
  }

  /// Whether touches go to one view at a time; looked at by nothing.
  open var isExclusiveTouch: Bool {
    get { me.ownIsExclusiveTouch }
    set { me.ownIsExclusiveTouch = newValue }
  }

  /// Sizes of texts that the view stays within; kept, for texts have one size.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { me.ownMinimumContentSizeCategory }
    set { me.ownMinimumContentSizeCategory = newValue }
  }
}
