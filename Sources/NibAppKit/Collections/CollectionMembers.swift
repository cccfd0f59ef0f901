import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a collection is asked and told when its items are dragged, for subclasses to override; the base of
/// `NSCollectionView`.
open class CollectionMembers: NSView, NSDraggingSource {
  private final var own: NSCollectionView { (self as? NSCollectionView) ?? NSCollectionView() }

  /// What a drop of items may do: the mask of `setDraggingSourceOperationMask(_:forLocal:)`.
  open func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { own.draggingSourceOperationMask(forLocal: context == .withinApplication) }
  /// Items begin to be dragged. Does nothing here; the delegate is told besides.
  open func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Items are dragged to another place. Does nothing here.
  open func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Items were dropped, or not. Does nothing here; the delegate is told besides.
  open func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Whether modifier keys do not change what a drop does.
  open func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }

  /// The picture of items that are dragged: as large as they are, and clear.
  open func draggingImageForItems(
    at indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: NSPointPointer
  ) -> NSImage {
    let places = indexPaths.compactMap { own.layoutAttributesForItem(at: $0)?.frame }
    return NSImage(size: places.reduce(NSRect.zero) { $0.union($1) }.size)
  }

  /// What items are made like that show an object, for a collection without a data source; nil for none.
  open var itemPrototype: NSCollectionViewItem?
  /// Makes an item of an object: of the prototype's class.
  open func newItem(forRepresentedObject object: Any) -> NSCollectionViewItem {
    let item = itemPrototype.map { type(of: $0).made() } ?? NSCollectionViewItem()
    item.representedObject = object
    return item
  }
  /// Where an item stands, of as many.
  open func frameForItem(at index: Int, withNumberOfItems numberOfItems: Int) -> NSRect {
    (0..<numberOfItems).contains(index) ? own.frameForItem(at: index) : .zero
  }
}
