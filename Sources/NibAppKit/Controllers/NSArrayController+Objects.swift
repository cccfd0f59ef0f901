import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Objects of a list, added, removed and selected by code.
extension NSArrayController {
  /// Adds objects, and selects them where new objects are selected. Raises what `add` throws.
  public final func add(contentsOf objects: [Any]) {
    InterfaceFaults.raising { try insert(objects.map(ModelBox.boxed), at: Int.max) }
  }

  /// Adds an object at a place of those that are arranged; at the end beyond them. Raises what `add` throws.
  public final func insert(_ object: Any, atArrangedObjectIndex index: Int) {
    InterfaceFaults.raising { try insert(ModelBox.boxed(object), beforeArranged: index) }
  }

  /// Adds objects, each at the place of those that are arranged where it is to be then. Raises what `add` throws.
  public final func insert(contentsOf objects: [Any], atArrangedObjectIndexes indexes: IndexSet) {
    for (object, index) in zip(objects, indexes) { insert(object, atArrangedObjectIndex: index) }
    if objects.count > 1 { select(inserted: zip(objects, indexes).map { ModelBox.boxed($0.0) }) }
  }

  /// Removes the object of a place of those that are arranged; nothing beyond the ends. Raises what `remove` throws.
  public final func remove(atArrangedObjectIndex index: Int) {
    if arrangedValues.indices.contains(index) { removeValues([arrangedValues[index]]) }
  }

  /// Removes objects of places of those that are arranged. Raises what `remove` throws.
  public final func remove(atArrangedObjectIndexes indexes: IndexSet) {
    removeValues(indexes.filter(arrangedValues.indices.contains).map { arrangedValues[$0] })
  }

  /// Removes objects. Raises what `remove` throws.
  public final func remove(contentsOf objects: [Any]) { removeValues(objects.map(ModelBox.boxed)) }

  final func select(inserted values: [NibValue]) {
    let places = selectsInsertedObjects ? values.compactMap(place(of:)) : []
    if !places.isEmpty { selectionIndexes = IndexSet(places) }
  }

  private func places(of objects: [Any]) -> IndexSet {
    IndexSet(objects.map(ModelBox.boxed).compactMap(place(of:)))
  }

  /// Selects objects of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func setSelectedObjects(_ objects: [Any]) -> Bool { setSelectionIndexes(places(of: objects)) }

  /// Selects objects of those that are arranged, beside those that are selected.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func addSelectedObjects(_ objects: [Any]) -> Bool { addSelectionIndexes(places(of: objects)) }

  /// Selects objects no longer.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func removeSelectedObjects(_ objects: [Any]) -> Bool { removeSelectionIndexes(places(of: objects)) }

  /// Selects the objects at places of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func setSelectionIndexes(_ indexes: IndexSet) -> Bool {
    let before = selectionIndexes
    selectionIndexes = indexes
    return selectionIndexes != before
  }

  /// Selects the object at a place of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func setSelectionIndex(_ index: Int) -> Bool {
    setSelectionIndexes(index >= 0 && index != NSNotFound ? [index] : [])
  }

  /// Selects the objects at places too.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func addSelectionIndexes(_ indexes: IndexSet) -> Bool {
    setSelectionIndexes(selectionIndexes.union(indexes))
  }

  /// Selects the objects at places no longer.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func removeSelectionIndexes(_ indexes: IndexSet) -> Bool {
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
