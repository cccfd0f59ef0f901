import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a path control. Stands in for NSPathCell.
open class NSPathCell: NSCell {
  /// How it looks.
  open var pathStyle = NSPathControl.Style.standard
  /// What is shown while there is no path.
  open var placeholderString: String?
  /// Color behind it.
  open var backgroundColor: NSColor?
  /// Types of files that can be chosen; nil for any.
  open var allowedTypes: [String]?
  /// The place that is shown; nil for none.
  open var url: URL? {
    get { ArchivedLocator(nibValue: contentValue)?.url }
    set { contentValue = ArchivedLocator(newValue).nibValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pathCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pathCellTable] }

  private static let pathCellTable = PropertyTable(
    NSPathCell.self, kind: AppKitElements.pathCell, fresh: { NSPathCell() },
    [
      Property("url", get: { ArchivedLocator($0.url) }, set: { $0.url = $1.url }),
      Property("pathStyle", \.pathStyle),
      Property("placeholderString", \.placeholderString),
      Property("backgroundColor", \.backgroundColor),
      Property("allowedTypes", \.allowedTypes),
    ])
}

/// The path of a file. Stands in for NSPathControl.
open class NSPathControl: NSControl {
  /// How it looks.
  open var pathStyle: Style {
    get { (cell as? NSPathCell)?.pathStyle ?? .standard }
    set { (cell as? NSPathCell)?.pathStyle = newValue }
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSPathCell() }

  /// A file is dragged onto the control: its delegate says what a drop would do.
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { operation(of: sender) }

  /// Takes the file that is dropped, as the delegate does.
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    delegate?.pathControl(self, acceptDrop: sender) ?? takeDrop(sender)
  }

  /// How a path control looks. Documented: the order of the cases, by AppKit.
  public enum Style: Int, NibChoice {
    /// Folders side by side; the same on older systems; as a pop-up button.
    case standard, navigationBar, popUp
  }
}

/// The cell of a column's header. Stands in for NSTableHeaderCell.
open class NSTableHeaderCell: NSCell {
  /// Color behind the title.
  public final var backgroundColor: NSColor?
  /// Color of the title.
  public final var textColor: NSColor?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.headerCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [headerCellTable] }

  private static let headerCellTable = PropertyTable(
    NSTableHeaderCell.self, kind: AppKitElements.tableHeaderCell, fresh: { NSTableHeaderCell() },
    [
      Property("backgroundColor", \.backgroundColor),
      Property("textColor", \.textColor),
    ])

  /// Where the sign of sorting is within bounds: at the right, 9 points wide, in the middle. Inferred: the size.
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect {
    NSRect(x: rect.maxX - 13, y: rect.midY - 3, width: 9, height: 6)
  }

  /// Draws the sign of sorting; only a column that is sorted by first has one.
  open func drawSortIndicator(
    withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int
  ) {
    guard priority == 0 else { return }
    let rect = sortIndicatorRect(forBounds: cellFrame)
    let (tip, foot) = ascending == controlView.isFlipped ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    let path = NSBezierPath()
    path.move(to: NSPoint(x: rect.minX, y: foot))
    path.line(to: NSPoint(x: rect.maxX, y: foot))
    path.line(to: NSPoint(x: rect.midX, y: tip))
    path.close()
    NSColor.labelColor.setFill()
    path.fill()
  }
}
