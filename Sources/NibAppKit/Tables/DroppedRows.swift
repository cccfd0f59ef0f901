import Foundation
import NibStandIns

/// Where something is dropped in a table.
typealias RowPlace = (row: Int, operation: NSTableView.DropOperation)

extension NSTableView {
  /// Where something is dragged to: the place that a user action says, else the row that it is on, else the end.
  final func dropPlace(of drag: any NSDraggingInfo) -> RowPlace {
    if let place = (drag as? Drag)?.place { return place }
    let row = row(at: convert(drag.draggingLocation, from: nil))
    return drag is Drag || row < 0 ? (numberOfRows, .above) : (row, .on)
  }

  /// What the data source allows for something that is dragged onto the table; nil without a data source.
  final func allowedDrop(of drag: any NSDraggingInfo) -> NSDragOperation? {
    let allowed = askDrop(of: drag)
    (drag as? Drag)?.allowed = allowed
    return allowed
  }

  private func askDrop(of drag: any NSDraggingInfo) -> NSDragOperation? {
    let place = dropPlace(of: drag)
    if let outline = self as? NSOutlineView, let source = outline.itemSource {
      let item = outline.dropItem(at: place)
      outline.itemExtras.drop = nil
      return source.outlineView(outline, validateDrop: drag, proposedItem: item.item, proposedChildIndex: item.index)
    }
    extras.drop = nil
    return dataSource?.tableView(
      self, validateDrop: drag, proposedRow: place.row, proposedDropOperation: place.operation)
  }

  /// Lets the data source say how something looks that is dragged onto the table.
  final func updateItems(of drag: (any NSDraggingInfo)?) {
    guard let drag else { return }
    if let outline = self as? NSOutlineView, let source = outline.itemSource {
      source.outlineView(outline, updateDraggingItemsForDrag: drag)
    } else {
      dataSource?.tableView(self, updateDraggingItemsForDrag: drag)
    }
  }

  /// Gives the data source what is dropped, where it said when it was asked; nil without a data source.
  final func takeDrop(of drag: any NSDraggingInfo) -> Bool? {
    let place = dropPlace(of: drag)
    if let outline = self as? NSOutlineView, let source = outline.itemSource {
      let goal = outline.itemExtras.drop ?? outline.dropItem(at: place)
      outline.itemExtras.drop = nil
      return source.outlineView(outline, acceptDrop: drag, item: goal.item, childIndex: goal.index)
    }
    let goal = extras.drop ?? place
    extras.drop = nil
    return dataSource?.tableView(self, acceptDrop: drag, row: goal.row, dropOperation: goal.operation)
  }
}

extension NSOutlineView {
  /// The item and the place among its items that something is dropped at.
  fileprivate final func dropItem(at place: RowPlace) -> (item: Any?, index: Int) {
    place.operation == .on ? (item(atRow: place.row), NSOutlineViewDropOnItemIndex) : (nil, place.row)
  }
}
