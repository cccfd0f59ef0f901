import Synchronization

/// The bundles that a name is looked up in, in order.
///
/// First the nib's own bundle, then the main bundle, then further roots, then every bundle inside these at any depth:
/// breadth first, so that a bundle comes before the bundles inside it, and within one level by the bytes of the path.
/// A bundle that several of these ways lead to is listed once, at its first place.
///
/// Looking into the nib's bundle is what UIKit documents; the main bundle and the nested ones are this library's
/// extension, for applications that are split into modules with a bundle each.
///
/// The folders are listed at the first look-up, each once, and not again: make a new chain when files have changed.
public final class BundleChain: Sendable {
  /// Where the files come from.
  public let source: any FileSource
  /// The bundles that the search begins with.
  public let roots: [ResourceBundle]
  /// What is listed at most.
  public let limits: ResourceLimits
  private let listed = Mutex<[BundleIndex]?>(nil)

  /// A chain over the given roots; those that are nil are left out.
  public init(
    nibBundle: ResourceBundle? = nil, main: ResourceBundle? = nil, extra: [ResourceBundle] = [],
    source: any FileSource = DiskFileSource(), limits: ResourceLimits = .init()
  ) {
    self.source = source
    self.limits = limits
    roots = [nibBundle, main].compactMap(\.self) + extra
  }

  /// All bundles, in search order. Lists the folders at the first call.
  public var bundles: [ResourceBundle] { indexes.map(\.bundle) }

  /// Folders that were left out, and why.
  public var notes: [String] { indexes.flatMap(\.notes) }

  /// The contents of all bundles, in search order.
  var indexes: [BundleIndex] {
    listed.withLock { listed in
      if let listed { return listed }
      let made = makeIndexes()
      listed = made
      return made
    }
  }

  private func makeIndexes() -> [BundleIndex] {
    var indexes: [BundleIndex] = []
    var visited: Set<String> = []
    var level = roots
    while !level.isEmpty {
      var inner: [String] = []
      for bundle in level where indexes.count < limits.bundles {
        guard visited.insert(source.canonical(bundle.path)).inserted else { continue }
        let index = BundleIndex(bundle, in: source, limits: limits)
        indexes.append(index)
        inner += index.nested
      }
      level = inner.sorted(by: FilePath.precedes).map { ResourceBundle($0, in: source) }
    }
    return indexes
  }
}
