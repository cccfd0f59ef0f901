import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of a list: what tables, pop-up buttons and the forms beside them are bound to. Stands in for
/// NSArrayController.
open class NSArrayController: ArrayMembers {
  /// Whether one object is selected as long as there is any.
  open var avoidsEmptySelection = true
  /// Whether other content keeps what was selected.
  open var preservesSelection = true
  /// Whether new objects are selected.
  open var selectsInsertedObjects = true
  /// Whether a change of what objects are sorted by sorts them again.
  open var automaticallyRearrangesObjects = false
  /// Whether a new object ends the filter.
  open var clearsFilterPredicateOnInsertion = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
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

  /// Whether selected objects that have one value are shown as if they had several.
  open var alwaysUsesMultipleValuesMarker = false
  /// Key paths whose changes sort and filter again, where `automaticallyRearrangesObjects` says so.
  open var automaticRearrangementKeyPaths: [String]? {
    automaticallyRearrangesObjects ? sortDescriptors.compactMap(\.key) : nil
  }

  /// Which objects are shown; all while it is nil.
  open var filter: (@MainActor (NibValue) -> Bool)? {
    didSet { didChangeArrangementCriteria() }
  }

  /// What the objects are sorted by, as tables and bindings say it, the first one first.
  open var sortDescriptors: [NibFoundation.NSSortDescriptor] = [] {
    didSet {
      didChangeArrangementCriteria()
      KeyValueCenter.shared.didChange(self, "sortDescriptors")
    }
  }

  /// What the objects are sorted by: key paths, the first one first.
  open var sortKeys: [SortKey] {
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

    /// Makes a key to sort by.
    public init(_ keyPath: String, isAscending: Bool = true) {
      self.keyPath = keyPath
      self.isAscending = isAscending
    }
  }

  /// The objects as they are shown: filtered and sorted.
  open private(set) var arrangedValues: [NibValue] = []
  private var selected: [Int] = []

  /// The objects as they are shown: filtered and sorted, a list.
  open var arrangedObjects: Any { arrangedValues.map { ModelBox.unboxed($0) ?? NSNull() } }

  /// Makes a list of a program the content.
  open func setContent(_ objects: [AnyObject]) { contentValue = .array(objects.map { .object($0) }) }

  /// Places of the selected objects among those that are shown. Setting it leaves out places that are not there, and
  /// selects the first object where nothing may not be selected.
  open var selectionIndexes: IndexSet {
    get { IndexSet(selected) }
    set {
      let before = selected
      selected = allowed(Array(newValue))
      guard selected != before else { return }
      InterfaceFaults.raising { try self.commitBindings() }
      super.contentDidChange()
    }
  }

  /// The first place that is selected; `NSNotFound` for none.
  open var selectionIndex: Int {
    get { selected.first ?? NSNotFound }
    set { selectionIndexes = newValue >= 0 && newValue != NSNotFound ? [newValue] : [] }
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
  open var canSelectNext: Bool { (selected.last ?? -1) + 1 < arrangedValues.count }
  /// Whether an object comes before the selected ones.
  open var canSelectPrevious: Bool { (selected.first ?? 0) > 0 }

  /// Selects the object after the selected ones.
  open func selectNext() { if canSelectNext { selectionIndex = (selected.last ?? -1) + 1 } }

  /// Selects the object before the selected ones.
  open func selectPrevious() { if canSelectPrevious { selectionIndex = (selected.first ?? 0) - 1 } }

  /// Selects the object after the selected ones.
  open func selectNext(_ sender: Any?) { selectNext() }

  /// Selects the object before the selected ones.
  open func selectPrevious(_ sender: Any?) { selectPrevious() }

  /// The objects that are shown of some, in their order: those that the filter lets through, sorted.
  open func arrange(_ objects: [Any]) -> [Any] {
    sortDescriptors.sorted(objects.map(ArrangedItem.value).filter { filter?($0) ?? true }).map(ArrangedItem.object)
  }

  /// Filters and sorts again; called when the content, the filter or the order is another.
  open func rearrangeObjects() {
    let before = selectedValues
    arrangedValues = arrange(items.map(ArrangedItem.object)).map(ArrangedItem.value)
    let kept = preservesSelection ? before.compactMap(place(of:)) : []
    selected = allowed(kept)
    super.contentDidChange()
  }

  /// Called when the filter or the order is another; arranges the objects again.
  open func didChangeArrangementCriteria() { rearrangeObjects() }

  /// The objects of the content: a list's, or those of a dictionary by key.
  private var items: [NibValue] {
    switch contentValue {
    case .array(let items): items
    case .null: []
    case .dictionary(let pairs):
      pairs.map { .object(DictionaryModel(["key": $0.key, "value": $0.value])) }
    default: [contentValue]
    }
  }

  final func place(of value: NibValue) -> Int? { arrangedValues.firstIndex { ModelBox.areSame($0, value) } }

  /// Rearranges.
  open override func contentDidChange() { rearrangeObjects() }

  /// Adds a new object at the end.
  open override func add() throws(RuntimeError) {
    guard canAdd else { return }
    try insert([ModelBox.boxed(newObject())], at: items.count)
  }

  /// Adds an object, and selects it where new objects are selected. Raises what `add` throws.
  open override func addObject(_ object: Any) { add(contentsOf: [object]) }

  /// Removes an object. Raises what `remove` throws.
  open override func removeObject(_ object: Any) { removeValues([ModelBox.boxed(object)]) }

  /// Whether an object can be made and put before the selected one.
  open var canInsert: Bool { canAdd }

  /// Makes an object before the selected one, at the end where none is selected. Raises what `add` throws.
  open func insert(_ sender: Any?) {
    guard canInsert else { return }
    insert(newObject(), atArrangedObjectIndex: selected.first ?? arrangedValues.count)
  }

  final override func insertNew(_ sender: Any?) { insert(sender) }

  final func removeValues(_ gone: [NibValue]) {
    let left = items.filter { item in !gone.contains { ModelBox.areSame($0, item) } }
    InterfaceFaults.raising { try replaceContent(.array(left)) }
  }

  /// Puts a value before that of a place of those that are arranged.
  final func insert(_ value: NibValue, beforeArranged index: Int) throws(RuntimeError) {
    let before = arrangedValues.indices.contains(index) ? arrangedValues[index] : nil
    let place = before.flatMap { before in items.firstIndex { ModelBox.areSame($0, before) } } ?? items.count
    try insert([value], at: place)
  }

  /// Which objects are shown, as a predicate says; nil for all. `filter` says it by a closure.
  open var filterPredicate: NSPredicate? {
    get { predicate }
    set {
      predicate = newValue
      if let newValue { filter = { newValue.evaluate(with: ModelBox.unboxed($0)) } } else { filter = nil }
      KeyValueCenter.shared.didChange(self, "filterPredicate")
    }
  }
  private final var predicate: NSPredicate?

  final func insert(_ values: [NibValue], at place: Int) throws(RuntimeError) {
    guard !values.isEmpty else { return }
    var list = items
    list.insert(contentsOf: values, at: min(place, list.count))
    if clearsFilterPredicateOnInsertion { filterPredicate = nil }
    try replaceContent(.array(list))
    select(inserted: values)
  }

  /// Removes the selected objects.
  open override func remove() throws(RuntimeError) {
    guard canRemove else { return }
    let gone = selectedValues
    let first = selected.first ?? 0
    let left = items.filter { item in !gone.contains { ModelBox.areSame($0, item) } }
    try replaceContent(.array(left))
    // What follows the removed ones is next.
    if selected.isEmpty || avoidsEmptySelection { selectionIndex = min(first, arrangedValues.count - 1) }
  }

  /// What bindings read of the controller itself.
  open override func boundProperty(_ key: String) -> NibValue? {
    let value: NibValue
    switch key {
    case "arrangedObjects": value = hasContent ? .array(arrangedValues) : .null
    case "selectionIndexes": value = .array(selected.map { .int(Int64($0)) })
    case "selectionIndex": value = .int(Int64(selectionIndex))
    case "sortDescriptors": value = .array(sortDescriptors.map { .object($0) })
    case "filterPredicate": value = filterPredicate.map { .object($0) } ?? .null
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
    case ("selectionIndexes", .array(let places)): selectionIndexes = IndexSet(places: places)
    case ("sortDescriptors", .array(let rows)):
      sortDescriptors = rows.compactMap { $0.object as? NibFoundation.NSSortDescriptor }
    case ("filterPredicate", _): filterPredicate = value.object as? NSPredicate
    case ("selectionIndex", _): selectionIndex = Int(nibValue: value) ?? NSNotFound
    default: return super.setBoundProperty(value, key)
    }
    return true
  }

  /// Performs what list controllers do themselves.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "selectNext:": selectNext(sender)
    case "selectPrevious:": selectPrevious(sender)
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
