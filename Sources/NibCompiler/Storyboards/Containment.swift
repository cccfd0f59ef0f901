import NibGraph

/// Which controllers contain which: by the map of a storyboard, or in a XIB by where their elements stand.
///
/// Seen: 3 XIBs with controllers in tabs, archived as in storyboards.
extension Lowering {
  /// The elements of the controllers that a controller contains in this archive.
  mutating func containedControllers(_ element: Int) -> [Int] {
    guard scope == nil else {
      guard let scene = scene(of: element), let scope else { return [] }
      return scope.map.scenes[scene].children.filter { scope.container[$0] == scene }.map {
        scope.map.scenes[$0].controller
      }
    }
    var found: [Int] = []
    for child in Array(children(of: element)) {
      let isList = tag(child) == book.names.viewControllers
      for candidate in isList ? Array(children(of: child)) : [child] where isController(candidate) {
        found.append(candidate)
      }
    }
    return found
  }

  /// The element of the controller that contains another in this archive.
  mutating func container(of element: Int) -> Int? {
    if let scope {
      return scene(of: element).flatMap { scope.container[$0] }.map { scope.map.scenes[$0].controller }
    }
    var parent = Int(document.elements[element].parent)
    if parent >= 0, tag(parent) == book.names.viewControllers { parent = Int(document.elements[parent].parent) }
    return parent >= 0 && isController(parent) ? parent : nil
  }

  /// The objects of the controllers that a controller contains in this archive.
  mutating func containedObjects(_ element: Int) -> [ObjectID] {
    let objects = containedControllers(element).map { controller($0) }
    for object in objects { links.note(view: object) }
    return objects
  }

  /// Whether controllers share the bars of an element.
  mutating func isContainer(_ element: Int) -> Bool {
    scope == nil ? element >= 0 && isController(element) : element >= 0 && scene(of: element) != nil
  }

  /// Whether an element's kind is a controller's.
  private mutating func isController(_ element: Int) -> Bool {
    let plan = Int(index.planOf[element])
    return plan >= 0 && book.plans[plan].isController
  }
}
