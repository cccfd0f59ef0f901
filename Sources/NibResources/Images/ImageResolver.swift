import Synchronization

/// Finds the file that an image name means, over all bundles of a chain.
///
/// Answers are remembered, found or not: a second question for the same query reads nothing. Safe to share between
/// threads. Files that change later are not noticed; a new resolver over a new chain sees them.
public final class ImageResolver: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// What it prefers.
  public let options: ImageSearchOptions
  private let remembered = Mutex<[ImageQuery: ImageAnswer]>([:])

  /// A resolver over a chain.
  public init(chain: BundleChain, options: ImageSearchOptions = .init()) {
    self.chain = chain
    self.options = options
  }

  /// The file for a query, or what was tried.
  public func resolve(_ query: ImageQuery) -> ImageAnswer {
    if let answer = remembered.withLock({ $0[query] }) { return answer }
    // Searched outside the lock, so that a slow disk does not hold up hits; two threads may search the same twice.
    var search = ImageSearch(query, in: chain, options: options)
    let answer = search.run()
    remembered.withLock { known in
      if known.count >= chain.limits.rememberedAnswers { known.removeAll() }
      known[query] = answer
    }
    return answer
  }
}
