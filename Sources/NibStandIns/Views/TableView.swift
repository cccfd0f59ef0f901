import NibRuntime

/// Rows in sections. Stands in for UITableView.
open class TableView: ScrollView {
  /// 0 plain, 1 grouped, 2 inset grouped.
  public var style = 0
  /// Height of rows, in points; -1 for automatic.
  public var rowHeight = -1.0
  /// Height of headers, in points.
  public var sectionHeaderHeight = -1.0
  /// Height of footers, in points.
  public var sectionFooterHeight = -1.0
  /// Height to reckon with, in points.
  public var estimatedRowHeight = -1.0
  /// 0 none, 1 single line.
  public var separatorStyle = 0
  /// Color of separators.
  public var separatorColor: NibColor?
  /// Distances of separators, in points.
  public var separatorInset: NibInsets?
  /// Whether rows can be selected.
  public var allowsSelection = true
  /// Whether several rows can be.
  public var allowsMultipleSelection = false
  /// The view above the first section.
  public private(set) var tableHeaderView: View?
  /// The view below the last section.
  public private(set) var tableFooterView: View?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableViewTable.read(self, from: coder)
    tableHeaderView = try coder.object("UITableHeaderView", as: AnyObject.self) as? View
    tableFooterView = try coder.object("UITableFooterView", as: AnyObject.self) as? View
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewTable] }

  private static let tableViewTable = PropertyTable(
    TableView.self,
    [
      Property("style", "UITableViewStyle", "UIStyle", at: \.style),
      Property("rowHeight", "UIRowHeight", at: \.rowHeight),
      Property("sectionHeaderHeight", "UISectionHeaderHeight", at: \.sectionHeaderHeight),
      Property("sectionFooterHeight", "UISectionFooterHeight", at: \.sectionFooterHeight),
      Property("estimatedRowHeight", "UIEstimatedRowHeight", at: \.estimatedRowHeight),
      Property("separatorStyle", "UISeparatorStyle", at: \.separatorStyle),
      Property("separatorColor", "UISeparatorColor", at: \.separatorColor),
      Property("separatorInset", "UISeparatorInset", at: \.separatorInset),
      Property("allowsSelection", "UIAllowsSelection", at: \.allowsSelection),
      Property("allowsMultipleSelection", "UIAllowsMultipleSelection", at: \.allowsMultipleSelection),
    ])
}
