import NibBytes
import NibDiagnostics
import NibDocument

/// Checks the frame of a document: what its root, its scenes and their objects may hold.
///
/// What is misspelt there would be left out whole, a scene or all objects, before any row could tell of it.
enum DocumentFrame {
  /// Children of the root.
  ///
  /// - Seen: those of 1173 documents, and no others.
  private static let rootChildren = [
    "dependencies", "objects", "scenes", "device", "resources", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "customFonts", "color", "classes", "designables", "accessibility",
  ]
  /// - Seen: 1619 scenes; none is without objects.
  private static let sceneChildren = ["objects", "point"]

  /// Warns of what nothing is compiled of.
  static func check(_ document: Document, into diagnostics: inout Diagnostics) {
    var cursor = LineCursor()
    checkRuntime(of: document, into: &diagnostics)
    checkVersion(of: document, into: &diagnostics)
    checkType(of: document, into: &diagnostics)
    checkFlags(of: document, into: &diagnostics)
    checkDeployment(of: document, from: &cursor, into: &diagnostics)
    for child in document.children(of: .root) where !rootChildren.contains(document.tag(child)) {
      warn(child, in: "document", document, from: &cursor, into: &diagnostics)
    }
    guard document.kind == .storyboard, let scenes = document.child("scenes", of: .root) else { return }
    for scene in document.children(of: scenes) {
      guard document.tag(scene) == "scene" else {
        warn(scene, in: "scenes", document, from: &cursor, into: &diagnostics)
        continue
      }
      for child in document.children(of: scene) where !sceneChildren.contains(document.tag(child)) {
        warn(child, in: "scene", document, from: &cursor, into: &diagnostics)
      }
      check(scene: scene, document, from: &cursor, into: &diagnostics)
    }
  }

  /// Seen: these runtimes, in 1572 documents.
  private static let runtimes = ["iOS.CocoaTouch", "MacOSX.Cocoa", "AppleTV", "iOS.CocoaTouch.iPad", "watchKit"]

  /// Warns of a runtime that no documents are known to have: what it is compiled for is told by a part of its name.
  private static func checkRuntime(of document: Document, into diagnostics: inout Diagnostics) {
    guard let runtime = document.attribute("targetRuntime", of: .root), !runtimes.contains(runtime),
      document.platform.traits.runtime == nil
    else { return }
    diagnostics.add(
      .unknownValue,
      "unknown targetRuntime '\(runtime)', expected one of \(runtimes.joined(separator: ", ")); compiled for "
        + "\(DocumentPlatform(runtime: runtime))", at: document.place(of: .root))
  }

  /// Warns of a version of the format that nothing is known of: it is read as the newest one that is.
  ///
  /// Seen: 1429 documents of 3.0, 9 of 2.0 and 7 of 1.1; the attribute's first number is the format's.
  private static func checkVersion(of document: Document, into diagnostics: inout Diagnostics) {
    guard let version = document.attribute("version", of: .root),
      !["1", "2", "3"].contains(version.prefix { $0 != "." })
    else { return }
    diagnostics.add(
      .unknownValue,
      "unknown version '\(version)' of the format, expected 1.1, 2.0 or 3.0; it is read as 3.0",
      at: document.place(of: .root))
  }

  private static func check(
    scene: ElementIndex, _ document: Document, from cursor: inout LineCursor, into diagnostics: inout Diagnostics
  ) {
    guard let objects = document.child("objects", of: scene) else {
      diagnostics.add(
        .missingAttribute, "the scene has no <objects>; nothing in it is compiled", at: scene, of: document,
        from: &cursor)
      return
    }
    // Seen: in every scene for iOS, tvOS and macOS one object says that it is the controller; that of a scene for an
    // Apple Watch says it by its tag.
    let hasController = document.children(of: objects).contains { child in
      document.attribute("sceneMemberID", of: child) == "viewController"
        || document.tag(child).lowercased().hasSuffix("controller")
    }
    guard !hasController else { return }
    diagnostics.add(
      .missingAttribute, "the scene has no controller among its <objects>; nothing in it is compiled",
      at: scene, of: document, from: &cursor)
  }

  private static func warn(
    _ element: ElementIndex, in parent: String, _ document: Document, from cursor: inout LineCursor,
    into diagnostics: inout Diagnostics
  ) {
    diagnostics.add(
      .unknownElement,
      "unknown element <\(document.tag(element))> in <\(parent)>; nothing in it is compiled",
      at: element, of: document, from: &cursor)
  }

  /// Warns of an initial controller that no scene has: an app would start with an empty window.
  static func warnOfMissingInitial(_ id: String, _ document: Document, into diagnostics: inout Diagnostics) {
    diagnostics.add(
      .danglingReference,
      "the initial controller '\(id)' is no controller of a scene; the storyboard has no entry point",
      at: document.place(of: .root))
  }
}
