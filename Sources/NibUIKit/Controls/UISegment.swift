import NibRuntime
import NibStandIns

/// One segment of a segmented control; the archive keeps each as a view.
open class UISegment: UIView {
  /// The title, if it has one.
  public final var title: String?
  /// The image, if it has one.
  public final var image: NibImage?
  /// Whether the segment can be chosen.
  public final var isEnabled = true
  /// Width in points; 0 for what the control gives it.
  public final var width = 0.0
  /// Distance of the content from its place, in points.
  public final var contentOffset = NibSize()
  /// The archive's number: 0 plain, 1 bordered, 2 bar, 5 of newer systems.
  public final var segmentStyle = 0
  /// The archive's number: 0 only, 1 first, 2 middle, 3 last.
  public final var segmentPosition = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.segmentTable.read(self, from: coder)
    switch try coder.value("UISegmentInfo") {
    case .string(let text)?: title = text
    case .image(let found)?: image = found
    default: break
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segmentTable] }

  private static let segmentTable = PropertyTable(
    UISegment.self,
    [
      Property("title", get: { $0.title }, set: { $0.title = $1 }),
      Property("image", get: { $0.image }, set: { $0.image = $1 }),
      Property("enabled", opposite: "UISegmentDisabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
      Property("width", "UISegmentWidth", get: { $0.width }, set: { $0.width = $1 }),
      Property("contentOffset", "UISegmentContentOffset", get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
      Property("segmentStyle", "UISegmentStyle", get: { $0.segmentStyle }, set: { $0.segmentStyle = $1 }),
      Property("segmentPosition", "UISegmentPosition", get: { $0.segmentPosition }, set: { $0.segmentPosition = $1 }),
    ])
}
