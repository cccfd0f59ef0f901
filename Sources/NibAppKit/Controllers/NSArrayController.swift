import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a list: what tables, pop-up buttons and the forms beside them are bound to. Stands in for
/// NSArrayController and NSDictionaryController.
open class NSArrayController: NSObjectController {
  /// Whether one object is selected as long as there is any.
  public final var avoidsEmptySelection = true
  /// Whether other content keeps what was selected.
  public final var preservesSelection = true
  /// Whether new objects are selected.
  public final var selectsInsertedObjects = true
  /// Whether a change of what objects are sorted by sorts them again.
  public final var automaticallyRearrangesObjects = false
  /// Whether a new object ends the filter.
  public final var clearsFilterPredicateOnInsertion = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.arrayControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [arrayControllerTable] }

  private static let arrayControllerTable = PropertyTable(
    NSArrayController.self, kind: AppKitElements.arrayController, fresh: { NSArrayController() },
    [
      Property("automaticallyRearrangesObjects", \.automaticallyRearrangesObjects),
      Property("avoidsEmptySelection", \.avoidsEmptySelection),
      Property("preservesSelection", \.preservesSelection),
      Property("selectsInsertedObjects", \.selectsInsertedObjects),
      Property("clearsFilterPredicateOnInsertion", \.clearsFilterPredicateOnInsertion),
    ])

  /// Which objects are shown; all while it is nil.
  public final var filter: (@MainActor (NibValue) -> Bool)? {
    didSet { rearrangeObjects() }
  }

  /// What the objects are sorted by, as tables and bindings say it, the first one first.
  public final var sortDescriptors: [NibFoundation.NSSortDescriptor] = [] {
    didSet {
      rearrangeObjects()
      KeyValueCenter.shared.didChange(self, "sortDescriptors")
    }
  }

  /// What the objects are sorted by: key paths, the first one first.
  public final var sortKeys: [SortKey] {
    get { sortDescriptors.compactMap { row in row.key.map { SortKey($0, isAscending: row.isAscending) } } }
    set {
      sortDescriptors = newValue.map { NibFoundation.NSSortDescriptor(key: $0.keyPath, ascending: $0.isAscending) }
    }
  }

  /// A key path that objects are sorted by.
  public struct SortKey: Sendable {
    /// The path from an object to what is compared.
    public let keyPath: String
    /// Whether the least comes first.
    public let isAscending: Bool

    /// Makes one.
    public init(_ keyPath: String, isAscending: Bool = true) {
      self.keyPath = keyPath
      self.isAscending = isAscending
    }
  }

  /// The objects as they are shown: filtered and sorted.
  public private(set) final var arrangedValues: [NibValue] = []
  private var selected: [Int] = []

  /// The objects as they are shown: filtered and sorted.
  public final var arrangedObjects: [AnyObject] { arrangedValues.compactMap(\.object) }

  /// Makes a list of a program the content.
  public final func setContent(_ objects: [AnyObject]) { content = .array(objects.map { .object($0) }) }

  /// Places of the selected objects among those that are shown, in ascending order. Setting it leaves out places that
  /// are not there, and selects the first object where nothing may not be selected.
  public final var selectionIndexes: [Int] {
    get { selected }
    set {
      let before = selected
      selected = allowed(newValue)
      guard selected != before else { return }
      InterfaceFaults.raising { try self.commitBindings() }
      contentDidChange()
    }
  }

  /// The first place that is selected; -1 for none.
  public final var selectionIndex: Int {
    get { selected.first ?? -1 }
    set { selectionIndexes = [newValue] }
  }

  private func allowed(_ places: [Int]) -> [Int] {
    let there = Array(Set(places)).sorted().filter(arrangedValues.indices.contains)
    return there.isEmpty && avoidsEmptySelection && !arrangedValues.isEmpty ? [0] : there
  }

  /// The objects that are selected.
  open override var selectedValues: [NibValue] { selected.map { arrangedValues[$0] } }

  /// Whether an object can be made.
  open override var canAdd: Bool { isEditable }
  /// Whether an object comes after the selected ones.
  public final var canSelectNext: Bool { (selected.last ?? -1) + 1 < arrangedValues.count }
  /// Whether an object comes before the selected ones.
  public final var canSelectPrevious: Bool { (selected.first ?? 0) > 0 }

  /// Selects the object after the selected ones.
  public final func selectNext() { if canSelectNext { selectionIndex = (selected.last ?? -1) + 1 } }

  /// Selects the object before the selected ones.
  public final func selectPrevious() { if canSelectPrevious { selectionIndex = (selected.first ?? 0) - 1 } }

  /// Filters and sorts again; called when the content, the filter or the order is another.
  public final func rearrangeObjects() {
    let before = selectedValues
    arrangedValues = sortDescriptors.sorted(items.filter { filter?($0) ?? true })
    let kept = preservesSelection ? before.compactMap(place) : []
    selected = allowed(kept)
    super.contentDidChange()
  }

  /// The objects of the content: a list's, or those of a dictionary by key.
  private var items: [NibValue] {
    switch content {
    case .array(let items): items
    case .null: []
    case .dictionary(let pairs):
      pairs.map { .object(DictionaryModel(["key": $0.key, "value": $0.value])) }
    default: [content]
    }
  }

  private func place(of value: NibValue) -> Int? { arrangedValues.firstIndex { ModelBox.areSame($0, value) } }

  /// Rearranges.
  open override func contentDidChange() { rearrangeObjects() }

  /// Adds a new object at the end.
  open override func add() throws(RuntimeError) {
    guard canAdd else { return }
    try insert(.object(newObject()), at: items.count)
  }

  /// Adds an object, and selects it where new objects are selected. Raises what `add` throws.
  public final func addObject(_ object: Any) { add(contentsOf: [object]) }

  /// Adds objects, and selects the last one where new objects are selected. Raises what `add` throws.
  public final func add(contentsOf objects: [Any]) {
    for object in objects { InterfaceFaults.raising { try insert(ModelBox.boxed(object), at: items.count) } }
  }

  /// Adds an object at a place of those that are arranged. Raises what `add` throws.
  public final func insert(_ object: Any, atArrangedObjectIndex index: Int) {
    let before = arrangedValues.indices.contains(index) ? arrangedValues[index] : nil
    let place = before.flatMap { before in items.firstIndex { ModelBox.areSame($0, before) } } ?? items.count
    InterfaceFaults.raising { try insert(ModelBox.boxed(object), at: place) }
  }

  /// Removes the object of a place of those that are arranged; nothing beyond the ends. Raises what `remove` throws.
  public final func remove(atArrangedObjectIndex index: Int) {
    if arrangedValues.indices.contains(index) { removeValues([arrangedValues[index]]) }
  }

  /// Removes objects of places of those that are arranged. Raises what `remove` throws.
  public final func remove(atArrangedObjectIndexes indexes: IndexSet) {
    removeValues(indexes.filter(arrangedValues.indices.contains).map { arrangedValues[$0] })
  }

  /// Removes an object. Raises what `remove` throws.
  public final func removeObject(_ object: Any) { removeValues([ModelBox.boxed(object)]) }

  /// Removes objects. Raises what `remove` throws.
  public final func remove(contentsOf objects: [Any]) { removeValues(objects.map(ModelBox.boxed)) }

  private func removeValues(_ gone: [NibValue]) {
    let left = items.filter { item in !gone.contains { ModelBox.areSame($0, item) } }
    InterfaceFaults.raising { try replaceContent(.array(left)) }
  }

  /// Selects objects of those that are arranged.
  /// - Returns: whether what is selected is another.
  @discardableResult
  public final func setSelectedObjects(_ objects: [Any]) -> Bool {
    let before = selectionIndexes
    selectionIndexes = objects.map(ModelBox.boxed).compactMap(place)
    return selectionIndexes != before
  }

  /// Which objects are shown, as a predicate says; nil for all. `filter` says it by a closure.
  public final var filterPredicate: NSPredicate? {
    get { predicate }
    set {
      predicate = newValue
      guard let newValue else {
        filter = nil
        return
      }
      filter = { newValue.evaluate(with: ModelBox.unboxed($0)) }
    }
  }
  private final var predicate: NSPredicate?

  private func insert(_ value: NibValue, at place: Int) throws(RuntimeError) {
    var list = items
    list.insert(value, at: place)
    if clearsFilterPredicateOnInsertion { filterPredicate = nil }
    try replaceContent(.array(list))
    if selectsInsertedObjects, let place = self.place(of: value) { selectionIndexes = [place] }
  }

  /// Removes the selected objects.
  open override func remove() throws(RuntimeError) {
    guard canRemove else { return }
    let gone = selectedValues
    let first = selectionIndex
    let left = items.filter { item in !gone.contains { ModelBox.areSame($0, item) } }
    try replaceContent(.array(left))
    // What follows the removed ones is next.
    if selected.isEmpty || avoidsEmptySelection { selectionIndexes = [min(first, arrangedValues.count - 1)] }
  }

  /// What bindings read of the controller itself.
  open override func boundProperty(_ key: String) -> NibValue? {
    let value: NibValue
    switch key {
    case "arrangedObjects": value = hasContent ? .array(arrangedValues) : .null
    case "selectionIndexes": value = .array(selected.map { .int(Int64($0)) })
    case "selectionIndex": value = .int(Int64(selectionIndex))
    case "sortDescriptors": value = .array(sortDescriptors.map { .object($0) })
    case "canSelectNext": value = .bool(canSelectNext)
    case "canSelectPrevious": value = .bool(canSelectPrevious)
    default: return super.boundProperty(key)
    }
    KeyValueCenter.shared.didRead(self, key)
    return value
  }

  /// Sets what bindings set of the controller itself.
  open override func setBoundProperty(_ value: NibValue, _ key: String) -> Bool {
    switch (key, value) {
    case ("selectionIndexes", .array(let places)): selectionIndexes = places.compactMap { Int(nibValue: $0) }
    case ("sortDescriptors", .array(let rows)):
      sortDescriptors = rows.compactMap { $0.object as? NibFoundation.NSSortDescriptor }
    case ("selectionIndex", _): selectionIndex = Int(nibValue: value) ?? -1
    default: return super.setBoundProperty(value, key)
    }
    return true
  }

  /// Performs what list controllers do themselves.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "selectNext:": selectNext()
    case "selectPrevious:": selectPrevious()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether an action of the controller would do something now.
  open override func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "selectNext:": canSelectNext
    case "selectPrevious:": canSelectPrevious
    default: super.validateUserInterfaceItem(item)
    }
  }

  /// Whether list controllers do it themselves.
  open override func responds(to selector: String) -> Bool {
    ["selectNext:", "selectPrevious:"].contains(selector) || super.responds(to: selector)
  }
}

extension NSArrayController {
  /// Selects the object at a place of those that are arranged.
  /// - Returns: whether it is selected now.
  @discardableResult
  public final func setSelectionIndex(_ index: Int) -> Bool {
    selectionIndex = index
    return selectionIndex == index
  }
}
