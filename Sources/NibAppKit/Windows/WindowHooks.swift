import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What takes things that are dragged onto it: views and windows, and the delegates of windows. Stands in for
/// NSDraggingDestination.
@MainActor
public protocol NSDraggingDestination: AnyObject {
  /// Something is dragged onto the destination.
  /// - Returns: what a drop would do; none refuses it.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// What is dragged moves over the destination.
  /// - Returns: what a drop would do there.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// What is dragged leaves the destination, or the drop is refused.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// Whether the destination gets ready for the drop.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Takes what is dropped; false refuses it.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// The drop is done.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// The drag is over that came to the destination, whether it took what was dragged or not.
  func draggingEnded(_ sender: any NSDraggingInfo)
  /// Whether the destination is told again and again while the pointer rests on it. Not asked here, for no pointer rests.
  func wantsPeriodicDraggingUpdates() -> Bool
  /// What is dragged onto the destination may look as what it becomes there: called when it is dragged onto it.
  func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
}

extension NSDraggingDestination {
  /// Refuses a drop.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// What entering said.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
  /// Does nothing.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Says yes.
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Refuses the drop.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Does nothing.
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Does nothing.
  public func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Yes.
  public func wantsPeriodicDraggingUpdates() -> Bool { true }
  /// Does nothing.
  public func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
}

extension ViewHooks: NSDraggingDestination {}

/// What a window is asked of things that are dragged onto it, for subclasses to override; the base of `NSWindow`. Each asks
/// the window's delegate, if it is an `NSDraggingDestination`.
open class WindowHooks: NSResponder, NSDraggingDestination {
  private final var destination: (any NSDraggingDestination)? { outlet("delegate") as? any NSDraggingDestination }

  /// Something is dragged onto the window: what a drop would do; none refuses it.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    destination?.draggingEntered(sender) ?? []
  }
  /// What is dragged moves over the window: what a drop would do; by default what entering said.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    destination?.draggingUpdated(sender) ?? draggingEntered(sender)
  }
  /// What is dragged leaves the window, or the drop is refused.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) { destination?.draggingExited(sender) }
  /// Whether the window gets ready for the drop; yes without a delegate.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    destination?.prepareForDragOperation(sender) ?? true
  }
  /// Takes what is dropped; false refuses it.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    destination?.performDragOperation(sender) ?? false
  }
  /// The drop is done.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { destination?.concludeDragOperation(sender) }
  /// The drag is over that came to the window.
  open func draggingEnded(_ sender: any NSDraggingInfo) { destination?.draggingEnded(sender) }
  /// Whether the window is told again and again while the pointer rests on it.
  open func wantsPeriodicDraggingUpdates() -> Bool { destination?.wantsPeriodicDraggingUpdates() ?? true }
  /// What is dragged onto the window may look as what it becomes there.
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {
    destination?.updateDraggingItemsForDrag(sender)
  }
}
