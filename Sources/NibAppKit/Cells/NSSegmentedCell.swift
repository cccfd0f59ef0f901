import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a segmented control. Stands in for NSSegmentedCell.
open class NSSegmentedCell: NSCell {
  /// The segments, from the leading edge.
  public final var segments: [NSSegmentItem] = []
  /// Index of the segment selected last; -1 for none.
  public final var selectedSegment = -1
  /// How many may be selected.
  public final var tracking = NSSegmentedControl.SwitchTracking.selectOne
  /// How the control looks.
  public final var segmentStyle = NSSegmentedControl.Style.automatic
  /// How segments share the room.
  public final var segmentDistribution = NSSegmentedControl.Distribution.fit

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segmentedCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentedCellTable] }

  /// The number of separated segments in archives, which is not that of AppKit's constant.
  private static let archivedSeparated = 9

  private static let segmentedCellTable = PropertyTable(
    NSSegmentedCell.self, kind: AppKitElements.segmentedCell, fresh: { NSSegmentedCell() },
    [
      Property("selectedSegment", \.selectedSegment),
      Property("trackingMode", \.tracking),
      Property(
        "segmentStyle", row: "style",
        get: { $0.segmentStyle == .separated ? archivedSeparated : $0.segmentStyle.rawValue },
        set: { $0.segmentStyle = $1 == archivedSeparated ? .separated : .init(rawValue: $1) ?? .automatic }),
      Property("segments", objects: \.segments),
      Property("segmentDistribution", \.segmentDistribution),
    ])
}

/// A segment of a segmented control. Stands in for NSSegmentItem.
open class NSSegmentItem: NSResponder {
  /// The text.
  public final var label = ""
  /// The image.
  public final var image: NSImage?
  /// Width in points; 0 for as much as it needs.
  public final var width = 0.0
  /// A number of one's own.
  public final var tag = 0
  /// Whether it is selected.
  public final var isSelected = false
  /// Whether it reacts.
  public final var isEnabled = true
  /// How the image is scaled.
  public final var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The menu it opens.
  public final var menu: NSMenu?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segmentTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentTable] }

  private static let segmentTable = PropertyTable(
    NSSegmentItem.self, kind: AppKitElements.segment, fresh: { NSSegmentItem() },
    [
      Property("label", \.label),
      Property("image", \.image),
      Property("width", \.width),
      Property("tag", \.tag),
      Property("selected", \.isSelected),
      Property("enabled", \.isEnabled),
      Property("menu", object: \.menu),
      Property("imageScaling", \.imageScaling),
    ])
}

extension NSSegmentedControl {
  /// How segments share the room of their control. Documented: the order of the cases, by AppKit.
  public enum Distribution: Int, NibChoice {
    /// By their contents; or all of it; or equally; or all of it by their contents.
    case fit, fill, fillEqually, fillProportionally
  }
}
