import NibResources
import NibRuntime
import NibStandIns

/// Reads nibs and storyboards for the frameworks' classes, which find it by its name.
public enum BundleReader: LinkedReader {
  /// A nib that is read when it is first instantiated.
  public static func nib(named name: String, in bundles: BundleChain) -> any NibInstantiating {
    NamedNib(name, in: bundles, NibEnvironment())
  }

  /// What a storyboard is made of.
  /// - Throws: `NibError`; `notFound`, naming the paths tried.
  public static func storyboard(named name: String, in bundles: BundleChain) throws -> StoryboardParts {
    try BundleStoryboards(bundles, languages: [], idiom: nil, environment: NibEnvironment()).parts(of: name)
      .checked(for: .uikit)
  }

  /// What nibs of bundles depend on.
  public static func loader(in bundles: BundleChain, languages: [String], idiom: ImageIdiom?) -> InstantiationContext {
    NibEnvironment().resolving(in: bundles, languages: languages, idiom: idiom).loader
  }
}

/// A nib by name, read when it is first instantiated and kept.
@MainActor
final class NamedNib: NibInstantiating {
  private let name: String
  private let bundles: BundleChain
  private let environment: NibEnvironment
  private var file: NibFile?

  init(_ name: String, in bundles: BundleChain, _ environment: NibEnvironment) {
    self.name = name
    self.bundles = bundles
    self.environment = environment
  }

  /// Makes new live objects.
  /// - Throws: as `NibFile.init(named:in:)`, as `NibFile.instantiateReport`.
  func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
    let file = try file ?? NibFile(named: name, in: bundles, environment: environment)
    self.file = file
    return try file.instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension NibFile: @MainActor NibInstantiating {}
