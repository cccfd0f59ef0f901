import NibGraph

/// What a document compiles to: graphs, no bytes.
public struct CompiledInterface: Sendable {
  /// One archive of the output.
  public struct File: Sendable {
    /// Path below the output; empty when the output is this one file. In a storyboard `Main.nib`, or
    /// `Main.nib/runtime.nib` where older systems need other archives.
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

  /// Which archive holds which controller of a storyboard; nil for a XIB.
  public var storyboard: StoryboardManifest?

  /// Makes a compiled interface.
  public init(files: [File], storyboard: StoryboardManifest? = nil) {
    self.files = files
    self.storyboard = storyboard
  }
}
