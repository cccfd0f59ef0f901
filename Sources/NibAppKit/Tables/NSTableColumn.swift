import NibRuntime
import NibSchema
import NibStandIns

/// A column of a table: its title, and the cell that shows its values. Stands in for NSTableColumn.
open class NSTableColumn: NSResponder {
  /// Width in points.
  public final var width = 100.0
  /// Least width, in points.
  public final var minWidth = 10.0
  /// Greatest width, in points.
  public final var maxWidth = 3.4028234663852886e38
  /// Whether its values can be changed.
  public final var isEditable = false
  /// What a pointer that rests on the header is told.
  public final var headerToolTip: String?
  /// Whether it is hidden.
  public final var isHidden = false
  /// Bits: by the table 1, by the user 2.
  public final var resizingMask = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableColumnTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableColumnTable] }

  private static let tableColumnTable = PropertyTable(
    NSTableColumn.self, kind: AppKitElements.tableColumn, fresh: { NSTableColumn() },
    [
      Property("identifier", \.identifier),
      Property("width", \.width),
      Property("minWidth", \.minWidth),
      Property("maxWidth", \.maxWidth),
      Property("editable", \.isEditable),
      Property("hidden", \.isHidden),
      Property("headerToolTip", \.headerToolTip),
      Property(
        "headerCell", getObject: { $0.headerCell },
        set: { (column, cell: NSCell?) in if let cell { column.headerCell = cell } }),
      Property("dataCell", object: \.dataCell),
      Property("sortDescriptorPrototype", object: \.sortDescriptorPrototype),
      Property("resizingMask", \.resizingMask),
      Property("title", \.title),
    ])

  /// The cell of the header.
  public private(set) final var headerCell = NSCell()
  /// The cell that shows values in tables of cells.
  public private(set) final var dataCell: NSCell?
  /// What a click on the header sorts by; nil for a column that sorts nothing.
  public final var sortDescriptorPrototype: NSSortDescriptor?
  /// The table.
  public internal(set) final weak var tableView: NSTableView?

  /// The title in the header.
  public var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
}

/// The view of one cell of a table. Stands in for NSTableCellView.
open class NSTableCellView: NSView {
  /// What the cell shows.
  public final var objectValue: Any? {
    get { ModelBox.unboxed(contentValue) }
    set { contentValue = ModelBox.boxed(newValue) }
  }

  /// What the cell shows, as archives and bindings have it.
  public final var contentValue: NibValue = .null {
    didSet { KeyValueCenter.shared.didChange(self, "objectValue") }
  }

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
    NSTableCellView.self, kind: AppKitElements.tableCellView, fresh: { NSTableCellView() },
    [
      Property("objectValue", \.contentValue)
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
