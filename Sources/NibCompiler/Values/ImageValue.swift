import NibBytes
import NibGraph

extension Lowering {
  /// An image named by an attribute.
  mutating func runImage(_ row: PlannedRow) {
    guard let name = attribute(row) else { return }
    let catalog = row.child < 0 ? attribute(book.names.catalog) : nil
    builder.add(.reference(row.key, image(name, isSymbol: catalog.map { text($0) == "system" } ?? false)))
  }

  /// The placeholder of an image; its size is 1 by 1 because no catalog is asked.
  ///
  /// Seen: every golden. Symbols of the system catalog: Inferred, from the keys of the newest archives.
  mutating func image(_ name: ByteSpan, isSymbol: Bool) -> ObjectID {
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = strings.find(name, tag: tag, in: builder.bytes) { return known }
    let object = builder.reserve(book.classes.image)
    builder.begin(object)
    builder.add(.float(book.keys.imageWidth, 1))
    builder.add(.float(book.keys.imageHeight, 1))
    builder.add(.reference(book.keys.resourceName, string(name)))
    if book.profile >= .nib10Catalog { builder.add(.null(book.keys.catalogName)) }
    if book.profile >= .nib9g {
      if isSymbol {
        builder.add(.reference(book.keys.symbolName, string(name)))
      } else {
        builder.add(.null(book.keys.symbolName))
      }
      builder.add(.null(book.keys.symbolConfiguration))
    }
    builder.end()
    strings.add(name, tag: tag, object: object, in: builder.bytes)
    return object
  }
}
