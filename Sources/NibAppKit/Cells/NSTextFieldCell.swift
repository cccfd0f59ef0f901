import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a text field. Stands in for NSTextFieldCell and its kinds.
open class NSTextFieldCell: NSCell {
  /// What is shown while there is no text.
  public final var placeholderString: String?
  /// Color of the text.
  public final var textColor: NSColor?
  /// Color behind the text.
  public final var backgroundColor: NSColor?
  /// Whether that color is drawn.
  public final var drawsBackground = false
  /// Values to choose from (combo boxes).
  public final var items: [NibValue] = []
  /// Whether these come from a data source.
  public final var usesDataSource = false
  /// Most searches remembered (search fields).
  public final var maximumRecents = 0

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.textFieldCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFieldCellTable] }

  private static let textFieldCellTable = PropertyTable(
    NSTextFieldCell.self, kind: AppKitElements.textFieldCell,
    others: [AppKitElements.comboBoxCell, AppKitElements.searchFieldCell], fresh: { NSTextFieldCell() },
    [
      Property("placeholderString", \.placeholderString),
      Property("textColor", \.textColor),
      Property("backgroundColor", \.backgroundColor),
      Property("drawsBackground", \.drawsBackground),
      Property("items", row: "objectValues", \.items),
      Property("usesDataSource", \.usesDataSource),
      Property("maximumRecents", \.maximumRecents),
    ])
}
