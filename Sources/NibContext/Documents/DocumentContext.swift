import NibDiagnostics
import NibDocument
import NibInspector
import NibSchema
import Nibwright

/// Makes the context of a document, XIB or storyboard: one pass over its elements, then links by id.
struct DocumentContext {
  /// An element on the way to the root, as those below it see it.
  struct Level {
    /// Index into the objects; nil above the first object, and in placeholders.
    var object: Int?
    /// Id of that object or placeholder.
    var id: String?
    /// Key of the element within the object, empty for the object itself.
    var prefix = ""
    /// Whether what is below is told elsewhere.
    var isSkipped = false
    /// The scene that it stands in; -1 outside.
    var scene = -1
    /// Whether elements below without a holder are what the interface holds: its `objects`.
    var isTop = false
  }

  /// The document with its names.
  let index: DocumentIndex
  /// The platform's kinds.
  let catalog: Catalog
  /// Class names by tag.
  let classes: DocumentClassNames
  /// Classes that the schema knows, by tag.
  private var classNames: [String: String] = [:]
  /// What attributes are, by tag.
  var kinds: [String: AttributeKinds] = [:]
  /// What is known so far.
  var interface: InterfaceContext
  /// Pictures, colours and fonts.
  var uses = UseTables()
  /// One level an element, in document order: a parent comes before its children.
  var levels: [Level] = []
  /// What is odd.
  var warnings = Diagnostics()
  /// Types of objects and placeholders by id: what links lead to.
  var types: [String: TypeContext] = [:]
  /// Labels of objects by id, for sentences.
  var names: [String: String] = [:]
  /// Scenes as they are met: the element, and its controller once it is known.
  var openScenes: [(element: Int, controller: String?)] = []
  /// The scene of each object, segue and reusable, by position in its list.
  var sceneOfObject: [Int] = []
  var sceneOfSegue: [Int] = []
  /// Index of an accessibility entry by object.
  var accessibilityPlaces: [String: Int] = [:]

  private init(_ document: Document) {
    index = DocumentIndex(document)
    let properties = document.properties
    let isAppKit = properties.platform == .macOS
    catalog = isAppKit ? .appkit : .uikit
    classes = DocumentClassNames(targetRuntime: properties.targetRuntime)
    interface = InterfaceContext(
      name: FileName.stem(document.file), file: document.file, kind: document.kind == .storyboard ? .storyboard : .nib,
      source: .document, container: document.kind == .storyboard ? "storyboard" : "xib")
    interface.framework = isAppKit ? "AppKit" : "UIKit"
    describe(properties)
    levels.reserveCapacity(document.elements.count)
  }

  /// The context of a document, and what is odd in it.
  static func make(_ document: Document) -> (InterfaceContext, Diagnostics) {
    var pass = DocumentContext(document)
    for element in document.elements.indices { pass.visit(element) }
    pass.finish()
    return (pass.interface, pass.warnings)
  }

  private mutating func describe(_ properties: DocumentProperties) {
    interface.platform = properties.platform == .unknown ? nil : properties.platform.rawValue
    interface.targetRuntime = properties.targetRuntime
    interface.toolsVersion = properties.toolsVersion
    interface.systemVersion = properties.systemVersion
    interface.deploymentTarget = properties.deploymentTarget ?? properties.defaultDeploymentTarget
    interface.initialScene = properties.initialViewController
    interface.features = .init(
      usesAutolayout: properties.usesAutolayout, usesSafeAreas: properties.usesSafeAreas,
      usesTraitCollections: properties.usesTraitCollections, isLaunchScreen: properties.isLaunchScreen,
      isColorMatched: properties.isColorMatched, instantiatesDirectly: properties.instantiatesDirectly)
  }

  private func above(_ element: Int) -> Level {
    let parent = Int(index.document.elements[element].parent)
    return parent < 0 ? Level() : levels[parent]
  }

  private mutating func visit(_ element: Int) {
    let above = above(element)
    let tag = index.tag(element)
    let role = DocumentRole(tag: tag, hasID: index.id(element) != nil)
    var level = above
    level.isTop = false
    level.prefix = key(element, tag, role, above)
    switch role {
    case .object: level = addObject(element, tag, above)
    case .placeholder:
      addPlaceholder(element, index.attribute("placeholderIdentifier", element) ?? "")
      level = Level(object: nil, id: index.id(element), scene: above.scene)
    case .connection:
      addConnection(element, tag, above)
      level.isSkipped = true
    case .constraint:
      addConstraint(element, above)
      level.isSkipped = true
    case .runtimeAttribute:
      addRuntimeAttribute(element, above)
      level.isSkipped = true
    case .skipped: level.isSkipped = true
    case .group:
      if tag == "scene" { openScene(element, &level) }
      level.isTop = tag == "objects"
    default:
      if above.isSkipped { addResource(element, tag) } else { addUnit(element, tag, role, level) }
    }
    levels.append(level)
  }

  private mutating func openScene(_ element: Int, _ level: inout Level) {
    level.scene = openScenes.count
    openScenes.append((element, nil))
  }

  /// Key of a part: the keys from the object down to it, joined by dots.
  private func key(_ element: Int, _ tag: String, _ role: DocumentRole, _ above: Level) -> String {
    guard role != .group, role != .skipped else { return above.prefix }
    let own = index.attribute("key", element) ?? tag
    return above.prefix.isEmpty ? own : above.prefix + "." + own
  }

  /// What attributes of a tag are.
  mutating func kinds(of tag: String) -> AttributeKinds {
    if let known = kinds[tag] { return known }
    let made = AttributeKinds(tag: tag, catalog: catalog)
    kinds[tag] = made
    return made
  }

  /// Where an element stands.
  func place(_ element: Int) -> PlaceContext {
    let place = index.place(element)
    return PlaceContext(line: place.line, column: place.column)
  }

  /// The class of the framework that an element stands for.
  private mutating func className(_ element: Int, _ tag: String) -> String {
    if let known = classNames[tag] { return known }
    let parent = Int(index.document.elements[element].parent)
    guard let known = classes.known(tag) else {
      return classes.fallback(isView: parent >= 0 && index.tag(parent) == "subviews")
    }
    classNames[tag] = known
    return known
  }

  /// The type that an element says.
  mutating func type(_ element: Int, _ tag: String) -> TypeContext {
    let type = TypeContext(
      className(element, tag), customClass: index.attribute("customClass", element),
      customModule: index.attribute("customModule", element),
      customModuleProvider: index.attribute("customModuleProvider", element))
    if interface.module == nil, type.isModuleTarget { interface.module = type.customModule }
    return type
  }
}
