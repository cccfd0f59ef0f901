import NibSchema

/// The table of localizable texts, of all platforms: a document's strings are read without asking what it is for.
package enum TextRules {
  /// The rows by the attribute that they are about, each list in the order of the catalogs.
  private static let byAttribute = Dictionary(
    grouping: Catalog.uikit.localizableProperties + Catalog.appkit.localizableProperties
      + Catalog.watchkit.localizableProperties, by: \.attribute)

  /// The row for an attribute of an element; the first that fits.
  package static func find(tag: String, attribute: String) -> LocalizableProperty? {
    byAttribute[attribute]?.first { $0.isOf(tag: tag) }
  }
}
