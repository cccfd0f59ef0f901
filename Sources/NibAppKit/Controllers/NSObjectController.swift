import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of one object: what bindings of a form go through. Stands in for NSObjectController.
///
/// Until it is given content, by code or by a binding, bindings through it show nothing and change nothing.
open class NSObjectController: NSController, NSUserInterfaceValidations {
  /// Whether it makes or fetches its content when it is loaded.
  open var automaticallyPreparesContent = false
  /// Class of the objects in its content.
  open var objectClassName: String?
  /// The entity whose objects it fetches.
  open var entityName: String?
  /// Whether it fetches objects as they are asked for.
  open var usesLazyFetching = false
  /// Which objects of the entity it fetches; nil for all. Nothing is fetched here.
  open var fetchPredicate: NSPredicate?
  /// Keys of its objects that the editor offers.
  open var declaredKeys: [String] = []
  /// Whether its content can be changed.
  open var isEditable = true {
    didSet { contentDidChange() }
  }
  /// Class of the objects in its content; `newObject` makes one of it if it is a stand-in's.
  open var objectClass: AnyClass!
  /// What `newObject` calls, where a test or a program sets it instead of overriding that.
  open var objectMaker: (@MainActor () -> AnyObject)?

  /// Makes a controller of an object, or of a list.
  public init(content: Any?) {
    super.init()
    if let content { self.content = content }
  }

  /// Makes a controller without content.
  public override convenience init() { self.init(content: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
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
      Property("content", \.contentValue),
      Property("editable", \.isEditable),
    ])

  /// What it controls, as archives and bindings have it: an object, or a list of objects.
  open var contentValue: NibValue = .null {
    didSet {
      hasContent = true
      contentDidChange()
    }
  }

  /// What it controls: an object, or a list of objects.
  open var content: Any? {
    get { ModelBox.unboxed(contentValue) }
    set { contentValue = newValue as? NibValue ?? ModelBox.boxed(newValue) }
  }

  /// Whether it was given content, nil among it.
  open private(set) var hasContent = false

  /// Makes an object of a program its content.
  open func setContent(_ object: AnyObject?) { contentValue = object.map { .object($0) } ?? .null }

  /// Makes a new object the content; a class that fetches its content overrides this.
  open func prepareContent() { if contentValue.isNull { contentValue = .object(newObject() as AnyObject) } }

  /// Makes an object for `add`: as `objectMaker` does, else of `objectClass`, else a `DictionaryModel`.
  open func newObject() -> Any {
    if let objectMaker { return objectMaker() }
    if let type = objectClass as? NSResponder.Type { return type.make(dynamic: ()) }
    return DictionaryModel()
  }

  /// The objects that are selected: the content itself.
  open var selectedValues: [NibValue] { contentValue.isNull ? [] : [contentValue] }

  /// The objects that are selected.
  open var selectedObjects: [Any]! { selectedValues.map { ModelBox.unboxed($0) ?? NSNull() } }

  /// What stands for the selected objects: a model whose properties are those that all of them share.
  open var selection: Any { SelectionModel(self) }

  /// Whether an object can be made.
  open var canAdd: Bool { isEditable && contentValue.isNull }

  /// Whether the selected objects can be removed.
  open var canRemove: Bool { isEditable && !selectedValues.isEmpty }

  /// Makes a new object the content; does nothing where that is not possible.
  /// - Throws: `RuntimeError` if the model that the content is bound to refuses it.
  open func add() throws(RuntimeError) {
    guard canAdd else { return }
    try replaceContent(ModelBox.boxed(newObject()))
  }

  /// Removes the selected object; does nothing where that is not possible.
  /// - Throws: as `add`.
  open func remove() throws(RuntimeError) {
    guard canRemove else { return }
    try replaceContent(.null)
  }

  /// Sets the content, also in the model that it is bound to.
  func replaceContent(_ value: NibValue) throws(RuntimeError) {
    contentValue = value
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
    case "content": return contentValue
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
    if usesMultipleValuesMarker, selectedValues.count > 1 { return .marker(.multipleValues) }
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
    case "add:": try InterfaceFaults.catching { add(sender as Any?) }
    case "insert:": try InterfaceFaults.catching { insertNew(sender) }
    case "remove:": try InterfaceFaults.catching { remove(sender as Any?) }
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

  /// Adds an object as a button of the interface does; a failure is raised as AppKit raises one.
  open func add(_ sender: Any?) { InterfaceFaults.raising { try add() } }

  /// Removes what is selected as a button of the interface does; a failure is raised as AppKit raises one.
  open func remove(_ sender: Any?) { InterfaceFaults.raising { try remove() } }

  /// Whether several selected objects are shown as having different values, whatever they have.
  private var usesMultipleValuesMarker: Bool {
    (self as? NSArrayController)?.alwaysUsesMultipleValuesMarker
      ?? (self as? NSTreeController)?.alwaysUsesMultipleValuesMarker ?? false
  }

  /// Does what `insert:` does: as `add`, unless a controller of lists inserts.
  func insertNew(_ sender: Any?) { add(sender) }

  /// Makes an object the content, also in the model that it is bound to. Raises what that throws.
  open func addObject(_ object: Any) { InterfaceFaults.raising { try replaceContent(ModelBox.boxed(object)) } }

  /// Takes an object away if it is the content. Raises what the model throws that it is bound to.
  open func removeObject(_ object: Any) {
    guard ModelBox.areSame(contentValue, ModelBox.boxed(object)) else { return }
    InterfaceFaults.raising { try replaceContent(.null) }
  }
}

/// What stands for the selected objects of a controller: nil where they differ.
public final class SelectionModel: BindableModel {
  private let controller: NSObjectController

  init(_ controller: NSObjectController) { self.controller = controller }

  /// The value that all selected objects have; nil where they differ, none is selected, or none has the property.
  public func value(forKey key: String) -> NibValue? {
    var budget = KeyPathWalk.mostValues
    guard case .value(let value) = controller.selectionValue([key], &budget) else { return nil }
    return value
  }

  /// Sets a property of all selected objects.
  /// - Returns: false where one does not take it.
  public func setValue(_ value: NibValue, forKey key: String) -> Bool {
    (try? KeyPathWalk.set(value, at: ["selection", key], from: .object(controller))) != nil
  }
}
