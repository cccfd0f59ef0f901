import NibGraph

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
    for object in objects { lowering.links.note(view: object) }
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
