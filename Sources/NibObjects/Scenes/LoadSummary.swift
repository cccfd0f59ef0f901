import NibDiagnostics
import NibRuntime

/// What was made of an archive, without the live objects: kept by controllers for their two nibs.
public struct LoadSummary: Sendable {
  /// Number of objects that were made.
  public let objectCount: Int
  /// The connections of the archive in order, each with what became of it.
  public let connections: [NibConnection]
  /// The images asked for.
  public let images: [NibImageReport]
  /// What was noticed on the way.
  public let messages: [Diagnostic]

  /// Sums up an instantiation.
  public init(_ instantiation: Instantiation) {
    objectCount = instantiation.objects.count
    connections = instantiation.connections
    images = instantiation.images
    messages = instantiation.diagnostics.messages
  }
}
