import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is done with what is dragged. Documented: the bits, by AppKit.
public struct NSDragOperation: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is copied.
  public static let copy = Self(rawValue: 1)
  /// A link is made to it.
  public static let link = Self(rawValue: 2)
  /// What both sides like.
  public static let generic = Self(rawValue: 4)
  /// What the source likes.
  public static let `private` = Self(rawValue: 8)
  /// It is moved.
  public static let move = Self(rawValue: 16)
  /// It is thrown away.
  public static let delete = Self(rawValue: 32)
  /// Anything.
  public static let every = Self(rawValue: UInt.max)
}

/// The view of a row, with those of its columns. Stands in for NSTableRowView.
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  /// Whether the row before is selected.
  open var isPreviousRowSelected = false
  /// Whether the row after is selected.
  open var isNextRowSelected = false
  /// Whether its selection is drawn strongly.
  open var isEmphasized = false { didSet { if isEmphasized != oldValue { showSelection() } } }
  /// Whether the row is one of a group's title.
  open var isGroupRowStyle = false
  /// Whether the row stays in sight while others scroll, as a group's title may.
  open var isFloating = false
  /// How its selection looks.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  /// Whether something would be dropped on the row.
  open var isTargetForDropOperation = false
  /// How that is shown.
  open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
  /// How far in something would be dropped among an outline's items, in points.
  open var indentationForDropOperation: CGFloat = 0
  /// Color behind the row.
  open var backgroundColor = NSColor.controlBackgroundColor
  final var cells: [ObjectIdentifier: NSView] = [:]
  /// The row, as long as the table has the view at that row.
  final var heldRow = -1
  /// Whether its one cell is the title of a group, as wide as the row.
  final var hasTitle = false

  /// How what is behind the cells looks: `.emphasized` where the row is selected strongly.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized && selectionHighlightStyle != .none ? .emphasized : .normal
  }

  /// Draws the color behind the row.
  open func drawBackground(in dirtyRect: NSRect) {
    backgroundColor.setFill()
    dirtyRect.fill()
  }

  /// Draws the selection; called for a row that is selected.
  open func drawSelection(in dirtyRect: NSRect) {
    guard selectionHighlightStyle != .none else { return }
    let color: NSColor =
      isEmphasized ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    color.setFill()
    dirtyRect.fill()
  }

  /// Draws the line below the row; called where the table has lines between rows.
  open func drawSeparator(in dirtyRect: NSRect) {
    NSColor.separatorColor.setFill()
    NSRect(x: dirtyRect.minX, y: bounds.maxY - 1, width: dirtyRect.width, height: 1).fill()
  }

  /// Draws that something would be dropped on the row; called where that is so.
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {
    guard draggingDestinationFeedbackStyle != .none else { return }
    NSColor.selectedContentBackgroundColor.setFill()
    NSRect(x: dirtyRect.minX, y: 0, width: dirtyRect.width, height: 2).fill()
  }

  /// Draws what is behind the row, then selection, line and where something would be dropped, as far as there are any.
  open override func draw(_ dirtyRect: NSRect) {
    drawBackground(in: dirtyRect)
    if isSelected { drawSelection(in: dirtyRect) }
    let lines: NSTableView.GridLineStyle = [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask]
    if let table = superview as? NSTableView, !table.gridStyleMask.isDisjoint(with: lines) {
      drawSeparator(in: dirtyRect)
    }
    if isTargetForDropOperation { drawDraggingDestinationFeedback(in: dirtyRect) }
  }

  /// The view in a column of the table; nil for a column without one, and beyond the ends.
  open func view(atColumn column: Int) -> Any? {
    guard let table = superview as? NSTableView else {
      return subviews.indices.contains(column) ? subviews[column] : nil
    }
    return table.columns.indices.contains(column) ? cells[ObjectIdentifier(table.columns[column])] : nil
  }

  /// How many columns have a view.
  open var numberOfColumns: Int { cells.count }

  /// Has the cells' views look as the selection does.
  private func showSelection() {
    for case let cell as NSTableCellView in cells.values { cell.backgroundStyle = interiorBackgroundStyle }
    needsDisplay = true
  }
}

extension NSTableColumn {
  /// Who resizes a column. Documented: the bits, by AppKit.
  public struct ResizingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The table.
    public static let autoresizingMask = Self(rawValue: 1)
    /// A user.
    public static let userResizingMask = Self(rawValue: 2)
  }
}

extension NSTableView {
  /// What is allowed of what is dragged from the table.
  public final func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal { localDragging = mask } else { outerDragging = mask }
  }

  /// What is allowed of what is dragged from the table: within the program, or out of it.
  public final func draggingSourceOperationMask(forLocal isLocal: Bool) -> NSDragOperation {
    isLocal ? localDragging : outerDragging
  }
}
