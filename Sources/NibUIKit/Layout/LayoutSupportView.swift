import NibRuntime
import NibStandIns

/// A view that stands for the edge of a bar, in archives for systems before safe areas. Stands in for _UILayoutGuide.
///
/// - Seen: class _UILayoutGuide among the subviews of controllers' views in compiled nibs.
open class LayoutSupportView: UIView {
  /// Which edge, as `_UIViewControllerTop`.
  public final var identifier: String?
  /// Constraints that go once the view is in its controller.
  public private(set) final var constraintsToRemove: [NSLayoutConstraint] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.supportTable.read(self, from: coder)
    constraintsToRemove = try coder.members("_UILayoutGuideConstraintsToRemove", of: NSLayoutConstraint.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [supportTable] }

  private static let supportTable = PropertyTable(
    LayoutSupportView.self,
    [
      Property("identifier", "_UILayoutGuideIdentifier", get: { $0.identifier }, set: { $0.identifier = $1 })
    ])
}
