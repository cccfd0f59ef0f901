import NibGraph
import NibRuntime
import Synchronization

/// What storyboards that are made of the same parts share, so that each is made once however many references lead to it:
/// which archive has which scene, archives that were read, and storyboards that are referred to.
package final class SharedScenes: Sendable {
  /// The storyboard's archives.
  package let nibs: StoryboardNibs
  /// Names of archives by the identifiers of their controllers.
  package let nibNames: [String: String]
  /// References to other storyboards by identifiers.
  package let references: [String: StoryboardManifest.Reference]
  /// Parts of other storyboards by references without what they mean in them.
  private let others = Mutex<[StoryboardManifest.Reference: StoryboardParts]>([:])

  init(_ content: any StoryboardContent, otherNibs: (any NibProviding)?) {
    nibs = StoryboardNibs(content, others: otherNibs)
    let manifest = content.manifest
    let references = Dictionary(manifest.references.map { ($0.identifier, $0) }) { first, _ in first }
    // A reference that a segue leads to has an archive, too, with nothing but its identifier.
    let scenes = manifest.scenes.filter { references[$0.identifier] == nil }
    nibNames = Dictionary(scenes.map { ($0.identifier, $0.nibName) }) { first, _ in first }
    self.references = references
  }

  /// The parts of another storyboard, asked for once; what throws is asked again.
  func parts(
    of reference: StoryboardManifest.Reference, _ read: () throws -> StoryboardParts
  ) rethrows -> StoryboardParts {
    var key = reference
    key.identifier = ""
    key.controllerIdentifier = nil
    if let known = others.withLock({ $0[key] }) { return known }
    // Read outside the lock: two threads may read the same storyboard, and the first one's stays.
    var parts = try read()
    // Who is asked may answer with parts that refer to these, and the two would keep each other alive.
    parts.unshare()
    return others.withLock { [parts] others in
      if let known = others[key] { return known }
      others[key] = parts
      return parts
    }
  }

  /// Forgets what was read.
  package func drop() {
    nibs.drop()
    others.withLock { $0.removeAll() }
  }
}
