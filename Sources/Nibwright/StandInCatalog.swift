import NibAppKit
import NibRuntime
import NibUIKit

/// The stand-ins for both frameworks: `NibUIKit`'s and `NibAppKit`'s.
public enum StandInCatalog {
  /// A registry with every stand-in; the parent of registries of one's own.
  public static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: .shared)
    UIKitCatalog.register(in: registry)
    AppKitCatalog.register(in: registry)
    return registry
  }()
}
