import NibGraph
import NibObjects
import NibResources
import NibRuntime

/// Reads nibs and storyboards for the frameworks' classes, which find it by its name.
public enum BundleReader: LinkedReader {
  /// A nib that is read when it is first instantiated.
  public static func nib(named name: String, in places: NibPlaces) -> any NibInstantiating {
    NamedNib(name, in: places.interfaces, environment(places))
  }

  /// A nib of bytes that are read when it is first instantiated.
  public static func nib(data: [UInt8], in places: NibPlaces) -> any NibInstantiating {
    UnreadNib(data, environment(places))
  }

  private static func environment(_ places: NibPlaces, idiom: ImageIdiom? = nil) -> NibEnvironment {
    NibEnvironment().resolving(in: places.resources, languages: places.languages, idiom: idiom)
  }

  /// What a storyboard of a framework is made of.
  /// - Throws: `NibError`; `notFound`, naming the paths tried.
  public static func storyboard(
    named name: String, for platform: NibPlatform, in places: NibPlaces
  ) throws -> StoryboardParts {
    let environment = environment(places)
    return try BundleStoryboards(
      places.interfaces, languages: places.languages, idiom: nil, environment: environment
    ).parts(of: name).checked(for: [platform])
  }

  /// What nibs of bundles depend on.
  public static func loader(in places: NibPlaces, idiom: ImageIdiom?) -> InstantiationContext {
    var environment = NibEnvironment()
    environment.nibs = BundleNibs(
      places.interfaces, languages: places.languages, idiom: idiom, environment: self.environment(places, idiom: idiom))
    return environment.resolving(in: places.resources, languages: places.languages, idiom: idiom).loader
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

/// A nib of bytes, read when it is first instantiated and kept.
@MainActor
private final class UnreadNib: NibInstantiating {
  private let data: [UInt8]
  private let environment: NibEnvironment
  private var file: NibFile?

  init(_ data: [UInt8], _ environment: NibEnvironment) {
    self.data = data
    self.environment = environment
  }

  /// Makes new live objects.
  /// - Throws: as `NibFile.init(data:)`, as `NibFile.instantiateReport`.
  func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
    let file = try file ?? NibFile(data: data, environment: environment)
    self.file = file
    return try file.instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension NibFile: @MainActor NibInstantiating {}
