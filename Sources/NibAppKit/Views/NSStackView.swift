import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Views in a row or column. Stands in for NSStackView.
open class NSStackView: NSView {
  /// The direction.
  public final var orientation = NSLayoutConstraint.Axis.horizontal
  /// Distance of two members, in points.
  public final var spacing = 8.0
  /// The attribute that members are aligned by.
  public final var alignment = NSLayoutConstraint.Attribute.notAnAttribute
  /// How members share the room.
  public final var distribution = Distribution.fill
  /// Room around the members, in points.
  public final var edgeInsets = NSEdgeInsets()
  /// How strongly the view resists members being cut off, upright.
  public final var verticalClippingResistancePriority = 1000.0
  /// The same sideways.
  public final var horizontalClippingResistancePriority = 1000.0
  /// How strongly the view keeps close to its members, upright.
  public final var verticalHuggingPriority = 250.0
  /// The same sideways.
  public final var horizontalHuggingPriority = 250.0
  /// Whether hidden members take no room.
  public final var detachesHiddenViews = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.stackViewTable.read(self, from: coder)
    for member in [Gravity.leading, .center, .trailing].flatMap({ archivedViews(in: $0) }) {
      if member.superview !== self { addSubview(member) }
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
      Property("spacing", \.spacing),
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
}

/// The part of a stack view's archive that lists its members. Stands in for NSStackViewContainer.
open class NSStackViewContainer: NSView {

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  private static let names = ArchivedNames(of: NSStackViewContainer.self)

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    members = try Self.names.members("views", in: coder, of: NSView.self)
  }

  /// The members in order.
  public private(set) final var members: [NSView] = []
}
