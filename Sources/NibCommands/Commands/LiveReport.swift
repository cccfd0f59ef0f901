import NibObjects
import NibRuntime

/// What an archive came to be, as JSON has it: a live tree under a version.
struct LiveReport: Encodable {
  /// Version of this shape.
  let schemaVersion = 1
  /// The archive or document.
  let file: String
  /// Number of objects that were made.
  let objectCount: Int
  /// The top-level objects with what they hold.
  let topLevel: [InstantiatedTree.Node]
  /// The connections with what became of them.
  let connections: [InstantiatedTree.Connection]
  /// The images with what was found.
  let images: [InstantiatedTree.Image]
  /// The messages, as standard error has them.
  let diagnostics: [String]

  /// The report of a live tree.
  init(_ tree: InstantiatedTree, file: String) {
    self.file = file
    objectCount = tree.objectCount
    topLevel = tree.topLevel
    connections = tree.connections
    images = tree.images
    diagnostics = tree.diagnostics
  }
}
