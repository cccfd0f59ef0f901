import NibContext
import NibDiagnostics
import NibResources
import Nibwright
import Testing

/// Contexts of documents in code.
enum ContextSample {
  /// The context of one document.
  static func of(_ text: String, name: String = "Sample.xib") throws -> InterfaceContext {
    try #require(try Interface.read(Array(text.utf8), name: name).context().interfaces.first)
  }

  /// A XIB with top-level elements.
  static func xib(_ objects: String, resources: String = "") -> String {
    document("XIB", "<objects>\(objects)</objects><resources>\(resources)</resources>")
  }

  /// A storyboard with scenes, each a list of elements.
  static func storyboard(_ scenes: String..., initial: String = "") -> String {
    let scenes = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"sc-\(number)\"><objects>\(objects)</objects></scene>"
    }
    return document("Storyboard.XIB", "<scenes>\(scenes.joined())</scenes>", " initialViewController=\"\(initial)\"")
  }

  private static func document(_ kind: String, _ content: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes)>
    <dependencies><deployment version="4864" identifier="iOS"/></dependencies>
    \(content)
    </document>
    """
  }

  /// The context of files in memory.
  static func of(files: [String: String], _ paths: String...) -> Context {
    ContextMaker.context(of: paths, files: MemoryFileSource(files.mapValues { Array($0.utf8) }))
  }
}
