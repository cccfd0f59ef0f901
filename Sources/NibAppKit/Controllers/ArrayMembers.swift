import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller of an array does with objects and what is selected, for subclasses to override; the base of
/// `NSArrayController`.
open class ArrayMembers: NSObjectController {
  private final var own: NSArrayController { (self as? NSArrayController) ?? NSArrayController() }

  /// Adds objects, and selects them where new objects are selected. Raises what `add` throws.
  open func add(contentsOf objects: [Any]) { own.standardAdd(contentsOf: objects) }

  /// Adds an object at a place of those that are arranged; at the end beyond them. Raises what `add` throws.
  open func insert(_ object: Any, atArrangedObjectIndex index: Int) {
    own.standardInsert(object, atArrangedObjectIndex: index)
  }

  /// Adds objects, each at the place of those that are arranged where it is to be then. Raises what `add` throws.
  open func insert(contentsOf objects: [Any], atArrangedObjectIndexes indexes: IndexSet) {
    own.standardInsert(contentsOf: objects, atArrangedObjectIndexes: indexes)
  }

  /// Removes the object of a place of those that are arranged; nothing beyond the ends. Raises what `remove` throws.
  open func remove(atArrangedObjectIndex index: Int) { own.standardRemove(atArrangedObjectIndex: index) }

  /// Removes objects of places of those that are arranged. Raises what `remove` throws.
  open func remove(atArrangedObjectIndexes indexes: IndexSet) { own.standardRemove(atArrangedObjectIndexes: indexes) }

  /// Removes objects. Raises what `remove` throws.
  open func remove(contentsOf objects: [Any]) { own.standardRemove(contentsOf: objects) }

  /// Selects objects of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func setSelectedObjects(_ objects: [Any]) -> Bool { own.standardSetSelectedObjects(objects) }

  /// Selects objects of those that are arranged, beside those that are selected.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func addSelectedObjects(_ objects: [Any]) -> Bool { own.standardAddSelectedObjects(objects) }

  /// Selects objects no longer.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func removeSelectedObjects(_ objects: [Any]) -> Bool { own.standardRemoveSelectedObjects(objects) }

  /// Selects the objects at places of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func setSelectionIndexes(_ indexes: IndexSet) -> Bool { own.standardSetSelectionIndexes(indexes) }

  /// Selects the object at a place of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func setSelectionIndex(_ index: Int) -> Bool { own.standardSetSelectionIndex(index) }

  /// Selects the objects at places too.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func addSelectionIndexes(_ indexes: IndexSet) -> Bool { own.standardAddSelectionIndexes(indexes) }

  /// Selects the objects at places no longer.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func removeSelectionIndexes(_ indexes: IndexSet) -> Bool { own.standardRemoveSelectionIndexes(indexes) }
}
