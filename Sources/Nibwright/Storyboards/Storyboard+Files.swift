import NibDiagnostics
import NibResources
import NibRuntime
import NibUIKit

extension UIStoryboard {
  /// A storyboard from a `.storyboardc` folder, or from a `.storyboard` document, which is compiled in memory.
  /// Storyboards that it refers to are looked for beside it.
  /// - Throws: `ResourceError` for what cannot be read; `NibFileError` for what is no storyboard; for a document as
  ///   `init(data:)`.
  public convenience init(contentsOf path: String, environment: NibEnvironment = NibEnvironment()) throws {
    let content = try StoryboardReading.content(at: path, environment)
    self.init(
      content, loader: environment.loader, others: FolderStoryboards(beside: path, environment: environment))
  }

  /// A storyboard from the bytes of a document, wherever they come from.
  /// - Parameters:
  ///   - data: the whole document.
  ///   - name: how messages name the storyboard.
  ///   - bundles: where images, nibs and other storyboards are looked for; nil asks the environment's providers alone.
  ///   - environment: classes, options and limits.
  /// - Throws: `DocumentError`, `CompileError`, `NibFileError`.
  public convenience init(
    data: some Collection<UInt8>, name: String = "storyboard", bundles: BundleChain? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws {
    let others = bundles.map { BundleStoryboards($0, languages: [], idiom: nil, environment: environment) }
    let environment = others?.environment ?? environment
    let content = try DocumentStoryboard(data: Array(data), name: name, environment: environment)
    self.init(content, loader: environment.loader, others: others)
  }

  /// A storyboard by name: in each bundle the compiled form before the document, language folders first. Nibs, images and other storyboards
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
      let content = try StoryboardReading.content(at: match.path, environment)
      self.init(content, loader: environment.loader, others: others)
    case .missing(let tried):
      throw NibFileError(
        code: .notFound, place: Place(file: name),
        detail: "no storyboard of this name; tried \(tried.isEmpty ? "no bundle" : tried.joined(separator: ", "))")
    }
  }
}

/// Reads what lies at a path as the storyboard it is.
enum StoryboardReading {
  static func content(at path: String, _ environment: NibEnvironment) throws -> any StoryboardContent {
    switch environment.files.kind(path) {
    case .directory: return try CompiledStoryboard(contentsOf: path, environment: environment)
    case .file:
      let bytes = try environment.files.read(path, limit: environment.limits.bytes)
      return try DocumentStoryboard(data: bytes, name: path, environment: environment)
    case nil: throw NibFileError(code: .notFound, place: Place(file: path), detail: "nothing lies at this path")
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
    guard !reference.storyboardName.contains("/") else { return .missing(tried: []) }
    let paths = ["storyboardc", "storyboard"].map { ending in
      (folder.isEmpty ? "" : folder + "/") + "\(reference.storyboardName).\(ending)"
    }
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

  func storyboard(_ reference: StoryboardReference) throws -> StoryboardAnswer {
    switch path(of: reference.storyboardName) {
    case .missing(let tried): return .missing(tried: tried)
    case .found(let match):
      let content = try StoryboardReading.content(at: match.path, environment)
      return .found(UIStoryboard(content, loader: environment.loader, others: self))
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
