import NibResources
import NibRuntime

/// Joins the runtime's question for images to the search over bundles.
public struct BundleImages: ResourceProviding {
  private let resolver: ImageResolver
  private let scale: Int
  private let idiom: ImageIdiom?

  /// Answers from the bundles of a chain.
  /// - Parameter scale: wanted pixels a point.
  public init(_ chain: BundleChain, scale: Int = 1, idiom: ImageIdiom? = nil) {
    resolver = ImageResolver(chain: chain)
    self.scale = scale
    self.idiom = idiom
  }

  /// Finds the file; a system symbol is never one of a bundle's.
  public func image(_ query: NibImageQuery) -> NibImageAnswer {
    if query.isSymbol { return .missing(tried: []) }
    switch resolver.resolve(ImageQuery(query.name, scale: scale, idiom: idiom)) {
    case .missing(let tried): return .missing(tried: tried)
    case .found(let match):
      return .found(
        NibImageFile(
          path: match.file, scale: Double(match.scale),
          pixelSize: match.pixelSize.map { NibSize(width: Double($0.width), height: Double($0.height)) },
          pointSize: match.pointSize.map { NibSize(width: $0.width, height: $0.height) }))
    }
  }
}
