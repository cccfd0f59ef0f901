import NibRuntime
import NibStandIns

/// Cells: where they come from, and which are there.
extension UITableView {
  /// Makes cells of an identifier from a class; nil takes the registration back.
  final func ownRegister(_ type: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cells.register(type, for: identifier)
  }

  /// Makes cells of an identifier from a nib whose first cell at top level is taken; nil takes the registration back.
  final func ownRegister(_ nib: (any NibInstantiating)?, forCellReuseIdentifier identifier: String) {
    cells.register(nib, for: identifier)
  }

  /// Makes headers and footers of an identifier from a class.
  final func ownRegister(
    _ type: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headers.register(type, for: identifier) }

  /// Makes headers and footers of an identifier from a nib.
  final func ownRegister(
    _ nib: (any NibInstantiating)?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headers.register(nib, for: identifier) }

  /// Identifiers of the prototypes that the archive carries, sorted.
  public var prototypeIdentifiers: [String] { cells.prototypes }

  /// A cell that waits to be used again, else a new one of the prototype, class or nib of the identifier.
  /// - Throws: `StandInError` with code `unknownReuseIdentifier`, naming what is registered; what making it throws.
  final func ownDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    InterfaceFaults.raising(or: UITableViewCell()) {
      if let cell = try cells.take(identifier, for: self) { return cell }
      throw StandInError(
        .unknownReuseIdentifier, self,
        "no cell is registered for '\(identifier)' (row \(indexPath.words)); registered: \(cells.registered)")
    }
  }

  /// The same, of a class.
  /// - Throws: also `StandInError` with code `wrongCellClass`, naming both classes.
  public func dequeueReusableCell<Cell: UITableViewCell>(
    withIdentifier identifier: String, for indexPath: IndexPath, as type: Cell.Type
  ) throws -> Cell {
    let cell = try InterfaceFaults.catching { dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    if let typed = cell as? Cell { return typed }
    throw StandInError(
      .wrongCellClass, self,
      "the cell for '\(identifier)' is a \(Swift.type(of: cell)), expected \(Cell.self); register the class")
  }

  /// The same without a row; nil if nothing is registered.
  final func ownDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    InterfaceFaults.raising(or: nil) { try cells.take(identifier, for: self) }
  }

  /// A header or footer that waits to be used again, else a new one; nil if nothing is registered.
  final func ownDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    InterfaceFaults.raising(or: nil) {
      try headers.take(identifier, for: self)
    }
  }

  /// Number of cells that wait to be used again.
  public var reusableCellCount: Int { cells.idleCount }

  /// The cells in sight, in order of rows; makes those that are missing.
  /// - Throws: as `layoutIfNeeded`.
  final var ownVisibleCells: [UITableViewCell] {
    InterfaceFaults.raising { try layoutRows() }
    return shownRows.compactMap { content.rows[$0] }
  }

  /// The cell of a row; nil if the row is not in sight, as UIKit's. `scrollToRow` brings it there.
  /// - Throws: as `layoutIfNeeded`.
  final func ownCellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    InterfaceFaults.raising(or: nil) {
      try layoutRows()
      return content.rows[indexPath]
    }
  }

  /// The row of a cell in sight.
  final func ownIndexPath(for cell: UITableViewCell) -> IndexPath? { content.rows.first { $0.value === cell }?.key }

  /// The view above a section, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  final func ownHeaderView(forSection section: Int) -> UIView? {
    InterfaceFaults.raising(or: nil) {
      try layoutRows()
      return content.headers[section]
    }
  }

  /// The view below a section, if it is in sight.
  /// - Throws: as `layoutIfNeeded`.
  final func ownFooterView(forSection section: Int) -> UIView? {
    InterfaceFaults.raising(or: nil) {
      try layoutRows()
      return content.footers[section]
    }
  }

  func layoutRows() throws {
    measure()
    guard content.needsRows, !content.isWorking, dataSource != nil else { return }
    content.isWorking = true
    defer { content.isWorking = false }
    let shown = shownRows
    let wanted = Set(shown)
    for path in content.rows.keys.sorted() where !wanted.contains(path) { recycle(path) }
    for path in shown where content.rows[path] == nil { try makeCell(path) }
    try layoutEdges()
    content.needsRows = false
    loadAhead()
  }

  /// The cell of a row, in sight or not: one out of sight is scrolled to, and made even if the table has no size.
  func liveCell(at path: IndexPath) throws -> UITableViewCell? {
    if let cell = try InterfaceFaults.catching({ cellForRow(at: path) }) { return cell }
    guard content.geometry.contains(path) else { return nil }
    scrollToRow(at: path, at: .none)
    if let cell = try InterfaceFaults.catching({ cellForRow(at: path) }) { return cell }
    content.isWorking = true
    defer { content.isWorking = false }
    try makeCell(path)
    return content.rows[path]
  }

  private func makeCell(_ path: IndexPath) throws {
    guard let dataSource, let span = content.geometry.span(path) else { return }
    let cell = try InterfaceFaults.catching { dataSource.tableView(self, cellForRowAt: path) }
    cell.frame = CGRect(x: 0, y: span.y, width: bounds.size.width, height: span.height)
    content.rows[path] = cell
    prepare(cell, at: path)
    cell.setSelected(content.selection.contains(path))
    if cell.superview !== self { addSubview(cell) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Asks for the cell of a row in sight once more; what is dequeued meanwhile is the cell that is there.
  func reconfigure(_ path: IndexPath) throws {
    measure()
    guard !content.isWorking, let cell = content.rows[path] else { return }
    content.isWorking = true
    cells.current = cell
    defer {
      cells.current = nil
      content.isWorking = false
    }
    guard
      let made = try dataSource.map({ source in
        try InterfaceFaults.catching { source.tableView(self, cellForRowAt: path) }
      }), made !== cell
    else { return }
    made.frame = cell.frame
    made.setSelected(cell.isSelected)
    recycle(path)
    content.rows[path] = made
    prepare(made, at: path)
    if made.superview !== self { addSubview(made) }
  }

  /// Asks for the numbers anew; cells of rows that stay go with them, and so does the selection.
  /// - Parameter place: where a row is now; nil for one that is gone, or whose cell is to be asked for anew.
  func renumber(cell place: (IndexPath) -> IndexPath?, selection: (IndexPath) -> IndexPath?) {
    let selected = content.selection.compactMap(selection)
    content.isStale = true
    guard !content.isWorking else { return }
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    for (old, cell) in content.rows {
      guard let new = place(old) else { continue }
      content.rows[old] = nil
      kept.append((new, cell))
    }
    content.selection = []
    measure()
    for (path, cell) in kept {
      guard let span = content.geometry.span(path) else {
        cell.removeFromSuperview()
        cells.put(cell)
        continue
      }
      cell.frame = CGRect(x: 0, y: span.y, width: bounds.size.width, height: span.height)
      content.rows[path] = cell
    }
    content.selection = selected.filter(content.geometry.contains)
  }

  private func layoutEdges() throws {
    let (top, bottom) = (contentOffset.y, contentOffset.y + bounds.size.height)
    for (number, section) in content.geometry.sections.enumerated() {
      let body = section.edges.last ?? section.start
      let isHeaderShown = section.header > 0 && section.start < bottom && section.start + section.header > top
      let isFooterShown = section.footer > 0 && body < bottom && section.end > top
      try show(.header, number, isHeaderShown, at: section.start, height: section.header)
      try show(.footer, number, isFooterShown, at: body, height: section.footer)
    }
  }

  private func show(_ edge: TableEdge, _ section: Int, _ isShown: Bool, at y: Double, height: Double) throws {
    guard isShown else { return recycle(edge, section) }
    guard content[keyPath: edge.views][section] == nil, let view = try edgeView(edge, section) else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.size.width, height: height)
    content[keyPath: edge.views][section] = view
    addSubview(view)
    switch edge {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// The delegate's view, else one with the title.
  private func edgeView(_ edge: TableEdge, _ section: Int) throws -> UIView? {
    if let view = try customView(edge, in: section) { return view }
    guard let title = title(of: edge, in: section) else { return nil }
    let view = UITableViewHeaderFooterView()
    view.textLabel.text = title
    return view
  }
}
