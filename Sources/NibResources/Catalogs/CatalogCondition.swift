/// When an entry of a catalog holds: what it says of appearance, size class, language, gamut and direction.
struct CatalogCondition: Sendable {
  private(set) var luminosity: DisplayTraits.Luminosity?
  private(set) var isHighContrast = false
  private(set) var widthClass: DisplayTraits.SizeClass?
  private(set) var heightClass: DisplayTraits.SizeClass?
  private(set) var gamut: DisplayTraits.Gamut?
  private(set) var direction: DisplayTraits.Direction?
  /// The language that the entry is for, as a language folder would be called.
  private(set) var language: String?
  /// Whether it asks for what no query says: little memory, one width of the screen, an unknown appearance.
  private(set) var isOdd = false

  /// What a file found by its own name says: nothing.
  init() {}

  init(_ json: JSONValue) {
    for appearance in json["appearances"]?.items ?? [] { take(appearance) }
    widthClass = read(json["width-class"])
    heightClass = read(json["height-class"])
    gamut = read(json["display-gamut"])
    direction = read(json["language-direction"])
    language = json["locale"]?.text
    if Self.odd.contains(where: { json[$0] != nil }) { isOdd = true }
  }

  private mutating func take(_ appearance: JSONValue) {
    switch (appearance["appearance"]?.text, appearance["value"]?.text) {
    case ("luminosity", let value?) where DisplayTraits.Luminosity(rawValue: value) != nil:
      luminosity = DisplayTraits.Luminosity(rawValue: value)
    case ("contrast", "high"): isHighContrast = true
    default: isOdd = true
    }
  }

  /// A word of a closed set; an unknown one makes the entry odd.
  private mutating func read<Trait: RawRepresentable<String>>(_ json: JSONValue?) -> Trait? {
    guard let text = json?.text else { return nil }
    let trait = Trait(rawValue: text)
    if trait == nil { isOdd = true }
    return trait
  }

  private static let odd = ["memory", "screen-width", "subtype", "graphics-feature-set"]
}

extension CatalogCondition {
  /// How well the entry suits; compared part by part, lower is better.
  ///
  /// - Inferred: an entry that contradicts what is wanted still comes last rather than never, as a catalog without an
  ///   ordinary entry answers with what it has; appearance counts before room, gamut and direction.
  struct Fit: Comparable {
    /// 1 for an entry that is for something else.
    let contradiction: Int
    /// One digit a trait, the weightiest first: 0 says what is wanted, 1 says nothing.
    let detail: Int

    static func < (left: Fit, right: Fit) -> Bool {
      (left.contradiction, left.detail) < (right.contradiction, right.detail)
    }
  }

  /// How well the entry suits traits and languages.
  /// - Parameter languages: the wanted ones with what they fall back to, the best first.
  func fit(_ traits: DisplayTraits, languages: [String]) -> Fit {
    var fit = FitSum(contradicts: isOdd)
    fit.add(luminosity, wanted: traits.luminosity)
    fit.add(isHighContrast ? true : nil, wanted: traits.isHighContrast ? true : nil)
    fit.add(language, ranks: languages)
    fit.add(widthClass, wanted: traits.widthClass)
    fit.add(heightClass, wanted: traits.heightClass)
    fit.add(gamut, wanted: traits.gamut)
    fit.add(direction, wanted: traits.direction)
    return Fit(contradiction: fit.contradicts ? 1 : 0, detail: fit.detail)
  }

  private struct FitSum {
    var contradicts: Bool
    var detail = 0

    mutating func add<Trait: Equatable>(_ own: Trait?, wanted: Trait?) {
      if own != nil && own != wanted { contradicts = true }
      detail = detail * 2 + (own != nil && own == wanted ? 0 : 1)
    }

    /// Languages have more than one good answer.
    mutating func add(_ own: String?, ranks: [String]) {
      let most = 1 << 16
      let rank = own.flatMap { ranks.firstIndex(of: $0) }
      if own != nil && rank == nil { contradicts = true }
      detail = detail * most + min(rank ?? ranks.count, most - 1)
    }
  }
}
