/// A context in the form of R.swift's resources: nibs and storyboards with the fields of `NibResource` and
/// `StoryboardResource`.
///
/// - Documented: the module RswiftResources of R.swift 7.
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

  init(_ interface: InterfaceContext) { self.interface = interface }

  func writeNib(_ json: inout JSONWriter) {
    writeHead(&json)
    json.member("rootViews", interface.roots.map { RSwiftType($0.type) })
    writeUses(&json)
  }

  func writeStoryboard(_ json: inout JSONWriter) {
    writeHead(&json)
    json.member("initialViewControllerIdentifier", interface.initialScene)
    json.key("viewControllers")
    json.list(interface.scenes) { scene, json in json.object { Self.write(scene, &$0) } }
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

  private static func write(_ scene: SceneContext, _ json: inout JSONWriter) {
    json.member("id", scene.id)
    json.member("storyboardIdentifier", scene.storyboardIdentifier)
    json.key("type")
    json.object(RSwiftType(scene.type).write)
    json.key("segues")
    json.list(scene.segues.filter { $0.identifier != nil }) { segue, json in
      json.object { json in
        json.member("identifier", segue.identifier)
        json.key("type")
        json.object(RSwiftType(segue.type).write)
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
        json.key("type")
        json.object(RSwiftType(reusable.type).write)
      }
    }
    json.member("generatedIds", interface.objects.map(\.id))
    json.key("usedImageIdentifiers")
    json.list(interface.images) { image, json in json.object { Self.write(image.name, image.catalog, &$0) } }
    json.key("usedColorResources")
    json.list(interface.colors.filter { $0.content.kind == .named }) { color, json in
      json.object { Self.write(color.content.name ?? "", nil, &$0) }
    }
    json.member("usedAccessibilityIdentifiers", interface.accessibility.compactMap(\.identifier))
    json.member("isAppKit", interface.framework == "AppKit")
  }

  private static func write(_ name: String, _ catalog: String?, _ json: inout JSONWriter) {
    json.member("name", name)
    json.member("catalog", catalog)
  }
}

private struct RSwiftType: JSONWriting {
  let type: TypeContext

  init(_ type: TypeContext) { self.type = type }

  func write(_ json: inout JSONWriter) {
    json.member("module", type.isModuleTarget ? "host" : type.module ?? "host")
    json.member("name", type.name)
    json.member("genericArgs", [String]())
  }
}
