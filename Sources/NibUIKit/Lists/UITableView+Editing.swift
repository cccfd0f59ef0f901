import NibRuntime
import NibStandIns

extension UITableViewCell {
  /// How a cell shows that it is being edited. Stands in for UITableViewCell.StateMask.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the table is being edited.
    public static let showingEditControl = Self(rawValue: 1)
    /// As a swipe brought its actions into sight.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  /// Older name of the states.
  public typealias State = StateMask
}

/// Cells of rows that are being edited, and their indentation.
extension UITableView {
  /// A cell as its row is, before it is shown.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) { cell.indentationLevel = level }
    if cell.isEditing != isEditing { edit(cell, at: path, animated: false) }
  }

  /// Begins or ends to edit a cell, as the table is.
  func edit(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    if isEditing, let isIndented = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) {
      cell.shouldIndentWhileEditing = isIndented
    }
    let state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
    cell.willTransition(to: state)
    cell.setEditing(isEditing, animated: animated)
    cell.didTransition(to: state)
  }

  /// Brings the actions of a swipe into sight, does something, and lets them go.
  func swiping<Result>(_ cell: UITableViewCell, at path: IndexPath, _ body: () throws -> Result) rethrows -> Result {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.didTransition(to: .showingDeleteConfirmation)
    defer {
      cell.willTransition(to: [])
      cell.didTransition(to: [])
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
    return try body()
  }

  /// Steps of indentation of a row that nobody else gives: its cell's.
  func standardIndentationLevel(forRowAt path: IndexPath) -> Int { content.rows[path]?.indentationLevel ?? 0 }

  /// Whether a row is indented while it is edited, where nobody else decides: as its cell has it.
  func standardIndentation(forRowAt path: IndexPath) -> Bool { content.rows[path]?.shouldIndentWhileEditing ?? true }
}
