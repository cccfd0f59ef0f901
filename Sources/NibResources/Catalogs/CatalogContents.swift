/// The parts of a catalog's `Contents.json` that are read; all else in the file is passed by.
///
/// - Documented: Asset Catalog Format Reference.
struct CatalogContents {
  /// The pictures of a set, empty for groups.
  let entries: [Entry]
  /// Whether a group's name is part of the names inside.
  let providesNamespace: Bool
  /// How the pictures of the set are drawn; nil when nothing is said.
  let renderingIntent: ImageRenderingIntent?

  /// Reads a `Contents.json`; nil when it is no JSON, or none of a catalog.
  init?(_ bytes: [UInt8]) {
    guard let json = JSONValue(bytes), case .object = json else { return nil }
    let listed = Self.lists.lazy.compactMap { json[$0] }.first ?? .array([])
    guard let items = listed.items else { return nil }
    entries = items.map(Entry.init)
    providesNamespace = json["properties"]?["provides-namespace"] == .boolean(true)
    renderingIntent = json["properties"]?["template-rendering-intent"]?.text.flatMap {
      ImageRenderingIntent(rawValue: $0)
    }
  }

  /// A set has one of these.
  private static let lists = ["images", "symbols", "colors", "data"]

  /// One picture, colour or file of a set.
  struct Entry {
    let filename: String?
    let idiom: String?
    let scale: String?
    /// The type of a data file: `public.json`.
    let typeIdentifier: String?
    /// What a colour is made of.
    let color: CatalogColor?
    /// When the entry holds.
    let condition: CatalogCondition

    init(_ json: JSONValue) {
      filename = json["filename"]?.text
      idiom = json["idiom"]?.text
      scale = json["scale"]?.text
      typeIdentifier = json["universal-type-identifier"]?.text
      color = json["color"].flatMap(CatalogColor.init)
      condition = CatalogCondition(json)
    }
  }
}
