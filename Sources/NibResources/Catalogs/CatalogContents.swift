/// The parts of a catalog's `Contents.json` that are read; all else in the file is passed by.
///
/// - Documented: Asset Catalog Format Reference.
struct CatalogContents {
  /// The pictures of a set, empty for groups.
  let entries: [Entry]
  /// Whether a group's name is part of the names inside.
  let providesNamespace: Bool

  /// Reads a `Contents.json`; nil when it is no JSON, or none of a catalog.
  init?(_ bytes: [UInt8]) {
    guard let json = JSONValue(bytes), case .object = json else { return nil }
    let listed = json["images"] ?? json["symbols"] ?? .array([])
    guard let items = listed.items else { return nil }
    entries = items.map(Entry.init)
    providesNamespace = json["properties"]?["provides-namespace"] == .boolean(true)
  }

  /// One picture of a set.
  struct Entry {
    let filename: String?
    let idiom: String?
    let scale: String?
    /// Whether the entry holds only under circumstances that a query does not name.
    let isSpecial: Bool

    init(_ json: JSONValue) {
      filename = json["filename"]?.text
      idiom = json["idiom"]?.text
      scale = json["scale"]?.text
      isSpecial =
        json["appearances"]?.items?.isEmpty == false || Self.circumstances.contains { json[$0] != nil }
    }

    private static let circumstances = ["memory", "screen-width", "subtype", "language-direction", "locale"]
  }
}
