/// Which archive of a storyboard holds which controller: what the `Info.plist` of a compiled storyboard says, and what
/// compiling a storyboard document finds out.
///
/// - Seen: 162 of 163 compiled storyboards for iOS and tvOS.
public struct StoryboardManifest: Sendable, Hashable {
  /// A controller with an archive of its own.
  public struct Scene: Sendable, Hashable {
    /// The controller's identifier: the document's, or one made of class and id for a controller that only segues name.
    public var identifier: String
    /// Base name of the archive.
    public var nibName: String
    /// What the controller's archive calls it beside its identifier; only in storyboards of AppKit.
    public var uniqueIdentifier: String?

    /// Makes a scene; the compiler names an archive by its controller's identifier.
    public init(identifier: String, nibName: String? = nil) {
      self.identifier = identifier
      self.nibName = nibName ?? identifier
    }
  }

  /// A controller of another storyboard that a segue or a container leads to.
  public struct Reference: Sendable, Hashable {
    /// The identifier that segues use.
    public var identifier: String
    /// Base name of the other storyboard; nil for the one that the reference stands in.
    public var storyboardName: String?
    /// Identifier of the controller; nil for the initial one.
    public var controllerIdentifier: String?
    /// Identifier of the bundle that has the other storyboard; nil for the same one.
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

  /// The controllers that have archives, in document order.
  public var scenes: [Scene]
  /// Identifier of the initial controller; nil in a storyboard without one.
  public var initialIdentifier: String?
  /// Controllers of other storyboards, in document order.
  public var references: [Reference]
  /// The framework that it is for.
  public var platform = NibPlatform.standard
  /// Base name of the archive of the application and its menu; only in storyboards of AppKit.
  public var mainMenu: String?

  /// Makes a manifest.
  public init(scenes: [Scene] = [], initialIdentifier: String? = nil, references: [Reference] = []) {
    self.scenes = scenes
    self.initialIdentifier = initialIdentifier
    self.references = references
  }
}
