import NibGraph

/// A context in the form of R.swift's resources: nibs and storyboards with the fields of `NibResource` and
/// `StoryboardResource`, by the rules of its parsers.
///
/// - Documented: the modules RswiftResources and RswiftParsers of R.swift 7. Our own are what its parsers do not read:
///   archives, and scenes of watches, which have WatchKit's classes.
struct RSwiftContext {
  private let context: Context

  init(_ context: Context) { self.context = context }
}

extension RSwiftContext: JSONWriting {
  func write(_ json: inout JSONWriter) {
    let (nibs, storyboards) = (
      context.interfaces.filter { $0.kind == .nib }, context.interfaces.filter { $0.kind == .storyboard }
    )
    json.key("nibs")
    json.list(nibs) { nib, json in json.object { RSwiftInterface(nib).writeNib(&$0) } }
    json.key("storyboards")
    json.list(storyboards) { storyboard, json in json.object { RSwiftInterface(storyboard).writeStoryboard(&$0) } }
  }
}

private struct RSwiftInterface {
  let interface: InterfaceContext
  /// R.swift asks for the target runtime alone; a document's type says the same where it has none.
  private let isAppKit: Bool

  init(_ interface: InterfaceContext) {
    self.interface = interface
    isAppKit = interface.framework == "AppKit"
  }

  func writeNib(_ json: inout JSONWriter) {
    writeHead(&json)
    json.member("rootViews", rootViews)
    writeUses(&json)
  }

  /// The top-level elements but for placeholders of UIKit: those of AppKit are elements like others, and a parser does not
  /// tell them.
  private var rootViews: [RSwiftType] {
    let outside = isAppKit ? interface.placeholders : []
    let objects = Dictionary(
      interface.objects.map { ($0.id, $0.place) }, uniquingKeysWith: { first, _ in first })
    let all =
      outside.map { (type: type($0), place: $0.place) }
      + interface.roots.map { (type: type($0.type, $0.element, .view), place: objects[$0.id] ?? nil) }
    let ordered = all.enumerated().sorted { left, right in
      let (one, other) = (left.element.place, right.element.place)
      guard let one, let other, one != other else { return left.offset < right.offset }
      return (one.line, one.column) < (other.line, other.column)
    }
    return ordered.map(\.element.type)
  }

  func writeStoryboard(_ json: inout JSONWriter) {
    writeHead(&json)
    json.member("initialViewControllerIdentifier", interface.initialScene)
    json.key("viewControllers")
    json.list(interface.scenes) { scene, json in json.object { write(scene, &$0) } }
    json.key("viewControllerPlaceholders")
    json.list(interface.storyboardReferences) { reference, json in
      json.object { json in
        json.member("id", reference.id)
        json.member("storyboardName", reference.storyboardName)
        json.member("referencedIdentifier", reference.referencedIdentifier)
        json.member("bundleIdentifier", reference.bundleIdentifier)
      }
    }
    writeUses(&json)
  }

  private func writeHead(_ json: inout JSONWriter) {
    json.member("name", interface.name)
    json.member("locale", interface.locales.first.map { $0 == "Base" ? "base" : $0 } ?? "none")
    json.member("deploymentTarget", interface.deploymentTarget)
  }

  private func write(_ scene: SceneContext, _ json: inout JSONWriter) {
    json.member("id", scene.id)
    json.member("storyboardIdentifier", scene.storyboardIdentifier)
    json.member("type", type(scene.type, scene.element, .viewController))
    json.key("segues")
    json.list(scene.segues.filter { $0.identifier != nil }) { segue, json in
      json.object { json in
        json.member("identifier", segue.identifier)
        json.member("type", type(segue.type, nil, .segue))
        json.member("destination", segue.destination)
        json.member("kind", segue.kind)
      }
    }
  }

  private func writeUses(_ json: inout JSONWriter) {
    json.key("reusables")
    json.list(interface.reusables) { reusable, json in
      json.object { json in
        json.member("identifier", reusable.identifier)
        json.member("type", type(reusable.type, reusable.element, .view))
      }
    }
    json.member("generatedIds", generatedIDs)
    let images = interface.images.filter { $0.listedPlace != nil || interface.source == .archive }
    json.key("usedImageIdentifiers")
    json.list(images.sorted { ($0.listedPlace ?? 0) < ($1.listedPlace ?? 0) }) { image, json in
      json.object { Self.write(image.name, image.catalog, &$0) }
    }
    // The system's colors of UIKit have no name of a document's own.
    let colors = interface.colors.filter { color in
      !color.isListedOnly && (color.content.kind == .named || color.content.catalog != nil)
    }
    json.key("usedColorResources")
    json.list(colors) { color, json in
      json.object { Self.write(color.content.name ?? "", color.content.catalog, &$0) }
    }
    json.member("usedAccessibilityIdentifiers", accessibilityIdentifiers)
    json.member("isAppKit", isAppKit)
  }

  /// Identifiers of elements, and those that runtime attributes set.
  private var accessibilityIdentifiers: [String] {
    interface.accessibility.compactMap(\.identifier)
      + interface.runtimeAttributes.compactMap { attribute in
        guard attribute.keyPath == "accessibilityIdentifier", attribute.type == "string",
          case .text(let text)? = attribute.value
        else { return nil }
        return text
      }
  }

  /// The ids that Interface Builder made, `abc-12-xyz`, of whatever element: others are an author's.
  private var generatedIDs: [String] {
    let all =
      interface.placeholders.map { (Optional($0.id), $0.place) } + interface.objects.map { (Optional($0.id), $0.place) }
      + interface.connections.map { ($0.id, $0.place) } + interface.segues.map { ($0.id, $0.place) }
      + interface.constraints.map { (Optional($0.id), $0.place) }
    var known: Set<String> = []
    return
      all.enumerated().sorted { left, right in
        guard let one = left.element.1, let other = right.element.1, one != other else {
          return left.offset < right.offset
        }
        return (one.line, one.column) < (other.line, other.column)
      }.compactMap(\.element.0).filter { Self.isGenerated($0) && known.insert($0).inserted }
  }

  private static func isGenerated(_ id: String) -> Bool {
    let letters = Array(id)
    guard letters.count == 10 else { return false }
    return letters.indices.allSatisfy { place in
      place == 3 || place == 6
        ? letters[place] == "-" : letters[place].isLetter || letters[place].isNumber || letters[place] == "_"
    }
  }

  // MARK: Types

  /// What a class is of, for an element that R.swift does not know.
  private enum Role { case view, viewController, segue }

  /// The elements whose class R.swift knows; others are views, or controllers, to it.
  private static let knownElements: Set<String> = [
    "viewController", "tabBarController", "glkViewController", "pageViewController", "tableViewController",
    "splitViewController", "navigationController", "avPlayerViewController", "collectionViewController",
    "lookAroundViewController", "view", "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
  private static let knownDesktopElements: Set<String> = [
    "viewController", "tabViewController", "splitViewController", "pagecontroller", "windowController",
    "lookAroundViewController", "view", "scrollView", "tableCellView", "collectionViewItem",
  ]

  private func type(_ placeholder: PlaceholderContext) -> RSwiftType {
    guard let name = placeholder.statedClass else { return type(placeholder.type, "customObject", .view) }
    return RSwiftType(module: Self.customModule(placeholder.type), name: name)
  }

  private static func customModule(_ type: TypeContext) -> String? { type.isModuleTarget ? nil : type.customModule }

  /// A class of the target is the host's, and so is one without a module.
  private func type(_ type: TypeContext, _ element: String?, _ role: Role) -> RSwiftType {
    if let custom = type.customClass {
      return RSwiftType(module: Self.customModule(type), name: custom)
    }
    let platform = NibPlatform.of(framework: interface.framework)
    let known = isAppKit ? Self.knownDesktopElements : Self.knownElements
    // Archives have no elements, and watches none that R.swift knows.
    guard let element, platform.traits.relative == nil, !known.contains(element) else {
      return RSwiftType(module: type.module, name: type.name)
    }
    let name = platform.traits.classPrefix + (role == .view ? "View" : "ViewController")
    return RSwiftType(module: FrameworkModules.module(of: name, on: platform), name: name)
  }

  private static func write(_ name: String, _ catalog: String?, _ json: inout JSONWriter) {
    json.member("name", name)
    json.member("catalog", catalog)
  }
}

private struct RSwiftType: JSONWriting {
  let module: String?
  let name: String

  func write(_ json: inout JSONWriter) {
    json.member("module", module ?? "host")
    json.member("name", name)
    json.member("genericArgs", [String]())
  }
}
