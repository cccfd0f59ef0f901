import NibDiagnostics
import NibResources
import NibRuntime
import NibStandIns

extension Storyboard {
  /// A storyboard from a `.storyboardc` folder. Storyboards that it refers to are looked for beside it.
  /// - Throws: `ResourceError` for what cannot be read; `NibFileError` for what is no compiled storyboard.
  public convenience init(contentsOf path: String, environment: NibEnvironment = NibEnvironment()) throws {
    guard environment.files.kind(path) != nil else {
      throw NibFileError(code: .notFound, place: Place(file: path), detail: "nothing lies at this path")
    }
    let content = try CompiledStoryboard(contentsOf: path, environment: environment)
    self.init(
      content, loader: environment.loader, others: FolderStoryboards(beside: path, environment: environment))
  }

  /// A storyboard by name: in each bundle the compiled form, language folders first. Nibs, images and other storyboards
  /// come from the same bundles unless the environment says otherwise.
  /// - Throws: `NibFileError` with code `notFound`, naming the paths tried; else as `init(contentsOf:)`.
  public convenience init(
    named name: String, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws {
    let others = BundleStoryboards(bundles, languages: languages, idiom: idiom, environment: environment)
    switch others.path(of: name) {
    case .found(let match):
      let environment = others.environment
      let content = try CompiledStoryboard(contentsOf: match.path, environment: environment)
      self.init(content, loader: environment.loader, others: others)
    case .missing(let tried):
      throw NibFileError(
        code: .notFound, place: Place(file: name),
        detail: "no storyboard of this name; tried \(tried.isEmpty ? "no bundle" : tried.joined(separator: ", "))")
    }
  }
}

/// Finds storyboards in the folder of another one.
struct FolderStoryboards: StoryboardProviding {
  private let folder: String
  private let environment: NibEnvironment

  init(beside path: String, environment: NibEnvironment) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 2 : 1)
    folder = parts.joined(separator: "/")
    self.environment = environment
  }

  func storyboard(_ reference: StoryboardReference) throws -> StoryboardAnswer {
    let name = reference.storyboardName + ".storyboardc"
    guard !name.contains("/") else { return .missing(tried: []) }
    let path = folder.isEmpty ? name : folder + "/" + name
    guard environment.files.kind(path) != nil else { return .missing(tried: [path]) }
    return .found(try Storyboard(contentsOf: path, environment: environment))
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

  func storyboard(_ reference: StoryboardReference) throws -> StoryboardAnswer {
    switch path(of: reference.storyboardName) {
    case .missing(let tried): return .missing(tried: tried)
    case .found(let match):
      let content = try CompiledStoryboard(contentsOf: match.path, environment: environment)
      return .found(Storyboard(content, loader: environment.loader, others: self))
    }
  }
}

extension ViewController {
  /// Makes a controller that loads its view from a nib in bundles.
  /// - Parameter nibName: base name of the nib; nil looks for one named as the class.
  public convenience init(
    nibName: String? = nil, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) {
    let environment = environment.resolving(in: bundles, languages: languages, idiom: idiom)
    self.init(nibName: nibName, loader: environment.loader)
  }
}
