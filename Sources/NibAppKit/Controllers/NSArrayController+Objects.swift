import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Objects of a list, added, removed and selected by code.
extension NSArrayController {
  final func standardAdd(contentsOf objects: [Any]) {
    InterfaceFaults.raising { try insert(objects.map(ModelBox.boxed), at: Int.max) }
  }

  final func standardInsert(_ object: Any, atArrangedObjectIndex index: Int) {
    InterfaceFaults.raising { try insert(ModelBox.boxed(object), beforeArranged: index) }
  }

  final func standardInsert(contentsOf objects: [Any], atArrangedObjectIndexes indexes: IndexSet) {
    for (object, index) in zip(objects, indexes) { insert(object, atArrangedObjectIndex: index) }
    if objects.count > 1 { select(inserted: zip(objects, indexes).map { ModelBox.boxed($0.0) }) }
  }

  final func standardRemove(atArrangedObjectIndex index: Int) {
    if arrangedValues.indices.contains(index) { removeValues([arrangedValues[index]]) }
  }

  final func standardRemove(atArrangedObjectIndexes indexes: IndexSet) {
    removeValues(indexes.filter(arrangedValues.indices.contains).map { arrangedValues[$0] })
  }

  final func standardRemove(contentsOf objects: [Any]) { removeValues(objects.map(ModelBox.boxed)) }

  final func select(inserted values: [NibValue]) {
    let places = selectsInsertedObjects ? values.compactMap(place(of:)) : []
    if !places.isEmpty { selectionIndexes = IndexSet(places) }
  }

  private func places(of objects: [Any]) -> IndexSet {
    IndexSet(objects.map(ModelBox.boxed).compactMap(place(of:)))
  }

  @discardableResult
  final func standardSetSelectedObjects(_ objects: [Any]) -> Bool { setSelectionIndexes(places(of: objects)) }

  @discardableResult
  final func standardAddSelectedObjects(_ objects: [Any]) -> Bool { addSelectionIndexes(places(of: objects)) }

  @discardableResult
  final func standardRemoveSelectedObjects(_ objects: [Any]) -> Bool { removeSelectionIndexes(places(of: objects)) }

  @discardableResult
  final func standardSetSelectionIndexes(_ indexes: IndexSet) -> Bool {
    let before = selectionIndexes
    selectionIndexes = indexes
    return selectionIndexes != before
  }

  @discardableResult
  final func standardSetSelectionIndex(_ index: Int) -> Bool {
    setSelectionIndexes(index >= 0 && index != NSNotFound ? [index] : [])
  }

  @discardableResult
  final func standardAddSelectionIndexes(_ indexes: IndexSet) -> Bool {
    setSelectionIndexes(selectionIndexes.union(indexes))
  }

  @discardableResult
  final func standardRemoveSelectionIndexes(_ indexes: IndexSet) -> Bool {
    setSelectionIndexes(selectionIndexes.subtracting(indexes))
  }
}

/// An object as code arranges it; values that code has no form for stay as bindings have them.
@MainActor
enum ArrangedItem {
  static func object(_ value: NibValue) -> Any {
    if case .dictionary = value { return value }
    return ModelBox.unboxed(value) ?? value
  }

  static func value(_ object: Any) -> NibValue { object as? NibValue ?? ModelBox.boxed(object) }
}

extension IndexSet {
  /// Places as values of bindings, without those below 0 and `NSNotFound`.
  init(places: [NibValue]) {
    self.init(places.compactMap { Int(nibValue: $0) }.filter { $0 >= 0 && $0 != NSNotFound })
  }
}
