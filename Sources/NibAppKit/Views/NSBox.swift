import NibRuntime
import NibStandIns

/// A frame with a title around other views, or a line. Stands in for NSBox.
open class NSBox: NSView {
  /// How the box looks.
  public final var boxType = BoxType.primary
  /// Where the title stands.
  public final var titlePosition = TitlePosition.noTitle
  /// The border.
  public final var borderType = NSBorderType.noBorder
  /// Whether the frame is not drawn.
  public final var isTransparent = false
  /// Color behind the content.
  public final var fillColor: NibColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.boxTable.read(self, from: coder)
    titleCell = try coder.child("NSTitleCell") ?? titleCell
    contentView = try coder.child("NSContentView")
    if let contentView, contentView.superview == nil { addSubview(contentView) }
    coder.markHandled("NSOffsets", "IBNSBoxIsUsingDocumentContentView")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [boxTable] }

  private static let boxTable = PropertyTable(
    NSBox.self, fresh: { NSBox() },
    [
      Property("boxType", "NSBoxType", get: { $0.boxType }, set: { $0.boxType = $1 }),
      Property("titlePosition", "NSTitlePosition", get: { $0.titlePosition }, set: { $0.titlePosition = $1 }),
      Property("borderType", "NSBorderType", get: { $0.borderType }, set: { $0.borderType = $1 }),
      Property("transparent", "NSTransparent", get: { $0.isTransparent }, set: { $0.isTransparent = $1 }),
      Property("fillColor", "NSFillColor2", get: { $0.fillColor }, set: { $0.fillColor = $1 }),
      Property("title", get: { $0.title }, set: { $0.title = $1 }),
    ])

  /// The title's cell.
  public private(set) final var titleCell = NSCell()
  /// The view that holds the others.
  public private(set) final weak var contentView: NSView?

  /// The title.
  public var title: String {
    get { titleCell.stringValue }
    set { titleCell.stringValue = newValue }
  }

  /// The title.
  open override var shownTexts: [String] { [title].filter { !$0.isEmpty } }
}
