import NibRuntime
import NibSchema
import NibStandIns

/// The cell of an image view. Stands in for NSImageCell.
open class NSImageCell: NSCell {
  /// How the image is scaled.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Where the image is within the cell.
  open var imageAlignment = NSImageAlignment.alignCenter
  /// What is drawn around the image.
  open var imageFrameStyle = NSImageView.FrameStyle.none
  /// Whether moving pictures move.
  open var animates = false
  /// Color of a template image, which the image view tells.
  final var contentTintColor: NSColor?
  /// The image.
  open override var image: NSImage? {
    get { NSImage(nibValue: contentValue) }
    set { contentValue = newValue?.nibValue ?? .null }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.imageCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [imageCellTable] }

  private static let imageCellTable = PropertyTable(
    NSImageCell.self, kind: AppKitElements.imageCell, fresh: { NSImageCell() },
    [
      Property("imageScaling", \.imageScaling),
      Property(
        "imageAlignment", get: { Int($0.imageAlignment.rawValue) },
        set: { $0.imageAlignment = UInt(exactly: $1).flatMap(NSImageAlignment.init) ?? .alignCenter }),
      Property("animates", \.animates),
      Property("imageFrameStyle", \.imageFrameStyle),
      Property("image", \.image),
      Property("contentTintColor", \.contentTintColor),
    ])
}

extension NSImageView {
  /// What is drawn around an image. Documented: the order of the cases, by AppKit.
  public enum FrameStyle: Int, NibChoice {
    /// Nothing; a line with a shadow; a bezel; a groove; what buttons have.
    case none, photo, grayBezel, groove, button
  }
}
