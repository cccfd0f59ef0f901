/// Finds the file that an image name means, over all bundles of a chain.
///
/// Answers are remembered, found or not: a second question for the same query reads nothing. Safe to share between
/// threads. Files that change later are noticed when the chain is refreshed or watched.
public final class ImageResolver: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// What it prefers.
  public let options: ImageSearchOptions
  private let remembered: RememberedAnswers<ImageQuery, ImageAnswer>

  /// A resolver over a chain.
  public init(chain: BundleChain, options: ImageSearchOptions = .init()) {
    self.chain = chain
    self.options = options
    remembered = RememberedAnswers(chain)
  }

  /// The file for a query, or what was tried.
  public func resolve(_ query: ImageQuery) -> ImageAnswer {
    remembered.answer(to: query) { indexes in
      var search = ImageSearch(query, in: indexes, options: options)
      return search.run()
    }
  }
}
