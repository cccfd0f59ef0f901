import NibGraph
import NibStandIns

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
}

/// Answers which storyboard another one refers to.
public protocol StoryboardProviding: Sendable {
  /// Finds the storyboard that a reference names; one that names none is not asked for.
  /// - Throws: the reader's own error for one that is there and cannot be read.
  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer
}

/// What is answered to a storyboard's name.
public enum StoryboardAnswer: Sendable {
  /// The storyboard.
  case found(UIStoryboard)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}
