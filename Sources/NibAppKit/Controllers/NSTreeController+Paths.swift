import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Objects of a tree by their paths, added, removed, moved and selected by code.
extension NSTreeController {
  /// Paths of the selected objects. Setting it leaves out paths that lead nowhere, and selects the first object where
  /// nothing may not be selected.
  public final var selectionIndexPaths: [IndexPath] {
    get { selectedPaths.map { IndexPath(indexes: $0) } }
    set { selectedPaths = newValue.map(Array.init) }
  }

  /// The first path that is selected; nil for none.
  public final var selectionIndexPath: IndexPath? {
    get { selectedPaths.first.map { IndexPath(indexes: $0) } }
    set { selectionIndexPaths = newValue.map { [$0] } ?? [] }
  }

  @discardableResult
  final func standardSetSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    let before = selectedPaths
    selectionIndexPaths = indexPaths
    return selectedPaths != before
  }

  @discardableResult
  final func standardSetSelectionIndexPath(_ indexPath: IndexPath?) -> Bool {
    setSelectionIndexPaths(indexPath.map { [$0] } ?? [])
  }

  @discardableResult
  final func standardAddSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    let new = indexPaths.filter { !selectionIndexPaths.contains($0) }
    return setSelectionIndexPaths(selectionIndexPaths + new)
  }

  @discardableResult
  final func standardRemoveSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    setSelectionIndexPaths(selectionIndexPaths.filter { !indexPaths.contains($0) })
  }

  final func standardInsert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath) {
    guard let object else { return }
    InterfaceFaults.raising { try insert(object as AnyObject, at: Array(indexPath)) }
  }

  final func standardInsert(_ objects: [Any], atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    for (object, path) in zip(objects, indexPaths) { insert(object, atArrangedObjectIndexPath: path) }
    guard selectsInsertedObjects, objects.count > 1 else { return }
    selectedPaths = zip(objects, indexPaths).map { place(of: ModelBox.boxed($0), near: Array($1)) }
  }

  /// Where an object is that was put at a path: another place of the same list where that is sorted, or shorter.
  final func place(of value: NibValue, near path: [Int]) -> [Int] {
    guard let last = path.last else { return path }
    let outer = Array(path.dropLast())
    let list = outer.isEmpty ? rootValues : self.value(at: outer).map(children(of:)) ?? []
    let wanted = min(max(last, 0), list.count)
    let places = list.indices.filter { ModelBox.areSame(list[$0], value) }
    return places.min { abs($0 - wanted) < abs($1 - wanted) }.map { outer + [$0] } ?? path
  }

  final func standardRemoveObject(atArrangedObjectIndexPath indexPath: IndexPath) {
    removeObjects(atArrangedObjectIndexPaths: [indexPath])
  }

  final func standardRemoveObjects(atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    InterfaceFaults.raising { try remove(at: indexPaths.map(Array.init)) }
  }

  final func standardMove(_ node: NSTreeNode, to indexPath: IndexPath) {
    guard let object = node.representedObject else { return }
    removeObject(atArrangedObjectIndexPath: node.indexPath)
    insert(object, atArrangedObjectIndexPath: indexPath)
  }

  final func standardMove(_ nodes: [NSTreeNode], to startingIndexPath: IndexPath) {
    let objects = nodes.compactMap(\.representedObject)
    removeObjects(atArrangedObjectIndexPaths: nodes.map(\.indexPath))
    guard let first = startingIndexPath.last else { return }
    for (offset, object) in objects.enumerated() {
      insert(
        object, atArrangedObjectIndexPath: startingIndexPath.dropLast().appending(min(first, Int.max - offset) + offset)
      )
    }
  }
}
