import NibObjects
import NibRuntime

/// What an archive came to be, as JSON has it: a live tree under a version.
struct LiveReport: Encodable {
  /// The archive or document.
  let file: String
  /// What is shown, object by object.
  let tree: LiveTree

  /// Version of this shape.
  private static let schemaVersion = 1

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, file, objectCount, topLevel, connections, images, diagnostics
  }

  /// Writes the number of objects that were made, the top-level ones with what they hold, the connections with what became of
  /// them, the images with what was found, and the messages as standard error has them.
  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(file, forKey: .file)
    try members.encode(tree.objectCount, forKey: .objectCount)
    try members.encode(tree.topLevel, forKey: .topLevel)
    try members.encode(tree.connections, forKey: .connections)
    try members.encode(tree.images, forKey: .images)
    try members.encode(tree.diagnostics, forKey: .diagnostics)
  }
}
