import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Makes the map of a storyboard in a few walks over the element table.
struct StoryboardMapper {
  let document: Document
  let schema: CompiledSchema
  let index: SymbolizedDocument
  private var units: [StoryboardMap.ArchiveUnit] = []
  var scenes: [StoryboardMap.Scene] = []
  private var unitOf: [Int32]
  /// By the controller's element: its scene.
  private(set) var sceneOf = NumberMap<Int>()
  /// Scenes that a segue leads to.
  private var reached = NumberSet()
  /// Where the count of lines for the last message ended.
  var cursor = LineCursor()

  init(_ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument) {
    self.document = document
    self.schema = schema
    self.index = index
    unitOf = [Int32](repeating: -1, count: document.elements.count)
  }

  /// The map; warns of identifiers that two controllers have, and of a second controller in a scene.
  mutating func map(into diagnostics: inout Diagnostics) -> StoryboardMap {
    findScenes(into: &diagnostics)
    assignParts()
    assignConnections(into: &diagnostics)
    let initial = attribute(.initialViewController, of: 0).map { sceneOf[index.element($0, in: document.bytes)] ?? -1 }
    if initial == -1, let id = attribute(.initialViewController, of: 0) {
      DocumentFrame.warnOfMissingInitial(document.bytes.text(id), document, into: &diagnostics)
    }
    nameArchives(initial: initial ?? -1, into: &diagnostics)
    warnOfCircles(into: &diagnostics)
    return StoryboardMap(units: units, scenes: scenes, unitOf: unitOf, initialScene: initial ?? -1)
  }

  private mutating func findScenes(into diagnostics: inout Diagnostics) {
    guard let container = document.child("scenes", of: .root) else { return }
    for scene in document.children(of: container) where tag(Int(scene.index)) == .scene {
      guard let objects = document.child("objects", of: scene) else { continue }
      var made = StoryboardMap.Scene()
      made.objects = document.children(of: objects).map { Int($0.index) }
      made.controller = made.objects.first { index.isController($0, document, schema) } ?? -1
      if made.controller >= 0 { sceneOf.set(made.controller, scenes.count) }
      for object in made.objects where object != made.controller && index.isController(object, document, schema) {
        warnSecond(object, into: &diagnostics)
      }
      scenes.append(made)
    }
  }

  /// Warns of a controller in the scene of another.
  private mutating func warnSecond(_ controller: Int, into diagnostics: inout Diagnostics) {
    diagnostics.add(
      .secondController, LeftOutContent.second(controller, in: document, schema.catalog), at: .init(controller),
      of: document, from: &cursor)
  }

  /// Gives each element of a scene the unit of its parent, unless it is the root of a unit itself.
  private mutating func assignParts() {
    for scene in scenes.indices {
      scenes[scene].unit = addUnit(.controller, root: scenes[scene].controller, parent: -1, scene)
      for object in scenes[scene].objects { unitOf[object] = Int32(scenes[scene].unit) }
      markView(scene)
    }
    for element in document.elements.indices {
      let parent = Int(document.elements[element].parent)
      guard parent >= 0, unitOf[parent] >= 0 else { continue }
      if unitOf[element] < 0 {
        unitOf[element] = unitOf[parent]
        if isPrototype(element, in: parent) {
          let outer = Int(unitOf[parent])
          unitOf[element] = Int32(addUnit(.prototype, root: element, parent: outer, units[outer].scene))
        }
      }
    }
  }

  private mutating func markView(_ scene: Int) {
    let controller = scenes[scene].controller
    guard controller >= 0 else { return }
    let children = document.children(of: .init(controller)).map { Int($0.index) }
    let view = children.first { child in
      attribute(.key, of: child).map { document.bytes.equals($0, "view") } == true && tag(child) != .nil
    }
    guard let view else { return }
    let unit = addUnit(.view, root: view, parent: scenes[scene].unit, scene)
    scenes[scene].viewUnit = unit
    unitOf[view] = Int32(unit)
    // The guides of a controller are archived with its view, and so is the refresh control of its table.
    for child in children where tag(child) == .layoutGuides || tag(child) == .refreshControl {
      unitOf[child] = Int32(unit)
    }
  }

  private mutating func addUnit(_ kind: StoryboardMap.ArchiveUnit.Kind, root: Int, parent: Int, _ scene: Int) -> Int {
    let depth = parent < 0 ? 0 : units[parent].depth + 1
    units.append(StoryboardMap.ArchiveUnit(kind: kind, root: root, parent: parent, depth: depth, scene: scene))
    if parent >= 0 { units[parent].inner.append(units.count - 1) }
    return units.count - 1
  }

  /// Whether an element is a prototype of a table or collection view.
  private func isPrototype(_ element: Int, in parent: Int) -> Bool {
    if tag(parent) == .prototypes { return true }
    let table = tag(parent) == .collectionView ? parent : Int(document.elements[parent].parent)
    guard table >= 0, tag(table) == .collectionView else { return false }
    if tag(parent) == .cells { return true }
    guard table == parent, let key = attribute(.key, of: element) else { return false }
    return document.bytes.equals(key, "sectionHeaderView") || document.bytes.equals(key, "sectionFooterView")
  }

  /// Gives each connection to the innermost unit that one of its ends lies in, and each segue to its scene.
  private mutating func assignConnections(into diagnostics: inout Diagnostics) {
    for container in document.elements.indices where tag(container) == .connections {
      let owner = Int(document.elements[container].parent)
      guard owner >= 0, unitOf[owner] >= 0 else { continue }
      for connection in document.children(of: .init(container)) {
        assign(Int(connection.index), of: owner, into: &diagnostics)
      }
    }
  }

  private mutating func assign(_ connection: Int, of owner: Int, into diagnostics: inout Diagnostics) {
    let own = Int(unitOf[owner])
    let target = attribute(.destination, of: connection).map { index.element($0, in: document.bytes) } ?? -1
    guard tag(connection) == .segue else {
      let other = target < 0 ? own : Int(unitOf[target])
      let isDeeper = other >= 0 && units[other].depth > units[own].depth && units[other].scene == units[own].scene
      units[isDeeper ? other : own].connections.append(LinkElement(owner: owner, element: connection))
      return
    }
    let scene = units[own].scene
    let kind = attribute(.kind, of: connection)
    if let kind, document.bytes.equals(kind, "relationship") {
      guard isRelationship(connection, of: owner, to: target, into: &diagnostics) else { return }
      if let child = sceneOf[target] { scenes[scene].children.append(child) }
      return
    }
    scenes[scene].segues.append(connection)
    unitOf[connection] = Int32(scenes[scene].unit)
    if let destination = sceneOf[target] { reached.insert(destination) }
    if owner != scenes[scene].controller {
      units[own].connections.append(LinkElement(owner: owner, element: connection))
    }
  }

  /// The relationships of containers that UIKit has. Seen: 331 segues; documented: the columns of split view controllers.
  private static let relationships = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController", "primary", "secondary",
    "supplementary", "compact",
  ]

  /// Whether a relationship segue says something that is archived: it starts from a controller that contains others, and
  /// leads to a controller. Warns of what does not fit; where the name alone is odd, the other one is contained all the same.
  private mutating func isRelationship(
    _ segue: Int, of owner: Int, to target: Int, into diagnostics: inout Diagnostics
  ) -> Bool {
    let name = attribute(.relationship, of: segue).map { document.bytes.text($0) } ?? ""
    let tag = document.tag(.init(owner))
    let own: [String]
    switch tag {
    case "navigationController", "imagePickerController": own = ["rootViewController"]
    case "tabBarController": own = ["viewControllers"]
    case "splitViewController": own = Array(Self.relationships.dropFirst(2))
    default:
      diagnostics.add(
        .unknownValue,
        "a '\(tag)' has no relationship '\(name)': navigation, tab bar and split view controllers have them; the segue is "
          + "left out", at: .init(segue), of: document, from: &cursor)
      return false
    }
    if sceneOf[target] == nil {
      let id = attribute(.destination, of: segue).map { document.bytes.text($0) } ?? ""
      diagnostics.add(
        .danglingReference,
        "the relationship leads to '\(id)', which is no controller of a scene; the segue is left out",
        at: .init(segue), of: document, from: &cursor)
      return false
    }
    if !own.contains(name) {
      diagnostics.add(
        .unknownValue,
        "unknown relationship '\(name)' of a '\(tag)', expected \(own.joined(separator: " or ")); "
          + "the controller is contained all the same", at: .init(segue), of: document, from: &cursor)
    }
    return true
  }

  /// Names the archives of the controllers that can be asked for, and those of all views.
  private mutating func nameArchives(initial: Int, into diagnostics: inout Diagnostics) {
    var taken = NameRegistry(expecting: scenes.count)
    var repeated = NumberSet()
    let contained = NumberSet(scenes.flatMap(\.children))
    for scene in scenes.indices where scenes[scene].controller >= 0 {
      let controller = scenes[scene].controller
      let id = attribute(.id, of: controller).map { document.bytes.text($0) } ?? "\(scene)"
      if scenes[scene].viewUnit >= 0 {
        let view = attribute(.id, of: units[scenes[scene].viewUnit].root).map { document.bytes.text($0) } ?? "view"
        scenes[scene].viewName = "\(id)-view-\(view)"
      }
      var name = attribute(.storyboardIdentifier, of: controller).map { document.bytes.text($0) } ?? ""
      if !name.isEmpty, taken.find(name) >= 0 {
        name = ""
        repeated.insert(scene)
      }
      if tag(controller) == .viewControllerPlaceholder {
        // Seen: 3 references without an identifier. Inferred: code asks for one that has an identifier by it, as for
        // other controllers.
        if name.isEmpty { name = "UIViewController-\(id)" }
        scenes[scene].reference = reference(controller, named: name)
        warnOfNoStoryboard(controller, into: &diagnostics)
        scenes[scene].isReached = reached.contains(scene)
      } else if name.isEmpty, scene == initial || reached.contains(scene) {
        name = "\(className(controller))-\(id)"
      }
      if !name.isEmpty { taken.number(name) }
      scenes[scene].identifier = name
      guard name.isEmpty, !contained.contains(scene) else { continue }
      scenes[scene].isLeftOut = true
      if repeated.contains(scene) { continue }
      scenes[scene].viewName = ""
      scenes[scene].leftOutView = scenes[scene].viewUnit
      scenes[scene].viewUnit = -1
    }
    warn(of: repeated, into: &diagnostics)
  }

  /// What a reference to another storyboard says; without a name of a storyboard it is this one.
  private func reference(_ element: Int, named name: String) -> StoryboardManifest.Reference {
    func value(_ attribute: WellKnownName) -> String? {
      self.attribute(attribute, of: element).map { document.bytes.text($0) }
    }
    return StoryboardManifest.Reference(
      identifier: name, storyboardName: value(.storyboardName), controllerIdentifier: value(.referencedIdentifier),
      bundleIdentifier: value(.bundleIdentifier))
  }

  /// The class that names a controller's archive: one for all kinds in the oldest eras.
  private func className(_ controller: Int) -> String {
    let plan = Int(index.planOf[controller])
    return plan < 0 || schema.profile < .xcode7 ? .class(.viewController) : schema.plans[plan].className
  }

  private func tag(_ element: Int) -> Symbol { index.symbolOfName[Int(document.elements[element].name)] }

  func attribute(_ name: WellKnownName, of element: Int) -> ByteSpan? {
    document.attributes(of: .init(element)).first { index.symbolOfName[Int($0.name)] == name }?.value
  }
}
