/// The main bundle: where a name is looked for when no bundle is given.
///
/// The one of the task counts, if there is one: tests that run side by side each have their own.
///
///     try MainBundle.$current.withValue(MainBundle("Sources/App")) {
///       let image = UIImage(named: "badge")
///     }
///
/// Without one it is that of the process, `MainBundle.process`, which needs no code.
public final class MainBundle: Sendable {
  /// The main bundle of the current task; that of the process where the task has none of its own.
  @TaskLocal public static var current = MainBundle.process

  /// The main bundle of the process.
  ///
  /// - The folder that the environment variable `NIBWRIGHT_MAIN_BUNDLE` names, if it is set: an `.app`, another bundle,
  ///   or a folder of sources.
  /// - Else the application that the executable lies in.
  /// - Else the bundles beside the executable, where Swift packages put the resources of their targets (`Bundle.module`),
  ///   and then the folder of the executable.
  public static let process: MainBundle = {
    if let path = SystemCalls.environmentValue(environmentName), !path.isEmpty { return MainBundle(path) }
    let folder = [ProgramBundles.executableFolder].compactMap(\.self).map { ResourceBundle($0) }
    return MainBundle(ProgramBundles.current() + folder)
  }()

  /// English, the language of devices whose owner never chose one.
  public static let standardLanguages = ["en"]

  /// `NIBWRIGHT_MAIN_BUNDLE`
  public static let environmentName = "NIBWRIGHT_MAIN_BUNDLE"

  /// The folders that make up the bundle, in the order that they are looked through: one, but for a program whose
  /// resources lie beside its executable.
  public let bundles: [ResourceBundle]
  /// Wanted languages by their folder names without `.lproj`, the best first.
  public let languages: [String]
  /// Names in the bundle alone.
  package let own: NamedResources
  /// Names in the bundle and the bundles inside it.
  package let global: NamedResources

  /// The main bundle in a folder.
  /// - Parameters:
  ///   - path: an `.app` or another bundle; or a folder of sources, in which files are found by name alone, wherever they
  ///     lie, and asset catalogs with them (`ResourceBundle(recognizing:)`).
  ///   - languages: wanted languages, the best first.
  ///   - source: where files are read from.
  public convenience init(
    _ path: String, languages: [String] = MainBundle.standardLanguages, in source: any FileSource = DiskFileSource()
  ) {
    self.init([ResourceBundle(recognizing: path, in: source)], languages: languages, in: source)
  }

  /// The main bundle of several folders.
  public init(
    _ bundles: [ResourceBundle], languages: [String] = MainBundle.standardLanguages,
    in source: any FileSource = DiskFileSource()
  ) {
    self.bundles = bundles
    self.languages = languages
    own = NamedResources(
      BundleChain(extra: bundles, source: source, includesInnerBundles: false), languages: languages)
    global = NamedResources(BundleChain(extra: bundles, source: source), languages: languages)
  }

  /// The bundle alone, without the bundles inside it.
  public var chain: BundleChain { own.chain }

  /// The bundle and the bundles inside it, at any depth.
  public var globalChain: BundleChain { global.chain }

  /// Forgets what was listed: the next lookup sees files that have appeared, changed or vanished.
  public func refresh() {
    own.chain.refresh()
    global.chain.refresh()
  }
}

extension ResourceBundle {
  /// The bundle in a folder whose layout is not known: a folder of sources where its entries are those of one.
  ///
  /// A name that bundles have (`.app`, `.bundle`, `.framework`, `.appex`, `.resources`, `.xctest`) decides; else a folder
  /// with sources of code, documents or asset catalogs is one of sources, one with an `Info.plist` is a bundle, and any
  /// other is one of sources.
  public init(recognizing path: String, in source: some FileSource = DiskFileSource()) {
    let root = FilePath.trimmed(path)
    let ending = String(FilePath.fileExtension(FilePath.name(root)))
    let isBundle = ["app", "xctest"].contains(ending) || Self.isNestedBundle(FilePath.name(root))
    if isBundle || !Self.isFolderOfSources(root, in: source) {
      self.init(root, in: source)
    } else {
      self.init(sources: root)
    }
  }

  private static func isFolderOfSources(_ root: String, in source: some FileSource) -> Bool {
    let names = ((try? source.entries(root)) ?? []).map(\.name)
    let endings = Set(names.map { String(FilePath.fileExtension($0)) })
    if !endings.isDisjoint(with: ["swift", "m", "xcassets", "xcodeproj", "storyboard", "xib"]) { return true }
    return !names.contains("Info.plist") && source.kind(FilePath.join(root, "Contents")) != .directory
  }
}
