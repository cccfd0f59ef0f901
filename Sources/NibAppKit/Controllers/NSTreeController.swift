import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of objects that hold others: what outlines are bound to. Stands in for NSTreeController.
open class NSTreeController: TreeMembers {
  /// The key path from an object to those below it; nil for a list without any.
  open var childrenKeyPath: String? {
    didSet { rearrangeObjects() }
  }
  /// The key path that says how many objects are below one.
  open var countKeyPath: String?
  /// The key path that says whether an object can hold none.
  open var leafKeyPath: String?
  /// Whether one object is selected as long as there is any.
  open var avoidsEmptySelection = true
  /// Whether other content keeps what was selected.
  open var preservesSelection = true
  /// Whether new objects are selected.
  open var selectsInsertedObjects = true
  /// Whether selected objects that have one value are shown as if they had several.
  open var alwaysUsesMultipleValuesMarker = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.treeControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [treeControllerTable] }

  private static let treeControllerTable = PropertyTable(
    NSTreeController.self, kind: AppKitElements.treeController, fresh: { NSTreeController() },
    [
      Property("childrenKeyPath", \.childrenKeyPath),
      Property("countKeyPath", \.countKeyPath),
      Property("leafKeyPath", \.leafKeyPath),
      Property("avoidsEmptySelection", \.avoidsEmptySelection),
      Property("preservesSelection", \.preservesSelection),
      Property("selectsInsertedObjects", \.selectsInsertedObjects),
    ])

  private var selected: [[Int]] = []

  /// What the objects below each one are sorted by, the first one first.
  open var sortDescriptors: [NibFoundation.NSSortDescriptor] = [] {
    didSet {
      rearrangeObjects()
      KeyValueCenter.shared.didChange(self, "sortDescriptors")
    }
  }

  /// The objects at the top, as they are shown.
  open var rootValues: [NibValue] {
    switch contentValue {
    case .array(let items): sortDescriptors.sorted(items)
    case .null: []
    default: [contentValue]
    }
  }

  /// The root of nodes that stand for the objects; its children are those at the top.
  open var arrangedObjects: NSTreeNode { root }
  private final lazy var root = NSTreeNode(nil, of: self)

  /// Nodes of the selected objects.
  open var selectedNodes: [NSTreeNode] {
    let root = arrangedObjects
    return selectionIndexPaths.compactMap { root.descendant(at: $0) }
  }

  /// The key path to the objects below one that a node stands for: that of all, unless a class says otherwise.
  open func childrenKeyPath(for node: NSTreeNode) -> String? { childrenKeyPath }

  /// The key path that says how many objects are below one, likewise.
  open func countKeyPath(for node: NSTreeNode) -> String? { countKeyPath }

  /// The key path that says whether an object can hold none, likewise.
  open func leafKeyPath(for node: NSTreeNode) -> String? { leafKeyPath }

  /// The objects right below one.
  open func children(of value: NibValue) -> [NibValue] {
    guard let childrenKeyPath, !isLeaf(value),
      case .value(.array(let items)) = KeyPathWalk.value(KeyPathWalk.keys(childrenKeyPath)[...], from: value)
    else { return [] }
    return sortDescriptors.sorted(items)
  }

  /// Whether an object can hold no others.
  open func isLeaf(_ value: NibValue) -> Bool {
    guard let leafKeyPath,
      case .value(let found) = KeyPathWalk.value(KeyPathWalk.keys(leafKeyPath)[...], from: value)
    else { return childrenKeyPath == nil }
    return Bool(nibValue: found) ?? false
  }

  /// The object at a path of places from the top; nil where there is none.
  open func value(at path: [Int]) -> NibValue? {
    var (items, found) = (rootValues, NibValue?.none)
    guard path.count <= 250 else { return nil }
    for place in path {
      guard items.indices.contains(place) else { return nil }
      found = items[place]
      items = children(of: items[place])
    }
    return found
  }

  /// Paths of the selected objects. Setting it leaves out paths that lead nowhere, and selects the first object where
  /// nothing may not be selected.
  final var selectedPaths: [[Int]] {
    get { selected }
    set {
      let before = selected
      selected = allowed(newValue)
      guard selected != before else { return }
      InterfaceFaults.raising { try self.commitBindings() }
      super.contentDidChange()
    }
  }

  private func allowed(_ paths: [[Int]]) -> [[Int]] {
    let there = paths.filter { value(at: $0) != nil }
    return there.isEmpty && avoidsEmptySelection && !rootValues.isEmpty ? [[0]] : there
  }

  /// The objects that are selected.
  open override var selectedValues: [NibValue] { selected.compactMap(value(at:)) }

  /// Whether an object can be made beside the selected one.
  open override var canAdd: Bool { isEditable }

  /// Whether an object can be made below the selected one.
  open var canAddChild: Bool {
    guard isEditable, childrenKeyPath != nil, let parent = selectedValues.first else { return false }
    return !isLeaf(parent)
  }

  /// Looks for the objects again; called when the content is another.
  open func rearrangeObjects() {
    selected = allowed(preservesSelection ? selected : [])
    super.contentDidChange()
  }

  /// Rearranges.
  open override func contentDidChange() { rearrangeObjects() }

  /// Adds a new object after the selected one, at the end of the top where none is.
  open override func add() throws(RuntimeError) {
    guard canAdd else { return }
    let path = selected.first ?? [rootValues.count - 1]
    try insert(newObject() as AnyObject, at: path.dropLast() + [(path.last ?? -1) + 1])
  }

  /// Adds a new object below the selected one, as its last.
  /// - Throws: as `add`.
  open func addChild() throws(RuntimeError) {
    guard canAddChild, let path = selected.first, let parent = value(at: path) else { return }
    try insert(newObject() as AnyObject, at: path + [children(of: parent).count])
  }

  /// Adds a new object below the selected one, as its last. Raises what `addChild` throws.
  open func addChild(_ sender: Any?) { InterfaceFaults.raising { try addChild() } }

  /// Whether an object can be made before the selected one.
  open var canInsert: Bool { isEditable }

  /// Whether an object can be made below the selected one, before its others.
  open var canInsertChild: Bool { canAddChild }

  /// Makes an object before the selected one, at the end of the top where none is. Raises what `add` throws.
  open func insert(_ sender: Any?) {
    guard canInsert else { return }
    InterfaceFaults.raising { try insert(newObject() as AnyObject, at: selected.first ?? [rootValues.count]) }
  }

  final override func insertNew(_ sender: Any?) { insert(sender) }

  /// Makes an object below the selected one, before its others. Raises what `addChild` throws.
  open func insertChild(_ sender: Any?) {
    guard canInsertChild, let path = selected.first else { return }
    InterfaceFaults.raising { try insert(newObject() as AnyObject, at: path + [0]) }
  }

  /// Adds an object at the end of the top. Raises what `add` throws.
  open override func addObject(_ object: Any) {
    InterfaceFaults.raising { try insert(object as AnyObject, at: [rootValues.count]) }
  }

  /// Removes the selected objects, the last ones first.
  open override func remove() throws(RuntimeError) {
    guard canRemove else { return }
    try remove(at: selected)
  }

  /// Removes the objects of paths, the last ones first.
  /// - Throws: as `add`.
  final func remove(at paths: [[Int]]) throws(RuntimeError) {
    for path in Set(paths).sorted(by: { $1.lexicographicallyPrecedes($0) }) {
      try change(path) { if $0.indices.contains($1) { $0.remove(at: $1) } }
    }
    rearrangeObjects()
  }

  /// Puts an object at a path.
  /// - Throws: as `add`.
  open func insert(_ object: AnyObject, at path: [Int]) throws(RuntimeError) {
    let value = ModelBox.boxed(object)
    try change(path) { $0.insert(value, at: min(max($1, 0), $0.count)) }
    if selectsInsertedObjects { selectedPaths = [place(of: value, near: path)] }
    rearrangeObjects()
  }

  /// Changes the list that a path ends in: the content, or the children of an object.
  private func change(_ path: [Int], _ edit: (inout [NibValue], Int) -> Void) throws(RuntimeError) {
    guard let place = path.last else { return }
    guard path.count > 1 else {
      var list = rootValues
      edit(&list, place)
      return try replaceContent(.array(list))
    }
    guard let childrenKeyPath, let parent = value(at: path.dropLast()) else { return }
    var list = children(of: parent)
    edit(&list, place)
    do { try KeyPathWalk.set(.array(list), at: KeyPathWalk.keys(childrenKeyPath)[...], from: parent) } catch {
      throw RuntimeError(code: .objectFailed, place: .init(file: "\(type(of: self))"), detail: "\(error)")
    }
  }

  /// What bindings read of the controller itself.
  open override func boundProperty(_ key: String) -> NibValue? {
    let value: NibValue
    switch key {
    case "arrangedObjects": value = hasContent ? .array(rootValues) : .null
    case "selectionIndexPaths": value = Self.value(selected)
    case "selectionIndexPath": value = selected.first.map { .array($0.map { .int(Int64($0)) }) } ?? .null
    case "sortDescriptors": value = .array(sortDescriptors.map { .object($0) })
    case "canAddChild", "canInsertChild": value = .bool(canAddChild)
    default: return super.boundProperty(key)
    }
    KeyValueCenter.shared.didRead(self, key)
    return value
  }

  /// Sets what bindings set of the controller itself.
  open override func setBoundProperty(_ value: NibValue, _ key: String) -> Bool {
    switch (key, value) {
    case ("selectionIndexPaths", _): selectedPaths = Self.paths(value)
    case ("selectionIndexPath", .array): selectedPaths = Self.paths(.array([value]))
    case ("sortDescriptors", .array(let rows)):
      sortDescriptors = rows.compactMap { $0.object as? NibFoundation.NSSortDescriptor }
    default: return super.setBoundProperty(value, key)
    }
    return true
  }

  /// Index paths as values of bindings.
  static func value(_ paths: [[Int]]) -> NibValue { .array(paths.map { .array($0.map { .int(Int64($0)) }) }) }

  /// The same, read.
  static func paths(_ value: NibValue) -> [[Int]] {
    guard case .array(let paths) = value else { return [] }
    return paths.map { path in
      if case .array(let places) = path { places.compactMap { Int(nibValue: $0) } } else { [] }
    }
  }

  /// Performs what controllers of trees do themselves.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "addChild:": try InterfaceFaults.catching { addChild(sender as Any?) }
    case "insertChild:": try InterfaceFaults.catching { insertChild(sender) }
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether an action of the controller would do something now.
  open override func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    ["addChild:", "insertChild:"].contains(item.action?.name)
      ? canAddChild : super.validateUserInterfaceItem(item)
  }

  /// Whether controllers of trees do it themselves.
  open override func responds(to selector: String) -> Bool {
    ["addChild:", "insertChild:"].contains(selector) || super.responds(to: selector)
  }
}
