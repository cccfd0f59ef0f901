import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Tells a table's data source of a drag of its rows.
final class RowDragSource: NSDraggingSource {
  private let table: NSTableView
  private let rows: IndexSet

  init(_ table: NSTableView, _ rows: IndexSet) { (self.table, self.rows) = (table, rows) }

  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { table.draggingSession(session, sourceOperationMaskFor: context) }

  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {
    table.draggingSession(session, movedTo: screenPoint)
  }

  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
    table.draggingSession(session, willBeginAt: screenPoint)
    if let outline = table as? NSOutlineView, let source = outline.itemSource {
      let items = rows.compactMap { outline.item(atRow: $0) }
      source.outlineView(outline, draggingSession: session, willBeginAt: screenPoint, forItems: items)
    } else {
      table.dataSource?.tableView(table, draggingSession: session, willBeginAt: screenPoint, forRowIndexes: rows)
    }
  }

  func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) {
    table.draggingSession(session, endedAt: screenPoint, operation: operation)
    if let outline = table as? NSOutlineView, let source = outline.itemSource {
      source.outlineView(outline, draggingSession: session, endedAt: screenPoint, operation: operation)
    } else {
      table.dataSource?.tableView(table, draggingSession: session, endedAt: screenPoint, operation: operation)
    }
  }
}

/// Tells a collection's delegate of a drag of its items.
final class ItemDragSource: NSDraggingSource {
  private let collection: NSCollectionView
  private let paths: Set<IndexPath>

  init(_ collection: NSCollectionView, _ paths: Set<IndexPath>) { (self.collection, self.paths) = (collection, paths) }

  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { collection.draggingSession(session, sourceOperationMaskFor: context) }

  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {
    collection.draggingSession(session, movedTo: screenPoint)
  }

  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
    collection.draggingSession(session, willBeginAt: screenPoint)
    collection.delegate?.collectionView(
      collection, draggingSession: session, willBeginAt: screenPoint, forItemsAt: paths)
  }

  func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) {
    collection.draggingSession(session, endedAt: screenPoint, operation: operation)
    collection.delegate?.collectionView(
      collection, draggingSession: session, endedAt: screenPoint, dragOperation: operation)
  }
}
