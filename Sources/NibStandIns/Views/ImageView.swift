import NibRuntime

/// An image. Stands in for UIImageView.
open class ImageView: View {
  /// The image, with the file that the resources found.
  public var image: NibImage?
  /// The image while highlighted.
  public var highlightedImage: NibImage?
  /// Whether the highlighted image is shown.
  public var isHighlighted = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.imageViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [imageViewTable] }

  private static let imageViewTable = PropertyTable(
    ImageView.self,
    [
      Property("image", "UIImage", at: \.image),
      Property("highlightedImage", "UIHighlightedImage", at: \.highlightedImage),
      Property("highlighted", "UIHighlighted", at: \.isHighlighted),
    ])
}
