import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

// Constraints of views made in code. They are kept and told, and not solved.

/// A rectangle without a view, for constraints. Stands in for NSLayoutGuide.
open class NSLayoutGuide: NibObjectStandIn, LayoutAnchoring {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: NSView?
  /// A name.
  open var identifier = NSUserInterfaceItemIdentifier("")
  /// What the guide leaves of its view, from the edges.
  final var insets = NSEdgeInsets()

  /// Makes a guide without a view.
  public required init() { super.init() }

  /// Reads the archived guide; the view that has it says so.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.layoutGuideTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [layoutGuideTable] }

  private static let layoutGuideTable = PropertyTable(
    NSLayoutGuide.self, kind: AppKitElements.viewLayoutGuide, fresh: { NSLayoutGuide() },
    [Property("identifier", \.identifier)])

  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.appKit }

  /// Where the guide is in its view, in points: all of it, for constraints are not solved.
  open var frame: NSRect { owningView?.bounds ?? .zero }
}

extension NSLayoutGuide: ConstraintItem {
  package var constrainedView: (any ConstraintHolding)? { owningView }
}

extension NSLayoutConstraint {
  /// A direction of layout.
  public typealias Orientation = Axis
}

extension NSView: LayoutAnchoring {
  /// The line that the first line of text stands on.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// What bars leave free; made when it is first asked for.
  public final var safeAreaLayoutGuide: NSLayoutGuide { guide("NSViewSafeAreaLayoutGuide") }

  /// What the margins leave; made when it is first asked for.
  public final var layoutMarginsGuide: NSLayoutGuide { guide("NSViewLayoutMarginsGuide") }

  private func guide(_ identifier: NSUserInterfaceItemIdentifier) -> NSLayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = NSLayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  /// Adds a guide that the view owns from now on.
  public final func addLayoutGuide(_ guide: NSLayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Lets a guide go; nothing happens if another view owns it.
  public final func removeLayoutGuide(_ guide: NSLayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}

extension NSView: ConstraintHolding, ConstraintItem {
  /// Adds a constraint that the view holds from now on; one it has already is not added again.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self
    needsLayout = true
  }

  /// Takes a constraint off; nothing happens if another view holds it.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    if constraint.holder === self { constraint.holder = nil }
    needsLayout = true
  }

  /// Adds constraints that the view holds from now on.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes constraints off.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that this view and those around it hold and that place or size it in a direction.
  public final func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
  {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      (constraint.firstItem === self && constraint.firstAttribute.axis == orientation)
        || (constraint.secondItem === self && constraint.secondAttribute.axis == orientation)
    }
  }

  package final var constrainedView: (any ConstraintHolding)? { self }

  package final var holderAround: (any ConstraintHolding)? { superview }

  package final func commonHolder(with other: any ConstraintHolding) -> (any ConstraintHolding)? {
    (other as? NSView).flatMap { ancestorShared(with: $0) }
  }
}

/// How large views like to be.
extension NSView {
  /// The content has no wish for an extent.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How strongly the view resists growing.
  public final func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { Self.priority(contentHuggingPriority, orientation, .defaultLow) }

  /// Sets how strongly the view resists growing.
  public final func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { contentHuggingPriority = Self.priorities(contentHuggingPriority, 250, priority, orientation) }

  /// How strongly the view resists shrinking.
  public final func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { Self.priority(contentCompressionResistancePriority, orientation, .defaultHigh) }

  /// Sets how strongly the view resists shrinking.
  public final func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    contentCompressionResistancePriority = Self.priorities(
      contentCompressionResistancePriority, 750, priority, orientation)
  }

  private static func priority(
    _ both: LayoutPriorities?, _ orientation: NSLayoutConstraint.Orientation, _ standard: NSLayoutConstraint.Priority
  ) -> NSLayoutConstraint.Priority {
    guard let both else { return standard }
    return .init(Float(orientation == .horizontal ? both.horizontal : both.vertical))
  }

  private static func priorities(
    _ both: LayoutPriorities?, _ standard: Double, _ priority: NSLayoutConstraint.Priority,
    _ orientation: NSLayoutConstraint.Orientation
  ) -> LayoutPriorities {
    var both = both ?? LayoutPriorities(horizontal: standard, vertical: standard)
    switch orientation {
    case .horizontal: both.horizontal = Double(priority.rawValue)
    case .vertical: both.vertical = Double(priority.rawValue)
    }
    return both
  }

  final func standardLayoutSubtreeIfNeeded() {
    updateConstraintsForSubtreeIfNeeded()
    tellTree { view in
      guard view.needsLayout else { return }
      view.needsLayout = false
      let controller = view.holder as? NSViewController
      controller?.viewWillLayout()
      view.layout()
      controller?.viewDidLayout()
    }
  }

  final func standardUpdateConstraintsForSubtreeIfNeeded() {
    tellTree { view in
      guard view.needsUpdateConstraints else { return }
      view.needsUpdateConstraints = false
      // As in AppKit, a controller stands between and asks its view by itself.
      if let controller = view.holder as? NSViewController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}

/// The direction in which an interface is laid out. Documented: the numbers, by AppKit.
public enum NSUserInterfaceLayoutDirection: Int, NibChoice {
  /// From the left, or from the right.
  case leftToRight, rightToLeft
}

extension NSView {
  final var fitting: NSSize {
    func length(_ attribute: NSLayoutConstraint.Attribute, _ content: CGFloat) -> CGFloat {
      let own = constraints.filter {
        $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
      }
      func bound(_ relation: NSLayoutConstraint.Relation) -> [CGFloat] {
        own.filter { $0.relation == relation }.map { CGFloat($0.constant) }
      }
      if let exact = bound(.equal).first { return exact }
      let least = max(content, bound(.greaterThanOrEqual).max() ?? 0, 0)
      return bound(.lessThanOrEqual).min().map { min(least, $0) } ?? least
    }
    let content = intrinsicContentSize
    return NSSize(width: length(.width, content.width), height: length(.height, content.height))
  }

  final var safeArea: NSEdgeInsets {
    sequence(first: self, next: \.superview).reduce(NSEdgeInsets()) { sum, view in
      let more = view.additionalSafeAreaInsets
      return NSEdgeInsets(
        top: sum.top + more.top, left: sum.left + more.left, bottom: sum.bottom + more.bottom,
        right: sum.right + more.right)
    }
  }
}
