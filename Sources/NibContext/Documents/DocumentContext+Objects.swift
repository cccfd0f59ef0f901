import NibGraph
import NibDocument
import NibInspector
import NibSchema
import Nibwright

extension DocumentContext {
  /// An object; returns its level.
  mutating func addObject(_ element: Int, _ tag: String, _ above: Level) -> Level {
    let id = index.id(element) ?? ""
    let scene = above.scene
    if tag == "customObject", let identifier = platform.traits.outsideObject(id) {
      addPlaceholder(element, identifier)
      return Level(object: nil, id: id, scene: scene)
    }
    var object = ObjectContext(id: id, type: type(element))
    object.element = tag
    object.parent = above.id
    object.place = place(element)
    let number = index.number(element)
    let stated = index.records(element)
    object.attributes.reserveCapacity(stated.count { !facts.attributes[Int($0.name)].isOwn })
    for attribute in stated {
      let name = Int(attribute.name)
      guard !facts.attributes[name].isOwn else { continue }
      let value = index.text(attribute)
      object.attributes.append(facts.attribute(name, of: number, value))
      if facts.isImage(name, of: number) { noteImage(key: index.names[name], value, of: element, owner: id) }
    }
    object.label = index.attribute(facts.known.userLabel, element) ?? label(element, of: number)
    if parts.contains(.links), places[id] == nil { places[id] = Int32(truncatingIfNeeded: interface.objects.count) }
    if above.isTop, scene < 0 { interface.roots.append(TypedReference(id: id, element: tag, type: object.type)) }
    noteScene(element, tag, id, above)
    addReusable(element, tag, id, object.type, scene)
    interface.objects.append(object)
    sceneOfObject.append(scene)
    elementOfObject.append(element)
    return Level(object: interface.objects.count - 1, id: id, scene: scene)
  }

  /// The text by which a person would know the object.
  private mutating func label(_ element: Int, of tag: Int) -> String? {
    let stated = index.records(element)
    for name in facts.known.labels {
      guard let text = stated.first(where: { $0.name == name }), text.value.count > 0 else { continue }
      return index.text(text)
    }
    guard let name = facts.label(of: tag), let text = stated.first(where: { $0.name == name }), text.value.count > 0
    else { return nil }
    return index.text(text)
  }

  /// The type of an object or placeholder.
  func type(of id: String) -> TypeContext? {
    places[id].map { $0 < 0 ? interface.placeholders[Int(-1 - $0)].type : interface.objects[Int($0)].type }
  }

  /// How sentences call an object or placeholder.
  func words(for id: String) -> String? {
    places[id].map { place in
      if place < 0 { return placeholderLabels[Int(-1 - place)] }
      let object = interface.objects[Int(place)]
      return Self.words(object.element ?? "", id, object.label)
    }
  }

  /// How sentences call an object: `button "Log in"`, or its tag and id.
  private static func words(_ tag: String, _ id: String, _ label: String?) -> String {
    guard let label, label.utf8.count <= 40, !label.contains(where: \.isNewline) else { return "\(tag) \(id)" }
    return "\(tag) “\(label)”"
  }

  /// A controller that a scene has becomes the scene's; one of another storyboard is a reference.
  private mutating func noteScene(_ element: Int, _ tag: String, _ id: String, _ above: Level) {
    guard interface.kind == .storyboard, above.isTop, above.scene >= 0 else { return }
    if tag == "viewControllerPlaceholder" || tag == "controllerPlaceholder" {
      interface.storyboardReferences.append(
        StoryboardReferenceContext(
          id: id, element: tag, storyboardName: index.attribute("storyboardName", element),
          referencedIdentifier: index.attribute("referencedIdentifier", element),
          bundleIdentifier: index.attribute("bundleIdentifier", element), place: place(element)))
      return
    }
    let isController =
      platform.traits.storyboard.hasSceneMembers
      ? index.attribute("sceneMemberID", element) == "viewController" : tag.lowercased().hasSuffix("controller")
    guard isController, openScenes[above.scene].controller == nil else { return }
    openScenes[above.scene].controller = id
    let type = type(element)
    let stated = index.attribute(platform.traits.storyboard.identifier, element)
    let identifier = stated.flatMap { $0.isEmpty ? nil : $0 }
    interface.scenes.append(
      SceneContext(
        id: id, sceneID: index.attribute("sceneID", openScenes[above.scene].element), storyboardIdentifier: identifier,
        code: CodeName(identifier ?? type.name), element: tag, type: type, title: index.attribute("title", element),
        isInitial: id == interface.initialScene, place: place(element)))
  }

  private mutating func addReusable(_ element: Int, _ tag: String, _ id: String, _ type: TypeContext, _ scene: Int) {
    guard let identifier = index.attribute(facts.known.reuseIdentifier, element), !identifier.isEmpty else { return }
    interface.reusables.append(
      ReusableContext(
        id: id, identifier: identifier, code: CodeName(identifier), element: tag,
        scene: scene < 0 ? nil : openScenes[scene].controller, type: type))
  }

  /// File's owner, first responder, or a named external object.
  mutating func addPlaceholder(_ element: Int, _ identifier: String) {
    let id = index.id(element) ?? ""
    let standard = identifier == "IBFirstResponder" ? platform.traits.responderClass : .class(.object)
    var type = TypeContext(
      standard, customClass: index.attribute("customClass", element),
      customModule: index.attribute("customModule", element),
      customModuleProvider: index.attribute("customModuleProvider", element), on: platform)
    // The editor writes the standard class of a first responder as a custom one.
    if type.customClass == standard { type.customClass = nil }
    if interface.module == nil, type.isModuleTarget { interface.module = type.customModule }
    places[id] = -1 - Int32(truncatingIfNeeded: interface.placeholders.count)
    placeholderLabels.append(index.attribute("userLabel", element) ?? identifier)
    interface.placeholders.append(
      PlaceholderContext(
        id: id, identifier: identifier, externalName: index.attribute("externalObjectIdentifier", element), type: type,
        place: place(element), statedClass: index.attribute("customClass", element)))
  }
}
