import NibDocument
import NibInspector
import NibSchema
import Nibwright

extension DocumentContext {
  /// Attributes that the object says in its own fields.
  private static let ownNames: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
  ]
  /// Objects of AppKit's documents that stand for what lies outside, by their ids.
  ///
  /// - Seen: every document for macOS has these three as custom objects.
  private static let outside = ["-1": "IBFirstResponder", "-2": "IBFilesOwner", "-3": "IBApplication"]

  /// An object; returns its level.
  mutating func addObject(_ element: Int, _ tag: String, _ above: Level) -> Level {
    let id = index.id(element) ?? ""
    let scene = above.scene
    if tag == "customObject", let identifier = Self.outside[id], interface.framework == "AppKit" {
      addPlaceholder(element, identifier)
      return Level(object: nil, id: id, scene: scene)
    }
    var object = ObjectContext(id: id, type: type(element, tag))
    object.element = tag
    object.parent = above.id
    object.place = place(element)
    let kinds = kinds(of: tag)
    for (name, value) in index.attributes(element) where !Self.ownNames.contains(name) {
      object.attributes.append(attribute(name, key: name, value, tag, kinds))
      noteImage(name, key: name, value, of: element, owner: id)
    }
    object.label = index.attribute("userLabel", element) ?? label(element)
    if types[id] == nil { types[id] = object.type }
    names[id] = name(tag, id, object.label)
    if above.isTop, scene < 0 { interface.roots.append(TypedReference(id: id, element: tag, type: object.type)) }
    noteScene(element, tag, id, above)
    addReusable(element, tag, id, object.type, scene)
    interface.objects.append(object)
    sceneOfObject.append(scene)
    return Level(object: interface.objects.count - 1, id: id, scene: scene)
  }

  /// The text by which a person would know the object.
  private func label(_ element: Int) -> String? {
    ["text", "title", "placeholder", "headerTitle", "label"].lazy.compactMap { index.attribute($0, element) }
      .first { !$0.isEmpty }
  }

  /// How sentences call an object: `button "Log in"`, or its tag and id.
  private func name(_ tag: String, _ id: String, _ label: String?) -> String {
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
    guard index.attribute("sceneMemberID", element) == "viewController", openScenes[above.scene].controller == nil
    else { return }
    openScenes[above.scene].controller = id
    let type = type(element, tag)
    let identifier = index.attribute("storyboardIdentifier", element).flatMap { $0.isEmpty ? nil : $0 }
    interface.scenes.append(
      SceneContext(
        id: id, sceneID: index.attribute("sceneID", openScenes[above.scene].element), storyboardIdentifier: identifier,
        code: CodeName(identifier ?? type.name), element: tag, type: type, title: index.attribute("title", element),
        isInitial: id == interface.initialScene, place: place(element)))
  }

  private mutating func addReusable(_ element: Int, _ tag: String, _ id: String, _ type: TypeContext, _ scene: Int) {
    guard let identifier = index.attribute("reuseIdentifier", element), !identifier.isEmpty else { return }
    interface.reusables.append(
      ReusableContext(
        id: id, identifier: identifier, code: CodeName(identifier), element: tag,
        scene: scene < 0 ? nil : openScenes[scene].controller, type: type))
  }

  /// File's owner, first responder, or a named external object.
  mutating func addPlaceholder(_ element: Int, _ identifier: String) {
    let id = index.id(element) ?? ""
    let responder = interface.framework == "AppKit" ? "NSResponder" : "UIResponder"
    let standard = identifier == "IBFirstResponder" ? responder : "NSObject"
    var type = TypeContext(
      standard, customClass: index.attribute("customClass", element),
      customModule: index.attribute("customModule", element),
      customModuleProvider: index.attribute("customModuleProvider", element))
    // The editor writes the standard class of a first responder as a custom one.
    if type.customClass == standard { type.customClass = nil }
    if interface.module == nil, type.isModuleTarget { interface.module = type.customModule }
    types[id] = type
    names[id] = index.attribute("userLabel", element) ?? identifier
    interface.placeholders.append(
      PlaceholderContext(
        id: id, identifier: identifier, externalName: index.attribute("externalObjectIdentifier", element), type: type))
  }

  /// An attribute with its value.
  func attribute(
    _ name: String, key: String, _ value: String, _ tag: String, _ kinds: AttributeKinds
  ) -> AttributeContext {
    if ReferenceAttributes.contains(name, of: tag) { return AttributeContext(key, .reference(value)) }
    if Self.textNames.contains(name) { return AttributeContext(key, .text(value)) }
    return AttributeContext(key, kinds.value(key, value))
  }

  /// Attributes that hold text for people, or names, in any element.
  private static let textNames: Set<String> = [
    "text", "title", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "toolTip", "label",
    "alternateTitle", "paletteLabel", "keyEquivalent", "identifier", "reuseIdentifier", "storyboardIdentifier",
    "restorationIdentifier", "name", "image",
  ]
}
