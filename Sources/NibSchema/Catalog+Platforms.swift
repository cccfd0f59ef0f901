import NibGraph

extension Catalog {
  /// The catalog of each platform.
  package static let ofPlatform = PlatformTable<Catalog>(
    uikit: { .uikit }, appkit: { .appkit }, watchkit: { .watchkit })

  /// The catalog of a platform; an empty one where it has none.
  package static func of(_ platform: NibPlatform) -> Catalog { ofPlatform[platform] ?? Catalog(kinds: []) }
}

extension RecordedCounts {
  /// The counts of each platform's rows.
  static let ofPlatform = PlatformTable<String>(uikit: { uiKit }, appkit: { appKit })
}

extension FrameworkClasses {
  /// What is known of a class by its name, and of its superclasses, nearest first; nil for one that no framework has.
  ///
  /// The few names that two frameworks have are UIKit's.
  package static func known(_ name: String) -> (own: FrameworkClass, superclasses: [FrameworkClass])? {
    guard let table = [uiKit, appKit].first(where: { $0.find(name) != nil }), let own = table.find(name) else {
      return nil
    }
    return (own, Array(table.chain(of: own).dropFirst()))
  }
}
