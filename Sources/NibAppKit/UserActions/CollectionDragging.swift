import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSCollectionView {
  /// Drags an item to a place of a collection, the same or another: before the item there, or onto it.
  /// - Throws: `UserActionError`: `noSuchItem`, `refused` by the delegate that the item comes from or goes to.
  public func drag(
    itemAt indexPath: IndexPath, to collection: NSCollectionView, at destination: IndexPath,
    _ operation: NSCollectionView.DropOperation = .before
  ) throws(UserActionError) {
    let window = try Reach.window(of: self)
    try Pointer.activate(window)
    guard isPlace(indexPath) else {
      throw UserActionError(.noSuchItem, self, "there is no item \(indexPath) in \(Reach.name(self))")
    }
    let pasteboard = NSPasteboard()
    let isTaken = try UserActionError.running(self) {
      let event = NSEvent(.leftMouseDown, in: window, characters: "", modifiers: [])
      guard let delegate, delegate.collectionView(self, canDragItemsAt: [indexPath], with: event),
        let writer = delegate.collectionView(self, pasteboardWriterForItemAt: indexPath)
      else { return false }
      return pasteboard.writeObjects([writer])
    }
    guard isTaken else {
      throw UserActionError(
        .refused, self, "the delegate gives nothing to drag for the item at \(indexPath): pasteboardWriterForItemAt")
    }
    let frame = item(at: indexPath)?.view.frame ?? .zero
    let session = NSDraggingSession(pasteboard, of: frame, from: self, ItemDragSource(self, [indexPath]))
    try session.settle { _ throws(UserActionError) in
      try collection.take(pasteboard, from: self, at: destination, operation)
    }
  }

  /// Drops what is dragged from another program at a place: before the item there, or onto it.
  /// - Throws: as `drag(itemAt:to:at:_:)`.
  public func drop(
    _ pasteboard: NSPasteboard, at destination: IndexPath, _ operation: NSCollectionView.DropOperation = .before
  ) throws(UserActionError) { _ = try take(pasteboard, from: nil, at: destination, operation) }

  fileprivate func take(
    _ pasteboard: NSPasteboard, from source: NSView?, at destination: IndexPath,
    _ operation: NSCollectionView.DropOperation
  ) throws(UserActionError) -> NSDragOperation {
    var result = NSDragOperation()
    let window = try Reach.window(of: self)
    let kinds = pasteboard.types ?? []
    guard !Set(registeredDraggedTypes).isDisjoint(with: kinds) else {
      throw UserActionError(
        .refused, self,
        "\(Reach.name(self)) takes no \(UserActionError.list(kinds.map(\.rawValue))): registerForDraggedTypes(_:)")
    }
    let place = item(at: destination)?.view.frame ?? bounds
    let drag = Drag(
      pasteboard, from: source,
      allowing: (source as? NSCollectionView)?.draggingSourceOperationMask(forLocal: true) ?? .every, to: window,
      at: convert(NSPoint(x: place.midX, y: place.midY), to: nil))
    let words = try UserActionError.running(self) { () -> String? in
      guard let delegate else { return "it has no delegate" }
      var path = NSIndexPath(indexes: Array(destination), length: destination.count)
      var way = operation
      delegate.collectionView(self, updateDraggingItemsForDrag: drag)
      let allowed = delegate.collectionView(self, validateDrop: drag, proposedIndexPath: &path, dropOperation: &way)
      result = allowed
      if allowed.isEmpty { return "validateDrop allows nothing" }
      let goal = IndexPath(indexes: (0..<path.length).map { path.index(atPosition: $0) })
      return delegate.collectionView(self, acceptDrop: drag, indexPath: goal, dropOperation: way)
        ? nil : "acceptDrop says no"
    }
    if let words {
      throw UserActionError(
        .refused, self, "\(Reach.name(self)) does not take what is dropped at \(destination): \(words)")
    }
    return result
  }
}
