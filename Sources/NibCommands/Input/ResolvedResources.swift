import NibResources
import NibRuntime

/// Answers the runtime's question for images from bundles on disk.
struct ResolvedResources: ResourceProviding {
  private let resolver: ImageResolver

  /// Looks in the given folders, the nib's own bundle first.
  init(bundles: [String]) {
    resolver = ImageResolver(chain: BundleChain(extra: bundles.map { ResourceBundle($0) }))
  }

  /// Finds the file for an image that a nib names; a system symbol has none.
  func image(_ query: NibImageQuery) -> NibImageAnswer {
    guard !query.isSymbol else { return .missing(tried: []) }
    switch resolver.resolve(ImageQuery(query.name)) {
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
