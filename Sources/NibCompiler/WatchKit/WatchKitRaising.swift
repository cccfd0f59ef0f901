import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// How WatchKit's property lists are raised, beside the rows.
///
/// A dictionary has no class: where it lies says what it is, and of items their type.
enum WatchKitRaising: RaiseForms {
  static let kinds = KindIndex(
    Catalog(kinds: []),
    otherNames: [
      .class(.object): WatchKitElements.controller,
      WatchKitElements.controller.className: WatchKitElements.controller,
      WatchKitElements.label.tag: WatchKitElements.label,
    ])

  static let customClassKeys: Set = [WatchKitKey.controllerClass.rawValue]

  static func devices(of graph: ObjectGraph) -> Devices { .handheld }

  static func rootAttributes(_ raising: Raising) -> [(name: String, value: String)] {
    [
      ("type", "com.apple.InterfaceBuilder.WatchKit.Storyboard"), ("version", "3.0"),
      ("toolsVersion", ArchiveAge.builder(of: raising.profile, raising.graph.format) ?? "23504"),
      ("targetRuntime", "watchKit"), ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
      ("useTraitCollections", "YES"),
    ]
  }

  /// The type of an item; of other dictionaries their class in the graph.
  static func className(of object: ObjectID, _ graph: ObjectGraph) -> String {
    graph.text(WatchKitKey.type, of: object) ?? graph.className(of: object)
  }

  static func customClass(of current: RaisedObject, _ graph: ObjectGraph) -> String? {
    current.string(WatchKitKey.controllerClass, graph)
  }

  static func fallbackKind(of object: ObjectID, _ raising: Raising) -> ElementSchema? { nil }

  static func kind(
    _ kind: ElementSchema, of object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> ElementSchema {
    guard kind === WatchKitElements.controller else { return kind }
    if key == WatchKitElements.menu.tag { return WatchKitElements.menu }
    let holder = raising.document.elements[parent].parent
    if holder >= 0, raising.document.elements[holder].tag == WatchKitElements.menu.tag {
      return WatchKitElements.menuItem
    }
    return raising.isCategory(object) ? WatchKitElements.notificationController : kind
  }

  static func tag(
    of kind: ElementSchema, _ object: ObjectID, key: String?, in parent: Int, _ raising: Raising
  ) -> String { kind.tag }

  static func standardID(of object: ObjectID, _ kind: ElementSchema?, _ graph: ObjectGraph) -> String? { nil }

  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)] { [] }

  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] { [:] }

  static func topLevel(_ raising: Raising) -> [ObjectID] { [] }

  static func raiseScenes(_ raising: inout Raising) { raising.raiseWatchScenes() }

  static func raiseUnheld(_ raising: inout Raising) {}

  static func raiseNamed(_ object: ObjectID, _ raising: inout Raising) {}

  static func raiseLinks(_ raising: inout Raising) {}

  static func isDefault(_ object: ObjectID, _ color: DefaultColor, _ raising: Raising) -> Bool { false }

  /// A color of six digits.
  static func addColor(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {
    let digits = raising.graph.string(object) ?? ""
    guard digits.utf8.count == 6, let number = Int(digits, radix: 16), number >= 0 else {
      return raising.warn("'\(digits)' is no color of six digits; it is left out", object)
    }
    let color = raising.document.add("color", key: key, to: parent)
    for (name, shift) in [("red", 16), ("green", 8), ("blue", 0)] {
      raising.document.set(name, Decimal.text(Double(number >> shift & 255) / 255), of: color)
    }
    raising.document.set("alpha", "1", of: color)
    raising.document.set("colorSpace", "calibratedRGB", of: color)
  }

  static func isDefault(_ object: ObjectID, _ font: DefaultFont, _ raising: Raising) -> Bool { false }

  // No list has these.
  static func addFont(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
  static func sayImage(_ object: ObjectID, _ name: String, of element: Int, _ raising: inout Raising) {}
  static func addAttributedString(_ object: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
  static func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int, _ raising: inout Raising) {}
}

/// Scenes and connections of property lists, read backwards.
extension Raising {
  /// What an entry of the list of controllers is called: a prefix and the id of its element.
  private static let controllerPrefix = "controller-"

  /// Whether an object is what a list has for a category of notifications.
  fileprivate func isCategory(_ object: ObjectID) -> Bool {
    combined.parts.contains { part in
      graph.object(WatchKitKey.categories, of: part.root).map { graph.members($0).contains(object) } ?? false
    }
  }

  fileprivate mutating func raiseWatchScenes() {
    for part in combined.parts {
      for entry in entries(WatchKitKey.controllers, of: part.root) {
        if entry.name.hasPrefix(Self.controllerPrefix) {
          knownIDs[entry.object] = String(entry.name.dropFirst(Self.controllerPrefix.count))
        }
        raiseWatchScene(entry.object)
      }
      if let name = graph.text(WatchKitKey.root, of: part.root) { sayWatchInitial(name, part.root) }
    }
    for part in combined.parts {
      for entry in entries(WatchKitKey.categories, of: part.root) {
        guard let element = raiseWatchScene(entry.object) else { continue }
        let category = document.add("notificationCategory", key: "notificationCategory", to: element)
        document.set("identifier", entry.name, of: category)
        document.set("id", newID(), of: category)
      }
      for value in graph.values(of: part.root) {
        let key = graph.keyName(value.key)
        let isKnown = [WatchKitKey.controllers, .root, .categories].contains { $0.rawValue == key }
        if !isKnown { warn("'\(key)' of the list is not raised; it is left out", part.root) }
      }
    }
  }

  private func entries(_ key: WatchKitKey, of root: ObjectID) -> [(name: String, object: ObjectID)] {
    guard let holder = graph.object(key, of: root) else { return [] }
    return graph.values(of: holder).compactMap { value in
      value.object.map { (name: graph.keyName(value.key), object: $0) }
    }
  }

  @discardableResult
  private mutating func raiseWatchScene(_ controller: ObjectID) -> Int? {
    guard elementOf[controller] == nil else { return nil }
    let element = claim(controller, in: addScene(), key: nil)
    _ = id(of: controller)
    return element
  }

  private mutating func sayWatchInitial(_ name: String, _ root: ObjectID) {
    let object = entries(WatchKitKey.controllers, of: root).first { $0.name == name }?.object
    guard let object, let id = id(of: object) else {
      return warn("the initial controller '\(name)' is not in the list; the document has none", root)
    }
    document.set("initialViewController", id, of: 0)
  }

  /// The controller that is shown for a notification, in a scene of its own, and the segue to it.
  fileprivate mutating func raiseWatchDynamic(_ object: ObjectID, of element: Int) {
    raiseWatchScene(object)
    guard let id = id(of: object) else { return }
    let segue = addConnection("segue", of: element)
    document.set("destination", id, of: segue)
    document.set("kind", "relationship", of: segue)
    if let telling = WatchKitElements.dynamicSegue.telling { document.set(telling.attribute, telling.value, of: segue) }
    document.set("id", newID(), of: segue)
  }

  mutating func raiseDynamicInterface(_ current: RaisedObject) {
    if let object = current.reference(WatchKitKey.dynamic) { raiseWatchDynamic(object, of: current.element) }
  }

  /// The outlet that makes a label the one with the text of a notification.
  mutating func raiseAlertLabel(_ current: RaisedObject) {
    guard case .bool(true) = current.values[WatchKitKey.alert.rawValue], let id = id(of: current.object),
      let controller = holder(of: current.element, tag: WatchKitElements.notificationController.tag)
    else { return }
    let outlet = addConnection("outlet", of: controller)
    if let telling = WatchKitElements.alertOutlet.telling { document.set(telling.attribute, telling.value, of: outlet) }
    document.set("destination", id, of: outlet)
    document.set("id", newID(), of: outlet)
  }

  /// The action of an item, to the controller of its menu.
  mutating func raiseMenuAction(_ current: RaisedObject) {
    guard let selector = current.string(WatchKitKey.action, graph),
      let controller = holder(of: current.element, tag: WatchKitElements.controller.tag)
    else { return }
    let action = addConnection("action", of: current.element)
    document.set("selector", selector, of: action)
    document.set("destination", id(ofElement: controller), of: action)
    document.set("id", newID(), of: action)
  }

  private mutating func addConnection(_ tag: String, of element: Int) -> Int {
    let connections = document.child("connections", of: element) ?? document.add("connections", to: element)
    return document.add(tag, to: connections)
  }

  private func holder(of element: Int, tag: String) -> Int? {
    var holder = document.elements[element].parent
    while holder >= 0 {
      if document.elements[holder].tag == tag { return holder }
      holder = document.elements[holder].parent
    }
    return nil
  }
}
