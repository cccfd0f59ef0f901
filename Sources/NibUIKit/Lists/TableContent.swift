import NibRuntime
import NibStandIns

/// What a table knows of its rows at the moment.
struct TableContent {
  /// Whether numbers and heights must be asked for anew.
  var isStale = true
  /// Whether rows in sight may lack a cell.
  var needsRows = true
  /// Whether the rows are being made; a data source that looks at its table meanwhile sees what is there.
  var isWorking = false
  var geometry = TableGeometry()
  /// The cells in sight, and the one that somebody was given.
  var rows: [NibIndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The selected rows, in the order they were selected.
  var selection: [NibIndexPath] = []
  /// What is changed between `beginUpdates` and `endUpdates`.
  var update: ListUpdate?
  var updateDepth = 0
}

/// What stands above or below a section.
enum TableEdge: String {
  case header, footer
}
