/// The parts of a catalog's `Contents.json` that are read; all else in the file is passed by.
///
/// - Documented: Asset Catalog Format Reference.
struct CatalogContents: Decodable {
  let images: [Entry]?
  let symbols: [Entry]?
  let properties: Properties?

  /// One picture of a set.
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    private let appearances: [Ignored]?
    private let memory: String?
    private let screenWidth: String?
    private let subtype: String?
    private let languageDirection: String?
    private let locale: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, memory, subtype, locale
      case screenWidth = "screen-width"
      case languageDirection = "language-direction"
    }

    /// Whether the entry holds only under circumstances that a query does not name.
    var isSpecial: Bool {
      appearances?.isEmpty == false
        || [memory, screenWidth, subtype, languageDirection, locale].contains { $0 != nil }
    }
  }

  /// What a group says of itself.
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  /// A value that only counts by being there.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}
