import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A column of a table: its title, and the cell that shows its values. Stands in for NSTableColumn.
open class NSTableColumn: NSResponder {
  // As archived; code that sets widths keeps within the limits.
  private final var heldWidth = 100.0
  private final var heldMinWidth = 10.0
  private final var heldMaxWidth = 3.4028234663852886e38
  /// Whether its values can be changed.
  open var isEditable = false
  /// What a pointer that rests on the header is told.
  open var headerToolTip: String?
  /// Whether it is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tableView?.columnDidChange(self, from: nil) } }
  }
  /// Who resizes the column.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]

  /// Makes a column of an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    super.init()
    if !identifier.rawValue.isEmpty { self.identifier = identifier }
  }

  /// Makes a column without an identifier.
  public override convenience init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }

  /// Reads the archived values.
  public required init(coder: NSCoder) {
    super.init()
    _ = unarchive(coder)
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tableColumnTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableColumnTable] }

  private static let tableColumnTable = PropertyTable(
    NSTableColumn.self, kind: AppKitElements.tableColumn, fresh: { NSTableColumn() },
    [
      Property("identifier", \.heldIdentifier),
      Property("width", \.heldWidth),
      Property("minWidth", \.heldMinWidth),
      Property("maxWidth", \.heldMaxWidth),
      Property("editable", \.isEditable),
      Property("hidden", \.isHidden),
      Property("headerToolTip", \.headerToolTip),
      Property(
        "headerCell", getObject: { $0.headerCell },
        set: { (column, cell: NSCell?) in if let cell { column.headerCell = cell } }),
      Property("dataCell", object: \.dataCell),
      Property("sortDescriptorPrototype", object: \.sortDescriptorPrototype),
      Property("resizingMask", get: { $0.resizingMask.rawValue }, set: { $0.resizingMask = .init(rawValue: $1) }),
      Property("title", \.title),
    ])

  /// The cell of the header.
  open var headerCell = NSCell()
  /// The cell that shows values in tables of cells.
  open var dataCell: NSCell?
  /// What a click on the header sorts by; nil for a column that sorts nothing.
  open var sortDescriptorPrototype: NibFoundation.NSSortDescriptor?
  /// The table.
  open weak var tableView: NSTableView?

  /// The name of the column; empty for none.
  open var identifier: NSUserInterfaceItemIdentifier {
    get { heldIdentifier ?? "" }
    set { heldIdentifier = newValue }
  }

  /// Width in points, kept between `minWidth` and `maxWidth`; the table and its delegate hear of another one.
  open var width: CGFloat {
    get { heldWidth }
    set {
      let old = heldWidth
      heldWidth = max(heldMinWidth, min(newValue, heldMaxWidth))
      if heldWidth != old { tableView?.columnDidChange(self, from: old) }
    }
  }

  /// Least width, in points; a narrower column grows.
  open var minWidth: CGFloat {
    get { heldMinWidth }
    set {
      heldMinWidth = newValue
      if heldWidth < newValue { width = newValue }
    }
  }

  /// Greatest width, in points; a wider column shrinks.
  open var maxWidth: CGFloat {
    get { heldMaxWidth }
    set {
      heldMaxWidth = newValue
      if heldWidth > newValue { width = newValue }
    }
  }

  /// Makes the column as wide as its title, within the limits; no text is measured here, a character counts 7 points.
  open func sizeToFit() { width = Double(title.count) * 7 + 8 }

  /// The cell of a row of a table of cells; -1 stands for no row. The column's own, unless a class says otherwise.
  open func dataCell(forRow row: Int) -> Any { dataCell ?? NSTextFieldCell() }

  /// The cell of a row; nil for a column without any.
  final func ownCell(forRow row: Int) -> NSCell? {
    let cell = dataCell(forRow: row) as? NSCell
    return dataCell == nil && type(of: self) == NSTableColumn.self ? nil : cell
  }

  /// The title in the header.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
}
