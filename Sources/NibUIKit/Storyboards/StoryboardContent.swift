import NibGraph
import NibStandIns

/// What a storyboard is made of: archives by base name, and which of them holds which controller.
///
/// A compiled folder is one, a document that was compiled in memory another.
public protocol StoryboardContent: Sendable {
  /// How messages name the storyboard.
  var name: String { get }

  /// Which controllers there are.
  var index: StoryboardIndex { get }

  /// The archive of a base name; nil when there is none. The storyboard asks once a name.
  /// - Throws: the reader's own error.
  func graph(named name: String) throws -> ObjectGraph?
}

/// Which controllers a storyboard has.
public struct StoryboardIndex: Sendable, Hashable {
  /// Base names of the archives, by the controllers' identifiers: those of the document, and made-up ones for other
  /// controllers that a segue leads to.
  public var nibNames: [String: String]
  /// Identifier of the initial controller; nil when the storyboard names none.
  public var initialIdentifier: String?
  /// Controllers in other storyboards, by the identifiers that segues use.
  public var references: [String: StoryboardReference]

  /// Makes an index.
  public init(
    nibNames: [String: String] = [:], initialIdentifier: String? = nil, references: [String: StoryboardReference] = [:]
  ) {
    self.nibNames = nibNames
    self.initialIdentifier = initialIdentifier
    self.references = references
  }
}

/// A controller in another storyboard.
public struct StoryboardReference: Sendable, Hashable {
  /// Base name of the other storyboard.
  public var storyboardName: String
  /// Identifier of its bundle; nil for the bundles of the storyboard that refers.
  public var bundleIdentifier: String?
  /// Identifier of the controller; nil for the initial one.
  public var controllerIdentifier: String?

  /// Makes a reference.
  public init(storyboardName: String, bundleIdentifier: String? = nil, controllerIdentifier: String? = nil) {
    self.storyboardName = storyboardName
    self.bundleIdentifier = bundleIdentifier
    self.controllerIdentifier = controllerIdentifier
  }
}

/// Answers which storyboard another one refers to.
public protocol StoryboardProviding: Sendable {
  /// Finds a storyboard.
  /// - Throws: the reader's own error for one that is there and cannot be read.
  func storyboard(_ reference: StoryboardReference) throws -> StoryboardAnswer
}

/// What is answered to a storyboard's name.
public enum StoryboardAnswer: Sendable {
  /// The storyboard.
  case found(UIStoryboard)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}
