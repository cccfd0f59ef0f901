import NibDocument

/// What Interface Builder says of itself in a document that it saves.
enum IBStamp {
  /// Options after which a document is saved as Interface Builder saves it. Seen: `--upgrade` and `--enable-auto-layout` of a
  /// document that needs neither, Xcode 26.5.
  private static let options: [IBOption.Name] = [.upgrade, .enableAutoLayout]

  /// Versions of what saves documents, by the attribute's element. Seen: documents saved with Xcode 26.5.
  private static let plugIns = [
    "com.apple.InterfaceBuilder.IBCocoaTouchPlugin": "24743", "com.apple.InterfaceBuilder.CocoaPlugin": "24765",
  ]

  /// Whether a command line has documents saved so.
  static func isSet(by arguments: ParsedArguments) -> Bool { options.contains { arguments.has($0) } }

  /// Sets the versions of the tool and of its plug-ins; what a newer one saved keeps its own.
  /// - Throws: `IBRefusal` for a document that cannot be edited.
  static func set(_ document: Document, _ edits: inout DocumentEditor) throws(IBRefusal) {
    do {
      try raise("toolsVersion", of: .root, to: IBTool.version.bundle, document, &edits)
      guard let dependencies = document.child("dependencies", of: .root) else { return }
      for element in document.children(of: dependencies) where document.tag(element) == "plugIn" {
        guard let version = document.attribute("identifier", of: element).flatMap({ plugIns[$0] }) else { continue }
        try raise("version", of: element, to: version, document, &edits)
      }
    } catch {
      throw IBRefusal(error)
    }
  }

  private static func raise(
    _ name: String, of element: ElementIndex, to version: String, _ document: Document, _ edits: inout DocumentEditor
  ) throws(DocumentError) {
    guard let own = document.attribute(name, of: element).flatMap({ number($0) }), let new = number(version), own < new
    else { return }
    try edits.set(name, of: element, to: version)
  }

  /// The number before the first dot: of `23077.2` it is 23077.
  private static func number(_ version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

  /// The document with the XML declaration that is written today; older tools said that it stands alone or does not.
  static func plainDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    for old in ["no", "yes"] {
      let declaration = Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"\(old)\"?>".utf8)
      if bytes.starts(with: declaration) {
        return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) + bytes.dropFirst(declaration.count)
      }
    }
    return bytes
  }
}
