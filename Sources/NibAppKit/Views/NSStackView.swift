import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Views in a row or column. Stands in for NSStackView.
open class NSStackView: NSView {
  /// The direction.
  open var orientation = NSLayoutConstraint.Axis.horizontal
  /// Distance of two members, in points.
  open var spacing: CGFloat = 8
  /// The attribute that members are aligned by.
  open var alignment = NSLayoutConstraint.Attribute.notAnAttribute
  /// How members share the room.
  open var distribution = Distribution.fill
  /// Room around the members, in points.
  open var edgeInsets = NSEdgeInsets()
  /// How strongly the view resists members being cut off, upright.
  open var verticalClippingResistancePriority = 1000.0
  /// The same sideways.
  open var horizontalClippingResistancePriority = 1000.0
  /// How strongly the view keeps close to its members, upright.
  open var verticalHuggingPriority = 250.0
  /// The same sideways.
  open var horizontalHuggingPriority = 250.0
  /// Whether hidden members take no room.
  open var detachesHiddenViews = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.stackViewTable.read(self, from: coder)
    for member in [Gravity.leading, .center, .trailing].flatMap({ archivedViews(in: $0) }) {
      if member.superview !== self {
        addSubview(member)
      }
      arrangedSubviews.append(member)
    }
  }

  /// The parts of a stack view. Documented: the numbers, by AppKit.
  public enum Gravity: Int, NibChoice {
    /// Where it begins; its middle; its end.
    case leading = 1, center, trailing

    /// Where an upright one begins.
    public static let top = Gravity.leading
    /// Its end.
    public static let bottom = Gravity.trailing
  }

  /// The parts that code put members into, and the distances that it gave them.
  final var partsOfCode: [ObjectIdentifier: Gravity] = [:]
  final var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var parts: [Gravity: NSStackViewContainer] = [:]

  /// The members that the archive has in a part, in order.
  final func archivedViews(in gravity: Gravity) -> [NSView] { parts[gravity]?.members ?? [] }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stackViewTable] }

  private static let stackViewTable = PropertyTable(
    NSStackView.self, kind: AppKitElements.stackView, fresh: { NSStackView() },
    [
      Property("orientation", \.orientation),
      Property("spacing", get: { Double($0.spacing) }, set: { $0.spacing = CGFloat($1) }),
      Property("alignment", \.alignment),
      Property("distribution", \.distribution),
      Property("detachesHiddenViews", \.detachesHiddenViews),
      Property("verticalClippingResistancePriority", \.verticalClippingResistancePriority),
      Property("horizontalClippingResistancePriority", \.horizontalClippingResistancePriority),
      Property("verticalHuggingPriority", row: "verticalStackHuggingPriority", \.verticalHuggingPriority),
      Property("horizontalHuggingPriority", row: "horizontalStackHuggingPriority", \.horizontalHuggingPriority),
      part("beginningViews", .leading), part("middleViews", .center), part("endViews", .trailing),
      Property("edgeInsets.top", \.edgeInsets.top), Property("edgeInsets.left", \.edgeInsets.left),
      Property("edgeInsets.bottom", \.edgeInsets.bottom), Property("edgeInsets.right", \.edgeInsets.right),
    ])

  /// A part, which the archive has as an object.
  private static func part(_ row: String, _ gravity: Gravity) -> Property<NSStackView> {
    Property(row, getObject: { $0.parts[gravity] }, set: { $0.parts[gravity] = $1 })
  }

  /// The members in order.
  open internal(set) var arrangedSubviews: [NSView] = []

  /// Adds a member at the end.
  open func addArrangedSubview(_ view: NSView) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
  }

  /// Takes a member out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }

  /// A view that leaves is no member any more, and nothing is kept of it.
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    forgetMember(subview)
  }

  /// What is told of the stack view, if it is of the protocol; not kept alive.
  open var delegate: (any NSStackViewDelegate)? {
    get { outlet("delegate") as? any NSStackViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Puts a member at a place, counted from 0; beyond the ends at the nearest.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }

  /// Adds a member at the end of a part.
  open func addView(_ view: NSView, in gravity: Gravity) {
    let before = arrangedSubviews.count { part(of: $0).rawValue <= gravity.rawValue && $0 !== view }
    partsOfCode[ObjectIdentifier(view)] = gravity
    insertArrangedSubview(view, at: before)
  }

  /// Takes a member away.
  open func removeView(_ view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  /// Puts a member at a place of a part, counted from 0; beyond the ends at the nearest.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    removeArrangedSubview(view)
    let before = arrangedSubviews.count { part(of: $0).rawValue < gravity.rawValue }
    let inPart = views(in: gravity).count
    partsOfCode[ObjectIdentifier(view)] = gravity
    insertArrangedSubview(view, at: before + min(max(index, 0), inPart))
  }

  /// Puts members into a part in place of those that are there, which leave.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
    for view in views {
      removeArrangedSubview(view)
      addView(view, in: gravity)
    }
  }

  /// The members in order.
  open var views: [NSView] { arrangedSubviews }

  /// The members of a part, in order; those that no part has are in the first.
  open func views(in gravity: Gravity) -> [NSView] { arrangedSubviews.filter { part(of: $0) == gravity } }

  /// Says how much it counts that a member is seen; `notVisible` hides it, others show it. The delegate is told.
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let was = visibilityPriority(for: view)
    if priority == .notVisible, was != .notVisible {
      delegate?.stackView(self, willDetach: [view])
      view.isHidden = true
    }
    self[rare: MemberPriorities.self].visibility[ObjectIdentifier(view)] = priority
    if priority != .notVisible, was == .notVisible {
      view.isHidden = false
      delegate?.stackView(self, didReattach: [view])
    }
  }

  /// How much it counts that a member is seen.
  open func visibilityPriority(for view: NSView) -> VisibilityPriority {
    self[rare: MemberPriorities.self].visibility[ObjectIdentifier(view)] ?? .mustHold
  }

  /// Members that are hidden and take no room.
  open var detachedViews: [NSView] { detachesHiddenViews ? arrangedSubviews.filter(\.isHidden) : [] }
}

/// The part of a stack view's archive that lists its members. Stands in for NSStackViewContainer.
open class NSStackViewContainer: NSView {

  private static let names = ArchivedNames(of: NSStackViewContainer.self)

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    members = try Self.names.members("views", in: coder, of: NSView.self)
  }

  /// The members in order.
  open private(set) var members: [NSView] = []
}
