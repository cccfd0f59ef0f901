import NibStandIns

/// Views that were shown, and are used again for others of the same identifier, so that a class that forgets to show all
/// anew is found out.
struct ReusableViews {
  private var views: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private static let most = 50

  /// Keeps a view that has an identifier, up to a number of each.
  @MainActor
  mutating func keep(_ view: NSView) {
    guard let identifier = view.identifier, views[identifier, default: []].count < Self.most else { return }
    views[identifier, default: []].append(view)
  }

  /// The view that was kept last.
  mutating func take(_ identifier: NSUserInterfaceItemIdentifier) -> NSView? { views[identifier]?.popLast() }
}

extension NSTableView {
  final func reusedView(_ identifier: NSUserInterfaceItemIdentifier) -> NSView? {
    guard let view = extras.reusable.take(identifier) else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Keeps the view of a row that is gone, and those of its cells.
  final func keep(_ rowView: NSTableRowView) {
    keepCells(of: rowView)
    extras.reusable.keep(rowView)
  }

  /// Takes the views of cells out of a row, and keeps them.
  final func keepCells(of rowView: NSTableRowView) {
    let cells = rowView.cells
    rowView.cells = [:]
    // In the order of the columns, so that each view comes back where it was.
    for cell in columns.reversed().compactMap({ cells[ObjectIdentifier($0)] }) {
      cell.removeFromSuperview()
      extras.reusable.keep(cell)
    }
    for cell in cells.values where cell.superview === rowView { cell.removeFromSuperview() }
  }
}

extension NSView {
  /// Makes a view that was hidden or seen through as it was at first.
  final func showAgain() { (isHidden, alphaValue) = (false, 1) }
}
