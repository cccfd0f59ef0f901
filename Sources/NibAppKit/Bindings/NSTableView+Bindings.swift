import Foundation
import NibRuntime

extension NSTableColumn {
  /// Bindings of a column that have a value a row.
  static let kindsOfRows = [
    "value", "enabled", "editable", "textColor", "font", "fontBold", "fontItalic", "fontName", "fontSize", "content",
    "contentObjects", "contentValues", "selectedIndex", "selectedObject", "selectedTag", "selectedValue", "minValue",
    "maxValue", "alignment", "toolTip",
  ]

  /// Whether a binding has a value a row: it leads through the rows of a controller.
  func isOfRows(_ live: LiveBinding) -> Bool {
    live.base == "value" || Self.kindsOfRows.contains(live.base) && live.keys.contains("arrangedObjects")
  }

  /// What a binding of the column says of a row: whether its cell is enabled, the choices of its pop-up button.
  /// - Parameters:
  ///   - name: the binding: `enabled`, `contentValues`, `selectedObject`.
  ///   - row: the row's place.
  /// - Returns: nil for a binding that the column has not, or a row that is not there.
  public func boundValue(_ name: String, row: Int) -> NibValue? {
    guard let live = liveBindings[name] else { return nil }
    guard isOfRows(live) else {
      if case .value(let value) = live.current { return value }
      return nil
    }
    guard case .value(.array(let rows)) = rows(of: live), rows.indices.contains(row),
      case .value(let value) = live.shown(KeyPathWalk.value(split(live).path, from: rows[row]))
    else { return nil }
    return value
  }

  /// The rows that the column's path leads to: what comes before the property of a row.
  func rows(of live: LiveBinding) -> BoundValue {
    guard let target = live.target else { return .unknown }
    let (list, _) = split(live)
    // Without bindings of its own the table's selection is the controller's.
    if let controller = target as? NSArrayController { _ = controller.boundProperty("selectionIndexes") }
    return KeyPathWalk.value(list, from: .object(target))
  }

  /// The value in a row, if the column is bound.
  func boundValue(of row: NibValue) -> NibValue? {
    guard let live = liveBindings["value"] else { return nil }
    let (_, path) = split(live)
    guard case .value(let value) = live.shown(KeyPathWalk.value(path, from: row)) else { return .null }
    return value
  }

  /// Writes a value that a user put into a row.
  func setBoundValue(_ value: NibValue, of row: NibValue) throws {
    guard let live = liveBindings["value"] else { return }
    try KeyPathWalk.set(value, at: split(live).path, from: row, validating: live.options.validates)
  }

  private func split(_ live: LiveBinding) -> (list: ArraySlice<String>, path: ArraySlice<String>) {
    let end = (live.keys.firstIndex(of: "arrangedObjects") ?? live.keys.count - 1) + 1
    return (live.keys[..<max(end, 0)], live.keys[max(end, 0)...])
  }
}

extension NSTableView {
  /// The rows that the table or one of its columns is bound to; nil if none is.
  final var listedRows: [NibValue]? {
    let lists = [liveBindings["content"]] + columns.map { $0.liveBindings["value"] }
    for live in lists {
      if case .value(.array(let rows))? = live?.current { return rows }
    }
    return nil
  }

  /// The controller whose selection is the table's, where the selection itself is not bound.
  private var boundController: NSArrayController? {
    guard liveBindings["selectionIndexes"] == nil else { return nil }
    return columns.lazy.compactMap { $0.liveBindings["value"]?.target as? NSArrayController }.first
  }

  /// The list has other rows, or other rows are selected.
  func showListedRows() {
    if let boundController { return showSelection(Array(boundController.selectionIndexes)) }
    reloadData()
  }

  /// Selects rows without a word to anybody but the delegate.
  func showSelection(_ rows: [Int]) {
    let count = numberOfRows
    let wanted = Array(Set(rows)).sorted().filter { (0..<count).contains($0) }
    guard wanted != selectedRows else { return }
    selectedRows = wanted
    tellSelection()
  }

  /// Tells the controller what the rows are sorted by, where that itself is not bound.
  func commitSorting() {
    guard liveBindings["sortDescriptors"] == nil else { return }
    boundController?.sortDescriptors = sortDescriptors
  }

  /// Tells the controller which rows a user selected.
  func commitListedSelection() { boundController?.selectionIndexes = IndexSet(selectedRows) }
}
