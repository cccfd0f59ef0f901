import NibGraph
import NibSchema

/// Scenes of a storyboard for UIKit, read backwards.
extension Raising {
  /// Adds a scene a controller, and one a reference to another storyboard.
  mutating func raiseScenes() {
    let controllers = UIKitScenes.controllers(of: combined)
    for controller in controllers {
      contents.merge(content(of: controller.object)) { own, _ in own }
      knownIDs.merge(ids(of: controller.object)) { own, _ in own }
    }
    noteNames(of: controllers)
    for controller in controllers {
      let objects = addScene()
      guard let element = claim(controller.object, in: objects, key: nil) else { continue }
      document.set("sceneMemberID", "viewController", of: element)
      // All have the id that segues may name.
      _ = id(of: controller.object)
      storyboard?.controllers.append(controller.object)
      addFirstResponder(of: controller, to: objects)
    }
    for (name, part) in partsByIdentifier() {
      guard let object = sceneController(of: part), let element = elementOf[object] else { continue }
      storyboard?.destinations[name] = element
      // The oldest archives do not say the identifier themselves.
      if graph.object(UIKitKey.storyboardIdentifier, of: object) == nil, ArchiveName.id(inIdentifier: name) == nil {
        document.set("storyboardIdentifier", name, of: element)
      }
    }
    for reference in storyboard?.manifest.references ?? [] { raiseReference(reference) }
  }

  private func partsByIdentifier() -> [(name: String, part: CombinedGraph.Part)] {
    (storyboard?.manifest.scenes ?? []).compactMap { scene in
      combined.part(named: scene.nibName).map { (scene.identifier, $0) }
    }
  }

  private func sceneController(of part: CombinedGraph.Part) -> ObjectID? {
    part.lists.connections.first { $0.label == "sceneViewController" }?.destinations.first
  }

  /// The view that a controller names an archive of.
  private func content(of controller: ObjectID) -> [ObjectID: ObjectID] {
    guard let part = graph.text(UIKitKey.nibName, of: controller).flatMap({ combined.part(named: $0) }),
      let view = content(of: part)
    else { return [:] }
    return [controller: view]
  }

  /// The object that an archive is of: the first at its top that is no proxy.
  func content(of part: CombinedGraph.Part) -> ObjectID? {
    guard let place = combined.place(of: part.root) else { return nil }
    let own = combined.objects(of: place)
    return part.lists.topLevel.first { own.contains(Int($0.index)) && !graph.isOf(UIKitClass.proxyObject, $0) }
  }

  /// The ids that the archive's names still tell.
  private func ids(of controller: ObjectID) -> [ObjectID: String] {
    guard let name = graph.text(UIKitKey.nibName, of: controller), let ids = ArchiveName.ids(ofView: name) else {
      return [:]
    }
    var known = [controller: ids.controller]
    if let view = content(of: controller)[controller] { known[view] = ids.view }
    return known
  }

  /// Controllers that only segues name are named by their ids.
  private mutating func noteNames(of controllers: [UIKitScenes.Controller]) {
    for (name, part) in partsByIdentifier() {
      guard let object = sceneController(of: part),
        graph.object(UIKitKey.storyboardIdentifier, of: object) == nil
      else { continue }
      if let id = ArchiveName.id(inIdentifier: name) { knownIDs[object] = id }
    }
  }

  private mutating func addFirstResponder(of controller: UIKitScenes.Controller, to objects: Int) {
    let part = combined.place(of: controller.part)
    let responder = part.flatMap { part in
      combined.objects(of: part).lazy.map { ObjectID($0) }.first {
        graph.isOf(UIKitClass.proxyObject, $0) && graph.proxyIdentifier($0) == "IBFirstResponder"
      }
    }
    let element = document.add("placeholder", to: objects)
    document.set("placeholderIdentifier", "IBFirstResponder", of: element)
    if let responder, elementOf[responder] == nil {
      record(responder, element)
    } else {
      document.set("id", newID(), of: element)
    }
    document.set("userLabel", "First Responder", of: element)
    document.set("sceneMemberID", "firstResponder", of: element)
  }

  private mutating func raiseReference(_ reference: StoryboardManifest.Reference) {
    let element = document.add(UIKitElements.viewControllerPlaceholder.tag, to: addScene())
    let id = ArchiveName.id(inIdentifier: reference.identifier)
    if id == nil { document.set("storyboardIdentifier", reference.identifier, of: element) }
    if let name = reference.storyboardName { document.set("storyboardName", name, of: element) }
    if let name = reference.controllerIdentifier { document.set("referencedIdentifier", name, of: element) }
    if let name = reference.bundleIdentifier { document.set("bundleIdentifier", name, of: element) }
    document.set("id", id ?? newID(), of: element)
    document.set("sceneMemberID", "viewController", of: element)
    storyboard?.destinations[reference.identifier] = element
    for object in graph.objectIDs where UIKitScenes.isReference(object, graph) {
      if graph.text(UIKitKey.storyboardIdentifier, of: object) == reference.identifier { alias(object, element) }
    }
  }

  /// Containers contain by segues, in order.
  mutating func raiseRelationships(_ controllers: [ObjectID], _ current: RaisedObject) {
    let names: [String]
    switch document.elements[current.element].tag {
    case "navigationController", "imagePickerController": names = ["rootViewController"]
    case "splitViewController":
      names =
        controllers.count > 2
        ? ["primary", "supplementary", "secondary", "compact"] : ["masterViewController", "detailViewController"]
    default: names = ["viewControllers"]
    }
    for (place, controller) in controllers.enumerated() {
      let container =
        document.child("connections", of: current.element) ?? document.add("connections", to: current.element)
      let segue = document.add("segue", to: container)
      namedLater.append((segue, "destination", controller))
      document.set("kind", "relationship", of: segue)
      document.set("relationship", names[min(place, names.count - 1)], of: segue)
      document.set("id", newID(), of: segue)
    }
  }

  /// The view of a controller: in its archive, or in one of its own.
  mutating func raiseControllerView(_ current: RaisedObject) {
    claim(.view, "view", current)
    if let view = contents[current.object] { claim(view, in: current.element, key: "view") }
  }

  /// The controllers in a container of one's own class, which has no list of them but the one that all have.
  mutating func raiseContainment(_ current: RaisedObject) {
    guard storyboard != nil, current.reference(UIKitKey.viewControllers) == nil,
      let list = current.reference(UIKitKey.childViewControllers)
    else { return }
    raiseRelationships(graph.members(list), current)
  }

  /// The objects of a scene beside its controller.
  mutating func raiseSceneObjects(_ current: RaisedObject) {
    guard let objects = sceneObjects(of: current.element) else { return }
    for object in current.reference(UIKitKey.topLevelObjectsToKeepAliveFromStoryboard).map({ graph.members($0) }) ?? []
    {
      claim(object, in: objects, key: nil)
    }
  }
}
