import NibRuntime
import NibStandIns

/// The view of one cell of a table. Stands in for NSTableCellView.
open class NSTableCellView: NSView {
  /// What the cell shows.
  public final var objectValue: NibValue = .null

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableCellViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableCellViewTable] }

  private static let tableCellViewTable = PropertyTable(
    NSTableCellView.self,
    [
      Property("objectValue", get: { $0.objectValue }, set: { $0.objectValue = $1 })
    ])

  /// The text, if it is connected.
  public private(set) final weak var textField: NSTextField?
  /// The image, if it is connected.
  public private(set) final weak var imageView: NSImageView?

  /// `textField` and `imageView` are kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "textField": textField = value as? NSTextField
    case "imageView": imageView = value as? NSImageView
    default: break
    }
    return try super.setOutlet(name, to: value)
  }
}
