import NibRuntime

/// One segment of a segmented control; the archive keeps each as a view.
open class Segment: View {
  /// The title, if it has one.
  public var title: String?
  /// The image, if it has one.
  public var image: NibImage?

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
    Segment.self,
    [
      Property("title", at: \.title),
      Property("image", at: \.image),
    ])
}
