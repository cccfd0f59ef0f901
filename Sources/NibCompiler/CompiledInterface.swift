import NibGraph

/// What a document compiles to: graphs, no bytes.
public struct CompiledInterface: Sendable {
  /// One archive of the output.
  public struct File: Sendable {
    /// Path below the output; empty when the output is this one file.
    public var path: String
    /// What the archive holds.
    public var graph: ObjectGraph

    /// Makes a file.
    public init(path: String, graph: ObjectGraph) {
      self.path = path
      self.graph = graph
    }
  }

  /// The archives in the order they are written.
  public var files: [File]

  /// Makes a compiled interface.
  public init(files: [File]) { self.files = files }
}
