import NibGraph
import NibRuntime
import NibStandIns

/// A rectangle without a view, for constraints. Stands in for UILayoutGuide.
open class UILayoutGuide: CodingStandIn {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: AnyObject?
  /// A name, as `UIViewSafeAreaLayoutGuide`.
  open var identifier: String?
  /// Whether the guide may have a negative size.
  open var allowsNegativeDimensions = false
  /// Whether the guide keeps its view.
  open var owningViewIsLocked = false
  /// Whether an archive of the interface would hold the guide.
  open var shouldBeArchived = false
  /// The constraints that tie the guide to its view.
  open private(set) var systemConstraints: [NSLayoutConstraint] = []

  /// Reads the archived guide; its view is set once all objects are made.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.layoutGuideTable.read(self, from: coder)
    systemConstraints = try coder.members(Self.systemConstraintsKey, of: NSLayoutConstraint.self)
    coder.decodeLater(Self.owningViewKey, for: self) { $0.owningView = $1 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [layoutGuideTable] }

  private static let systemConstraintsKey = layoutGuideTable.names.key("systemConstraints")
  private static let owningViewKey = layoutGuideTable.names.key("owningView")

  private static let layoutGuideTable = PropertyTable(
    UILayoutGuide.self, fresh: { UILayoutGuide() },
    [
      Property("identifier", \.identifier),
      Property(
        "allowsNegativeDimensions", \.allowsNegativeDimensions),
      Property("owningViewIsLocked", \.owningViewIsLocked),
      Property("shouldBeArchived", \.shouldBeArchived),
    ])
}

extension UILayoutGuide: ConstraintItem {
  package var constrainedView: (any ConstraintHolding)? { owningView as? UIView }
}

/// A view that stands for the edge of a bar, in archives for systems before safe areas. Stands in for _UILayoutGuide.
///
/// - Seen: class _UILayoutGuide among the subviews of controllers' views in compiled nibs.
open class LayoutSupportView: UIView {
  /// Which edge, as `_UIViewControllerTop`.
  open var identifier: String?
  /// Constraints that go once the view is in its controller.
  open private(set) var constraintsToRemove: [NSLayoutConstraint] = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.supportTable.read(self, from: coder)
    constraintsToRemove = try coder.members(
      Self.supportTable.names.key("constraintsToRemove"), of: NSLayoutConstraint.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [supportTable] }

  private static let supportTable = PropertyTable(
    LayoutSupportView.self, as: .class(.uiLayoutGuide), fresh: { LayoutSupportView() },
    [
      Property("identifier", \.identifier)
    ])
}
