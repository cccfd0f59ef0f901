/// The whole policy of which form of an image is taken, when several of one name lie in one place.
///
/// In this order:
/// 1. What an entry of a catalog is for: one that says what is wanted comes before one that says nothing, and one for
///    something else comes last. Appearance counts first, then contrast, language, size classes, gamut and direction.
/// 2. The scale: the wanted one, then the next higher ones, then the next lower ones. Vectors fit any scale.
///    - Seen: on a retina iPad `Image@2x.png` beats `Image~ipad.png`, so the scale comes before the idiom.
///    - Seen: a catalog asked for scale 1 without such a file answers with 2.
/// 3. The idiom: the wanted one, then what is for all. Files of another idiom are not taken at all.
/// 4. The extension, in the order of the options.
/// 5. The order in the listing or in the catalog.
public struct VariantRanking: Sendable {
  private let query: ImageQuery
  private let extensions: [String]
  private let languages: [String]

  /// The ranking for a query.
  /// - Parameters:
  ///   - query: what is wanted.
  ///   - extensions: lower-case extensions, the best first.
  ///   - languages: wanted languages, the best first.
  public init(
    for query: ImageQuery, extensions: [String] = ImageFormat.fileExtensions, languages: [String] = []
  ) {
    self.query = query
    self.extensions = extensions
    self.languages = languages.flatMap(LanguageFallback.names)
  }

  /// The place in the list of the variant that is taken; nil when none may be.
  public func best(of variants: [ImageVariant]) -> Int? {
    best(of: variants.map { (variant: $0, condition: CatalogCondition()) })
  }

  /// The same for catalog entries, which may be for special circumstances.
  func best(of candidates: [(variant: ImageVariant, condition: CatalogCondition)]) -> Int? {
    var best: (index: Int, rank: Rank)?
    for (index, candidate) in candidates.enumerated() {
      guard let rank = rank(candidate.variant, candidate.condition) else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  /// Compared part by part; lower is better.
  private typealias Rank = (fit: CatalogCondition.Fit, scale: Int, idiom: Int, ending: Int)

  private func rank(_ variant: ImageVariant, _ condition: CatalogCondition) -> Rank? {
    guard let idiom = idiomRank(variant.idiom) else { return nil }
    guard let ending = extensions.firstIndex(of: variant.fileExtension.lowercased()) else { return nil }
    let fit = condition.fit(query.traits, languages: languages)
    return (fit, scaleRank(variant.effectiveScale), idiom, ending)
  }

  /// The place in the list of what is taken of colours and data, which have neither scale nor format.
  func best(of entries: [(idiom: ImageIdiom?, condition: CatalogCondition)]) -> Int? {
    let ranks = entries.enumerated().compactMap { index, entry in
      idiomRank(entry.idiom).map { (entry.condition.fit(query.traits, languages: languages), $0, index) }
    }
    return ranks.min { $0 < $1 }?.2
  }

  /// 0 for the wanted scale, 1… for higher ones, 101… for lower ones.
  private func scaleRank(_ scale: Int?) -> Int {
    guard let scale else { return 0 }
    let wanted = min(max(query.scale, 1), 9)
    return scale >= wanted ? scale - wanted : 100 + wanted - scale
  }

  private func idiomRank(_ idiom: ImageIdiom?) -> Int? {
    guard let idiom else { return query.idiom == nil ? 0 : 1 }
    guard let wanted = query.idiom else { return 1 + (ImageIdiom.allCases.firstIndex(of: idiom) ?? 0) }
    return idiom == wanted ? 0 : nil
  }
}
