/// One colour of a color set, with what the catalog says of it.
struct CatalogColorEntry: Sendable {
  let color: CatalogColor
  let idiom: ImageIdiom?
  let condition: CatalogCondition

  /// Nil when the entry has no colour that can be read.
  init?(_ entry: CatalogContents.Entry) {
    guard let color = entry.color else { return nil }
    self.color = color
    idiom = entry.idiom.flatMap(ImageIdiom.init(catalogName:))
    condition = entry.condition
  }
}
