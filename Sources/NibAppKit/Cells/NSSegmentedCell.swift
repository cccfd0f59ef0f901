import NibRuntime
import NibStandIns

/// The cell of a segmented control. Stands in for NSSegmentedCell.
open class NSSegmentedCell: NSCell {
  /// The segments, from the leading edge.
  public final var segments: [NSSegmentItem] = []
  /// Index of the segment selected last; -1 for none.
  public final var selectedSegment = -1
  /// How many may be selected.
  public final var tracking = NSSegmentedControl.SwitchTracking.selectOne
  /// The archive's number of the style.
  public final var segmentStyle = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.segmentedCellTable.read(self, from: coder)
    segments = try coder.members("NSSegmentImages", of: NSSegmentItem.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentedCellTable] }

  private static let segmentedCellTable = PropertyTable(
    NSSegmentedCell.self,
    [
      Property("selectedSegment", "NSSelectedSegment", get: { $0.selectedSegment }, set: { $0.selectedSegment = $1 }),
      Property("trackingMode", "NSTrackingMode", get: { $0.tracking }, set: { $0.tracking = $1 }),
      Property("segmentStyle", "NSSegmentStyle", get: { $0.segmentStyle }, set: { $0.segmentStyle = $1 }),
    ])
}
