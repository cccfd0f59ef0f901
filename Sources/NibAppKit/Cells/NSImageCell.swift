import NibRuntime
import NibStandIns

/// The cell of an image view. Stands in for NSImageCell.
open class NSImageCell: NSCell {
  /// How the image is scaled.
  public final var imageScaling = NSImageScaling.scaleProportionallyDown
  /// 0 centre, 1 top, 2 top left, … as archived.
  public final var imageAlignment = 0
  /// Whether moving pictures move.
  public final var animates = false
  /// The image.
  public var image: NibImage? {
    get { NibImage(nibValue: objectValue) }
    set { objectValue = newValue?.nibValue ?? .null }
  }

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.imageCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [imageCellTable] }

  private static let imageCellTable = PropertyTable(
    NSImageCell.self, fresh: { NSImageCell() },
    [
      Property("imageScaling", "NSScale", get: { $0.imageScaling }, set: { $0.imageScaling = $1 }),
      Property("imageAlignment", "NSAlign", get: { $0.imageAlignment }, set: { $0.imageAlignment = $1 }),
      Property("animates", "NSAnimates", get: { $0.animates }, set: { $0.animates = $1 }),
      Property("image", get: { $0.image }, set: { $0.image = $1 }),
    ])
}
