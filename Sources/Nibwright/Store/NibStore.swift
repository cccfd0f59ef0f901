import NibResources
import NibRuntime
import Synchronization

// Invariant: an entry is filled once, under its own lock; an entry that failed is no longer in the table.

/// Nibs by name, each loaded once and kept until it is dropped.
///
/// Safe to share between threads. However many ask for a name at once, one loads it and the others wait; different
/// names load side by side. A load that fails is not kept: the next question tries again. Nibs in the store name other
/// nibs, for cells and controllers, through the store too.
///
/// - Documented: UINib keeps its data and may drop it when memory is short; here the program says when.
public final class NibStore: Sendable {
  /// Where the nibs are found.
  public let bundles: BundleChain
  private let languages: [String]
  private let idiom: ImageIdiom?
  let environment: NibEnvironment
  private let state = Mutex(State())

  private final class Entry: Sendable {
    let result: Mutex<Result<NibFile, any Error>?>
    /// Whether the nib was loaded here, rather than handed in with surroundings of its own.
    let isLoadedHere: Bool

    init(_ nib: NibFile? = nil) {
      result = Mutex(nib.map { .success($0) })
      isLoadedHere = nib == nil
    }
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var counts = NibStoreCounts()
  }

  /// A store over bundles; nothing is loaded yet.
  public init(
    bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) {
    self.bundles = bundles
    self.languages = languages
    self.idiom = idiom
    self.environment = environment
  }

  /// The nib of a name, loaded now if it is not kept; `Login` and `Login.nib` are one, `Login.xib` asks for the source.
  /// - Throws: as `NibFile.init(named:in:)`.
  public func nib(named name: String) throws -> NibFile {
    let key = Self.key(name)
    let entry = state.withLock { state in
      if let known = state.entries[key] { return known }
      let entry = Entry()
      state.entries[key] = entry
      return entry
    }
    let (result, isLoad) = entry.result.withLock { held in
      if let held { return (held, false) }
      let result = Result { try load(name) }
      held = result
      return (result, true)
    }
    let nib = try note(result, key, entry, isLoad: isLoad).get()
    return entry.isLoadedHere ? nib.with(environment: linked) : nib
  }

  private func load(_ name: String) throws -> NibFile {
    try NibFile(named: name, in: bundles, languages: languages, idiom: idiom, environment: environment)
  }

  private func note(
    _ result: Result<NibFile, any Error>, _ key: String, _ entry: Entry, isLoad: Bool
  ) -> Result<NibFile, any Error> {
    state.withLock { state in
      if isLoad { state.counts.loads += 1 } else { state.counts.hits += 1 }
      guard case .failure = result else { return }
      if isLoad { state.counts.failures += 1 }
      if state.entries[key] === entry { state.entries[key] = nil }
    }
    return result
  }

  /// What a nib that is handed out depends on. The kept ones do not hold the store, or the two would keep each other.
  private var linked: NibEnvironment {
    var environment = environment
    if environment.nibs == nil { environment.nibs = StoredNibs(self) }
    return environment.resolving(in: bundles, languages: languages, idiom: idiom)
  }

  /// Loads nibs that are not kept yet, side by side.
  /// - Returns: the names that failed, in the order of `names`, with the reason.
  @discardableResult
  public func preload(_ names: [String]) async -> [(name: String, error: any Error)] {
    await withTaskGroup(of: (Int, (any Error)?).self) { group in
      for (position, name) in names.enumerated() {
        group.addTask {
          do { _ = try self.nib(named: name) } catch { return (position, error) }
          return (position, nil)
        }
      }
      var failures: [(Int, any Error)] = []
      for await case (let position, let error?) in group { failures.append((position, error)) }
      return failures.sorted { $0.0 < $1.0 }.map { (names[$0.0], $0.1) }
    }
  }

  /// Keeps a nib that was made elsewhere, as one from a download, under a name and with its own environment; it takes
  /// the place of one already kept.
  public func keep(_ nib: NibFile, as name: String) {
    state.withLock { $0.entries[Self.key(name)] = Entry(nib) }
  }

  /// Drops a nib. Those who have it keep it; the next question loads it anew.
  public func drop(_ name: String) {
    state.withLock { $0.entries[Self.key(name)] = nil }
  }

  /// Drops all nibs.
  public func dropAll() {
    state.withLock { $0.entries.removeAll() }
  }

  /// Names that are kept or being loaded, in byte order.
  public var names: [String] { state.withLock { $0.entries.keys.sorted() } }

  /// What the store did so far.
  public var counts: NibStoreCounts { state.withLock { $0.counts } }

  private static func key(_ name: String) -> String {
    name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
  }
}

/// What a store of nibs did since it was made.
public struct NibStoreCounts: Sendable, Hashable {
  /// Nibs read and decoded, those that failed among them.
  public internal(set) var loads = 0
  /// Questions answered without reading, those that waited for another's load among them.
  public internal(set) var hits = 0
  /// Loads that failed.
  public internal(set) var failures = 0
}
