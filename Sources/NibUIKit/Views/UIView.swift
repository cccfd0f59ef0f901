import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

// Unchecked exclusivity: every access to these is over before anything else runs, and a load has several a view.

/// A view: geometry, appearance, subviews, constraints. Stands in for UIView.
///
/// Subviews are owned, the superview is not. Defaults are UIKit's.
open class UIView: ViewStandIn {
  /// The visible rectangle in the view's own coordinates, in points.
  open var bounds = CGRect() {
    didSet { if bounds.size != oldValue.size { sizeChanged(from: oldValue.size) } }
  }
  /// The middle in the superview's coordinates, in points.
  open var center = CGPoint()
  /// Subviews, back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
  /// The view that holds this one.
  @exclusivity(unchecked) public internal(set) final weak var superview: UIView?
  /// Constraints that the view holds.
  @exclusivity(unchecked) public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// Layout guides that the view owns.
  @exclusivity(unchecked) public internal(set) final var layoutGuides: [UILayoutGuide] = []
  /// Gesture recognizers attached to the view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]! = []
  /// Whether text and images face the reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Fill color.
  open var backgroundColor: UIColor?
  /// The tint that was set or archived; nil means the superview's.
  final var ownTintColor: UIColor?
  /// The tint: the one that was set, else the superview's, at the top the system's blue. Nil takes what was set away.
  open var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTintColor }
    set { takeTintColor(newValue) }
  }
  /// Opacity, 0...1.
  open var alpha: CGFloat = 1
  /// A number of one's own.
  open var tag = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view is drawn without transparency. An archive says so where it is true.
  open var isOpaque = false
  /// Whether touches are received.
  open var isUserInteractionEnabled = true
  /// Whether several touches are received at once.
  open var isMultipleTouchEnabled = false
  /// Whether content is cut off at the edge.
  open var clipsToBounds = false
  /// Whether subviews follow a change of size, each by its `autoresizingMask`. An archive says so where it is true.
  open var autoresizesSubviews = true
  /// Whether the area is cleared before the view draws.
  open var clearsContextBeforeDrawing = true
  /// What changes with the superview's size, unless constraints place the view.
  open var autoresizingMask: AutoresizingMask = []
  /// How content fills the view.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// Whether the autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How strongly the view resists growing; nil means the class's default.
  open var contentHuggingPriority: LayoutPriorities?
  /// How strongly the view resists shrinking; nil means the class's default.
  open var contentCompressionResistancePriority: LayoutPriorities?
  /// The margins that were set or archived; nil means the system's.
  final var ownLayoutMargins: UIEdgeInsets?
  /// Whether the margins are no smaller than the superview's.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins leave a width that reads well.
  open var followsReadableWidth = false
  /// Whether the margins keep clear of bars and notches.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the archive says that a subclass may draw in the view; says nothing to tests.
  open var isDeepDrawRect = false
  /// A name for state restoration.
  open var restorationIdentifier: String?
  /// Whether `layoutSubviews` is due.
  final var isLayoutNeeded = true
  /// Whether it is due of a view below.
  final var isLayoutNeededBelow = false
  /// Whether `updateProperties` is due.
  final var arePropertiesDue = false
  /// What few views have, made when it is first set.
  var extras: ViewExtras?
  private var madeLayer: CALayer?

  /// Makes a view with a frame, in points.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view without size.
  public override convenience init() { self.init(frame: CGRect()) }

  /// Reads the archived view with its subtree.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    var archive = ArchiveCoder.carrying(coder)
    return try ArchiveCoder.required(self.init(coder: archive), by: &archive, from: coder)
  }

  /// Reads the archived view with its subtree.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.viewTable.read(self, from: coder)
    for subview in try coder.members(Self.subviewsKey, of: UIView.self) {
      // No archive that was meant has a view twice.
      if let other = subview.superview { try coder.spend(other.subviews.count) }
      addSubview(subview)
    }
    constraints = try coder.members(Self.constraintsKey, of: NSLayoutConstraint.self)
    for constraint in constraints { constraint.holder = self }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewTable] }

  private static let subviewsKey = viewTable.names.key("subviews")
  private static let constraintsKey = viewTable.names.key("constraints")

  private static let viewTable = PropertyTable(
    UIView.self, kind: UIKitElements.view, fresh: { UIView() }, ViewProperties.rows)

  /// The view's rectangle in its superview, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2, width: bounds.size.width,
        height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// The layer, where attributes such as `layer.cornerRadius` go; made of `layerClass` when it is first asked for.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.belong(to: self)
    madeLayer = layer
    return layer
  }

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Puts a view in front of the other subviews, taking it from its superview.
  ///
  /// A view that holds this one, or is this one, is not added: an archive may say so, but a tree has no circles.
  open func addSubview(_ view: UIView) { place(view, at: subviews.count) }
  /// Puts a view among the subviews, taking it from its superview; a position beyond the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Takes the view out of its superview. If the first responder is within, it resigns.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is a window.
  var isWindow: Bool { false }
  /// Calls what changes the configuration of the view, or of its controller, where that is due.
  func bringConfigurationUpToDate() { (nextResponderFallback as? UIViewController)?.updateUnavailableIfDue(for: self) }

  /// Called before the view comes into a superview, or out of one (nil). Does nothing here.
  open func willMove(toSuperview superview: UIView?) {}
  /// Called after the view came into a superview or out of one. Does nothing here.
  open func didMoveToSuperview() {}
  /// Called after a subview came in. Does nothing here.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes. Does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Attaches a gesture recognizer.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Takes a gesture recognizer off; nothing happens if it is another view's.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether a gesture of the view's may begin: yes here; asked where the recognizer has no delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The controller whose view this is, else the superview; above the top the nib's owner.
  open override var nextResponder: AnyObject? { shownController ?? superview ?? nextResponderFallback }

  /// Makes what is due: `layoutSubviews`, a list the cells in sight. Frames stay as they are.
  ///
  /// Raises what a list's data source raises, and `StandInError`.
  open func layoutIfNeeded() {
    updatePropertiesIfNeeded()
    bringConfigurationUpToDate()
    if isLayoutNeeded, let shownController { shownController.layOut() } else { runLayoutIfNeeded() }
  }

  /// Places the subviews. Does nothing here; called by `layoutIfNeeded` of the view or of one above it when it is due: for a
  /// new view, after another size, another subview and `setNeedsLayout`. A controller that comes on the screen calls it.
  open func layoutSubviews() {}
  /// Makes the constraints that the view needs. Does nothing here; called before a layout after `setNeedsUpdateConstraints`,
  /// and before the first one where the class asks for constraints.
  open func updateConstraints() {}
  /// Brings what the view shows up to date. Does nothing here; called before a layout after `setNeedsUpdateProperties`.
  open func updateProperties() {}
  /// Makes `layoutSubviews` due.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    noteLayoutBelow()
  }
  /// Makes `updateConstraints` due, and a layout.
  open func setNeedsUpdateConstraints() {
    constraintsState = .due
    setNeedsLayout()
  }
  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing is laid out, so nobody asks for the size again.
  open func invalidateIntrinsicContentSize() {}

  /// Draws the content. Does nothing here; called by `drawHierarchy` and `layer.render(in:)`.
  open func draw(_ rect: CGRect) {}
  /// Draws what the framework's class shows by itself, below what `draw(_:)` draws.
  func drawOwnContent() {}
  /// Called by Interface Builder alone, so never.
  open func prepareForInterfaceBuilder() {}

  /// The size that the content asks for; none in either direction here, for nothing measures text.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The size that fits: the view's own, for nothing measures text.
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.size.width, height: bounds.size.height) }

  /// Takes the size of `sizeThatFits`.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The frontmost view below this one, or this one, that a touch at a point of this view reaches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, lies within it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { contains(point) }

  /// Called when the traits of the view changed. Does nothing here.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Distances of bars and notches: none.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  /// Called when those changed. Does nothing here, and nothing calls it.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins changed. Does nothing here, and nothing calls it.
  open func layoutMarginsDidChange() {}

  /// Called before the view, or one above it, comes into a window or out of one (nil). Does nothing here.
  open func willMove(toWindow window: UIWindow?) {}
  /// Called when the view came into a window or out of one, as for all views below it. Does nothing here.
  open func didMoveToWindow() {}
  /// Whether `updateConstraints` is due before the first layout though nobody asks for it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called when another tint was set on the view or on one above it, or comes with a window. Does nothing here.
  open func tintColorDidChange() {}

  /// Does what a user's tap does, as `tapThrough` says. False if nothing happens.
  @discardableResult
  open func tap() throws(RuntimeError) -> Bool { try tapThrough() }

  /// The outlets of views; lists and others have more.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitViews }

  /// The subviews.
  open override var childObjects: [AnyObject] { subviews }

  /// The typed properties, then what was set on the layer.
  open override var changedProperties: [ChangedProperty] {
    super.changedProperties + (madeLayer?.assignments ?? []).map { ChangedProperty("layer.\($0.name)", $0.value) }
  }

  /// Leads to `layer` and `superview` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    switch key {
    case "layer": layer
    case "superview": superview
    default: super.object(forKey: key)
    }
  }

  /// `gestureRecognizers` attaches; other collections are as in `StandIn`.
  open override func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    if name == "gestureRecognizers" {
      if !isAdding { gestureRecognizers.forEach(removeGestureRecognizer) }
      for case let recognizer as UIGestureRecognizer in members { addGestureRecognizer(recognizer) }
    }
    return try super.setOutletCollection(name, to: members, isAdding: isAdding)
  }
}
