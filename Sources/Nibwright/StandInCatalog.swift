import NibAppKit
import NibRuntime

/// The stand-ins for both frameworks: `NibAppKit`'s, and `NibUIKit`'s in programs that are linked with it.
///
/// `NibUIKit` stands above this module, for it is written with Foundation's types, and a program that only compiles and
/// shows interfaces must not pay for loading Foundation. So it is looked for by name, once a process.
public enum StandInCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    let linked = uiKitCatalogs.lazy.compactMap { _typeByName($0) as? any LinkedCatalog.Type }
    linked.first?.register(in: registry)
    AppKitCatalog.register(in: registry)
    return registry
  }()

  /// The mangled names of `NibUIKit.UIKitCatalog` and of its twin in `NibUIKitLight`, the first that is linked counts.
  package static let uiKitCatalogs = ["8NibUIKit0B7CatalogO", "13NibUIKitLight0B7CatalogO"]
}

/// A catalog of stand-ins that a program may be linked with or not.
public protocol LinkedCatalog {
  /// Registers every stand-in under the names of the framework's classes.
  static func register(in registry: ClassRegistry)
}
