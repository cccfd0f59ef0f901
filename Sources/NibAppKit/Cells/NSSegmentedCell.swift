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
    NSSegmentedCell.self, fresh: { NSSegmentedCell() },
    [
      Property("selectedSegment", "NSSelectedSegment", get: { $0.selectedSegment }, set: { $0.selectedSegment = $1 }),
      Property("trackingMode", "NSTrackingMode", get: { $0.tracking }, set: { $0.tracking = $1 }),
      Property("segmentStyle", "NSSegmentStyle", get: { $0.segmentStyle }, set: { $0.segmentStyle = $1 }),
    ])
}

/// A segment of a segmented control. Stands in for NSSegmentItem.
open class NSSegmentItem: NSResponder {
  /// The text.
  public final var label = ""
  /// The image.
  public final var image: NibImage?
  /// Width in points; 0 for as much as it needs.
  public final var width = 0.0
  /// A number of one's own.
  public final var tag = 0
  /// Whether it is selected.
  public final var isSelected = false
  /// Whether it reacts.
  public final var isEnabled = true
  /// The menu it opens.
  public final var menu: NSMenu?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.segmentTable.read(self, from: coder)
    if try coder.readLeniently("NSSegmentItemDisabled", as: Bool.self) == true { isEnabled = false }
    menu = try coder.child("NSSegmentItemMenu")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentTable] }

  private static let segmentTable = PropertyTable(
    NSSegmentItem.self, fresh: { NSSegmentItem() },
    [
      Property("label", "NSSegmentItemLabel", get: { $0.label }, set: { $0.label = $1 }),
      Property("image", "NSSegmentItemImage", get: { $0.image }, set: { $0.image = $1 }),
      Property("width", "NSSegmentItemWidth", get: { $0.width }, set: { $0.width = $1 }),
      Property("tag", "NSSegmentItemTag", get: { $0.tag }, set: { $0.tag = $1 }),
      Property("selected", "NSSegmentItemSelected", get: { $0.isSelected }, set: { $0.isSelected = $1 }),
      Property("enabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    ])
}
