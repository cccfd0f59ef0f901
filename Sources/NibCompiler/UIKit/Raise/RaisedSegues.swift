import NibGraph
import NibSchema

/// Segues of a storyboard, read backwards.
extension Raising {
  /// Adds the segues of all scenes at what performs them, and notes the connections that stand for them.
  mutating func raiseSegues() {
    var templates: [(template: ObjectID, controller: ObjectID)] = []
    for controller in storyboard?.controllers ?? [] {
      let list = graph.object(UIKitKey.storyboardSegueTemplates, of: controller).map { graph.members($0) } ?? []
      templates += list.map { ($0, controller) }
    }
    let all = Set(templates.map(\.template))
    var triggers: [ObjectID: (owner: ObjectID, isAccessory: Bool)] = [:]
    var withView: Set<ObjectID> = []
    for connection in root.connections {
      guard let source = connection.source, let destination = connection.destinations.first else { continue }
      if all.contains(destination) {
        storyboard?.implied.insert(connection.id)
        if triggers[destination] == nil, elementOf[source] != nil {
          triggers[destination] = (source, connection.label == "accessoryActionSegueTemplate")
        }
      } else if all.contains(source) {
        storyboard?.implied.insert(connection.id)
        if connection.label == "containerView" { triggers[source] = (destination, false) }
      } else if isImplied(connection, source, destination) {
        // A document may connect a controller's view itself, which an archive then has twice.
        if connection.label == "view", !withView.insert(source).inserted { continue }
        storyboard?.implied.insert(connection.id)
      }
    }
    for (template, controller) in templates {
      let trigger = triggers[template]
      guard let owner = elementOf[trigger?.owner ?? controller] ?? elementOf[controller] else { continue }
      raiseSegue(template, of: owner, isAccessory: trigger?.isAccessory ?? false, controller)
    }
  }

  /// Whether every archive of its kind has a connection.
  private func isImplied(_ connection: ArchivedConnection, _ source: ObjectID, _ destination: ObjectID) -> Bool {
    switch connection.label {
    case "sceneViewController": true
    case "storyboard": graph.isOf(UIKitClass.proxyObject, destination)
    case "view": contents[source] == destination
    case "staticDataSource": graph.isOf(UIKitClass.tableViewDataSource, destination)
    default: elementOf[source] == nil
    }
  }

  private mutating func raiseSegue(_ template: ObjectID, of owner: Int, isAccessory: Bool, _ controller: ObjectID) {
    let container = document.child("connections", of: owner) ?? document.add("connections", to: owner)
    let segue = document.add("segue", to: container)
    alias(template, segue)
    let current = RaisedObject(
      object: template, element: segue, kind: UIKitElements.segue, values: values(of: template))
    let kind = kind(of: current)
    document.set("kind", kind.name, of: segue)
    if kind.name == "unwind" {
      document.set("destination", id(ofElement: exit(of: controller)), of: segue)
    } else if let name = current.string(UIKitKey.destinationViewControllerIdentifier, graph),
      let end = storyboard?.destinations[name]
    {
      document.set("destination", id(ofElement: end), of: segue)
    } else {
      warn("a segue leads to a controller that is in none of the archives", template)
    }
    if isAccessory { document.set("trigger", "accessoryAction", of: segue) }
    document.set("id", newID(), of: segue)
    raiseRows(current.kind.allRows, current)
  }

  /// The kind of a template: by its class and the constants of the kind.
  private func kind(of current: RaisedObject) -> SegueKind {
    let name = graph.className(of: current.object)
    let kinds = SegueKind.all.filter { $0.className == name }
    let exact = kinds.first { kind in
      kind.constants.allSatisfy { ConstantForm.holds($0.value, current.values[$0.key], graph) }
    }
    return exact ?? kinds.first ?? .custom
  }

  /// What the kind of a segue archives beside the rows.
  mutating func raiseSegueDetails(_ current: RaisedObject) {
    switch document.attribute("kind", of: current.element) {
    case "unwind":
      if let action = current.string(UIKitKey.uiAction, graph) { say("unwindAction", action, current) }
    case "replace":
      if let index = current.integer(UIKitKey.splitViewControllerIndex), index != 0 {
        say("splitViewControllerTargetIndex", String(index), current)
      }
    case "custom":
      if let name = current.string(UIKitKey.segueClassName, graph) { sayCustomClass(name, of: current.element) }
    case "show", "showDetail":
      guard let action = current.string(UIKitKey.actionName, graph) else { return }
      let kind = kind(of: current)
      let isKnown = kind.constants.contains { ConstantForm.holds($0.value, current.values[$0.key], graph) }
      if !isKnown { say("action", action, current) }
    default: break
    }
  }

  /// The exit of a controller's scene, which an unwind segue leads to.
  private mutating func exit(of controller: ObjectID) -> Int {
    let objects = elementOf[controller].flatMap { sceneObjects(of: $0) } ?? 0
    if let known = document.child("exit", of: objects) { return known }
    let exit = document.add("exit", to: objects)
    document.set("id", newID(), of: exit)
    document.set("userLabel", "Exit", of: exit)
    document.set("sceneMemberID", "exit", of: exit)
    return exit
  }
}
