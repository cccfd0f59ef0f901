import NibGraph
import NibRuntime
import NibStandIns
import Synchronization

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

/// The owner of a controller's nib: it is given the controller, as UIKit's scene object is.
///
/// - Seen: outlet `sceneViewController` of File's Owner in every controller nib.
@MainActor
final class SceneOwner: NibConnectable {
  private(set) var controller: AnyObject?

  func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    guard name == "sceneViewController" else { return false }
    controller = value
    return true
  }
}

/// The archives of a storyboard, each read once and shared; other names go on to who knew nibs before.
final class StoryboardNibs: NibProviding {
  private let content: any StoryboardContent
  /// Who knew nibs before.
  let others: (any NibProviding)?
  private let graphs = Mutex<[String: ObjectGraph]>([:])

  init(_ content: any StoryboardContent, others: (any NibProviding)?) {
    self.content = content
    self.others = others
  }

  /// The storyboard's own archive of a name.
  func graph(named name: String) throws -> ObjectGraph? {
    if let known = graphs.withLock({ $0[name] }) { return known }
    // Read outside the lock: two threads may read the same archive, and the first one's stays.
    guard let graph = try content.graph(named: name) else { return nil }
    return graphs.withLock { graphs in
      if let known = graphs[name] { return known }
      graphs[name] = graph
      return graph
    }
  }

  func drop() { graphs.withLock { $0.removeAll() } }

  func nib(named name: String) throws -> NibAnswer {
    if let graph = try graph(named: name) { return .found(graph) }
    let own = "\(content.name)/\(name).nib"
    switch try others?.nib(named: name) {
    case .found(let graph)?: return .found(graph)
    case .missing(let tried)?: return .missing(tried: [own] + tried)
    case nil: return .missing(tried: [own])
    }
  }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    guard let others else {
      throw RuntimeError(
        code: .nibNotReadable, place: .init(file: name), detail: "nothing here reads archives; give the loader its nibs"
      )
    }
    return try others.nib(archived: bytes, name: name)
  }
}
