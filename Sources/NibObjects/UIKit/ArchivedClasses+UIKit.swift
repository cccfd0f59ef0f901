import NibRuntime

extension ArchivedClasses {
  /// UIKit's.
  public static let uiKit = ArchivedClasses(.uiKit, .uikit)

  /// Makes UIKit's classes known, without behavior.
  static func registerUIKit(in registry: ClassRegistry) { uiKit.register(in: registry) }
}

extension LinkedParts {
  /// Makes UIKit's classes known: those of `NibUIKit` in a program that is linked with it, else those without behavior.
  public static func registerUIKit(in registry: ClassRegistry) {
    if let catalog = uiKitCatalog {
      catalog.register(in: registry)
    } else {
      ArchivedClasses.uiKit.register(in: registry)
    }
  }
}
