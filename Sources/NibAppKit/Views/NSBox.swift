import NibRuntime
import NibStandIns

/// A frame with a title around other views, or a line. Stands in for NSBox.
open class NSBox: NSView {
  /// 0 primary, 2 separator, 4 custom.
  public final var boxType = 0
  /// 0 none, 2 at the top.
  public final var titlePosition = 0
  /// 0 none, 1 line, 2 bezel, 3 groove.
  public final var borderType = 0
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
    coder.skip("NSOffsets", "IBNSBoxIsUsingDocumentContentView")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [boxTable] }

  private static let boxTable = PropertyTable(
    NSBox.self,
    [
      Property("boxType", "NSBoxType", at: \.boxType),
      Property("titlePosition", "NSTitlePosition", at: \.titlePosition),
      Property("borderType", "NSBorderType", at: \.borderType),
      Property("transparent", "NSTransparent", at: \.isTransparent),
      Property("fillColor", "NSFillColor2", at: \.fillColor),
      Property("title", at: \.title),
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
