import NibGraph

extension Catalog {
  /// The catalog of each platform.
  package static let ofPlatform = PlatformTable<Catalog>([
    (.uikit, { .uikit }), (.appkit, { .appkit }), (.watchkit, { .watchkit }),
  ])

  /// The catalog of a platform; an empty one where it has none.
  package static func of(_ platform: NibPlatform) -> Catalog { ofPlatform[platform] ?? Catalog(kinds: []) }
}
