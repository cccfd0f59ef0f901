import Foundation
import NibFoundation
import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// A view: geometry, subviews, visibility. Stands in for NSView.
///
/// Subviews are owned, the superview is not.
///
/// - Seen: NSvFlags of compiled nibs, bit by bit; a frame at 0, 0 is NSFrameSize alone.
open class NSView: ViewDrawing, NibFrameInitializing {
  /// Whether the view, with those in it, is drawn by a layer, which is in `layer`; nothing is drawn.
  open var wantsLayer = false { didSet { leaveGivenLayer() } }
  final var layering = LayerState()
  /// Whether the view may be drawn on another thread; nothing is drawn.
  open var canDrawConcurrently = false
  /// Whether what is outside of the bounds is cut off; nothing is drawn.
  open var clipsToBounds = false
  /// Whether the view is to be drawn again: by `displayIfNeeded()`, and after what a user does.
  open var needsDisplay = false { didSet { if needsDisplay { DueDisplay.isDue = true } } }
  /// Whether the view is to be laid out again; nothing is laid out.
  open var needsLayout = true
  /// Whether constraints are to be brought up to date.
  open var needsUpdateConstraints = false
  /// The kinds of what may be dragged onto the view.
  open internal(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  /// The rectangle in the superview, in points.
  open var frame = NSRect() { didSet { if !isReading, frame != oldValue { tellFrame(oldValue) } } }
  /// Whether the view is being read from an archive, and tells nobody of its changes.
  final var isReading = false
  /// Opacity, 0...1.
  open var alphaValue: CGFloat = 1
  /// A number of one's own; 0 for a view whose class or document gives it none.
  open var tag: Int { ownTag }
  final var ownTag = 0
  /// Whether the autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What is drawn around the view while it has the keys.
  open var focusRingType = NSFocusRingType.default
  /// The look of its own; nil for that of the view around.
  open var appearance: NSAppearance? {
    didSet { if !isReading, appearance != oldValue { tellTree { $0.viewDidChangeEffectiveAppearance() } } }
  }
  /// The shadow that the view casts; nil for none. Nothing is drawn.
  open var shadow: NSShadow?
  /// What the view is shown through.
  final var filters = ViewFilters()
  /// How strongly the view resists growing; nil means the class's default.
  open var contentHuggingPriority: LayoutPriorities?
  /// How strongly the view resists shrinking; nil means the class's default.
  open var contentCompressionResistancePriority: LayoutPriorities?
  /// What changes with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { tellHidden(isHidden) } } }
  /// Whether subviews follow a change of size: those of a view that code makes, and where an archive says so.
  open var autoresizesSubviews = false

  /// Makes a view with a frame, in points: what a custom view of an archive is made by.
  public init(frame frameRect: NSRect) {
    super.init()
    (frame, autoresizesSubviews) = (frameRect, true)
  }

  /// A view as one that an archive says nothing of.
  private static func asArchived() -> NSView {
    let view = NSView()
    view.autoresizesSubviews = false
    return view
  }

  /// Makes a view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// Reads the archived view with its subtree.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  /// - Throws: what reading throws; `RuntimeError` with code `objectFailed` for an initializer that returned nil.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    isReading = true
    defer { isReading = false }
    try Self.viewTable.read(self, from: coder)
    try readLayout(coder)
    try readSubviews(from: coder)
    holdArchived()
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewTable] }

  static let viewTable = PropertyTable(
    NSView.self, kind: AppKitElements.plainView, fresh: { asArchived() },
    [
      Property("frame", \.frame),
      Property("alphaValue", get: { Double($0.alphaValue) }, set: { $0.alphaValue = CGFloat($1) }),
      Property("tag", \.ownTag),
      Property("focusRingType", \.focusRingType),
      Property(
        "appearance", row: "appearanceType", get: { ArchivedAppearance($0.appearance) },
        set: { $0.appearance = $1.appearance }),
      Property("shadow", object: \.shadow),
      Property("touchBar", object: \.touchBar),
      Property("subviews", getObjects: { $0.subviews }, set: { $0.addNew($1) }),
      Property("constraints", objects: \.constraints),
      Property("gestureRecognizers", objects: \.gestureRecognizers),
      Property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      Property("contentHuggingPriority", \.contentHuggingPriority),
      Property(
        "contentCompressionResistancePriority", row: "horizontalCompressionResistancePriority",
        \.contentCompressionResistancePriority),
      Property("autoresizingMask", \.autoresizingMask),
      Property("hidden", \.isHidden),
      Property("autoresizesSubviews", \.autoresizesSubviews),
      Property("canDrawConcurrently", \.canDrawConcurrently),
      Property("wantsLayer", \.wantsLayer),
      Property("clipsToBounds", \.clipsToBounds),
      Property("layoutGuides", objects: \.layoutGuides),
    ] + ViewFilters.properties)

  /// Subviews, back to front.
  final var ownSubviews: [NSView] = []
  /// The view that holds this one.
  open internal(set) weak var superview: NSView?
  /// Constraints that the view holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// Gesture recognizers attached to the view.
  open var gestureRecognizers: [NSGestureRecognizer] = [] {
    didSet { recognizersChanged(from: oldValue) }
  }
  /// Rectangles that constraints follow: those of the archive, and those of code, by `addLayoutGuide`.
  open internal(set) var layoutGuides: [NSLayoutGuide] = []
  /// Areas in which the pointer is told, by `addTrackingArea`.
  open internal(set) var trackingAreas: [NSTrackingArea] = []
  /// The window, controller, tab or toolbar item that holds the top of this view's tree.
  weak var holder: NSResponder?

  /// Makes the view of an archive that holds a custom view in its place, by `init(frame:)` of its class.
  public final class func make(archivedFrame frame: NibRect) -> any NibFrameInitializing {
    make(dynamic: NSRect(frame))
  }

  /// Origin of the view's own coordinates, in points; nil for 0, 0.
  open internal(set) var boundsOrigin: NSPoint? {
    didSet { if !isReading, boundsOrigin ?? .zero != oldValue ?? .zero { tellBounds() } }
  }

  /// Whether the view is turned or scaled, as `ViewTurning` keeps it.
  final var isTransformed = false

  /// The visible rectangle in the view's own coordinates, in points: a size other than the frame's scales them.
  open var bounds: NSRect {
    get { NSRect(origin: boundsOrigin ?? .zero, size: boundsSize) }
    set {
      boundsOrigin = newValue.origin
      scale(toBounds: newValue.size)
    }
  }

  /// The menu that a click with the secondary button opens; nil for none.
  open var menu: NSMenu? {
    get { outlet("menu") as? NSMenu }
    set {
      ownMenu = newValue
      connect("menu", to: newValue)
    }
  }
  /// Keeps a menu that code made; those of archives are kept with their objects.
  private final var ownMenu: NSMenu?

  /// The view that the tab key leads to.
  open weak var nextKeyView: NSView?

  /// Puts a view in front of the other subviews, taking it from its superview.
  ///
  /// A view that holds this one, or is this one, is not added: an archive may say so, but a tree has no circles.
  open func addSubview(_ view: NSView) {
    guard !isDescendant(of: view) else { return }
    insert(view, at: subviews.count)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leave(for: nil) }

  /// Brings constraints up to date, when `needsUpdateConstraints` asks for it. Does nothing here.
  open func updateConstraints() { needsUpdateConstraints = false }
  /// The view farthest in front that a point lies in, in the coordinates of the superview: this one or one in it. nil for
  /// a point outside, and for a view that is hidden.
  open func hitTest(_ point: NSPoint) -> NSView? { farthestInFront(at: point) }
  /// Moves the view to a place in its superview.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Gives the view a size, and what it holds where `autoresizesSubviews` says so.
  open func setFrameSize(_ newSize: NSSize) { takeSize(newSize) }
  /// Moves the origin of the view's own coordinates.
  open func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
  /// Resizes what the view holds after it was resized, as the autoresizing masks say.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews where !view.autoresizingMask.isEmpty { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Resizes the view after its superview was: what its mask lets grow shares what there is more, by what it had.
  open func resize(withOldSuperviewSize oldSize: NSSize) { followSuperview(oldSize) }
  /// The view of a tag: the view itself, or the first one within it; nil for none.
  open func viewWithTag(_ tag: Int) -> NSView? { firstView(tagged: tag) }
  /// The menu that a click with the secondary button opens.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// The menu that views of a class have unless they have another one; none here.
  open class var defaultMenu: NSMenu? { nil }
  /// Where the focus ring is drawn, in the view's own coordinates.
  open var focusRingMaskBounds: NSRect { bounds }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect {
    let inset = alignmentRectInsets
    return NSRect(
      x: frame.minX + inset.left, y: frame.minY + inset.bottom, width: frame.width - inset.left - inset.right,
      height: frame.height - inset.top - inset.bottom)
  }

  /// The view's controller, else the superview; above the top the window, then the nib's owner.
  ///
  /// - Documented: AppKit, from OS X 10.10 on a controller comes behind its view, wherever that lies.
  override var naturalNextResponder: AnyObject? {
    (holder as? NSViewController) ?? superview ?? (holder as? NSWindow) ?? nextResponderFallback
  }

  /// `nextKeyView` is kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "nextKeyView" { nextKeyView = value as? NSView }
    return try super.setOutlet(name, to: value)
  }

  /// Leads to `superview` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    key == "superview" ? superview : super.object(forKey: key)
  }

  /// What the view itself shows as text, for queries.
  open var shownTexts: [String] { [] }

  /// What is below the view besides its subviews, for queries and trees: cells of columns, menus.
  open var attachments: [NSResponder] { [] }

  /// Puts a view in front of a subview or behind it; in front of all or behind all where that is none.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo other: NSView?) {
    guard view !== other, !isDescendant(of: view) else { return }
    view.leave(for: self)
    let position = other.flatMap { other in subviews.firstIndex { $0 === other } }
    switch place {
    case .below: insert(view, at: position ?? 0)
    default: insert(view, at: position.map { $0 + 1 } ?? subviews.count)
    }
  }

  /// Tells that the content asks for another size.
  open func invalidateIntrinsicContentSize() { needsLayout = true }

  /// The size that the view's own constraints and its content ask for, in points; 0 where nothing does. Constraints to
  /// other views are not solved.
  open var fittingSize: NSSize { fitting }

  /// Whether the tab key can stop here: the view is seen in a window and takes the keys.
  open var canBecomeKeyView: Bool { window != nil && acceptsFirstResponder && !isHiddenOrHasHiddenAncestor }

  /// Marks a part of the view to be drawn again.
  open func setNeedsDisplay(_ invalidRect: NSRect) { if !invalidRect.isEmpty { needsDisplay = true } }

  /// The window that the view is in.
  open var window: NSWindow? { standardWindow }
  /// A point of this view in the coordinates of another one; nil for those of the window.
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { standardConvert(point, to: view) }
  /// A point of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { standardConvert(point, from: view) }
  /// A rectangle of this view in the coordinates of another one; nil for those of the window.
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { standardConvert(rect, to: view) }
  /// A rectangle of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { standardConvert(rect, from: view) }

  /// What bars cover at the edges, in points: what code added, for no bar lies over a view here.
  open var safeAreaInsets: NSEdgeInsets { safeArea }
}
