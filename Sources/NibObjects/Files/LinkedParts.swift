import NibGraph
import NibResources
import NibRuntime

// Frameworks' classes and the reading of files do not see each other: a program that only compiles interfaces must not
// pay for Foundation, which UIKit's classes are written with, and who compiles against these needs no header of the
// libraries that files are read with. What a program is linked with is found by its name, once a process.

/// A catalog of stand-ins that a program may be linked with or not.
public protocol LinkedCatalog: SendableMetatype {
  /// Registers every stand-in under the names of the framework's classes.
  static func register(in registry: ClassRegistry)
}

/// Reads nibs and storyboards by name for classes that are made of a name and a bundle.
public protocol LinkedReader: SendableMetatype {
  /// A nib that is read when it is first instantiated.
  @MainActor static func nib(named name: String, in places: NibPlaces) -> any NibInstantiating

  /// A nib of the bytes of a compiled nib or a XIB, which are read when it is first instantiated.
  @MainActor static func nib(data: [UInt8], in places: NibPlaces) -> any NibInstantiating

  /// What a storyboard of a framework is made of.
  /// - Throws: the reader's own error; for one that is nowhere with the paths tried.
  static func storyboard(named name: String, for platform: NibPlatform, in places: NibPlaces) throws -> StoryboardParts

  /// What nibs of bundles depend on.
  static func loader(in places: NibPlaces, idiom: ImageIdiom?) -> InstantiationContext
}

/// Where nibs and storyboards are looked for by their names, and what they name in turn.
public struct NibPlaces: Sendable {
  /// The bundles of the nibs and storyboards.
  public var interfaces: BundleChain
  /// The bundles of the images, colors and other nibs that these name.
  public var resources: BundleChain
  /// Wanted languages by their folder names, the best first.
  public var languages: [String]

  /// The same bundles for both.
  public init(_ bundles: BundleChain, languages: [String] = []) {
    self.init(interfaces: bundles, resources: bundles, languages: languages)
  }

  /// Bundles for each.
  public init(interfaces: BundleChain, resources: BundleChain, languages: [String] = []) {
    self.interfaces = interfaces
    self.resources = resources
    self.languages = languages
  }

  /// Where a name without a bundle is looked for: the main bundle; what its interfaces name also in the bundles inside it.
  public static var mainBundle: NibPlaces {
    let main = MainBundle.current
    return NibPlaces(interfaces: main.chain, resources: main.globalChain, languages: main.languages)
  }

  /// The main bundle and the bundles inside it.
  public static var everywhere: NibPlaces {
    let main = MainBundle.current
    return NibPlaces(main.globalChain, languages: main.languages)
  }

  /// Where a name in a bundle is looked for: in it alone; what its interfaces name also in the main bundle, and in the
  /// bundles inside both.
  public static func bundle(_ bundle: ResourceBundle) -> NibPlaces {
    let main = MainBundle.current
    return NibPlaces(
      interfaces: BundleChain(nibBundle: bundle, includesInnerBundles: false),
      resources: BundleChain(nibBundle: bundle, extra: main.bundles, source: main.chain.source),
      languages: main.languages)
  }
}

/// What the program is linked with.
package enum LinkedParts {
  /// The mangled name of `NibUIKit.UIKitCatalog`.
  package static let uiKitCatalogName = "8NibUIKit0B7CatalogO"

  /// The mangled name of `NibAppKit.AppKitCatalog`.
  package static let appKitCatalogName = "9NibAppKit0bC7CatalogO"

  /// UIKit's classes.
  package static let uiKitCatalog = _typeByName(uiKitCatalogName) as? any LinkedCatalog.Type

  /// AppKit's classes.
  package static let appKitCatalog = _typeByName(appKitCatalogName) as? any LinkedCatalog.Type

  /// The mangled name of `Nibwright.BundleReader`.
  package static let readerName = "9Nibwright12BundleReaderO"

  private static let linkedReader = _typeByName(readerName) as? any LinkedReader.Type

  /// What reads files.
  /// - Throws: when the program is not linked with `Nibwright`.
  package static func reader(for name: String) throws(RuntimeError) -> any LinkedReader.Type {
    guard let linkedReader else {
      throw RuntimeError(
        code: .nibNotReadable, place: .init(file: name),
        detail: "nothing here reads files; link the program with Nibwright")
    }
    return linkedReader
  }

  /// The mangled name of `NibImaging.VipsCodec`, which is there when the package trait `Imaging` is on.
  package static let imageCodecName = "10NibImaging9VipsCodecO"

  /// The mangled name of `NibImaging.CairoDrawing`, which is there when the package trait `Imaging` is on.
  package static let drawingName = "10NibImaging12CairoDrawingO"

  /// What draws into pixels; nil for a program that is linked with nothing that does.
  package static let linkedDrawing = _typeByName(drawingName) as? any LinkedDrawing.Type

  /// What draws into pixels.
  /// - Throws: `noDecoder` when the program is linked with nothing that does.
  package static func drawing(for name: String) throws(ImagingError) -> any LinkedDrawing.Type {
    guard let linkedDrawing else { throw notLinked(name) }
    return linkedDrawing
  }

  private static func notLinked(_ name: String) -> ImagingError {
    ImagingError(
      .noDecoder, name,
      "pixels need the package trait 'Imaging', libvips and Cairo: install libvips-dev, libexif-dev and libcairo2-dev, and "
        + "build with 'swift build --traits Imaging', or depend on Nibwright with traits: [\"Imaging\"]")
  }

  private static let linkedImageCodec = _typeByName(imageCodecName) as? any LinkedImageCodec.Type

  /// What decodes pictures.
  /// - Throws: `noDecoder` when the program is linked with nothing that does.
  package static func imageCodec(for name: String) throws(ImagingError) -> any LinkedImageCodec.Type {
    guard let linkedImageCodec else { throw notLinked(name) }
    return linkedImageCodec
  }
}
