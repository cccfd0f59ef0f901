import NibDiagnostics
import NibResources
import NibRuntime
import Nibwright

extension UIStoryboard {
  /// A storyboard from a `.storyboardc` folder, or from a `.storyboard` document, which is compiled in memory.
  /// Storyboards that it refers to are looked for beside it.
  /// - Throws: as `Interface.read`, as `Interface.storyboard(environment:)`.
  nonisolated public convenience init(
    contentsOf path: String, environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let interface = try Interface.read(path, environment)
    self.init(
      try StoryboardArchives(interface, environment), loader: environment.loader,
      others: FolderStoryboards(beside: path, environment: environment))
  }

  /// A storyboard from the bytes of a document, wherever they come from.
  /// - Parameters:
  ///   - data: the whole document.
  ///   - name: how messages name the storyboard.
  ///   - bundles: where images, nibs and other storyboards are looked for; nil asks the environment's providers alone.
  ///   - environment: classes, options and limits.
  /// - Throws: as `Interface.read`, as `Interface.storyboard(environment:)`.
  nonisolated public convenience init(
    data: some Collection<UInt8>, name: String = "storyboard", bundles: BundleChain? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let others = bundles.map { BundleStoryboards($0, languages: [], idiom: nil, environment: environment) }
    let environment = others?.environment ?? environment
    let interface = try Interface.read(data, name: name, limits: environment.limits)
    self.init(try StoryboardArchives(interface, environment), loader: environment.loader, others: others)
  }

  /// A storyboard by name: in each bundle the compiled form before the document, language folders first. Nibs, images and
  /// other storyboards come from the same bundles unless the environment says otherwise.
  /// - Throws: `notFound`, naming the paths tried; else as `init(contentsOf:)`.
  nonisolated public convenience init(
    named name: String, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let others = BundleStoryboards(bundles, languages: languages, idiom: idiom, environment: environment)
    switch others.path(of: name) {
    case .found(let match):
      let environment = others.environment
      let interface = try Interface.read(match.path, environment)
      self.init(try StoryboardArchives(interface, environment), loader: environment.loader, others: others)
    case .missing(let tried): throw NibError(noStoryboard: name, tried: tried)
    }
  }
}

/// Finds storyboards in the folder of another one.
struct FolderStoryboards: StoryboardProviding {
  private let folder: String
  private let environment: NibEnvironment

  init(beside path: String, environment: NibEnvironment) {
    folder = FilePath.folder(path)
    self.environment = environment
  }

  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    guard let name = reference.storyboardName, !name.contains("/") else { return .missing(tried: []) }
    let paths = ["storyboardc", "storyboard"].map { FilePath.join(folder, "\(name).\($0)") }
    guard let path = paths.first(where: { environment.files.kind($0) != nil }) else { return .missing(tried: paths) }
    return .found(try UIStoryboard(contentsOf: path, environment: environment))
  }
}

/// Finds storyboards by name in bundles.
struct BundleStoryboards: StoryboardProviding {
  let environment: NibEnvironment
  private let lookup: ResourceLookup

  init(_ bundles: BundleChain, languages: [String], idiom: ImageIdiom?, environment: NibEnvironment) {
    let environment = environment.resolving(in: bundles, languages: languages, idiom: idiom)
    self.environment = environment
    lookup = ResourceLookup(chain: bundles, languages: languages, idiom: idiom)
  }

  func path(of name: String) -> ResourceAnswer { lookup.storyboard(named: name) }

  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    switch lookup.storyboard(named: reference.storyboardName ?? "", inBundle: reference.bundleIdentifier) {
    case .missing(let tried): return .missing(tried: tried)
    case .found(let match):
      let interface = try Interface.read(match.path, environment)
      return .found(try interface.storyboard(environment: environment, others: self))
    }
  }
}

extension UIViewController {
  /// Makes a controller that loads its view from a nib in bundles.
  /// - Parameters:
  ///   - nibName: base name of the nib; nil looks for one named as the class.
  ///   - bundles: where the nib is looked for, and what it names.
  ///   - languages: wanted languages, the best first.
  ///   - idiom: the kind of device; nil takes what is made for all first.
  ///   - environment: classes, options and limits.
  public convenience init(
    nibName: String? = nil, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) {
    let environment = environment.resolving(in: bundles, languages: languages, idiom: idiom)
    self.init(nibName: nibName, loader: environment.loader)
  }
}
