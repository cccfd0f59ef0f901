import NibRuntime

/// A view: geometry, appearance, subviews, constraints. Stands in for UIView.
///
/// Subviews are owned, the superview is not. Defaults are UIKit's.
open class View: Responder {
  /// The visible rectangle in the view's own coordinates, in points.
  public var bounds = NibRect()
  /// The middle in the superview's coordinates, in points.
  public var center = NibPoint()
  /// Subviews, back to front.
  public private(set) var subviews: [View] = []
  /// The view that holds this one.
  public private(set) weak var superview: View?
  /// Constraints that the view holds.
  public private(set) var constraints: [LayoutConstraint] = []
  /// Layout guides that the view owns.
  public private(set) var layoutGuides: [LayoutGuide] = []
  /// Gesture recognizers attached to the view.
  public private(set) var gestureRecognizers: [GestureRecognizer] = []
  /// The layer, where attributes such as `layer.cornerRadius` go.
  public let layer = Layer()
  /// Fill color.
  public var backgroundColor: NibColor?
  /// Tint; nil means the superview's.
  public var tintColor: NibColor?
  /// Opacity, 0...1.
  public var alpha = 1.0
  /// A number of one's own.
  public var tag = 0
  /// Whether the view is hidden.
  public var isHidden = false
  /// Whether the view is drawn without transparency. An archive says so where it is true.
  public var isOpaque = false
  /// Whether touches are received.
  public var isUserInteractionEnabled = true
  /// Whether several touches are received at once.
  public var isMultipleTouchEnabled = false
  /// Whether content is cut off at the edge.
  public var clipsToBounds = false
  /// Whether subviews follow a change of size.
  public var autoresizesSubviews = false
  /// Bits: flexible left 1, width 2, right 4, top 8, height 16, bottom 32.
  public var autoresizingMask = 0
  /// How content fills the view.
  public var contentMode = ContentMode.scaleToFill
  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// How strongly the view resists growing; nil means the class's default.
  public var contentHuggingPriority: LayoutPriorities?
  /// How strongly the view resists shrinking; nil means the class's default.
  public var contentCompressionResistancePriority: LayoutPriorities?
  /// Distances that subviews keep from the edges, in points; nil means the system's.
  public var layoutMargins: NibInsets?
  /// A name for state restoration.
  public var restorationIdentifier: String?

  /// Makes a view with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived view with its subtree.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.viewTable.read(self, from: coder)
    for subview in try coder.members("UISubviews", of: View.self) { addSubview(subview) }
    constraints = try coder.members("UIViewAutolayoutConstraints", of: LayoutConstraint.self)
    layoutGuides = try coder.members("UIViewLayoutGuides", of: LayoutGuide.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewTable] }

  private static let viewTable = PropertyTable(View.self, ViewProperties.rows)

  /// The view's rectangle in its superview, in points.
  public var frame: NibRect {
    get {
      NibRect(
        x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2, width: bounds.size.width,
        height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      center = NibPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// Puts a view in front of the other subviews, taking it from its superview.
  ///
  /// A view that holds this one, or is this one, is not added: an archive may say so, but a tree has no circles.
  open func addSubview(_ view: View) {
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  private func isInside(_ view: View) -> Bool {
    var next: View? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Attaches a gesture recognizer.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// The superview; above the top the controller or the nib's owner.
  open override var nextResponder: AnyObject? { superview ?? chainEnd }

  /// The typed properties, then what was set on the layer.
  open override var changedProperties: [(name: String, value: NibValue)] {
    super.changedProperties + layer.assignments.map { ("layer.\($0.name)", $0.value) }
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
    guard name == "gestureRecognizers" else {
      return try super.setOutletCollection(name, to: members, isAdding: isAdding)
    }
    if !isAdding { gestureRecognizers = [] }
    for case let recognizer as GestureRecognizer in members { addGestureRecognizer(recognizer) }
    return try super.setOutletCollection(name, to: members, isAdding: isAdding)
  }
}
