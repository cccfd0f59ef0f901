import NibGraph
import NibResources
import NibRuntime
import Synchronization

/// The archives of a storyboard, each read once and shared; other names go on to who knew nibs before.
package final class StoryboardNibs: NibProviding {
  private let content: any StoryboardContent
  /// Who knew nibs before.
  package let others: (any NibProviding)?
  private let graphs = Mutex<[String: ObjectGraph]>([:])
  /// Archives that were forgotten once: one that is asked for again has several uses, and stays.
  private let forgotten = Mutex<Set<String>>([])
  /// The names of the archive that was forgotten last, which the next one mostly shares.
  private let lastNames = Mutex<(any AnyObject & Sendable)?>(nil)

  /// Makes one of a storyboard's content.
  package init(_ content: any StoryboardContent, others: (any NibProviding)?) {
    self.content = content
    self.others = others
  }

  /// The storyboard's own archive of a name.
  /// - Throws: what the content throws.
  package func graph(named name: String) throws -> ObjectGraph? {
    if let known = graphs.withLock({ $0[name] }) { return known }
    // Read outside the lock: two threads may read the same archive, and the first one's stays.
    guard let graph = try content.graph(named: name) else { return nil }
    return graphs.withLock { graphs in
      if let known = graphs[name] { return known }
      graphs[name] = graph
      return graph
    }
  }

  /// Forgets the storyboard's own archive of a name, and what loads of it found out, after its first use.
  func forget(_ name: String) {
    guard forgotten.withLock({ $0.insert(name).inserted }) else { return }
    guard let graph = graphs.withLock({ $0.removeValue(forKey: name) }) else { return }
    let names = graph.forgetPlan()
    lastNames.withLock { $0 = names }
  }

  /// Forgets what was read.
  package func drop() {
    graphs.withLock { $0.removeAll() }
    forgotten.withLock { $0.removeAll() }
    lastNames.withLock { $0 = nil }
  }

  /// The storyboard's own archive of a name, or who knew nibs before is asked.
  /// - Throws: what they throw.
  package func nib(named name: String) throws -> NibAnswer {
    if let graph = try graph(named: name) { return .found(graph) }
    let own = "\(content.name)/\(name).nib"
    switch try others?.nib(named: name) {
    case .found(let graph)?: return .found(graph)
    case .missing(let tried)?: return .missing(tried: FilePath.once([own] + tried))
    case nil: return .missing(tried: [own])
    }
  }

  /// An archive inside another, read by who knew nibs before.
  /// - Throws: `nibNotReadable` where there is nobody; what they throw.
  package func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    guard let others else {
      throw RuntimeError(
        code: .nibNotReadable, place: .init(file: name), detail: "nothing here reads archives; give the loader its nibs"
      )
    }
    return try others.nib(archived: bytes, name: name)
  }
}
