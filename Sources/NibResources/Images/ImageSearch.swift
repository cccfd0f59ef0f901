/// One search for one image: bundle after bundle, in each the catalogs before the files, each for every reading of the
/// name.
///
/// - Documented: a catalog is looked into as well as files (UIImage). Inferred: the catalog first, as a set replaces the
///   files that were there before a project had catalogs.
struct ImageSearch {
  private let query: ImageQuery
  private let options: ImageSearchOptions
  private let indexes: [BundleIndex]
  private let ranking: VariantRanking
  private var tried: [String] = []
  private var notes: [String] = []

  init(_ query: ImageQuery, in indexes: [BundleIndex], options: ImageSearchOptions) {
    self.query = query
    self.indexes = indexes
    self.options = options
    ranking = VariantRanking(for: query, extensions: options.extensions, languages: options.languages)
  }

  /// Searches until something is found.
  mutating func run() -> ImageAnswer {
    let readings = ImageNameReading.all(of: query.name)
    for index in indexes {
      tried += index.notes
      for reading in readings {
        if let match = matchInCatalogs(reading, of: index) ?? matchInFiles(reading, of: index) {
          return .found(match)
        }
      }
      tried += index.compiledCatalogs.map { "\($0) (compiled catalog, not read)" }
    }
    return .missing(tried: tried)
  }

  private mutating func matchInCatalogs(_ reading: ImageNameReading, of index: BundleIndex) -> ImageMatch? {
    guard !reading.isFileName else { return nil }
    for catalog in index.catalogs {
      let sets = catalog.sets(named: reading.catalogName, of: [.symbols, .images])
      if sets.isEmpty { tried.append("\(catalog.path)/\(reading.catalogName).{symbolset,imageset}") }
      for set in sets {
        if let match = match(in: set, of: index) { return match }
      }
    }
    return nil
  }

  private mutating func match(in set: CatalogSet, of index: BundleIndex) -> ImageMatch? {
    let contents = CatalogSetContents(set, in: index.source, limits: index.limits)
    notes += contents.notes
    if let best = ranking.best(of: contents.images.map { ($0.variant, $0.condition) }) {
      let image = contents.images[best]
      return match(image.path, image.variant, set: (set.path, contents.renderingIntent), of: index)
    }
    tried += contents.notes
    if !contents.images.isEmpty { tried.append("\(set.path) (no image for this device)") }
    return nil
  }

  private mutating func matchInFiles(_ reading: ImageNameReading, of index: BundleIndex) -> ImageMatch? {
    let order = index.order(of: options.languages, neutral: .first)
    let pattern = ImageFilePattern(reading, query: query, extensions: options.extensions)
    let groups = BundleMember.groups(
      candidates(reading, of: index), in: reading.directory, layout: index.bundle.layout, order: order)
    for members in groups {
      let files = members.compactMap { member in ImageVariant(fileName: member.name).map { (member.path, $0) } }
      let best = reading.isFileName ? files.indices.first : ranking.best(of: files.map(\.1))
      if let best, let match = match(files[best].0, files[best].1, set: nil, of: index) { return match }
    }
    tried += pattern.paths(in: index.bundle, languages: order.sorted(index.languages))
    return nil
  }

  private func candidates(_ reading: ImageNameReading, of index: BundleIndex) -> [BundleMember] {
    if reading.isFileName {
      let endings = reading.fileExtension.map { [$0] } ?? options.extensions
      return endings.flatMap { index.members(named: "\(reading.name).\($0)") }
    }
    let images = index.images(named: reading.name)
    guard let wanted = reading.fileExtension else { return images }
    return images.filter { FilePath.fileExtension($0.name) == wanted }
  }

  /// Nil when the file is gone since it was listed.
  private mutating func match(
    _ file: String, _ variant: ImageVariant, set: (path: String, intent: ImageRenderingIntent?)?, of index: BundleIndex
  ) -> ImageMatch? {
    let scale = variant.effectiveScale ?? 1
    let (header, note) = header(of: file, in: index)
    if header == nil, index.source.kind(file) == nil {
      tried.append("\(file) (listed, and not there any more)")
      return nil
    }
    return ImageMatch(
      file: file, bundle: index.bundle, bundleIdentifier: index.information.identifier,
      catalogSet: set?.path, scale: scale, idiom: variant.idiom, format: header?.format, pixelSize: header?.pixelSize,
      pointSize: header?.displaySize.map { PointSize($0, scale: scale) } ?? header?.vectorSize,
      orientation: header?.orientation ?? 1,
      renderingIntent: set == nil ? ImageRenderingIntent(fileName: variant.name) : set?.intent,
      notes: notes + (note.map { [$0] } ?? []))
  }

  /// Reads a little first: most formats say their size at once, and some files are large.
  private func header(of file: String, in index: BundleIndex) -> (ImageHeader?, note: String?) {
    do {
      let header = try ImageHeader(file, in: index.source, limit: index.limits.headerBytes)
      if let header, header.pixelSize != nil || header.format.isVector { return (header, nil) }
      return (header, "\(file) (its size cannot be read)")
    } catch {
      return (nil, "\(file) (\(error.detail))")
    }
  }
}

/// What a search for images prefers beyond the query.
public struct ImageSearchOptions: Sendable, Hashable {
  /// Extensions that complete a name without one, the best first; only these are images.
  public var extensions: [String]
  /// Languages by their folder names without `.lproj`, the best first.
  public var languages: [String]

  /// Makes options; see the defaults.
  public init(extensions: [String] = ImageFormat.fileExtensions, languages: [String] = []) {
    self.extensions = extensions
    self.languages = languages
  }
}
