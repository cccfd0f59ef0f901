extension ElementSchema {
  /// Seen: Archives/Elements/tableViewCell, 79 goldens. The first of a cell's subviews.
  static let tableViewCellContentView = ElementSchema(
    "tableViewCellContentView", class: "UITableViewCellContentView", fallback: "UIView", inherits: "view",
    silent: ["tableViewCell"], rows: [])
}
