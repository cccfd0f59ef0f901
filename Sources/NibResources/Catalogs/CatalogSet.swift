/// An entry of an asset catalog that is read: a folder with a `Contents.json`.
struct CatalogSet: Sendable {
  /// What kind of set; symbols come before images of the same name.
  ///
  /// - Documented: a symbol image beats a bitmap of the same name (UIImage, since iOS 13).
  enum Kind: String, Sendable, CaseIterable {
    case symbols = "symbolset"
    case images = "imageset"
    case colors = "colorset"
    case data = "dataset"
  }

  /// What kind of set.
  let kind: Kind
  /// The folder.
  let path: String
}

/// The files that a set offers, and what it has that cannot be used.
struct CatalogSetContents: Sendable {
  private(set) var images: [CatalogImage] = []
  /// Colours with when they hold.
  private(set) var colors: [CatalogColorEntry] = []
  /// How the pictures are drawn; nil when nothing is said.
  private(set) var renderingIntent: ImageRenderingIntent?
  private(set) var notes: [String] = []

  /// Reads a set's `Contents.json`; entries whose file is missing are left out with a note.
  init(_ set: CatalogSet, in source: some FileSource, limits: ResourceLimits) {
    let file = FilePath.join(set.path, "Contents.json")
    do {
      let bytes = try source.read(file, limit: limits.descriptionBytes)
      guard let contents = CatalogContents(bytes) else {
        notes.append("\(file) (skipped: not the JSON of an asset catalog)")
        return
      }
      renderingIntent = contents.renderingIntent ?? (set.kind == .symbols ? .template : nil)
      for entry in contents.entries { take(entry, of: set, in: source) }
      if images.isEmpty && colors.isEmpty && notes.isEmpty { notes.append("\(file) (names no \(set.kind.noun))") }
    } catch {
      notes.append("\(file) (skipped: \(error.detail))")
    }
  }

  private mutating func take(_ entry: CatalogContents.Entry, of set: CatalogSet, in source: some FileSource) {
    if set.kind == .colors {
      if let color = CatalogColorEntry(entry) { colors.append(color) }
      return
    }
    guard let name = entry.filename, !name.isEmpty else { return }
    let path = FilePath.join(set.path, name)
    guard FilePath.staysInside(name), source.kind(path) == .file else {
      notes.append("\(path) (named by the catalog, not there)")
      return
    }
    images.append(CatalogImage(entry, path: path))
  }
}

extension CatalogSet.Kind {
  /// What a set of the kind holds, as messages say it.
  var noun: String {
    switch self {
    case .symbols, .images: "image"
    case .colors: "color"
    case .data: "file"
    }
  }
}
