import NibRuntime
import NibStandIns

/// Numbers, heights, and the rows in sight.
extension UITableView {
  /// Asks for everything anew, when somebody looks. The selection goes.
  final func ownReloadData() {
    content.isStale = true
    content.selection = []
  }

  /// Number of sections.
  final var ownNumberOfSections: Int {
    measure()
    return content.geometry.sections.count
  }

  /// Number of rows of a section; 0 for one that is not there.
  final func ownNumberOfRows(inSection section: Int) -> Int {
    measure()
    return content.geometry.sections.indices.contains(section) ? content.geometry.sections[section].rows : 0
  }

  /// The rectangle of a row in the table's coordinates, in points; empty for a row that is not there.
  final func ownRectForRow(at indexPath: IndexPath) -> CGRect {
    measure()
    guard let span = content.geometry.span(indexPath) else { return CGRect() }
    return strip(from: span.y, to: span.y + span.height)
  }

  private func strip(from top: Double, to bottom: Double) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.size.width, height: bottom - top)
  }

  private func geometry(of section: Int) -> TableGeometry.Section? {
    measure()
    return content.geometry.sections.indices.contains(section) ? content.geometry.sections[section] : nil
  }

  /// The rectangle of a section with header and footer, in points; empty for one that is not there.
  final func ownRect(forSection section: Int) -> CGRect {
    geometry(of: section).map { strip(from: $0.start, to: $0.end) } ?? CGRect()
  }

  /// The rectangle of a section's header, in points; empty for one that is not there.
  final func ownRectForHeader(inSection section: Int) -> CGRect {
    geometry(of: section).map { strip(from: $0.start, to: $0.start + $0.header) } ?? CGRect()
  }

  /// The rectangle of a section's footer, likewise.
  final func ownRectForFooter(inSection section: Int) -> CGRect {
    geometry(of: section).map { strip(from: $0.end - $0.footer, to: $0.end) } ?? CGRect()
  }

  /// The rows that a rectangle of the table's coordinates meets, in order; nil where it meets none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    measure()
    let found = content.geometry.rows(from: Double(rect.minY), to: Double(rect.maxY))
    return found.isEmpty ? nil : found
  }

  /// The row at a point of the table's coordinates.
  final func ownIndexPathForRow(at point: CGPoint) -> IndexPath? {
    measure()
    return content.geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows in sight, in order.
  final var ownIndexPathsForVisibleRows: [IndexPath]? { shownRows }

  var shownRows: [IndexPath] {
    measure()
    let top = contentOffset.y
    return content.geometry.rows(from: top, to: top + bounds.size.height)
  }

  /// Scrolls until a row is in sight. Nothing happens for a row that is not there.
  final func ownScrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool = false) {
    measure()
    guard content.geometry.contains(indexPath) else { return }
    let row = rectForRow(at: indexPath)
    let room = bounds.size.height - row.size.height
    switch position {
    case .none: scrollRectToVisible(row)
    case .top: contentOffset.y = row.origin.y
    case .middle: contentOffset.y = row.origin.y - room / 2
    case .bottom: contentOffset.y = row.origin.y - room
    }
  }

  /// The height of a row that nobody else says: a static row's, the table's, the estimated one, else 44 points.
  func standardHeight(forRowAt indexPath: IndexPath) -> CGFloat {
    if let height = staticRows?.row(at: indexPath)?.height, height >= 0 { return height }
    return rowHeight
  }

  /// The height of a header or footer that nobody else says: 0 where there is neither view nor title.
  func standardHeight(of edge: TableEdge, in section: Int) -> CGFloat {
    let height = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let title = title(of: edge, in: section) != nil
    let view = (try? customView(edge, in: section)) ?? nil
    guard title || view != nil else { return 0 }
    return height >= 0 ? height : estimatedHeight(of: edge, in: section)
  }

  /// The height of a header or footer that is to be found out: the estimated one, else 28 points.
  private func estimatedHeight(of edge: TableEdge, in section: Int) -> Double {
    let asked =
      edge == .header
      ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let height =
      asked.map(Double.init) ?? (edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
    return height > 0 ? height : 28
  }

  /// The height of a row that is to be found out: the estimated one, else 44 points.
  private func estimatedHeight(forRowAt path: IndexPath) -> Double {
    let height = Double(tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? CGFloat(estimatedRowHeight))
    return height > 0 ? height : 44
  }

  /// The height of a header or footer, asked of the delegate.
  private func height(of edge: TableEdge, in section: Int) -> Double {
    let asked =
      edge == .header
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
      : tableDelegate?.tableView(self, heightForFooterInSection: section)
    if let asked, asked >= 0 { return Double(asked) }
    return standardHeight(of: edge, in: section)
  }

  func title(of edge: TableEdge, in section: Int) -> String? {
    edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func customView(_ edge: TableEdge, in section: Int) throws -> UIView? {
    if let view = staticRows?.section(section)?.view(edge) { return view }
    return edge == .header
      ? try InterfaceFaults.catching { tableDelegate?.tableView(self, viewForHeaderInSection: section) }
      : try InterfaceFaults.catching { tableDelegate?.tableView(self, viewForFooterInSection: section) }
  }

  /// Asks for numbers and heights if they are stale.
  func measure() {
    guard content.isStale, !content.isWorking else { return }
    content.isWorking = true
    defer { content.isWorking = false }
    var geometry = TableGeometry(top: Double(tableHeaderView?.bounds.size.height ?? 0))
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) { add(section, of: dataSource, to: &geometry) }
    }
    geometry.end(bottom: Double(tableFooterView?.bounds.size.height ?? 0))
    recycleAll()
    content.geometry = geometry
    content.isStale = false
    content.ahead = []
    content.needsRows = true
    content.selection.removeAll { !geometry.contains($0) }
    if dataSource != nil { contentSize = CGSize(width: bounds.size.width, height: geometry.height) }
  }

  private func add(_ section: Int, of dataSource: any UITableViewDataSource, to geometry: inout TableGeometry) {
    let delegate = tableDelegate
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
    let heights = (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let height = Double(delegate?.tableView(self, heightForRowAt: path) ?? standardHeight(forRowAt: path))
      return height >= 0 ? height : estimatedHeight(forRowAt: path)
    }
    geometry.add(header: height(of: .header, in: section), rows: heights, footer: height(of: .footer, in: section))
  }

  private func recycleAll() {
    for path in content.rows.keys.sorted() { recycle(path) }
    for edge in [TableEdge.header, .footer] {
      for section in content[keyPath: edge.views].keys.sorted() { recycle(edge, section) }
    }
  }

  func recycle(_ edge: TableEdge, _ section: Int) {
    guard let view = content[keyPath: edge.views].removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    switch edge {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { headers.put(view) }
  }

  func recycle(_ path: IndexPath) {
    guard let cell = content.rows.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    // The archive's own cells belong to their rows.
    if staticRows?.row(at: path)?.cell !== cell { cells.put(cell) }
  }
}
