import NibRuntime
import NibStandIns

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
    NSSegmentItem.self,
    [
      Property("label", "NSSegmentItemLabel", at: \.label),
      Property("image", "NSSegmentItemImage", at: \.image),
      Property("width", "NSSegmentItemWidth", at: \.width),
      Property("tag", "NSSegmentItemTag", at: \.tag),
      Property("selected", "NSSegmentItemSelected", at: \.isSelected),
      Property("enabled", at: \.isEnabled),
    ])
}
