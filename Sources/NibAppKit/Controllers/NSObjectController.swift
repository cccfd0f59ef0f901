import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of one object: what bindings of a form go through. Stands in for NSObjectController.
///
/// Until it is given content, by code or by a binding, bindings through it show nothing and change nothing.
open class NSObjectController: NSResponder, NSUserInterfaceValidations {
  /// Whether it makes or fetches its content when it is loaded.
  public final var automaticallyPreparesContent = false
  /// Class of the objects in its content.
  public final var objectClassName: String?
  /// The entity whose objects it fetches.
  public final var entityName: String?
  /// Whether it fetches objects as they are asked for.
  public final var usesLazyFetching = false
  /// Which objects of the entity it fetches; nil for all. Nothing is fetched here.
  public final var fetchPredicate: NSPredicate?
  /// Keys of its objects that the editor offers.
  public final var declaredKeys: [String] = []
  /// Whether its content can be changed.
  public final var isEditable = true {
    didSet { contentDidChange() }
  }
  /// Makes a new object for `add`; a `DictionaryModel` unless set.
  public final var newObject: @MainActor () -> AnyObject = { DictionaryModel() }

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.objectControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [objectControllerTable] }

  private static let objectControllerTable = PropertyTable(
    NSObjectController.self, kind: AppKitElements.objectController, fresh: { NSObjectController() },
    [
      Property("automaticallyPreparesContent", \.automaticallyPreparesContent),
      Property("objectClassName", \.objectClassName),
      Property("entityName", \.entityName),
      Property("usesLazyFetching", \.usesLazyFetching),
      Property(
        "fetchPredicate", row: "fetchPredicateFormat", get: { ArchivedPredicate($0.fetchPredicate) },
        set: { $0.fetchPredicate = $1.predicate }),
      Property("declaredKeys", \.declaredKeys),
      Property("content", \.content),
      Property("editable", \.isEditable),
    ])

  /// What it controls: an object, or a list of objects.
  public final var content: NibValue = .null {
    didSet {
      hasContent = true
      contentDidChange()
    }
  }

  /// Whether it was given content, nil among it.
  public private(set) final var hasContent = false

  /// Makes an object of a program its content.
  public final func setContent(_ object: AnyObject?) { content = object.map { .object($0) } ?? .null }

  /// The objects that are selected: the content itself.
  open var selectedValues: [NibValue] { content.isNull ? [] : [content] }

  /// The objects that are selected.
  public final var selectedObjects: [AnyObject] { selectedValues.compactMap(\.object) }

  /// Whether an object can be made.
  open var canAdd: Bool { isEditable && content.isNull }

  /// Whether the selected objects can be removed.
  open var canRemove: Bool { isEditable && !selectedValues.isEmpty }

  /// Makes a new object the content; does nothing where that is not possible.
  /// - Throws: `RuntimeError` if the model that the content is bound to refuses it.
  open func add() throws(RuntimeError) {
    guard canAdd else { return }
    try replaceContent(.object(newObject()))
  }

  /// Removes the selected object; does nothing where that is not possible.
  /// - Throws: as `add`.
  open func remove() throws(RuntimeError) {
    guard canRemove else { return }
    try replaceContent(.null)
  }

  /// Sets the content, also in the model that it is bound to.
  final func replaceContent(_ value: NibValue) throws(RuntimeError) {
    content = value
    for name in ["contentArray", "contentSet", "contentObject", "contentDictionary", "content"] {
      if let live = liveBindings[name] { try live.write(value) }
    }
  }

  /// Called when the content, or what is selected of it, is another.
  open func contentDidChange() {
    for key in Self.followed { KeyValueCenter.shared.didChange(self, key) }
  }

  private static let followed = [
    "content", "selection", "selectedObjects", "arrangedObjects", "selectionIndexes", "selectionIndex",
    "selectionIndexPaths", "canAdd", "canRemove", "canInsert", "canSelectNext", "canSelectPrevious", "canAddChild",
    "canInsertChild",
  ]

  /// Whether nobody can say a property of the controller yet, for want of content.
  final func isUnknown(_ key: String) -> Bool {
    guard !hasContent, Self.followed.contains(key) else { return false }
    KeyValueCenter.shared.didRead(self, key)
    return true
  }

  /// What bindings read of the controller itself.
  open override func boundProperty(_ key: String) -> NibValue? {
    guard Self.followed.contains(key) else { return super.boundProperty(key) }
    KeyValueCenter.shared.didRead(self, key)
    switch key {
    case "content": return content
    case "selectedObjects": return .array(selectedValues)
    case "canAdd", "canInsert": return .bool(canAdd)
    case "canRemove": return .bool(canRemove)
    default: return super.boundProperty(key)
    }
  }

  /// What a key path leads to from the selection: one value where all selected objects have the same.
  final func selectionValue(_ keys: ArraySlice<String>, _ budget: inout Int) -> BoundValue {
    KeyValueCenter.shared.didRead(self, "selection")
    guard hasContent else { return .unknown }
    if keys.first == "@count" { return .value(.int(Int64(selectedValues.count))) }
    var shared: NibValue?
    for object in selectedValues {
      budget -= 1
      guard budget >= 0 else { return .endless }
      let found = KeyPathWalk.value(keys, from: object, &budget)
      guard case .value(let value) = found else { return found }
      if let shared, !ModelBox.areSame(shared, value) { return .marker(.multipleValues) }
      shared = value
    }
    return shared.map { .value($0) } ?? .marker(.noSelection)
  }

  /// Performs what controllers do themselves.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "add:", "insert:": try add()
    case "remove:": try remove()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether an action of the controller would do something now.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "add:", "insert:": canAdd
    case "remove:": canRemove
    default: true
    }
  }

  /// Whether controllers do it themselves.
  open override func responds(to selector: String) -> Bool {
    ["add:", "insert:", "remove:"].contains(selector) || super.responds(to: selector)
  }
}

extension NSObjectController {
  /// Adds an object as a button of the interface does; a failure is raised as AppKit raises one.
  public final func add(_ sender: Any?) { InterfaceFaults.raising { try add() } }

  /// Removes what is selected as a button of the interface does; a failure is raised as AppKit raises one.
  public final func remove(_ sender: Any?) { InterfaceFaults.raising { try remove() } }
}
