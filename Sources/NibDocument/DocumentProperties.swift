/// What the root element, `<dependencies>` and `<resources>` say about a document as a whole.
///
/// Each question is answered from the document anew: ask once, not in a loop.
public struct DocumentProperties: Sendable {
  private let document: Document

  /// The properties of a document.
  public init(_ document: Document) { self.document = document }

  /// The system the document is made for: by its runtime, else by its type.
  public var platform: DocumentPlatform { target.system }

  /// What the document is made for.
  public var target: DocumentTarget { DocumentTarget(document) }

  /// The runtime as written, as `iOS.CocoaTouch.iPad`.
  public var targetRuntime: String? { root("targetRuntime") }

  /// The version of the Interface Builder that saved the document, as `23504` or `32700.99.1234`.
  public var toolsVersion: String? { root("toolsVersion") }

  /// The macOS build on which it was saved, as `13C64`.
  public var systemVersion: String? { root("systemVersion") }

  /// Whether views are laid out by constraints.
  public var usesAutolayout: Bool { isOn("useAutolayout") }

  /// Whether properties may vary with size classes.
  public var usesTraitCollections: Bool { isOn("useTraitCollections") }

  /// Whether views have safe areas; older documents have layout guides instead.
  public var usesSafeAreas: Bool { isOn("useSafeAreas") }

  /// Whether the document is a launch screen.
  public var isLaunchScreen: Bool { isOn("launchScreen") }

  /// Whether colours are meant in the colour space they name.
  public var isColorMatched: Bool { isOn("colorMatched") }

  /// Whether custom objects are made by their `init` and not by a stand-in (`customObjectInstantitationMethod`, Apple's
  /// spelling).
  public var instantiatesDirectly: Bool { root("customObjectInstantitationMethod") == "direct" }

  /// Identifier of the storyboard's first controller.
  public var initialViewController: String? { root("initialViewController") }

  /// The lowest system version the document is checked for, when it sets one of its own: `13.0`.
  public var deploymentTarget: String? { deployment("version") }

  /// The project's lowest system version when the document was saved; used where it sets none of its own.
  public var defaultDeploymentTarget: String? { deployment("defaultVersion") }

  /// Whether the document is saved in the format of Xcode 8, which later versions keep: it names that capability.
  public var isInXcode8Format: Bool {
    guard let dependencies = document.child("dependencies", of: .root) else { return false }
    return document.children(of: dependencies).contains { element in
      document.tag(element) == "capability"
        && document.attribute("name", of: element) == "documents saved in the Xcode 8 format"
    }
  }

  /// The images and colours the document names, in document order.
  public var resources: [DocumentResource] {
    guard let list = document.child("resources", of: .root) else { return [] }
    return document.children(of: list).map(resource)
  }

  private func root(_ name: String) -> String? { document.attribute(name, of: .root) }

  private func isOn(_ name: String) -> Bool { root(name) == "YES" }

  private func deployment(_ name: String) -> String? {
    guard let dependencies = document.child("dependencies", of: .root),
      let element = document.child("deployment", of: dependencies),
      let number = document.attribute(name, of: element)
    else { return nil }
    let system = document.attribute("identifier", of: element) ?? ""
    return DeploymentNumber.version(number, platform: DocumentPlatform(runtime: system))
  }

  private func resource(_ element: ElementIndex) -> DocumentResource {
    DocumentResource(
      tag: document.tag(element), name: document.attribute("name", of: element) ?? "",
      width: document.attribute("width", of: element).flatMap(Double.init),
      height: document.attribute("height", of: element).flatMap(Double.init),
      catalog: document.attribute("catalog", of: element), element: element)
  }
}

extension Document {
  /// What the document says of itself as a whole.
  public var properties: DocumentProperties { DocumentProperties(self) }
}
