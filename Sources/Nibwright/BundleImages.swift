import NibResources
import NibRuntime

/// Joins the runtime's questions for images and colors to the search over bundles.
public struct BundleImages: ResourceProviding {
  private let resolver: ImageResolver
  private let assets: AssetResolver
  private let scale: Int
  private let idiom: ImageIdiom?
  private let traits: DisplayTraits

  /// Answers from the bundles of a chain.
  /// - Parameters:
  ///   - chain: the bundles.
  ///   - scale: wanted pixels a point.
  ///   - idiom: the kind of device; nil takes what is made for all first.
  ///   - traits: appearance, size class and the like, which entries of asset catalogs may be for.
  ///   - options: extensions and languages.
  public init(
    _ chain: BundleChain, scale: Int = 1, idiom: ImageIdiom? = nil, traits: DisplayTraits = DisplayTraits(),
    options: ImageSearchOptions = ImageSearchOptions()
  ) {
    resolver = ImageResolver(chain: chain, options: options)
    assets = AssetResolver(chain: chain, languages: options.languages)
    self.scale = scale
    self.idiom = idiom
    self.traits = traits
  }

  /// Finds the file; a system symbol is never one of a bundle's.
  public func image(_ query: NibImageQuery) -> NibImageAnswer {
    if query.isSymbol { return .missing(tried: []) }
    switch resolver.resolve(ImageQuery(query.name, scale: scale, idiom: idiom, traits: traits)) {
    case .missing(let tried): return .missing(tried: tried)
    case .found(let match):
      var file = NibImageFile(
        path: match.file, scale: Double(match.scale),
        pixelSize: match.pixelSize.map { NibSize(width: Double($0.width), height: Double($0.height)) },
        pointSize: match.pointSize.map { NibSize(width: $0.width, height: $0.height) })
      file.orientation = match.orientation
      return .found(file)
    }
  }

  /// The color of a color set; nil for the system's colors, and for spaces that need more than their numbers: the archive
  /// keeps components for those.
  public func color(_ query: NibColorQuery) -> NibColor? {
    guard !query.isSystem, case .found(let match) = assets.color(AssetQuery(query.name, idiom: idiom, traits: traits))
    else { return nil }
    switch match.color {
    case .rgb("srgb", let red, let green, let blue, let alpha),
      .rgb("extended-srgb", let red, let green, let blue, let alpha):
      return NibColor(red: red, green: green, blue: blue, alpha: alpha)
    case .gray("gray-gamma-22", let white, let alpha), .gray("extended-gray", let white, let alpha):
      return NibColor(white: white, alpha: alpha)
    case .rgb, .gray, .system: return nil
    }
  }
}
