import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// An image. Stands in for NSImageView.
open class NSImageView: NSControl {
  /// Whether another image can be dropped on it.
  open var isEditable = false
  /// How a symbol is drawn; nil leaves everything open.
  open var symbolConfiguration: NSImage.SymbolConfiguration?

  /// Makes one that shows an image and is as large, and that nobody can edit.
  public convenience init(image: NSImage) {
    self.init()
    self.image = image
    frame = NSRect(x: 0, y: 0, width: image.size.width, height: image.size.height)
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.imageViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [imageViewTable] }

  private static let imageViewTable = PropertyTable(
    NSImageView.self, kind: AppKitElements.imageView, fresh: { NSImageView() },
    [
      Property("editable", \.isEditable),
      Property("image", \.image),
      Property(
        "symbolConfiguration", get: { ArchivedSymbolConfiguration($0.symbolConfiguration) },
        set: { $0.symbolConfiguration = $1.configuration }),
    ])

  /// Color of a template image; nil for the standard one.
  open var contentTintColor: NSColor? {
    get { (cell as? NSImageCell)?.contentTintColor }
    set { (cell as? NSImageCell)?.contentTintColor = newValue }
  }

  /// The image.
  open var image: NSImage? {
    get { NSImage(nibValue: contentValue) }
    set { contentValue = newValue?.nibValue ?? .null }
  }

  /// A cell for an image view that is made in code.
  open override class func makeCell() -> NSCell { NSImageCell() }

  override class var derivedProperties: Set<String> { super.derivedProperties.union(["stringValue"]) }

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}
