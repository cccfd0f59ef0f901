import NibRuntime

/// The view of one cell of a table. Stands in for NSTableCellView.
open class DesktopTableCellView: DesktopView {
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
    DesktopTableCellView.self,
    [
      Property("objectValue", at: \.objectValue)
    ])

  /// The text, if it is connected.
  public private(set) final weak var textField: DesktopTextField?
  /// The image, if it is connected.
  public private(set) final weak var imageView: DesktopImageView?

  /// `textField` and `imageView` are kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "textField": textField = value as? DesktopTextField
    case "imageView": imageView = value as? DesktopImageView
    default: break
    }
    return try super.setOutlet(name, to: value)
  }
}
