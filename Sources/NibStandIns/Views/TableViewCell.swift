import NibRuntime

/// A row of a table. Stands in for UITableViewCell.
open class TableViewCell: View {
  /// 0 default or custom, 1 value right, 2 value left, 3 subtitle.
  public var style = 0
  /// Name under which cells are used again.
  public var reuseIdentifier: String?
  /// 0 none, 1 disclosure, 2 detail disclosure, 3 checkmark, 4 detail.
  public var accessoryType = 0
  /// 0 none, 1 blue, 2 gray, 3 default.
  public var selectionStyle = 3
  /// Steps of indentation.
  public var indentationLevel = 0
  /// Points a step.
  public var indentationWidth = 10.0
  /// The view that holds the cell's content; a subview as well.
  public private(set) var contentView: View?
  /// The label of the standard styles.
  public private(set) var textLabel: Label?
  /// The second label of the standard styles.
  public private(set) var detailTextLabel: Label?
  /// The image of the standard styles.
  public private(set) var imageView: ImageView?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableViewCellTable.read(self, from: coder)
    contentView = try coder.object("UIContentView", as: AnyObject.self) as? View
    textLabel = try coder.object("UITextLabel", as: AnyObject.self) as? Label
    detailTextLabel = try coder.object("UIDetailTextLabel", as: AnyObject.self) as? Label
    imageView = try coder.object("UIImageView", as: AnyObject.self) as? ImageView
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewCellTable] }

  private static let tableViewCellTable = PropertyTable(
    TableViewCell.self,
    [
      Property("style", "UITableViewCellStyle", at: \.style),
      Property("reuseIdentifier", "UIReuseIdentifier", at: \.reuseIdentifier),
      Property("accessoryType", "UIAccessoryType", at: \.accessoryType),
      Property("selectionStyle", "UISelectionStyle", at: \.selectionStyle),
      Property("indentationLevel", "UIIndentationLevel", at: \.indentationLevel),
      Property("indentationWidth", "UIIndentationWidth", at: \.indentationWidth),
    ])
}
