import NibObjects
import NibRuntime

/// The classes for both frameworks: those of `NibUIKit` and `NibAppKit` in programs that are linked with them, else
/// classes whose objects hold what archives say and do nothing.
///
/// Both stand above this module, and a program that only compiles and shows interfaces must not pay for what they are
/// written with. So they are looked for by name, once a process.
public enum StandInCatalog {
  /// A registry with every class; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    LinkedParts.registerUIKit(in: registry)
    LinkedParts.registerAppKit(in: registry)
    return registry
  }()
}
