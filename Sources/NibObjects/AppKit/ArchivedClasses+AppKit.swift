import NibRuntime

extension ArchivedClasses {
  /// AppKit's.
  public static let appKit = ArchivedClasses(.appKit, .appkit)

  /// Makes AppKit's classes known, without behavior.
  static func registerAppKit(in registry: ClassRegistry) { appKit.register(in: registry) }
}

extension LinkedParts {
  /// Makes AppKit's classes known: those of `NibAppKit` in a program that is linked with it, else those without behavior.
  public static func registerAppKit(in registry: ClassRegistry) {
    if let catalog = appKitCatalog {
      catalog.register(in: registry)
    } else {
      ArchivedClasses.appKit.register(in: registry)
    }
  }
}
