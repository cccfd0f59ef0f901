import NibBytes
import NibGraph

/// What a controller's object says of its scene.
extension Lowering {
  /// The scene of the controller at hand; nil in a XIB.
  mutating func scene(of element: Int) -> Int? {
    guard let scope else { return nil }
    let part = Int(scope.map.partOf[element])
    guard part >= 0 else { return nil }
    let scene = scope.map.parts[part].scene
    return scope.map.scenes[scene].controller == element ? scene : nil
  }

  /// `UIExternalObjectsTableForViewLoading` and `UINibName`: in which archive the view is and what that one needs.
  mutating func lowerControllerView(_ element: Int) {
    guard let scope else {
      // A controller in a XIB is archived with its view.
      if let view = child(book.names.view) { builder.add(.reference(book.keys.view, self.view(view))) }
      return
    }
    guard let scene = scene(of: element), scope.map.scenes[scene].viewPart >= 0 else { return }
    var entries: [(key: ObjectID, value: ObjectID)] = []
    for (position, outer) in (scope.viewUpstream[scene] ?? []).enumerated() {
      let name = string(upstreamName(outer, position))
      if let object = object(outer) { entries.append((name, object)) }
    }
    builder.add(.reference(book.keys.externalObjects, dictionary(entries, book.classes.dictionary)))
    builder.add(.reference(book.keys.nibName, string(scope.map.scenes[scene].viewName)))
  }

  /// `UIParentViewController` and `UIChildViewControllers` of controllers that are archived together.
  mutating func lowerContainment(_ element: Int) {
    if let container = container(of: element) {
      builder.add(.reference(book.keys.parentController, controller(container)))
    }
    let children = containedObjects(element)
    guard !children.isEmpty else { return }
    builder.add(.reference(book.keys.childControllers, array(children, book.classes.mutableArray)))
  }

  /// `UIStoryboardSegueTemplates` and `UITopLevelObjectsToKeepAliveFromStoryboard`.
  mutating func lowerSceneObjects(_ element: Int) {
    guard let scene = scene(of: element), let scope else { return }
    let known = scope.map.scenes[scene]
    let templates = known.segues.compactMap { object($0) }
    for template in templates { links.note(view: template) }
    if !templates.isEmpty {
      builder.add(.reference(book.keys.segueTemplates, array(templates, book.classes.array)))
    }
    var kept: [ObjectID] = []
    for element in known.objects where element != known.controller && tag(element) != book.names.exit {
      if tag(element) != book.names.placeholder { kept.append(view(element)) }
    }
    guard !kept.isEmpty else { return }
    links.keptAlive[ObjectID(Int(objectOf[element]))] = kept
    builder.add(.reference(book.keys.keptAlive, array(kept, book.classes.array)))
  }

  /// `UIContentSizeForViewInPopover` and `UIPreferredContentSize` in documents for a tablet or a television alone.
  ///
  /// Seen: 16 controllers, none in a document for telephones. Inferred: a size that the document says takes its place.
  mutating func lowerContentSizes(_ element: Int) {
    if let value = child(book.names.contentSizeForViewInPopover) {
      let size = reals(real(book.names.width, of: value), real(book.names.height, of: value))
      builder.add(.data(book.keys.popoverSize, size))
      return builder.add(.data(book.keys.preferredSize, size))
    }
    let runtime = document.attribute("targetRuntime", of: .root) ?? ""
    guard runtime.hasSuffix("iPad") || runtime == "AppleTV", let scene = scene(of: element), let scope else { return }
    let part = scope.map.scenes[scene].viewPart
    guard part >= 0, let rect = child(book.names.frame, of: scope.map.parts[part].root) else { return }
    let size = reals(real(book.names.width, of: rect), real(book.names.height, of: rect))
    builder.add(.data(book.keys.popoverSize, size))
    builder.add(.data(book.keys.preferredSize, size))
  }

  /// `UIViewControllers` of a container, and for tabs the ones that a user may rearrange.
  ///
  /// Seen: 92 navigation controllers, 3 with tabs, 2 split ones.
  mutating func lowerContainedControllers(_ element: Int, _ plan: Plan) {
    if let bar = child(book.names.tabBar), let object = object(bar) {
      links.note(view: object)
      builder.add(.reference(book.keys.tabBar, object))
    }
    let children = containedObjects(element)
    guard !children.isEmpty else { return }
    if plan.tag == "tabBarController" {
      builder.add(.reference(book.keys.customizableControllers, array(children, book.classes.mutableArray)))
    }
    let kind = plan.tag == "splitViewController" ? book.classes.array : book.classes.mutableArray
    builder.add(.reference(book.keys.viewControllers, array(children, kind)))
  }

  /// `UIRefreshControl` of a table: its own child, or the child of its controller.
  ///
  /// Inferred: by other readers of archives, which ask the table for it.
  mutating func lowerRefreshControl(_ element: Int) {
    var control = child(book.names.refreshControl)
    let parent = Int(document.elements[element].parent)
    if control == nil, parent >= 0, childSymbol(element) == book.names.view {
      control = child(book.names.refreshControl, of: parent)
    }
    guard let control, let object = object(control) else { return }
    links.note(view: object)
    builder.add(.reference(builder.key("UIRefreshControl"), object))
  }

  /// A dictionary in keyed form.
  mutating func dictionary(_ entries: [(key: ObjectID, value: ObjectID)], _ classID: ClassID) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    builder.add(.bool(book.keys.inlined, true))
    for entry in entries {
      builder.add(.reference(book.keys.element, entry.key))
      builder.add(.reference(book.keys.element, entry.value))
    }
    builder.end()
    return object
  }
}
