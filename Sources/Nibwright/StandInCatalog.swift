import NibAppKitLight
import NibRuntime
import NibStandIns

/// The stand-ins for both frameworks: `NibAppKit`'s, and `NibUIKit`'s in programs that are linked with it.
///
/// `NibUIKit` stands above this module, for it is written with Foundation's types, and a program that only compiles and
/// shows interfaces must not pay for loading Foundation. So it is looked for by name, once a process.
public enum StandInCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    LinkedParts.uiKitCatalog?.register(in: registry)
    AppKitCatalog.register(in: registry)
    return registry
  }()
}
