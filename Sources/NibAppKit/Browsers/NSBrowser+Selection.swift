import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is selected in a browser. A row that holds others and is selected alone has a column of its own behind.
extension NSBrowser {
  final func setSelection(_ rows: IndexSet, _ column: Int) {
    let old = lastColumn
    loading.columns[column].selected = rows
    loading.columns.removeLast(lastColumn - column)
    if rows.count == 1, let row = rows.first, holdsOthers(row, column) {
      loading.columns.append(BrowserColumns.Column(item: item(atRow: row, inColumn: column)))
    }
    tellLast(old)
  }

  private func holdsOthers(_ row: Int, _ column: Int) -> Bool {
    if hasItems { return !isLeafItem(item(atRow: row, inColumn: column)) }
    return (loadedCell(atRow: row, column: column) as? NSBrowserCell)?.isLeaf == false
  }

  final func standardSelectRow(_ row: Int, inColumn column: Int) {
    if (0..<rows(inColumn: column)).contains(row) { setSelection(IndexSet(integer: row), column) }
  }

  final func standardSelectRowIndexes(_ indexes: IndexSet, inColumn column: Int) {
    guard loading.columns.indices.contains(column) else { return }
    let count = rows(inColumn: column)
    let known = indexes.filteredIndexSet { $0 < count }
    setSelection(allowsMultipleSelection ? known : IndexSet(known.suffix(1)), column)
  }

  final func standardSelectedRow(inColumn column: Int) -> Int { selectedRowIndexes(inColumn: column)?.last ?? -1 }

  final func standardSelectedRowIndexes(inColumn column: Int) -> IndexSet? {
    loading.columns.indices.contains(column) ? loading.columns[column].selected : nil
  }

  /// The last column in which something is selected; -1 for none.
  public final var selectedColumn: Int { loading.columns.lastIndex { !$0.selected.isEmpty } ?? -1 }

  /// The rows that lead to what is selected; nil for none.
  public final var selectionIndexPath: IndexPath? {
    get { selectionIndexPaths.last }
    set {
      loadColumnZero()
      for (column, row) in (newValue ?? IndexPath()).enumerated() { selectRow(row, inColumn: column) }
    }
  }

  /// The same for all that is selected; those of another column than the first one's are left out.
  public final var selectionIndexPaths: [IndexPath] {
    get {
      let column = selectedColumn
      guard column >= 0 else { return [] }
      let before = indexPath(forColumn: column)
      return loading.columns[column].selected.map { before.appending($0) }
    }
    set {
      selectionIndexPath = newValue.first
      guard newValue.count > 1, let first = newValue.first else { return }
      let rows = newValue.filter { $0.dropLast() == first.dropLast() }.compactMap(\.last).filter { $0 >= 0 }
      selectRowIndexes(IndexSet(rows), inColumn: first.count - 1)
    }
  }

  final func standardPath() -> String { path(toColumn: lastColumn + 1) }

  final func standardPath(toColumn column: Int) -> String {
    (0..<min(max(0, column), loading.columns.count)).reduce("") { path, place in
      guard let row = loading.columns[place].selected.last else { return path }
      return path + pathSeparator + (text(ofRow: row, inColumn: place) ?? "")
    }
  }

  @discardableResult
  final func standardSetPath(_ path: String) -> Bool {
    loadColumnZero()
    let names = path.components(separatedBy: pathSeparator).filter { !$0.isEmpty }
    for (column, name) in names.enumerated() {
      let row = (0..<rows(inColumn: column)).first { text(ofRow: $0, inColumn: column) == name }
      guard let row else { return false }
      selectRow(row, inColumn: column)
    }
    return true
  }

  final func standardSelectedCell(inColumn column: Int) -> Any? {
    loadedCell(atRow: selectedRow(inColumn: column), column: column)
  }

  /// The cells of the rows that are selected in the last column where any are; nil for none.
  public final var selectedCells: [NSCell]? {
    let column = selectedColumn
    guard column >= 0 else { return nil }
    return loading.columns[column].selected.compactMap { loadedCell(atRow: $0, column: column) as? NSCell }
  }

  final func selectAllRows() {
    guard allowsMultipleSelection, isLoaded else { return }
    let column = max(0, selectedColumn)
    selectRowIndexes(IndexSet(integersIn: 0..<rows(inColumn: column)), inColumn: column)
  }

  /// What a double click sends to `target`.
  public final var doubleAction: Selector? {
    get { doubleActionBinding.map { Selector($0.selector) } }
    set { doubleActionBinding = newValue.map { ActionBinding(target: nil, selector: $0.name, events: .all) } }
  }

  final func standardEditItem(at indexPath: IndexPath, with event: NSEvent, select: Bool) {
    guard let item = item(at: indexPath), delegate?.browser(self, shouldEditItem: item) ?? false else { return }
    loading.edited = indexPath
  }

  /// The rows that lead to the item that is edited; nil for none.
  public final var editedIndexPath: IndexPath? { loading.edited }

  @discardableResult
  final func standardEndEditing(with value: Any?) -> Bool {
    guard let path = loading.edited, let item = item(at: path) else { return false }
    loading.edited = nil
    delegate?.browser(self, setObjectValue: value, forItem: item)
    if path.count > 0 { reloadData(forRowIndexes: IndexSet(integer: path[path.count - 1]), inColumn: path.count - 1) }
    return true
  }
}
