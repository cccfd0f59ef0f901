import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A frame with a title around other views, or a line. Stands in for NSBox.
open class NSBox: NSView {
  /// Width of the border of a custom box, in points.
  public final var borderWidth = 1.0
  /// Radius of the corners of a custom box, in points.
  public final var cornerRadius = 0.0
  /// Color of the border of a custom box.
  public final var borderColor: NSColor?
  /// How the box looks.
  public final var boxType = BoxType.primary
  /// Where the title stands.
  public final var titlePosition = TitlePosition.noTitle
  /// The border.
  public final var borderType = NSBorderType.noBorder
  /// Distance of the content to the frame, in points.
  public final var contentViewMargins = NSSize(width: 5, height: 5)
  /// Whether the frame is not drawn.
  public final var isTransparent = false
  /// Color behind the content.
  public final var fillColor: NSColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.boxTable.read(self, from: coder)
    titleCell = try Self.boxTable.names.child("titleCell", in: coder) ?? titleCell
    if let contentView, contentView.superview == nil { addSubview(contentView) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [boxTable] }

  private static let boxTable = PropertyTable(
    NSBox.self, kind: AppKitElements.box, fresh: { NSBox() },
    [
      Property("boxType", \.boxType),
      Property("titlePosition", \.titlePosition),
      Property("borderType", \.borderType),
      Property("transparent", \.isTransparent),
      Property("fillColor", \.fillColor),
      Property("title", \.title),
      Property("titleFont", get: { $0.titleFont }, set: { $0.titleFont = $1 }),
      Property("contentView", object: \.contentView),
      Property("contentViewMargins", \.contentViewMargins),
      Property("borderWidth", \.borderWidth),
      Property("cornerRadius", \.cornerRadius),
      Property("borderColor", \.borderColor),
    ])

  /// The title's cell.
  public private(set) final var titleCell = NSCell()
  /// The view that holds the others.
  public final weak var contentView: NSView?

  /// The font of the title.
  public var titleFont: NSFont? {
    get { titleCell.font }
    set { titleCell.font = newValue }
  }

  /// The title.
  public var title: String {
    get { titleCell.stringValue }
    set { titleCell.stringValue = newValue }
  }

  /// The title.
  open override var shownTexts: [String] { [title].filter { !$0.isEmpty } }
}
