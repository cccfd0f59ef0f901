import NibRuntime
import NibStandIns

/// Views side by side with dividers. Stands in for NSSplitView.
open class NSSplitView: NSView {
  /// Whether the dividers stand upright.
  public final var isVertical = false
  /// How the dividers look.
  public final var dividerStyle = DividerStyle.thick
  /// Name under which the sizes are kept.
  public final var autosaveName: String?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.splitViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitViewTable] }

  private static let splitViewTable = PropertyTable(
    NSSplitView.self, fresh: { NSSplitView() },
    [
      Property("vertical", "NSIsVertical", get: { $0.isVertical }, set: { $0.isVertical = $1 }),
      Property("dividerStyle", "NSDividerStyle", get: { $0.dividerStyle }, set: { $0.dividerStyle = $1 }),
      Property("autosaveName", "NSAutosaveName", get: { $0.autosaveName }, set: { $0.autosaveName = $1 }),
    ])
}
