import NibRuntime
import NibSchema
import NibStandIns

/// Views in rows and columns. Stands in for NSGridView.
open class NSGridView: NSView {
  /// Distance of two rows, in points.
  open var rowSpacing: CGFloat = 6.0
  /// Distance of two columns, in points.
  open var columnSpacing: CGFloat = 6.0
  /// Where cells have their views across their columns.
  open var xPlacement = NSGridCell.Placement.inherited
  /// Where cells have their views across their rows.
  open var yPlacement = NSGridCell.Placement.inherited
  /// How views of a row are aligned.
  open var rowAlignment = NSGridRow.Alignment.inherited
  /// The rows, from the top.
  open var rows: [NSGridRow] = []
  /// The columns, from the leading edge.
  open var columns: [NSGridColumn] = []
  /// The cells, row by row.
  open var cells: [NSGridCell] = []
  /// Whether rows and columns do not know their grid yet, as those of an archive.
  final var needsFilling = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.gridViewTable.read(self, from: coder)
    cells = rows.flatMap(\.archivedCells)
  }

  /// The size of a row or column; nil where an archive says that it is as large as the views need.
  static func given(_ size: Double?) -> Double? { size == AppKitElements.gridSizeOfContent ? nil : size }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gridViewTable] }

  private static let gridViewTable = PropertyTable(
    NSGridView.self, kind: AppKitElements.gridView, fresh: { NSGridView() },
    [
      Property("rowSpacing", get: { Double($0.rowSpacing) }, set: { $0.rowSpacing = CGFloat($1) }),
      Property("columnSpacing", get: { Double($0.columnSpacing) }, set: { $0.columnSpacing = CGFloat($1) }),
      Property("xPlacement", \.xPlacement),
      Property("yPlacement", \.yPlacement),
      Property("rowAlignment", \.rowAlignment),
      Property("rows", objects: \.rows),
      Property("columns", objects: \.columns),
    ])
}

/// A row of a grid. Stands in for NSGridRow.
open class NSGridRow: NSResponder {
  /// Whether it is hidden.
  open var isHidden = false
  /// Distance above, in points.
  open var topPadding: CGFloat = 0.0
  /// Distance below, in points.
  open var bottomPadding: CGFloat = 0.0
  /// Height in points; nil for as much as the views need.
  open var height: Double?
  /// Where cells have their views.
  open var yPlacement = NSGridCell.Placement.inherited
  /// How views are aligned.
  open var rowAlignment = Alignment.inherited
  /// The cells that an archive lists, by their columns.
  private(set) final var archivedCells: [NSGridCell] = []

  /// How views of a row are aligned.
  public enum Alignment: Int, NibChoice {
    /// As in the grid; or not at all; or by the first or last line of their text.
    case inherited, none, firstBaseline, lastBaseline
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.gridRowTable.read(self, from: coder)
    archivedCells = try Self.gridRowTable.names.members("cells", in: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gridRowTable] }

  private static let gridRowTable = PropertyTable(
    NSGridRow.self, kind: AppKitElements.gridRow, fresh: { NSGridRow() },
    [
      Property("hidden", \.isHidden),
      Property("topPadding", get: { Double($0.topPadding) }, set: { $0.topPadding = CGFloat($1) }),
      Property("bottomPadding", get: { Double($0.bottomPadding) }, set: { $0.bottomPadding = CGFloat($1) }),
      Property("height", get: { $0.height }, set: { $0.height = NSGridView.given($1) }),
      Property("yPlacement", \.yPlacement),
      Property("rowAlignment", \.rowAlignment),
    ])
}

/// A column of a grid. Stands in for NSGridColumn.
open class NSGridColumn: NSResponder {
  /// Whether it is hidden.
  open var isHidden = false
  /// Distance at the leading edge, in points.
  open var leadingPadding: CGFloat = 0.0
  /// Distance at the trailing edge, in points.
  open var trailingPadding: CGFloat = 0.0
  /// Width in points; nil for as much as the views need.
  open var width: Double?
  /// Where cells have their views.
  open var xPlacement = NSGridCell.Placement.inherited

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.gridColumnTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gridColumnTable] }

  private static let gridColumnTable = PropertyTable(
    NSGridColumn.self, kind: AppKitElements.gridColumn, fresh: { NSGridColumn() },
    [
      Property("hidden", \.isHidden),
      Property("leadingPadding", get: { Double($0.leadingPadding) }, set: { $0.leadingPadding = CGFloat($1) }),
      Property("trailingPadding", get: { Double($0.trailingPadding) }, set: { $0.trailingPadding = CGFloat($1) }),
      Property("width", get: { $0.width }, set: { $0.width = NSGridView.given($1) }),
      Property("xPlacement", \.xPlacement),
    ])
}

/// A cell of a grid. Stands in for NSGridCell.
open class NSGridCell: NSResponder {
  /// What it shows; a view of a cell that is in a grid comes into the grid.
  open var contentView: NSView? {
    didSet {
      guard let grid = row?.gridView, contentView !== oldValue else { return }
      if oldValue?.superview === grid { oldValue?.removeFromSuperview() }
      if let contentView, contentView.superview !== grid { grid.addSubview(contentView) }
    }
  }
  /// The first of the cells that it is one with.
  open weak var headOfMergedCell: NSGridCell?
  /// Its row.
  open weak var row: NSGridRow?
  /// Its column.
  open weak var column: NSGridColumn?
  /// Where it has its view across the column.
  open var xPlacement = Placement.inherited
  /// Where it has its view across the row.
  open var yPlacement = Placement.inherited
  /// How its view is aligned with others of the row.
  open var rowAlignment = NSGridRow.Alignment.inherited

  /// Where a cell has its view. Of rows `leading` is at the top and `trailing` at the bottom.
  public enum Placement: Int, NibChoice {
    /// As in the row or column; or by constraints alone; or at an edge; or in the middle; or all over.
    case inherited, none, leading, trailing, center, fill

    /// At the top.
    public static let top = Placement.leading
    /// At the bottom.
    public static let bottom = Placement.trailing
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.gridCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gridCellTable] }

  private static let gridCellTable = PropertyTable(
    NSGridCell.self, kind: AppKitElements.gridCell, fresh: { NSGridCell() },
    [
      Property("contentView", object: \.contentView),
      Property("headOfMergedCell", object: \.headOfMergedCell),
      Property("row", object: \.row),
      Property("column", object: \.column),
      Property("xPlacement", \.xPlacement),
      Property("yPlacement", \.yPlacement),
      Property("rowAlignment", \.rowAlignment),
    ])
}
