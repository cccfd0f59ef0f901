import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@MainActor
private final class Item: BindableModel {
  @Dynamic var name: String
  @Dynamic var items: [Item] = []

  init(_ name: String, _ items: [Item] = []) {
    self.name = name
    self.items = items
  }
}

private final class Capitals: NSArrayController {
  override func arrange(_ objects: [Any]) -> [Any] {
    super.arrange(objects.filter { ($0 as? String)?.first?.isUppercase == true })
  }

  override func newObject() -> Any { "New" }
}

private final class Editor: NSEditor {
  var isValid = true
  var log: [String] = []

  func discardEditing() { log.append("discard") }

  func commitEditing() -> Bool {
    log.append("commit")
    return isValid
  }
}

@MainActor
@Suite("Controllers of objects in code") struct ObjectControllerTests {
  @Test("a subclass says what is shown and what is made")
  func overriding() {
    let list = Capitals(content: ["b", "B", "A"])
    list.sortDescriptors = [NSSortDescriptor(key: nil, ascending: true)]
    #expect(list.arrangedObjects as? [String] == ["A", "B"])
    list.add(nil)
    #expect(list.arrangedObjects as? [String] == ["A", "B", "New"] && list.selectedObjects as? [String] == ["New"])
    list.selectPrevious(nil)
    #expect(list.selectionIndex == 1)
    list.insert(nil)
    #expect((list.content as? [String])?.firstIndex(of: "New") == 1)
  }

  @Test("places are selected, added to the selection and taken from it")
  func selecting() {
    let list = NSArrayController(content: ["a", "b", "c"])
    #expect(list.setSelectionIndexes([0, 2]) && !list.setSelectionIndexes([0, 2, 9]))
    #expect(list.selectedObjects as? [String] == ["a", "c"])
    #expect(list.addSelectedObjects(["b"]) && list.removeSelectionIndexes([0]) && list.selectionIndexes == [1, 2])
    list.avoidsEmptySelection = false
    #expect(list.setSelectedObjects([]) && list.selectionIndex == NSNotFound && !list.setSelectionIndex(NSNotFound))
    list.remove(atArrangedObjectIndexes: [0, 1])
    #expect(list.content as? [String] == ["c"])
    list.insert(contentsOf: ["x", "y"], atArrangedObjectIndexes: [0, 2])
    #expect(list.content as? [String] == ["x", "c", "y"])
  }

  @Test("the selection is a model of what all selected objects have")
  func selection() throws {
    let list = NSArrayController(content: [Item("a"), Item("a"), Item("b")])
    list.selectionIndexes = [0, 1]
    let model = try #require(list.selection as? SelectionModel)
    #expect(model.value(forKey: "name")?.description == "\"a\"")
    let field = NSTextField()
    field.bind(.value, to: list, withKeyPath: "selection.name", options: [.multipleValuesPlaceholder: "many"])
    #expect(field.stringValue == "a")
    list.alwaysUsesMultipleValuesMarker = true
    list.rearrangeObjects()
    #expect(field.placeholderString == "many" && model.value(forKey: "name") == nil)
    #expect(model.setValue(.string("c"), forKey: "name"))
    #expect((list.content as? [Item])?.map(\.name) == ["c", "c", "b"])
  }

  @Test("a binding tells where it leads, and turns values by a transformer of its own")
  func bindings() throws {
    let person = NSMutableDictionary(dictionary: ["name": "Ada", "isAway": true])
    let controller = NSObjectController(content: person)
    let (field, button) = (NSTextField(), NSButton(checkboxWithTitle: "", target: nil, action: nil))
    field.bind(.value, to: controller, withKeyPath: "selection.name", options: [.continuouslyUpdatesValue: true])
    let negate = try #require(ValueTransformer.valueTransformer(forName: "NSNegateBoolean"))
    button.bind(.value, to: controller, withKeyPath: "selection.isAway", options: [.valueTransformer: negate])
    #expect(field.stringValue == "Ada" && button.state == .off)
    try button.performClick()
    #expect(person["isAway"] as? Bool == false)

    let info = try #require(field.infoForBinding(.value))
    #expect(info[.observedObject] as? NSObjectController === controller)
    #expect(info[.observedKeyPath] as? String == "selection.name")
    #expect((info[.options] as? [NSBindingOption: Any])?[.continuouslyUpdatesValue] as? Bool == true)
    #expect(field.exposedBindings.contains(.value))
    field.unbind(.value)
    #expect(field.infoForBinding(.value) == nil)
  }

  @Test("editors that began end with their controller, or keep it from ending")
  func editing() {
    let (controller, editor) = (NSObjectController(), Editor())
    controller.objectDidBeginEditing(editor)
    editor.isValid = false
    #expect(controller.isEditing && !controller.commitEditing())
    #expect(throws: StandInError.self) { try controller.commitEditingAndReturnError() }
    controller.discardEditing()
    controller.objectDidEndEditing(editor)
    #expect(!controller.isEditing && controller.commitEditing() && editor.log == ["commit", "commit", "discard"])
  }

  @Test("nodes stand for the objects of a tree, which are added, moved and removed by their paths")
  func tree() {
    let roots = [Item("a", [Item("a1"), Item("a2")]), Item("b")]
    let tree = NSTreeController()
    tree.childrenKeyPath = "items"
    tree.content = roots
    func names(_ node: NSTreeNode?) -> [String] {
      node?.children?.compactMap { ($0.representedObject as? Item)?.name } ?? []
    }
    #expect(names(tree.arrangedObjects) == ["a", "b"])
    let second = tree.arrangedObjects.descendant(at: [0, 1])
    #expect(second?.indexPath == [0, 1] && (second?.parent?.representedObject as? Item)?.name == "a")

    tree.insert(Item("a3"), atArrangedObjectIndexPath: [0, 2])
    #expect(tree.selectionIndexPath == [0, 2] && (tree.selectedNodes.first?.representedObject as? Item)?.name == "a3")
    tree.removeObject(atArrangedObjectIndexPath: [0, 0])
    #expect(roots[0].items.map(\.name) == ["a2", "a3"])
    tree.move(tree.arrangedObjects.descendant(at: [0, 0]) ?? NSTreeNode(representedObject: nil), to: [1, 0])
    #expect(roots[0].items.map(\.name) == ["a3"] && roots[1].items.map(\.name) == ["a2"])
    #expect(tree.setSelectionIndexPaths([[0], [1]]) && tree.removeSelectionIndexPaths([[0]]))
    #expect(tree.selectedObjects.count == 1 && tree.selectionIndexPaths == [[1]])
    tree.objectMaker = { Item("new") }
    tree.addChild(nil)
    tree.selectionIndexPath = [1]
    tree.insertChild(nil)
    #expect(roots[1].items.map(\.name) == ["new", "a2", "new"])
  }

  @Test("nodes of code know the one above, and are sorted by their objects")
  func nodes() {
    let root = NSTreeNode(representedObject: "root")
    #expect(root.isLeaf && root.children == nil && root.indexPath.isEmpty)
    let leaf = NSTreeNode(representedObject: "b")
    root.mutableChildren.add(leaf)
    root.mutableChildren.insert(NSTreeNode(representedObject: "c"), at: 0)
    root.mutableChildren.add(NSTreeNode(representedObject: "a"))
    #expect(leaf.parent === root && leaf.indexPath == [1] && !root.isLeaf)
    root.sort(with: [NSSortDescriptor(key: "self", ascending: true)], recursively: true)
    #expect(root.children?.compactMap { $0.representedObject as? String } == ["a", "b", "c"])
    root.mutableChildren.removeObject(at: 1)
    #expect(leaf.parent == nil && root.children?.count == 2)
  }

  @Test("settings of their own are read and written; a change that is not kept is not")
  func settings() throws {
    let defaults = try #require(UserDefaults(suiteName: "ObjectControllerTests"))
    defer { defaults.removePersistentDomain(forName: "ObjectControllerTests") }
    defaults.set("kept", forKey: "name")
    let controller = NSUserDefaultsController(defaults: defaults, initialValues: ["size": 13])
    let (name, size) = (NSTextField(), NSTextField())
    name.bind(.value, to: controller, withKeyPath: "values.name")
    size.bind(.value, to: controller, withKeyPath: "values.size")
    #expect(name.stringValue == "kept" && size.integerValue == 13)
    controller.appliesImmediately = false
    size.isEditable = true
    try size.enter("14")
    #expect(controller.hasUnappliedChanges && defaults.object(forKey: "size") == nil)
    controller.save(nil)
    #expect(defaults.integer(forKey: "size") == 14 && !controller.hasUnappliedChanges)
  }

  @Test("settings that are shared are those of the program's defaults, both ways")
  func sharedSettings() throws {
    let (shared, standard, key) = (NSUserDefaultsController.shared, UserDefaults.standard, "objectControllerRate")
    standard.set(3, forKey: key)
    defer {
      shared.values[key] = nil
      standard.removeObject(forKey: key)
    }
    let field = NSTextField()
    field.isEditable = true
    field.bind(.value, to: shared, withKeyPath: "values.\(key)")
    #expect(field.stringValue == "3")
    try field.enter("4")
    #expect(standard.integer(forKey: key) == 4)
    standard.set(5, forKey: key)
    let other = NSTextField()
    other.bind(.value, to: shared, withKeyPath: "values.\(key)")
    #expect(other.stringValue == "5")
  }
}
