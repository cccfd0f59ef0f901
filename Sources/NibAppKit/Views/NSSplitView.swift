import NibRuntime
import NibSchema
import NibStandIns

/// Views side by side with dividers. Stands in for NSSplitView.
open class NSSplitView: NSView {
  /// Whether the dividers stand upright.
  public final var isVertical = false
  /// How the dividers look.
  public final var dividerStyle = DividerStyle.thick
  /// Whether all subviews are panes.
  public final var arrangesAllSubviews = true
  /// Name under which the sizes are kept.
  public final var autosaveName: String?
  /// The controller whose view it is, which is told of it where no other delegate is.
  final weak var controller: NSSplitViewController?
  /// The priorities of panes that have one of their own.
  private var priorities = PanePriorities()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.splitViewTable.read(self, from: coder)
  }

  /// How firmly the pane at a place, counted from 0, keeps its size.
  public final func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
    .init(Float(priorities.values[subviewIndex] ?? PanePriorities.standard))
  }

  /// Sets how firmly the pane at a place, counted from 0, keeps its size.
  public final func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
    priorities.values[subviewIndex] = Double(priority.rawValue)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitViewTable] }

  private static let splitViewTable = PropertyTable(
    NSSplitView.self, kind: AppKitElements.splitView, fresh: { NSSplitView() },
    [
      Property("vertical", \.isVertical),
      Property("dividerStyle", \.dividerStyle),
      Property("holdingPriorities", \.priorities),
      Property("autosaveName", \.autosaveName),
      Property("arrangesAllSubviews", \.arrangesAllSubviews),
    ])
}
