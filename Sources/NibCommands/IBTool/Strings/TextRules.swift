import NibSchema

/// The table of localizable texts, of all platforms: a document's strings are read without asking what it is for.
enum TextRules {
  /// The rows.
  static let all = Catalog.uikit.localizableProperties + Catalog.appkit.localizableProperties

  /// The row for an attribute of an element; the first that fits.
  static func find(tag: String, attribute: String) -> LocalizableProperty? {
    all.first { $0.attribute == attribute && $0.isOf(tag: tag) }
  }
}
