/// One file of a set, with what the catalog says of it.
struct CatalogImage: Sendable {
  /// The file.
  let path: String
  /// Scale, idiom and extension, as the catalog says them.
  let variant: ImageVariant
  /// When the entry holds.
  let condition: CatalogCondition
  /// The type of a data file, when the catalog says it.
  let typeIdentifier: String?

  init(_ entry: CatalogContents.Entry, path: String) {
    let file = FilePath.name(path)
    self.path = path
    variant = ImageVariant(
      name: String(FilePath.stem(file)), scale: entry.scale.flatMap(Self.scale),
      idiom: entry.idiom.flatMap(ImageIdiom.init(catalogName:)),
      fileExtension: String(FilePath.fileExtension(file)))
    condition = entry.condition
    typeIdentifier = entry.typeIdentifier
  }

  /// `2x` is 2; anything else is no scale.
  private static func scale(_ text: String) -> Int? {
    guard text.hasSuffix("x"), let number = Int(text.dropLast()), (1...9).contains(number) else { return nil }
    return number
  }
}
