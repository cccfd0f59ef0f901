import NibBytes
import NibResources

/// What `nibwright resolve` is asked.
struct ResolveQuestion {
  /// What is found, or what was tried.
  struct Answer {
    /// The file or the colour, then what is known of it.
    var lines: [String] = []
    /// What was tried, when nothing is found.
    var tried: [String]?
    /// What was met on the way.
    var notes: [String] = []
  }

  private static let bundles = TypedOption.list(
    "bundle", "DIR", isRequired: true, "Bundle to look in; the first is the nib's own.")
  private static let kind = TypedOption.choice(
    "kind", "KIND", of: ResolveKind.self, "What the name is of; default: image.")
  private static let scale = TypedOption.number(
    "scale", "N", in: 1...3, "Pixels to a point of the screen: 1 (default), 2 or 3.")
  private static let idiom = TypedOption.choice("idiom", "DEVICE", of: ImageIdiom.self, "Kind of device.")
  private static let appearance = TypedOption.choice(
    "appearance", "APPEARANCE", of: DisplayTraits.Luminosity.self,
    "Appearance that entries of asset catalogs may be for.")
  private static let highContrast = TypedOption.flag(
    "high-contrast", "Prefer entries of asset catalogs for high contrast.")
  private static let languages = TypedOption.list(
    "language", "LANGUAGE", "Wanted language, the best first: de, pt-BR.")

  /// The options of the command.
  static let options = [
    bundles.option, kind.option, scale.option, idiom.option, appearance.option, highContrast.option, languages.option,
  ]

  let name: String
  let bundles: [String]
  let kind: ResolveKind
  private let scale: Int
  private let idiom: ImageIdiom?
  private let traits: DisplayTraits
  private let languages: [String]
  private let files: any FileSource

  init(_ arguments: ParsedArguments, files: any FileSource) {
    self.files = files
    name = arguments.operands[0]
    bundles = arguments[Self.bundles]
    kind = arguments[Self.kind] ?? .image
    scale = arguments[Self.scale] ?? 1
    idiom = arguments[Self.idiom]
    traits = DisplayTraits(
      luminosity: arguments[Self.appearance], isHighContrast: arguments[Self.highContrast])
    languages = arguments[Self.languages]
  }

  /// Looks the name up.
  func answer() -> Answer {
    let chain = BundleChain(extra: bundles.map { ResourceBundle(recognizing: $0, in: files) }, source: files)
    let lookup = ResourceLookup(chain: chain, languages: languages, idiom: idiom)
    let assets = AssetResolver(chain: chain, languages: languages)
    let query = AssetQuery(name, idiom: idiom, traits: traits)
    switch kind {
    case .image: return image(in: chain)
    case .nib: return file(lookup.nib(named: name))
    case .storyboard: return file(lookup.storyboard(named: name))
    case .file: return file(lookup.file(named: name))
    case .color: return asset(assets.color(query)) { [words($0.color)] + place($0.bundle, set: $0.catalogSet) }
    case .data:
      return asset(assets.data(query)) { match in
        let type = match.typeIdentifier.map { ["  type \($0)"] } ?? []
        return [match.file] + place(match.bundle, set: match.catalogSet) + type
      }
    }
  }

  private func image(in chain: BundleChain) -> Answer {
    let options = ImageSearchOptions(languages: languages)
    switch ImageResolver(chain: chain, options: options)
      .resolve(ImageQuery(name, scale: scale, idiom: idiom, traits: traits))
    {
    case .missing(let tried): return Answer(tried: tried)
    case .found(let match):
      var facts = ["scale \(match.scale)"]
      if let idiom = match.idiom { facts.append("idiom \(idiom.rawValue)") }
      if let size = match.pixelSize { facts.append("\(size.width) x \(size.height) pixels") }
      if let size = match.pointSize {
        facts.append("\(Decimal.text(size.width)) x \(Decimal.text(size.height)) points")
      }
      if let intent = match.renderingIntent { facts.append(intent.rawValue) }
      let place = place(match.bundle, identifier: match.bundleIdentifier, set: match.catalogSet)
      return Answer(lines: [match.file] + place + ["  \(facts.joined(separator: ", "))"], notes: match.notes)
    }
  }

  private func file(_ answer: ResourceAnswer) -> Answer {
    switch answer {
    case .missing(let tried): Answer(tried: tried)
    case .found(let match):
      Answer(lines: [match.path] + place(match.bundle, set: nil) + (match.language.map { ["  language \($0)"] } ?? []))
    }
  }

  private func asset<Match>(_ answer: AssetAnswer<Match>, _ lines: (Match) -> [String]) -> Answer {
    switch answer {
    case .missing(let tried): Answer(tried: tried)
    case .found(let match): Answer(lines: lines(match))
    }
  }

  private func place(_ bundle: ResourceBundle, identifier: String? = nil, set: String?) -> [String] {
    let name = (identifier ?? bundle.identifier(in: files)).map { " (\($0))" } ?? ""
    return ["  bundle \(bundle.path)\(name)"] + (set.map { ["  catalog set \($0)"] } ?? [])
  }

  private func words(_ color: CatalogColor) -> String {
    switch color {
    case .system(let name): "system color \(name)"
    case .gray(let space, let white, let alpha):
      "\(space) white \(Decimal.text(white)) alpha \(Decimal.text(alpha))"
    case .rgb(let space, let red, let green, let blue, let alpha):
      "\(space) red \(Decimal.text(red)) green \(Decimal.text(green)) blue \(Decimal.text(blue)) "
        + "alpha \(Decimal.text(alpha))"
    }
  }
}
