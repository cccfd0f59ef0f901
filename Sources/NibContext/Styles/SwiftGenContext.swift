import NibGraph

/// A context in the form that SwiftGen gives to its templates for `ib`.
///
/// - Documented: SwiftGen's description of its contexts for 6.6. `xibs` is our own, in the same manner, and so are scenes of
///   watches, in whose storyboards SwiftGen finds none: they have WatchKit's classes.
struct SwiftGenContext {
  private let context: Context

  init(_ context: Context) { self.context = context }

  private func interfaces(_ kind: InterfaceContext.Kind) -> [InterfaceContext] {
    context.interfaces.filter { $0.kind == kind }
  }
}

extension SwiftGenContext: JSONWriting {
  func write(_ json: inout JSONWriter) {
    let boards = interfaces(.storyboard)
    let storyboards = boards.map { SwiftGenStoryboard($0, among: boards) }
    let xibs = interfaces(.nib)
    let systems = Set(context.interfaces.map { $0.platform ?? "" })
    json.member("modules", Set(storyboards.flatMap(\.modules)).sorted())
    json.member("platform", systems.count == 1 ? systems.first ?? "" : "")
    json.member("storyboards", storyboards)
    // SwiftGen has no such member, so a context of storyboards alone is SwiftGen's own.
    if !xibs.isEmpty { json.member("xibs", xibs.map { SwiftGenXIB(interface: $0) }) }
  }
}

/// The class of a scene, a segue or a root view, in SwiftGen's keys.
private struct SwiftGenType: Hashable {
  var type: String
  var module: String?
  var moduleIsPlaceholder: Bool
  var baseType: String?
  var customClass: String?
  var customModule: String?

  /// - Documented: tags whose class is not prefix and tag.
  private static let types = [
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    "pagecontroller": .class(.nsPageController),
  ]

  init(_ type: TypeContext, element: String?, framework: String?) {
    let platform = NibPlatform.of(framework: framework)
    let traits = platform.traits
    // An archive has no tags, and SwiftGen names no classes of watches.
    let tag = traits.relative == nil ? element : nil
    let className = tag.map { Self.types[$0] ?? traits.classPrefix + Self.capitalized($0) } ?? type.className
    let name = element.map { Self.capitalized($0) } ?? Self.withoutPrefix(type.className, traits.classPrefix)
    customClass = type.customClass
    customModule = type.customModule
    moduleIsPlaceholder = type.isModuleTarget
    baseType = type.customClass == nil ? name : nil
    self.type = type.customClass ?? className
    let own = FrameworkModules.module(of: className, on: platform)
    // The module of another framework is named beside a custom class, too.
    module = type.customModule ?? (type.customClass == nil || own != traits.framework ? own : nil)
  }

  private static func capitalized(_ tag: String) -> String { tag.prefix(1).uppercased() + tag.dropFirst() }

  private static func withoutPrefix(_ className: String, _ prefix: String) -> String {
    className.hasPrefix(prefix) ? String(className.dropFirst(prefix.count)) : className
  }

  func write(_ json: inout JSONWriter) {
    json.member("type", type)
    json.member("module", module ?? "")
    json.member("moduleIsPlaceholder", moduleIsPlaceholder)
  }

  /// The keys that tell a custom class from one of the framework.
  func writeOrigin(_ json: inout JSONWriter) {
    if let customClass {
      json.member("customClass", customClass)
      json.member("customModule", customModule ?? "")
    } else {
      json.member("baseType", baseType)
    }
  }
}

private struct SwiftGenScene: JSONWriting, Hashable {
  var identifier: String
  var type: SwiftGenType

  func write(_ json: inout JSONWriter) {
    json.member("identifier", identifier)
    type.writeOrigin(&json)
    type.write(&json)
  }
}

private struct SwiftGenSegue: JSONWriting, Hashable {
  var identifier: String
  var type: SwiftGenType

  func write(_ json: inout JSONWriter) {
    json.member("identifier", identifier)
    json.member("customClass", type.customClass ?? "")
    json.member("customModule", type.customModule ?? "")
    type.write(&json)
  }
}

private struct SwiftGenStoryboard: JSONWriting {
  let interface: InterfaceContext
  let initialScene: SwiftGenScene?
  let scenes: [SwiftGenScene]
  let segues: [SwiftGenSegue]

  init(_ interface: InterfaceContext, among storyboards: [InterfaceContext]) {
    self.interface = interface
    let framework = interface.framework
    func scene(_ scene: SceneContext) -> SwiftGenScene {
      SwiftGenScene(
        identifier: scene.storyboardIdentifier ?? "",
        type: SwiftGenType(scene.type, element: scene.element, framework: framework))
    }
    initialScene =
      interface.scenes.first { $0.id == interface.initialScene }.map(scene)
      ?? Self.referenced(by: interface, among: storyboards).map { type, element in
        SwiftGenScene(identifier: "", type: SwiftGenType(type, element: element, framework: framework))
      }
    scenes = Self.sorted(interface.scenes.filter { $0.storyboardIdentifier != nil }.map(scene), by: \.identifier)
    let all = interface.segues.compactMap { segue in
      segue.identifier.map {
        SwiftGenSegue(
          identifier: $0, type: SwiftGenType(segue.type, element: "storyboardSegue", framework: framework))
      }
    }
    segues = Self.sorted(all, by: \.identifier)
  }

  /// The class of the controller that an initial reference leads to: of one whose storyboard is not among those at hand
  /// what all controllers of UIKit are; nil where controllers have no class in common that storyboards give.
  ///
  /// SwiftGen names such a scene's class by the tag of the reference, `UIViewControllerPlaceholder`; the framework has no
  /// class of that name, so what templates make of it does not compile.
  private static func referenced(
    by interface: InterfaceContext, among storyboards: [InterfaceContext]
  ) -> (type: TypeContext, element: String?)? {
    var board = interface
    var wanted = interface.initialScene
    for _ in 0..<deepestReference {
      guard let reference = board.storyboardReferences.first(where: { $0.id == wanted }) else { break }
      let name = reference.storyboardName ?? board.name
      guard let next = storyboards.first(where: { $0.name == name }) else { break }
      board = next
      if let identifier = reference.referencedIdentifier {
        guard let scene = board.scenes.first(where: { $0.storyboardIdentifier == identifier }) else { break }
        return (scene.type, scene.element)
      }
      if let scene = board.scenes.first(where: \.isInitial) { return (scene.type, scene.element) }
      wanted = board.initialScene
    }
    guard let controller = NibPlatform.of(framework: interface.framework).traits.storyboard.referencedController,
      interface.storyboardReferences.contains(where: { $0.id == interface.initialScene })
    else { return nil }
    return (TypeContext(controller, on: .of(framework: interface.framework)), "viewController")
  }

  /// References to references that are followed.
  private static let deepestReference = 16

  /// Each once, by identifier; equal ones as they stand in the document.
  private static func sorted<Item: Hashable>(_ items: [Item], by identifier: (Item) -> String) -> [Item] {
    var seen: Set<Item> = []
    let once = items.filter { seen.insert($0).inserted }
    return once.enumerated().sorted { left, right in
      let (one, other) = (identifier(left.element), identifier(right.element))
      return one == other ? left.offset < right.offset : one < other
    }.map(\.element)
  }

  /// Modules to import for the storyboard.
  var modules: [String] {
    let types = scenes.map(\.type) + segues.map(\.type) + (initialScene.map { [$0.type] } ?? [])
    return [NibPlatform.of(framework: interface.framework).traits.framework]
      + types.filter { !$0.moduleIsPlaceholder }.compactMap(\.module)
  }

  func write(_ json: inout JSONWriter) {
    json.member("name", interface.name)
    json.member("platform", interface.platform ?? "")
    json.member("initialScene", initialScene)
    json.member("scenes", scenes)
    json.member("segues", segues)
  }
}

private struct SwiftGenXIB: JSONWriting {
  let interface: InterfaceContext

  func write(_ json: inout JSONWriter) {
    let framework = interface.framework
    let owner = interface.placeholders.first { $0.identifier == "IBFilesOwner" }?.type
    json.member("name", interface.name)
    json.member("platform", interface.platform ?? "")
    if let owner, owner.customClass != nil {
      json.key("fileOwner")
      json.object { json in
        let type = SwiftGenType(owner, element: "object", framework: framework)
        type.writeOrigin(&json)
        type.write(&json)
      }
    }
    json.key("rootViews")
    json.list(interface.roots) { root, json in
      json.object { json in
        let type = SwiftGenType(root.type, element: root.element, framework: framework)
        type.writeOrigin(&json)
        type.write(&json)
      }
    }
  }
}
