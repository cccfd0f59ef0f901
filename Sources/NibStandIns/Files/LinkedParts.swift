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
  @MainActor static func nib(named name: String, in bundles: BundleChain) -> any NibInstantiating

  /// What a storyboard is made of.
  /// - Throws: the reader's own error; for one that is nowhere with the paths tried.
  static func storyboard(named name: String, in bundles: BundleChain) throws -> StoryboardParts

  /// What nibs of bundles depend on.
  static func loader(in bundles: BundleChain, languages: [String], idiom: ImageIdiom?) -> InstantiationContext
}

/// What the program is linked with.
package enum LinkedParts {
  /// The mangled names of `NibUIKit.UIKitCatalog` and of its counterpart in `NibUIKitLight`; the first that is linked counts.
  package static let uiKitCatalogs = ["8NibUIKit0B7CatalogO", "13NibUIKitLight0B7CatalogO"]

  /// UIKit's stand-ins.
  package static let uiKitCatalog: (any LinkedCatalog.Type)? =
    uiKitCatalogs.lazy.compactMap { _typeByName($0) as? any LinkedCatalog.Type }.first

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
}
