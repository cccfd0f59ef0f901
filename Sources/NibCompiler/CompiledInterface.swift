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

/// What a compiled storyboard's `Info.plist` says: which archive belongs to which identifier, and which comes first.
///
/// - Seen: 162 of 163 compiled storyboards for iOS and tvOS.
public struct StoryboardInformation: Sendable, Hashable {
  /// A controller of another storyboard that a segue or a container leads to.
  ///
  /// - Inferred: no archive shows how it is kept; the names are those of the document's attributes.
  public struct Reference: Sendable, Hashable {
    /// What segues call it.
    public var identifier: String
    /// The other storyboard; nil for the one that the reference stands in.
    public var storyboardName: String?
    /// The controller; nil for the one that is shown first.
    public var controllerIdentifier: String?
    /// The bundle that has the other storyboard; nil for the same one.
    public var bundleIdentifier: String?

    /// Makes a reference.
    public init(
      identifier: String, storyboardName: String? = nil, controllerIdentifier: String? = nil,
      bundleIdentifier: String? = nil
    ) {
      self.identifier = identifier
      self.storyboardName = storyboardName
      self.controllerIdentifier = controllerIdentifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// Names of the controllers' archives, in document order. A controller's identifier is its archive's name; a controller
  /// without an identifier that something leads to is called by its class and id.
  public var nibNames: [String]
  /// The identifier of the controller that is shown first; nil in a storyboard without one.
  public var entryPoint: String?
  /// Controllers of other storyboards.
  public var references: [Reference]

  /// Makes the information.
  public init(nibNames: [String], entryPoint: String? = nil, references: [Reference] = []) {
    self.nibNames = nibNames
    self.entryPoint = entryPoint
    self.references = references
  }
}
