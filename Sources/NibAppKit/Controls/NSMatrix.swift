import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Cells in rows and columns. Stands in for NSMatrix.
open class NSMatrix: NSControl {
  /// Size of a cell, in points.
  public final var cellSize = NSSize(width: 0, height: 0)
  /// Distance of cells, in points.
  public final var intercellSpacing = NSSize(width: 1, height: 1)
  /// Whether cells grow with the matrix.
  public final var autosizesCells = true
  /// Whether the size of its cells follows what they show.
  public final var autorecalculatesCellSize = false
  /// Whether the color between the cells is drawn.
  public final var drawsBackground = false
  /// Whether the color behind the cells is drawn.
  public final var drawsCellBackground = false
  /// Whether dragging selects all cells of a rectangle.
  public final var isSelectionByRect = true
  /// Whether dragging scrolls.
  public final var isAutoscroll = false
  /// Whether no cell may be selected.
  public final var allowsEmptySelection = true
  /// What clicks do.
  public final var mode = Mode.radioModeMatrix
  /// The cell that others are made like.
  public final var prototype: NSCell?
  /// Color between the cells.
  public final var backgroundColor: NSColor?
  /// Color behind the cells.
  public final var cellBackgroundColor: NSColor?
  /// The cells, row by row.
  public final var cells: [NSCell] = []
  /// Number of rows.
  public final var rowCount = 0
  /// Number of columns.
  public final var columnCount = 0
  /// Row of the cell selected; -1 for none.
  public final var selectedRow = -1
  /// Column of the cell selected; -1 for none.
  public final var selectedColumn = -1

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.matrixTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [matrixTable] }

  private static let matrixTable = PropertyTable(
    NSMatrix.self, kind: AppKitElements.matrix, fresh: { NSMatrix() },
    [
      Property("numberOfRows", \.rowCount),
      Property("numberOfColumns", \.columnCount),
      Property("selectedRow", \.selectedRow),
      Property("selectedColumn", \.selectedColumn),
      Property("cellSize", \.cellSize),
      Property("intercellSpacing", \.intercellSpacing),
      Property("autosizesCells", \.autosizesCells),
      Property("autorecalculatesCellSize", \.autorecalculatesCellSize),
      Property("drawsBackground", \.drawsBackground),
      Property("drawsCellBackground", \.drawsCellBackground),
      Property("selectionByRect", \.isSelectionByRect),
      Property("autoscroll", \.isAutoscroll),
      Property("allowsEmptySelection", \.allowsEmptySelection),
      Property("mode", get: { ArchivedMatrixMode($0.mode) }, set: { $0.mode = $1.mode }),
      Property("prototype", object: \.prototype),
      Property("cells", objects: \.cells),
      Property("backgroundColor", \.backgroundColor),
      Property("cellBackgroundColor", \.cellBackgroundColor),
    ])

  /// The cell that is selected; nil for none.
  final var chosenCell: NSCell? {
    let place = selectedRow * columnCount + selectedColumn
    return selectedRow >= 0 && selectedColumn >= 0 && cells.indices.contains(place) ? cells[place] : nil
  }

  /// Makes a cell the selected one without sending an action; a place outside selects none.
  public func selectCell(at place: Int) {
    let isThere = cells.indices.contains(place) && columnCount > 0
    selectedRow = isThere ? place / columnCount : -1
    selectedColumn = isThere ? place % columnCount : -1
    for (index, cell) in cells.enumerated() { cell.state = isThere && index == place ? .on : .off }
  }

  /// Does what a click on a cell does: selects it, writes which one to what is bound, and sends the matrix's action, or
  /// the cell's.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ place: Int) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, cells.indices.contains(place), cells[place].isEnabled else { return nil }
    selectCell(at: place)
    if cells[place].action != nil {
      try commitBindings()
      return try cells[place].sendAction()
    }
    return try sendAction()
  }

  /// The texts of the cells.
  open override var shownTexts: [String] { cells.map(\.stringValue).filter { !$0.isEmpty } }

  /// The cells.
  open override var attachments: [NSResponder] { cells }

  /// Selects all cells, in a matrix that lets any number be selected.
  open override func selectAll(_ sender: Any?) {
    guard mode == .listModeMatrix else { return }
    for cell in cells where cell.isEnabled { cell.state = .on }
  }
}

extension NSMatrix {
  /// What clicks in a matrix do. Documented: the order of the cases, by AppKit.
  public enum Mode: UInt, Sendable {
    /// One cell is selected; cells light up; any number of cells is selected; cells follow the pointer.
    case radioModeMatrix, highlightModeMatrix, listModeMatrix, trackModeMatrix
  }
}

/// The mode of a matrix as its word counts it, in bits.
enum ArchivedMatrixMode: Int, NibChoice {
  case trackModeMatrix = 0
  case listModeMatrix = 1
  case radioModeMatrix = 2
  case highlightModeMatrix = 4

  init(_ mode: NSMatrix.Mode) {
    switch mode {
    case .radioModeMatrix: self = .radioModeMatrix
    case .highlightModeMatrix: self = .highlightModeMatrix
    case .listModeMatrix: self = .listModeMatrix
    case .trackModeMatrix: self = .trackModeMatrix
    }
  }

  var mode: NSMatrix.Mode {
    switch self {
    case .radioModeMatrix: .radioModeMatrix
    case .highlightModeMatrix: .highlightModeMatrix
    case .listModeMatrix: .listModeMatrix
    case .trackModeMatrix: .trackModeMatrix
    }
  }
}
