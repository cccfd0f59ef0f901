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
    if let uiKit = LinkedParts.uiKitCatalog {
      uiKit.register(in: registry)
    } else {
      ArchivedClasses.uiKit.register(in: registry)
    }
    if let appKit = LinkedParts.appKitCatalog {
      appKit.register(in: registry)
    } else {
      ArchivedClasses.appKit.register(in: registry)
    }
    return registry
  }()
}
