import NibRuntime
import NibSchema
import NibStandIns

/// Views in a row or column. Stands in for NSStackView.
open class NSStackView: NSView {
  /// The direction.
  public final var orientation = NSLayoutConstraint.Axis.horizontal
  /// Distance of two members, in points.
  public final var spacing = 8.0
  /// The attribute that members are aligned by, as archived.
  public final var alignment = 0
  /// How members share the room, as archived.
  public final var distribution = 0
  /// Whether hidden members take no room.
  public final var detachesHiddenViews = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.stackViewTable.read(self, from: coder)
    if let container: AnyObject = try Self.stackViewTable.names.child("beginningContainer", in: coder) {
      let members = (container as? NSStackViewContainer)?.members ?? []
      for member in members where member.superview !== self { addSubview(member) }
      arrangedSubviews = members
    }
  }

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
    ])

  /// The members in order.
  public private(set) final var arrangedSubviews: [NSView] = []

  /// Adds a member at the end.
  public func addArrangedSubview(_ view: NSView) {
    addSubview(view)
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
  }

  /// Takes a member out of the row; it stays a subview.
  public func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
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
  private(set) var members: [NSView] = []
}
