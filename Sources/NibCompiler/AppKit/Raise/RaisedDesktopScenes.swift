import NibGraph
import NibSchema

/// Scenes of a storyboard for AppKit, read backwards.
extension Raising {
  mutating func raiseDesktopScenes() {
    let kinds = [AppKitElements.windowController.className, AppKitElements.viewController.className]
    for scene in storyboard?.manifest.scenes ?? [] {
      guard let part = combined.part(named: scene.nibName) else { continue }
      if scene.nibName == storyboard?.manifest.mainMenu {
        raiseApplicationScene(part)
        continue
      }
      let objects = part.lists.topLevel.filter { !graph.isOf(AppKitClass.nsNibExternalObjectPlaceholder, $0) }
      let controllers = part.lists.identified.filter { object in
        objects.contains(object)
          && (graph.object(AppKitKey.uniqueIdentifierForStoryboardCompilation, of: object) != nil
            || kinds.contains(graph.className(of: object)))
      }
      let contained = containedControllers(in: controllers)
      for controller in controllers + contained where elementOf[controller] == nil {
        let others = controller == controllers.first ? objects.filter { !controllers.contains($0) } : []
        raiseDesktopController(controller, named: scene, others.filter { !contained.contains($0) })
      }
    }
    if let menu = storyboard?.manifest.mainMenu,
      storyboard?.manifest.scenes.contains(where: { $0.nibName == menu }) == false,
      let part = combined.part(named: menu)
    {
      raiseApplicationScene(part)
    }
    for reference in storyboard?.manifest.references ?? [] {
      warn("the reference '\(reference.identifier)' to another storyboard is left out", .root)
    }
  }

  /// The controllers that windows and items show, and what these show in their turn.
  private func containedControllers(in controllers: [ObjectID]) -> [ObjectID] {
    let tabs = controllersOfTabs()
    var found: [ObjectID] = []
    var seen = Set(controllers)
    var next = controllers[...]
    while let controller = next.popFirst() {
      var shown = [graph.object(AppKitKey.ibWindowTemplateContentViewController, of: controller)].compactMap(\.self)
      for item in graph.object("NSSplitViewItems", of: controller).map({ graph.members($0) }) ?? [] {
        if let object = graph.object(AppKitKey.nsSplitViewItemViewController, of: item) { shown.append(object) }
      }
      let items = graph.object(AppKitKey.privateRelationshipSegueTrackingItems, of: controller)
      shown += items.map { graph.members($0).compactMap { tabs[$0] } } ?? []
      for object in shown where seen.insert(object).inserted {
        found.append(object)
        next.append(object)
      }
    }
    return found
  }

  /// By item of a tab view controller: the controller that it shows, which an outlet says.
  private func controllersOfTabs() -> [ObjectID: ObjectID] {
    var found: [ObjectID: ObjectID] = [:]
    for connection in root.connections where connection.label == "viewController" {
      guard let item = connection.source, isTab(item) else { continue }
      found[item] = connection.destinations.first
    }
    return found
  }

  private func isTab(_ object: ObjectID) -> Bool {
    graph.className(of: object) == AppKitElements.tabViewItem.className
  }

  /// Whether an archive has a runtime attribute of itself.
  func isImplied(_ attribute: ArchivedAttribute) -> Bool {
    guard storyboard != nil else { return false }
    return switch attribute.keyPath {
    case "contentViewController": true
    case "tabViewItems":
      graph.object(AppKitKey.privateRelationshipSegueTrackingItems, of: attribute.object) == attribute.value?.object
    case "image":
      isTab(attribute.object)
        && graph.object(AppKitKey.nsImage, of: attribute.object) == attribute.value?.object
    default: false
    }
  }

  private mutating func raiseDesktopController(
    _ controller: ObjectID, named scene: StoryboardManifest.Scene, _ others: [ObjectID]
  ) {
    if let name = graph.text(AppKitKey.nsNibName, of: controller), let part = combined.part(named: name) {
      // An archive of a container has the controller once more.
      if let known = storyboard?.controllers.first(where: { graph.text(AppKitKey.nsNibName, of: $0) == name }),
        let element = elementOf[known]
      {
        return alias(controller, element)
      }
      // A view without flags has no word for them.
      if let view = part.lists.topLevel.first(where: { graph.value(AppKitKey.nsNextResponder, of: $0) != nil }) {
        contents[controller] = view
        if let ids = ArchiveName.ids(ofView: name) {
          knownIDs[controller] = ids.controller
          knownIDs[view] = ids.view
        }
      }
    }
    let isOwn = graph.text(AppKitKey.uniqueIdentifierForStoryboardCompilation, of: controller) == scene.uniqueIdentifier
    if isOwn, let id = ArchiveName.id(inIdentifier: scene.identifier) { knownIDs[controller] = id }
    let objects = addScene()
    guard let element = claim(controller, in: objects, key: nil) else { return }
    document.set("sceneMemberID", "viewController", of: element)
    _ = id(of: controller)
    storyboard?.controllers.append(controller)
    if isOwn { storyboard?.destinations[scene.identifier] = element }
    for object in others { claim(object, in: objects, key: nil) }
    addSceneResponder(to: objects)
  }

  private mutating func addSceneResponder(to objects: Int) {
    let responder = document.add("customObject", to: objects)
    document.set("id", newID(), of: responder)
    document.set("userLabel", "First Responder", of: responder)
    document.set("customClass", "NSResponder", of: responder)
    document.set("sceneMemberID", "firstResponder", of: responder)
  }

  /// The scene of the application with its menu.
  private mutating func raiseApplicationScene(_ part: CombinedGraph.Part) {
    let objects = addScene()
    let menus = part.lists.topLevel.filter { graph.isOf(AppKitClass.nsMenu, $0) }
    let application = document.add("application", to: objects)
    document.set("id", newID(), of: application)
    document.set("sceneMemberID", "viewController", of: application)
    for object in [part.lists.owner].compactMap(\.self) + part.lists.applications { alias(object, application) }
    for menu in menus { claim(menu, in: application, key: "mainMenu") }
    let rest = part.lists.topLevel.filter { !menus.contains($0) }
    // The application has no list of the segues that its menu's items begin.
    let templates = rest.filter { graph.value(AppKitKey.nsDestinationControllerIdentifier, of: $0) != nil }
    if let menu = menus.first { storyboard?.menuSegues += templates.map { ($0, menu) } }
    for object in rest
    where !templates.contains(object) && !graph.isOf(AppKitClass.nsNibExternalObjectPlaceholder, object) {
      claim(object, in: objects, key: nil)
    }
    addSceneResponder(to: objects)
  }

  /// The id of the first responder of the scene that an element is in.
  mutating func responderID(of element: Int) -> String {
    guard let objects = sceneObjects(of: element),
      let responder = document.elements[objects].children.first(where: {
        document.attribute("sceneMemberID", of: $0) == "firstResponder"
      })
    else { return "-1" }
    return id(ofElement: responder)
  }

  /// Segues, the relationships of windows and items to controllers, and what the archives imply.
  mutating func raiseDesktopSegues() {
    var templates: [(template: ObjectID, controller: ObjectID)] = []
    for controller in storyboard?.controllers ?? [] {
      let list = graph.object(AppKitKey.nsStoryboardSegueTemplates, of: controller).map { graph.members($0) } ?? []
      templates += list.map { ($0, controller) }
    }
    for segue in storyboard?.menuSegues ?? [] { templates.append((segue.template, segue.menu)) }
    let all = Set(templates.map(\.template))
    var owners: [ObjectID: ObjectID] = [:]
    var anchors: [ObjectID: ObjectID] = [:]
    for connection in root.connections {
      guard let source = connection.source, let destination = connection.destinations.first else { continue }
      if all.contains(destination) {
        owners[destination] = source
      } else if all.contains(source), connection.label == "anchorView" {
        anchors[source] = destination
      } else if all.contains(source) {
        // Each knows its controller and the storyboard besides.
        if connection.label == "containerView" { owners[source] = destination }
      } else if !isImpliedHere(connection, source, destination) {
        continue
      }
      storyboard?.implied.insert(connection.id)
    }
    for (template, controller) in templates {
      raiseDesktopSegue(template, owners[template] ?? controller, controller)
      if let anchor = anchors[template].flatMap({ id(of: $0) }), let segue = elementOf[template] {
        document.set("popoverAnchorView", anchor, of: segue)
      }
    }
    raiseContainedControllers()
    sayInitial()
  }

  private func isImpliedHere(_ connection: ArchivedConnection, _ source: ObjectID, _ destination: ObjectID) -> Bool {
    switch connection.label {
    case "view": if contents[source] == destination { return true }
    case "window": if graph.object("IBWindowTemplate", of: source) == destination { return true }
    case "viewController": if isTab(source) { return true }
    default: break
    }
    return elementOf[source] == nil || (connection.kind == .outlet && elementOf[destination] == nil)
  }

  private mutating func raiseDesktopSegue(_ template: ObjectID, _ owner: ObjectID, _ controller: ObjectID) {
    guard let element = elementOf[owner] ?? elementOf[controller] else { return }
    let kinds: [(AppKitClass, String)] = [
      (.nsStoryboardShowSegueTemplate, "show"), (.nsStoryboardSheetSegueTemplate, "sheet"),
      (.nsStoryboardModalSegueTemplate, "modal"), (.nsStoryboardPopoverSegueTemplate, "popover"),
      (.nsStoryboardEmbedSegueTemplate, "embed"),
    ]
    let container = document.child("connections", of: element) ?? document.add("connections", to: element)
    let segue = document.add("segue", to: container)
    alias(template, segue)
    let kind = kinds.first { graph.isOf($0.0, template) }?.1 ?? "custom"
    if let name = graph.text(AppKitKey.nsDestinationControllerIdentifier, of: template),
      let end = storyboard?.destinations[name]
    {
      document.set("destination", id(ofElement: end), of: segue)
    } else {
      warn("a segue leads to a controller that is in none of the archives", template)
    }
    document.set("kind", kind, of: segue)
    if let name = graph.text(AppKitKey.nsIdentifier, of: template) {
      document.set("identifier", name, of: segue)
    }
    if let name = graph.text(AppKitKey.nsSegueClassName, of: template) { sayCustomClass(name, of: segue) }
    document.set("id", newID(), of: segue)
  }

  /// Windows and items name the controllers that they show by segues.
  private mutating func raiseContainedControllers() {
    let tabs = controllersOfTabs()
    for controller in storyboard?.controllers ?? [] {
      guard let element = elementOf[controller] else { continue }
      if let content = graph.object(AppKitKey.ibWindowTemplateContentViewController, of: controller) {
        addRelationship("window.shadowedContentViewController", to: content, of: element)
      }
      for (name, relationship) in [("splitViewItems", "splitItems"), ("tabViewItems", "tabItems")] {
        guard let list = document.child(name, of: element) else { continue }
        for item in document.elements[list].children {
          guard let object = objectOf[item],
            let shown = tabs[object] ?? graph.object(AppKitKey.nsSplitViewItemViewController, of: object)
          else { continue }
          addRelationship(relationship, to: shown, of: element)
        }
      }
    }
  }

  private mutating func addRelationship(_ name: String, to controller: ObjectID, of element: Int) {
    guard let id = id(of: controller) else {
      return warn("a controller that is in none of the archives is left out", controller)
    }
    let container = document.child("connections", of: element) ?? document.add("connections", to: element)
    let segue = document.add("segue", to: container)
    document.set("destination", id, of: segue)
    document.set("kind", "relationship", of: segue)
    document.set("relationship", name, of: segue)
    document.set("id", newID(), of: segue)
  }
}
