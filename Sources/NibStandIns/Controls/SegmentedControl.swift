import NibRuntime

/// One of several. Stands in for UISegmentedControl.
open class SegmentedControl: Control {
  /// The segment chosen, from 0; -1 for none.
  public var selectedSegmentIndex = -1
  /// Whether a choice does not stay.
  public var isMomentary = false
  /// Whether segments are as wide as they need.
  public var apportionsSegmentWidthsByContent = false
  /// The segments in order; each is a subview as well.
  public private(set) var segments: [Segment] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.segmentedControlTable.read(self, from: coder)
    segments = try coder.members("UISegments", of: Segment.self)
    // Measured in UIKit on iOS 26.1.
    clipsToBounds = true
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentedControlTable] }

  private static let segmentedControlTable = PropertyTable(
    SegmentedControl.self,
    [
      Property("selectedSegmentIndex", "UISelectedSegmentIndex", at: \.selectedSegmentIndex),
      Property("momentary", "UIMomentary", at: \.isMomentary),
      Property(
        "apportionsSegmentWidthsByContent", "UIApportionsSegmentWidthsByContent", at: \.apportionsSegmentWidthsByContent
      ),
    ])

  /// Titles of the segments; nil for one with an image.
  public var titles: [String?] { segments.map(\.title) }
}
