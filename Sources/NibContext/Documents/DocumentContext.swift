import NibDiagnostics
import NibDocument
import NibGraph
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

  /// What of an interface is wanted: objects are always there.
  struct Parts: OptionSet {
    let rawValue: Int
    /// Connections and segues, with the classes of their ends.
    static let links = Parts(rawValue: 1)
    /// All else: constraints, runtime attributes, texts, pictures, colours, fonts, accessibility.
    static let rest = Parts(rawValue: 2)
    static let all: Parts = [.links, .rest]
  }

  /// The document with its names.
  let index: DocumentIndex
  /// The platform of the document.
  let platform: NibPlatform
  /// What is wanted.
  let parts: Parts
  /// What names are to the pass, by their numbers.
  var facts: NameFacts
  /// What is known so far.
  var interface: InterfaceContext
  /// Pictures, colours and fonts.
  var uses = UseTables()
  /// The levels of the element at hand and of those that it stands in.
  private var levels: [(element: Int, level: Level)] = []
  /// What is odd.
  var warnings = Diagnostics()
  /// Places of objects by id, and of placeholders, counted down from -1: what links lead to.
  var places: [String: Int32] = [:]
  /// What sentences call the placeholders.
  var placeholderLabels: [String] = []
  /// Types, each kept once.
  var sharedTypes = TypeTable()
  /// Scenes as they are met: the element, and its controller once it is known.
  var openScenes: [(element: Int, controller: String?)] = []
  /// The scene of each object, segue and reusable, by position in its list.
  var sceneOfObject: [Int] = []
  /// The element of each object, by position in the list.
  var elementOfObject: [Int] = []
  var sceneOfSegue: [Int] = []
  /// Index of an accessibility entry by object.
  var accessibilityPlaces: [String: Int] = [:]

  private init(_ document: Document, _ parts: Parts) {
    index = DocumentIndex(document)
    self.parts = parts
    let properties = document.properties
    facts = NameFacts(index.names, DocumentClassNames(document))
    platform = facts.classes.platform
    interface = InterfaceContext(
      name: FileName.stem(document.file), file: document.file, kind: document.kind == .storyboard ? .storyboard : .nib,
      source: .document, container: document.kind == .storyboard ? "storyboard" : "xib")
    interface.framework = platform.framework
    describe(properties)
  }

  /// The context of a document, and what is odd in it.
  static func make(_ document: Document, _ parts: Parts = .all) -> (InterfaceContext, Diagnostics) {
    var pass = DocumentContext(document, parts)
    for element in document.elements.indices { pass.visit(element) }
    pass.finish()
    return (pass.interface, pass.warnings)
  }

  private mutating func describe(_ properties: DocumentProperties) {
    let isKnown = properties.platform != .unknown
    interface.platform = isKnown ? properties.platform.rawValue : platform.traits.onlySystem
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

  /// The level that an element stands in; elements come in document order, so those that are over are left.
  private mutating func above(_ element: Int) -> Level {
    let parent = Int(index.document.elements[element].parent)
    while let last = levels.last, last.element != parent { levels.removeLast() }
    return levels.last?.level ?? Level()
  }

  private mutating func visit(_ element: Int) {
    let above = above(element)
    let tag = index.tag(element)
    let role = facts.role(of: index.number(element), hasID: index.hasID(element))
    var level = above
    level.isTop = false
    switch role {
    case .object: level = addObject(element, tag, above)
    case .placeholder:
      addPlaceholder(element, index.attribute("placeholderIdentifier", element) ?? "")
      level = Level(object: nil, id: index.id(element), scene: above.scene)
    case .connection:
      if parts.contains(.links) { addConnection(element, tag, above) }
      level.isSkipped = true
    case .constraint:
      if parts.contains(.rest) { addConstraint(element, above) }
      level.isSkipped = true
    case .runtimeAttribute:
      if parts.contains(.rest) { addRuntimeAttribute(element, above) }
      level.isSkipped = true
    case .skipped: level.isSkipped = true
    case .group:
      if tag == "scene" { openScene(element, &level) }
      level.isTop = tag == "objects"
    default:
      if !above.isSkipped {
        level.prefix = key(element, tag, above)
        addUnit(element, tag, role, level)
      } else if parts.contains(.rest) {
        addResource(element, tag)
      }
    }
    levels.append((element, level))
  }

  private mutating func openScene(_ element: Int, _ level: inout Level) {
    level.scene = openScenes.count
    openScenes.append((element, nil))
  }

  /// Key of a part: the keys from the object down to it, joined by dots.
  private func key(_ element: Int, _ tag: String, _ above: Level) -> String {
    let own = index.attribute(facts.known.key, element) ?? tag
    return above.prefix.isEmpty ? own : above.prefix + "." + own
  }

  /// Where an element stands.
  func place(_ element: Int) -> PlaceContext {
    let place = index.place(element)
    return PlaceContext(line: place.line, column: place.column)
  }

  /// The class that an element of a kind that no schema knows is compiled as.
  private func fallbackClassName(_ element: Int) -> String {
    let parent = Int(index.document.elements[element].parent)
    return facts.classes.fallback(isView: parent >= 0 && index.tag(parent) == "subviews")
  }

  /// The type that an element says.
  mutating func type(_ element: Int) -> TypeContext {
    let known = facts.known
    let type = TypeContext(
      facts.className(of: index.number(element)) ?? fallbackClassName(element),
      customClass: index.attribute(known.customClass, element),
      customModule: index.attribute(known.customModule, element),
      customModuleProvider: index.attribute(known.customModuleProvider, element), on: platform)
    if interface.module == nil, type.isModuleTarget { interface.module = type.customModule }
    return sharedTypes.shared(type)
  }
}
