import NibDiagnostics
import NibObjects
import NibResources
import NibRuntime

/// What loading a nib depends on besides the nib: classes, resources, options, limits. Given once, used for many.
public struct NibEnvironment: Sendable {
  /// Which class a name means; stand-ins for the framework's classes unless told otherwise.
  public var classes: any ClassResolving
  /// Which file an image name means; nil takes the bundles the nib was found in, or nobody.
  public var resources: (any ResourceProviding)?
  /// Which archive a nib's name means; nil takes the bundles the nib was found in, or none.
  public var nibs: (any NibProviding)?
  /// Which storyboard a reference in a storyboard means; asked beside the folder and the project of the one that refers.
  public var storyboards: (any StoryboardProviding)?
  /// What a load does about problems of a nib, its owner and its surroundings.
  public var strictness: Strictness
  /// Modules whose classes are looked for in another module first: `["App": "AppTests"]` for an archive that was
  /// compiled for the target `App` and whose custom classes the tests declare.
  public var modules: [String: String]
  /// How much of an input is believed.
  public var limits: ReadLimits
  /// Where files are read from.
  public var files: any FileSource
  /// The system that a member of a nib folder is chosen for; nil chooses the newest.
  public var deploymentTarget: DeploymentTarget?
  /// Module of custom classes whose module a XIB leaves to the target.
  public var module: String?

  /// Told of a custom class that nobody registered, so that its base was made: its name, and a message. It is in the
  /// report too. By default printed to stderr once per class; loads that are `lenient` tell nobody.
  public var announcing: (@Sendable (_ className: String, _ message: String) -> Void)? = {
    StandardErrorNotes.tell($0, $1)
  }

  /// Makes an environment; see the defaults.
  public init(
    classes: any ClassResolving = StandInCatalog.registry, resources: (any ResourceProviding)? = nil,
    nibs: (any NibProviding)? = nil, storyboards: (any StoryboardProviding)? = nil,
    strictness: Strictness = .automatic, modules: [String: String] = [:],
    limits: ReadLimits = ReadLimits(),
    files: any FileSource = DiskFileSource(), deploymentTarget: DeploymentTarget? = nil, module: String? = nil
  ) {
    self.classes = classes
    self.resources = resources
    self.nibs = nibs
    self.storyboards = storyboards
    self.strictness = strictness
    self.modules = modules
    self.limits = limits
    self.files = files
    self.deploymentTarget = deploymentTarget
    self.module = module
  }

  /// An environment for looking at nibs of unknown origin: nothing missing stops the load.
  public static var inspection: NibEnvironment { NibEnvironment(strictness: .lenient) }
}

extension NibEnvironment {
  /// The environment of a nib that was found in the bundles of a chain: files, images, other nibs and storyboards come
  /// from there, unless images, nibs and storyboards have providers of their own.
  public func resolving(
    in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil
  ) -> NibEnvironment {
    var environment = resolvingNibs(in: bundles, languages: languages, idiom: idiom)
    if environment.storyboards == nil {
      environment.storyboards = BundleStoryboards(bundles, languages: languages, idiom: idiom, environment: self)
    }
    return environment
  }

  /// The same, but for storyboards.
  func resolvingNibs(in bundles: BundleChain, languages: [String], idiom: ImageIdiom?) -> NibEnvironment {
    var environment = self
    environment.files = bundles.source
    if environment.resources == nil { environment.resources = BundleImages(bundles, idiom: idiom) }
    if environment.nibs == nil {
      environment.nibs = BundleNibs(bundles, languages: languages, idiom: idiom, environment: environment)
    }
    return environment
  }
}
