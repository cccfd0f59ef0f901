import NibSchema
import NibBytes
import NibDocument
import NibGraph

/// What a controller's object says of its scene.
enum UIKitControllers {
  /// The scene of the controller at hand; nil in a XIB.
  static func scene(of element: Int, _ lowering: inout Lowering) -> Int? {
    guard let scope = lowering.scope else { return nil }
    let unit = Int(scope.map.unitOf[element])
    guard unit >= 0 else { return nil }
    let scene = scope.map.units[unit].scene
    return scope.map.scenes[scene].controller == element ? scene : nil
  }

  /// `UIExternalObjectsTableForViewLoading` and `UINibName`: in which archive the view is and what that one needs.
  static func lowerControllerView(_ element: Int, _ lowering: inout Lowering) {
    guard let scope = lowering.scope else {
      // A controller in a XIB is archived with its view.
      if let view = lowering.reader.child(.view) {
        lowering.writer.add(.reference(.view, lowering.view(view)))
      }
      return
    }
    guard let scene = scene(of: element, &lowering), scope.map.scenes[scene].viewUnit >= 0 else { return }
    var entries: [(key: ObjectID, value: ObjectID)] = []
    for (position, outer) in (scope.viewUpstream.isEmpty ? [] : scope.viewUpstream[scene]).enumerated() {
      let name = lowering.writer.string(UpstreamProxies.upstreamName(outer, position, &lowering))
      if let object = lowering.object(outer) { entries.append((name, object)) }
    }
    lowering.writer.add(
      .reference(.externalObjectsTableForViewLoading, lowering.writer.dictionary(entries, .dictionary)))
    lowering.writer.add(.reference(.nibName, lowering.writer.string(scope.map.scenes[scene].viewName)))
  }

  /// `UIParentViewController` and `UIChildViewControllers` of controllers that are archived together.
  static func lowerContainment(_ element: Int, _ lowering: inout Lowering) {
    if let container = UIKitContainers.container(of: element, &lowering) {
      lowering.writer.add(.reference(.parentViewController, StoryboardArchives.controller(container, &lowering)))
    }
    let children = UIKitContainers.containedObjects(element, &lowering)
    guard !children.isEmpty else { return }
    lowering.writer.add(.reference(.childViewControllers, lowering.writer.array(children, .mutableArray)))
  }

  /// `UIStoryboardIdentifier` of a reference to another storyboard. Seen: 1.
  static func lowerReferenceName(_ element: Int, _ lowering: inout Lowering) {
    guard let scene = scene(of: element, &lowering), let scope = lowering.scope else { return }
    let name = lowering.writer.string(scope.map.scenes[scene].identifier)
    lowering.writer.add(.reference(.storyboardIdentifier, name))
  }

  /// `UIStoryboardSegueTemplates` and `UITopLevelObjectsToKeepAliveFromStoryboard`.
  static func lowerSceneObjects(_ element: Int, _ lowering: inout Lowering) {
    guard let scene = scene(of: element, &lowering), let scope = lowering.scope else { return }
    let known = scope.map.scenes[scene]
    let templates = known.segues.compactMap { lowering.object($0) }
    for template in templates { lowering.links.record(view: template) }
    if !templates.isEmpty {
      lowering.writer.add(.reference(.storyboardSegueTemplates, lowering.writer.array(templates, .array)))
    }
    var kept: [ObjectID] = []
    for element in known.objects where element != known.controller && lowering.reader.tag(element) != .exit {
      if lowering.reader.tag(element) != .placeholder { kept.append(lowering.view(element)) }
    }
    guard !kept.isEmpty else { return }
    lowering.uiKit.keptAlive.set(Int(lowering.reserved(element).index), kept)
    lowering.writer.add(.reference(.topLevelObjectsToKeepAliveFromStoryboard, lowering.writer.array(kept, .array)))
  }

  /// `UIContentSizeForViewInPopover` and `UIPreferredContentSize` in documents for iPad or tvOS alone.
  ///
  /// Seen: 16 controllers, none in a document for iPhone. Inferred: a size that the document says takes its place.
  static func lowerContentSizes(_ element: Int, _ lowering: inout Lowering) {
    if let value = lowering.reader.child(.contentSizeForViewInPopover) {
      let size = lowering.writer.reals(
        lowering.reader.real(.width, of: value), lowering.reader.real(.height, of: value))
      lowering.writer.add(.data(.contentSizeForViewInPopover, size))
      return lowering.writer.add(.data(.preferredContentSize, size))
    }
    let runtime = DocumentTarget(lowering.reader.document)
    // Seen: 15 controllers of iPads of Xcode 5, 1 of Xcode 9 without. Inferred: until when.
    guard runtime.isForPad && lowering.profile < .xcode9 || runtime.system == .tvOS,
      let scene = scene(of: element, &lowering),
      let scope = lowering.scope
    else { return }
    let unit = scope.map.scenes[scene].viewUnit
    guard unit >= 0, let frame = UIKitFrames.frame(of: scope.map.units[unit].root, &lowering) else { return }
    let size = lowering.writer.reals(frame.width, frame.height)
    lowering.writer.add(.data(.contentSizeForViewInPopover, size))
    lowering.writer.add(.data(.preferredContentSize, size))
  }

  /// `UIViewControllers` of a container. Seen: 92 navigation controllers, 2 split ones.
  static func lowerContainedControllers(_ element: Int, _ kind: NibClass, _ lowering: inout Lowering) {
    let children = UIKitContainers.containedObjects(element, &lowering)
    guard !children.isEmpty else { return }
    lowering.writer.add(.reference(.viewControllers, lowering.writer.array(children, kind)))
  }

  /// `UIViewControllers` of a tab bar controller, with its bar and those controllers that a user may rearrange. Seen: 3.
  static func lowerTabControllers(_ element: Int, _ lowering: inout Lowering) {
    if let bar = lowering.reader.child(.tabBar), let object = lowering.object(bar) {
      lowering.links.record(view: object)
      lowering.writer.add(.reference(.tabBar, object))
    }
    let children = UIKitContainers.containedObjects(element, &lowering)
    guard !children.isEmpty else { return }
    lowering.writer.add(.reference(.customizableViewControllers, lowering.writer.array(children, .mutableArray)))
    lowering.writer.add(.reference(.viewControllers, lowering.writer.array(children, .mutableArray)))
  }

  /// `UIRefreshControl` of a table: its own child, or the child of its controller.
  ///
  /// Inferred: by other readers of archives, which ask the table for it.
  static func lowerRefreshControl(_ element: Int, _ lowering: inout Lowering) {
    var control = lowering.reader.child(.refreshControl)
    let parent = lowering.reader.parent(of: element)
    if control == nil, parent >= 0, lowering.reader.childSymbol(element) == .view {
      control = lowering.reader.child(.refreshControl, of: parent)
    }
    guard let control, let object = lowering.object(control) else { return }
    lowering.links.record(view: object)
    lowering.writer.add(.reference(.refreshControl, object))
  }
}

/// Which controllers contain which: by the map of a storyboard, or in a XIB by where their elements stand.
///
/// Seen: 3 XIBs with controllers in tabs, archived as in storyboards.
enum UIKitContainers {
  /// The elements of the controllers that a controller contains in this archive.
  static func containedControllers(_ element: Int, _ lowering: inout Lowering) -> [Int] {
    guard lowering.scope == nil else {
      guard let scene = UIKitControllers.scene(of: element, &lowering), let scope = lowering.scope else { return [] }
      return scope.map.scenes[scene].children.filter { scope.container[$0] == scene }.map {
        scope.map.scenes[$0].controller
      }
    }
    var found: [Int] = []
    for child in Array(lowering.reader.children(of: element)) {
      let isList = lowering.reader.tag(child) == .viewControllers
      for candidate in isList ? Array(lowering.reader.children(of: child)) : [child]
      where isController(candidate, &lowering) {
        found.append(candidate)
      }
    }
    return found
  }

  /// The element of the controller that contains another in this archive.
  static func container(of element: Int, _ lowering: inout Lowering) -> Int? {
    if let scope = lowering.scope {
      return UIKitControllers.scene(of: element, &lowering).flatMap { scope.container[$0] }.map {
        scope.map.scenes[$0].controller
      }
    }
    var parent = lowering.reader.parent(of: element)
    if parent >= 0, lowering.reader.tag(parent) == .viewControllers { parent = lowering.reader.parent(of: parent) }
    return parent >= 0 && isController(parent, &lowering) ? parent : nil
  }

  /// The objects of the controllers that a controller contains in this archive.
  static func containedObjects(_ element: Int, _ lowering: inout Lowering) -> [ObjectID] {
    let objects = containedControllers(element, &lowering).map { StoryboardArchives.controller($0, &lowering) }
    for object in objects { lowering.links.record(view: object) }
    return objects
  }

  /// Whether controllers share the bars of an element.
  static func isContainer(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.scope == nil
      ? element >= 0 && isController(element, &lowering)
      : element >= 0 && UIKitControllers.scene(of: element, &lowering) != nil
  }

  private static func isController(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.index.isController(element, lowering.reader.document, lowering.schema)
  }
}

extension UIKitControllers {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitControllers) -> CustomLoweringCode {
    switch lowering {
    case .refreshControl:
      .init(lower: { lowerRefreshControl($0, &$2) }, raise: { $0.claim(.refreshControl, "refreshControl", $1) })
    case .controllerView:
      .init(
        lower: { lowerControllerView($0, &$2) }, raise: { $0.raiseControllerView($1) },
        legacy: { $0.raiseChild("view", &$1) })
    case .containment: .init(.computed, lower: { lowerContainment($0, &$2) }, raise: { $0.raiseContainment($1) })
    case .referenceName: .init(.inScenes) { lowerReferenceName($0, &$2) }
    case .sceneObjects: .init(.inScenes, lower: { lowerSceneObjects($0, &$2) }, raise: { $0.raiseSceneObjects($1) })
    case .contentSizes:
      .init(
        lower: { lowerContentSizes($0, &$2) }, raise: { $0.raiseContentSize($1) },
        legacy: { $0.raiseGeometry("contentSizeForViewInPopover", .size, &$1) })
    case .containedControllers:
      .init(
        lower: { lowerContainedControllers($0, .mutableArray, &$2) }, raise: { $0.raiseControllers($1) },
        legacy: { $0.raiseList("viewControllers", from: "IBUIViewControllers", &$1) })
    case .tabControllers:
      .init {
        lowerTabControllers($0, &$2)
      } raise: { raising, current in
        raising.claim(.tabBar, "tabBar", current)
        raising.raiseControllers(current)
      } legacy: { raising, current in
        if let bar = current.take("IBUITabBar").flatMap({ raising.legacy.target(of: $0) }) {
          raising.claim(bar, in: current.element, key: "tabBar")
        }
        raising.raiseList("viewControllers", from: "IBUIViewControllers", &current)
      }
    case .splitControllers:
      .init(
        lower: { lowerContainedControllers($0, .array, &$2) }, raise: { $0.raiseControllers($1) },
        legacy: { $0.raiseSplit(&$1) })
    }
  }
}
