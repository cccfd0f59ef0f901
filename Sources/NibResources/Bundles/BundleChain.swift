import Synchronization

/// The bundles that a name is looked up in, in order.
///
/// First the nib's own bundle, then the main bundle, then further roots, then every bundle inside these at any depth:
/// breadth first, so that a bundle comes before the bundles inside it, and within one level by the bytes of the path.
/// A bundle that several of these ways lead to is listed once, at its first place. While a global look-up is installed
/// (`GlobalLookup`), its bundles follow.
///
/// Looking into the nib's bundle is what UIKit documents; the main bundle and the nested ones are this library's
/// extension, for applications that are split into modules with a bundle each.
///
/// The folders are listed at the first look-up, each once, and not again until `refresh` is called or a `BundleWatcher`
/// sees a change. Safe to share between threads.
public final class BundleChain: Sendable {
  /// Where the files come from.
  public let source: any FileSource
  /// The bundles that the search begins with.
  public let roots: [ResourceBundle]
  /// What is listed at most.
  public let limits: ResourceLimits
  /// Whether the bundles of an installed `GlobalLookup` follow those of the chain.
  public let fallsBack: Bool
  /// Whether the bundles inside the roots follow these.
  public let includesInnerBundles: Bool
  private let refreshes = Atomic<Int>(0)
  private let listed = Mutex<(refresh: Int, content: Content)?>(nil)

  /// What was listed.
  private struct Content {
    var indexes: [BundleIndex] = []
    /// Bundles that were left out.
    var notes: [String] = []
  }

  /// A chain over the given roots; those that are nil are left out.
  /// - Parameters:
  ///   - nibBundle: the bundle of the nib that asks; searched first.
  ///   - main: the main bundle; bundles inside it are searched too.
  ///   - extra: bundles that are searched after these.
  ///   - source: where files are read from.
  ///   - limits: how much of a tree is looked at.
  ///   - fallsBack: whether the bundles of an installed `GlobalLookup` follow; false for a look-up that is meant to see
  ///     nothing else.
  ///   - includesInnerBundles: whether the bundles inside these follow; false for a lookup in the given ones alone.
  public init(
    nibBundle: ResourceBundle? = nil, main: ResourceBundle? = nil, extra: [ResourceBundle] = [],
    source: any FileSource = DiskFileSource(), limits: ResourceLimits = .init(), fallsBack: Bool = true,
    includesInnerBundles: Bool = true
  ) {
    self.fallsBack = fallsBack
    self.includesInnerBundles = includesInnerBundles
    self.source = source
    self.limits = limits
    roots = [nibBundle, main].compactMap(\.self) + extra
  }

  /// The bundles of the running program, then the folder of its executable: for what is asked for by its name.
  public static let programFolder = programFolder(in: DiskFileSource())

  /// The same, read from a source.
  public static func programFolder(in source: any FileSource) -> BundleChain {
    let folder = [ProgramBundles.executableFolder].compactMap(\.self).map { ResourceBundle($0, in: source) }
    return BundleChain(extra: ProgramBundles.current(in: source) + folder, source: source)
  }

  /// The bundles of the running program, as `ProgramBundles` finds them.
  public static let program = BundleChain(extra: ProgramBundles.current())

  /// All bundles, in search order. Lists the folders at the first call.
  public var bundles: [ResourceBundle] { indexes.map(\.bundle) }

  /// Folders and names that were left out, and why.
  public var notes: [String] { content.indexes.flatMap(\.notes) + content.notes }

  /// Forgets what was listed: the next look-up lists the folders anew, and remembered answers no longer count.
  public func refresh() {
    refreshes.add(1, ordering: .acquiringAndReleasing)
    GlobalLookup.hasChanged(self)
  }

  /// The contents of all bundles, in search order.
  var indexes: [BundleIndex] { content.indexes }

  private var content: Content {
    listed.withLock { listed in
      // Read under the lock and before the folders: a refresh during the listing makes the listing stale.
      let refresh = refreshes.load(ordering: .acquiring)
      if let listed, listed.refresh == refresh { return listed.content }
      let made = makeContent()
      listed = (refresh, made)
      return made
    }
  }

  private func makeContent() -> Content {
    var content = Content()
    var visited: Set<String> = []
    var level = roots.map { (bundle: $0, canonical: source.canonical($0.path)) }
    while !level.isEmpty {
      var inner: [BundleListing.NestedBundle] = []
      for (bundle, canonical) in level where visited.insert(canonical).inserted {
        guard content.indexes.count < limits.bundles else {
          content.notes.append("\(bundle.path) (not listed: beyond the limit of bundles)")
          continue
        }
        let index = BundleIndex(bundle, canonical: canonical, in: source, limits: limits)
        content.indexes.append(index)
        if includesInnerBundles { inner += index.nested }
      }
      level = inner.sorted { FilePath.precedes($0.path, $1.path) }
        .map { (ResourceBundle($0.path, in: source), $0.canonical) }
    }
    return content
  }
}

extension BundleChain {
  /// What an answer was true for: it no longer counts when the stamp has changed.
  struct Stamp: Equatable {
    let refreshes: Int
    let global: Int
    /// The fallback in force, which tasks may have each their own of.
    let fallback: ObjectIdentifier?
  }

  /// What answers that are searched from now on are true for.
  var stamp: Stamp {
    Stamp(
      refreshes: refreshes.load(ordering: .acquiring), global: GlobalLookup.epoch,
      fallback: fallsBack ? GlobalLookup.chain.map(ObjectIdentifier.init) : nil)
  }

  /// What a name is looked up in: the chain's own bundles, then those of the global look-up that are not among them.
  var searched: [BundleIndex] {
    guard fallsBack, let global = GlobalLookup.chain, global !== self else { return indexes }
    let own = indexes
    var known = Set(own.map { $0.source.canonical($0.bundle.path) })
    return own + global.indexes.filter { known.insert($0.source.canonical($0.bundle.path)).inserted }
  }
}
