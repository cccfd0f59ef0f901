import NibRuntime
import NibStandIns

/// Rows that hold others. Stands in for NSOutlineView.
open class NSOutlineView: NSTableView {
  /// How much further in each level begins, in points.
  public final var indentationPerLevel = 16.0
  /// Whether the first column follows what is seen.
  public final var autoresizesOutlineColumn = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.outlineViewTable.read(self, from: coder)
    coder.skip("NSOutineViewStronglyReferencesItems", "NSOutlineViewIndentationMarkerFollowsCellKey")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [outlineViewTable] }

  private static let outlineViewTable = PropertyTable(
    NSOutlineView.self,
    [
      Property(
        "indentationPerLevel", "NSOutlineViewIndentationPerLevelKey", get: { $0.indentationPerLevel },
        set: { $0.indentationPerLevel = $1 }),
      Property(
        "autoresizesOutlineColumn", "NSOutlineViewAutoresizesOutlineColumnKey", get: { $0.autoresizesOutlineColumn },
        set: { $0.autoresizesOutlineColumn = $1 }),
    ])
}
