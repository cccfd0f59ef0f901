import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a path control. Stands in for NSPathCell.
open class NSPathCell: NSCell {
  /// How it looks.
  public final var pathStyle = NSPathControl.Style.standard
  /// What is shown while there is no path.
  public final var placeholderString: String?
  /// Color behind it.
  public final var backgroundColor: NSColor?
  /// Types of files that can be chosen; nil for any.
  public final var allowedTypes: [String]?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.pathCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pathCellTable] }

  private static let pathCellTable = PropertyTable(
    NSPathCell.self, kind: AppKitElements.pathCell, fresh: { NSPathCell() },
    [
      Property("url", \.contentValue),
      Property("pathStyle", \.pathStyle),
      Property("placeholderString", \.placeholderString),
      Property("backgroundColor", \.backgroundColor),
      Property("allowedTypes", \.allowedTypes),
    ])
}

/// The path of a file. Stands in for NSPathControl.
open class NSPathControl: NSControl {
  /// How it looks.
  public var pathStyle: Style {
    get { (cell as? NSPathCell)?.pathStyle ?? .standard }
    set { (cell as? NSPathCell)?.pathStyle = newValue }
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSPathCell() }

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

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
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
}
