import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller of a tree does with places and what is selected, for subclasses to override; the base of
/// `NSTreeController`.
open class TreeMembers: NSObjectController {
  private final var own: NSTreeController { (self as? NSTreeController) ?? NSTreeController() }

  /// Selects the objects of paths.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func setSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool { own.standardSetSelectionIndexPaths(indexPaths) }

  /// Selects the object of a path; nothing for nil.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func setSelectionIndexPath(_ indexPath: IndexPath?) -> Bool { own.standardSetSelectionIndexPath(indexPath) }

  /// Selects the objects of paths too.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func addSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool { own.standardAddSelectionIndexPaths(indexPaths) }

  /// Selects the objects of paths no longer.
  /// - Returns: whether what is selected is another.
  @discardableResult
  open func removeSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    own.standardRemoveSelectionIndexPaths(indexPaths)
  }

  /// Puts an object at a path; a place past the end is the end. Raises what `add` throws.
  open func insert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath) {
    own.standardInsert(object, atArrangedObjectIndexPath: indexPath)
  }

  /// Puts objects at paths, one after another. Raises what `add` throws.
  open func insert(_ objects: [Any], atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    own.standardInsert(objects, atArrangedObjectIndexPaths: indexPaths)
  }

  /// Removes the object of a path. Raises what `remove` throws.
  open func removeObject(atArrangedObjectIndexPath indexPath: IndexPath) {
    own.standardRemoveObject(atArrangedObjectIndexPath: indexPath)
  }

  /// Removes the objects of paths. Raises what `remove` throws.
  open func removeObjects(atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    own.standardRemoveObjects(atArrangedObjectIndexPaths: indexPaths)
  }

  /// Moves the object of a node to a path, which counts as if the object were gone already. Raises what `add` and `remove`
  /// throw.
  open func move(_ node: NSTreeNode, to indexPath: IndexPath) { own.standardMove(node, to: indexPath) }

  /// Moves the objects of nodes to a path, the first one there and the others after it, likewise.
  open func move(_ nodes: [NSTreeNode], to startingIndexPath: IndexPath) {
    own.standardMove(nodes, to: startingIndexPath)
  }
}
