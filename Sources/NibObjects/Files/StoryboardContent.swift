import NibDiagnostics
import NibGraph
import NibRuntime

/// What a storyboard is made of: archives by base name, and which of them holds which controller.
///
/// A compiled folder is one, a document that was compiled in memory another.
public protocol StoryboardContent: Sendable {
  /// How messages name the storyboard.
  var name: String { get }

  /// Which archive holds which controller.
  var manifest: StoryboardManifest { get }

  /// The archive of a base name; nil when there is none. The storyboard asks once a name.
  /// - Throws: the reader's own error.
  func graph(named name: String) throws -> ObjectGraph?

  /// Where a reference to another storyboard stands, by the identifier that segues use.
  func place(ofReference identifier: String) -> Place
}

extension StoryboardContent {
  /// The storyboard: an archive has no lines.
  public func place(ofReference identifier: String) -> Place { Place(file: name) }
}

/// Answers which storyboard another one refers to.
public protocol StoryboardProviding: Sendable {
  /// Finds the storyboard that a reference names; one that names none is not asked for.
  /// - Throws: the reader's own error for one that is there and cannot be read.
  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer
}

/// What is answered to a storyboard's name.
public enum StoryboardAnswer: Sendable {
  /// What the storyboard is made of.
  case found(StoryboardParts)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}

/// All that a storyboard is made of. A storyboard made of the same parts shows the same scenes.
public struct StoryboardParts: Sendable {
  /// Its archives, and which is whose.
  public var content: any StoryboardContent { didSet { unshare() } }
  /// What its nibs depend on.
  public var loader: InstantiationContext { didSet { unshare() } }
  /// Knows the storyboards that it refers to.
  public var others: (any StoryboardProviding)? { didSet { unshare() } }
  /// What storyboards made of copies of the parts share.
  package private(set) var shared: SharedScenes

  /// Takes the parts.
  public init(
    _ content: any StoryboardContent, loader: InstantiationContext, others: (any StoryboardProviding)? = nil
  ) {
    self.content = content
    self.loader = loader
    self.others = others
    shared = SharedScenes(content, otherNibs: loader.nibs)
  }

  /// Shares nothing any more with the parts that these are a copy of.
  mutating func unshare() { shared = SharedScenes(content, otherNibs: loader.nibs) }
}

/// A framework's storyboard: it can be made of its parts.
///
/// Who reads files knows no framework, and gives every such class its initializers for files.
nonisolated public protocol StoryboardMade {
  /// Makes a storyboard.
  init(_ parts: StoryboardParts)
  /// The frameworks whose scenes it has.
  static var platforms: [NibPlatform] { get }
}
