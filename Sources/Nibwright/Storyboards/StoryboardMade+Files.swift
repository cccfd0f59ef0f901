import NibDiagnostics
import NibObjects
import NibResources
import NibRuntime

extension StoryboardMade {
  /// A storyboard from a `.storyboardc` folder, or from a `.storyboard` document, which is compiled in memory.
  /// Storyboards that it refers to are looked for beside it.
  /// - Throws: as `Interface.read`, as `Interface.storyboard(as:environment:others:)`.
  nonisolated public init(contentsOf path: String, environment: NibEnvironment = NibEnvironment()) throws(NibError) {
    let interface = try Interface.read(path, environment)
    let others = FolderStoryboards(beside: path, environment: environment)
    self.init(try interface.storyboardParts(environment: environment, others: others).checked(for: Self.platforms))
  }

  /// A storyboard from the bytes of a document, wherever they come from.
  /// - Parameters:
  ///   - data: the whole document.
  ///   - name: how messages name the storyboard.
  ///   - bundles: where images, nibs and other storyboards are looked for; nil asks the environment's providers alone.
  ///   - environment: classes, options and limits.
  /// - Throws: as `Interface.read`, as `Interface.storyboard(as:environment:others:)`.
  nonisolated public init(
    data: some Collection<UInt8>, name: String = "storyboard", bundles: BundleChain? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let others = bundles.map { BundleStoryboards($0, languages: [], idiom: nil, environment: environment) }
    let environment = others?.environment ?? environment
    let interface = try Interface.read(data, name: name, limits: environment.limits)
    let parts = StoryboardParts(
      try StoryboardArchives(interface, environment), loader: environment.loader, others: others)
    self.init(try parts.checked(for: Self.platforms))
  }

  /// A storyboard by name: in each bundle the compiled form before the document, language folders first. Nibs, images and
  /// other storyboards come from the same bundles unless the environment says otherwise.
  /// - Throws: `notFound`, naming the paths tried; else as `init(contentsOf:)`.
  nonisolated public init(
    named name: String, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    self.init(
      try BundleStoryboards(bundles, languages: languages, idiom: idiom, environment: environment).parts(of: name)
        .checked(for: Self.platforms))
  }
}

extension NibMade {
  /// A nib by name, read when it is first instantiated.
  /// - Parameters:
  ///   - name: base name of the nib.
  ///   - bundles: where it is looked for, and what it names.
  ///   - environment: classes, options and limits.
  public init(named name: String, in bundles: BundleChain, environment: NibEnvironment = NibEnvironment()) {
    self.init(file: NamedNib(name, in: bundles, environment))
  }
}

/// Finds the storyboards that another one refers to: beside it, in the environment's bundles, and anywhere in its project.
struct FolderStoryboards: StoryboardProviding {
  private let path: String
  private let environment: NibEnvironment
  private let project: ProjectStoryboards

  init(beside path: String, environment: NibEnvironment) {
    self.init(beside: path, environment, ProjectStoryboards(of: path, in: environment.files))
  }

  private init(beside path: String, _ environment: NibEnvironment, _ project: ProjectStoryboards) {
    self.path = path
    self.environment = environment
    self.project = project
  }

  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    guard let name = reference.storyboardName, !name.contains("/") else { return .missing(tried: []) }
    var tried: [String] = []
    // A reference that says which bundle it means is not meant for the neighbor of that name.
    let places = reference.bundleIdentifier == nil ? [beside, inBundles] : [inBundles, beside]
    for place in places + [inProject] {
      switch try place(name, reference) {
      case .found(let parts): return .found(parts)
      case .missing(let paths): tried += paths
      }
    }
    return .missing(tried: FilePath.once(tried))
  }

  private func beside(_ name: String, _ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    let paths = ["storyboardc", "storyboard"].map { FilePath.join(FilePath.folder(path), "\(name).\($0)") }
    guard let path = paths.first(where: { environment.files.kind($0) != nil }) else { return .missing(tried: paths) }
    return .found(try parts(at: path))
  }

  private func inBundles(_ name: String, _ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    try environment.storyboards?.storyboard(reference) ?? .missing(tried: [])
  }

  /// A document refers to documents: what was compiled of them once may be old.
  private func inProject(_ name: String, _ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    let isDocument = FilePath.fileExtension(FilePath.trimmed(path)) == "storyboard"
    let names = (isDocument ? ["storyboard", "storyboardc"] : ["storyboardc", "storyboard"]).map { "\(name).\($0)" }
    if let found = project.paths(named: names, nearestTo: path).first { return .found(try parts(at: found)) }
    return .missing(tried: project.roots.flatMap { root in names.map { FilePath.join(root, "**/\($0)") } })
  }

  private func parts(at path: String) throws(NibError) -> StoryboardParts {
    let others = FolderStoryboards(beside: path, environment, project)
    return try Interface.read(path, environment).storyboardParts(environment: environment, others: others)
  }
}

/// Finds storyboards by name in bundles.
struct BundleStoryboards: StoryboardProviding {
  let environment: NibEnvironment
  private let lookup: ResourceLookup

  init(_ bundles: BundleChain, languages: [String], idiom: ImageIdiom?, environment: NibEnvironment) {
    self.environment = environment.resolvingNibs(in: bundles, languages: languages, idiom: idiom)
    lookup = ResourceLookup(chain: bundles, languages: languages, idiom: idiom)
  }

  /// What the storyboard of a name is made of.
  /// - Throws: `notFound`, naming the paths tried.
  func parts(of name: String) throws(NibError) -> StoryboardParts {
    switch lookup.storyboard(named: name) {
    case .found(let match): try parts(at: match.path)
    case .missing(let tried): throw NibError(noStoryboard: name, tried: tried)
    }
  }

  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    switch lookup.storyboard(named: reference.storyboardName ?? "", inBundle: reference.bundleIdentifier) {
    case .missing(let tried): .missing(tried: tried)
    case .found(let match): .found(try parts(at: match.path))
    }
  }

  private func parts(at path: String) throws(NibError) -> StoryboardParts {
    try Interface.read(path, environment).storyboardParts(environment: environment, others: self)
  }
}
