import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// An image named by an attribute.
  mutating func runImage(_ row: PlannedRow) {
    guard let name = attribute(row) else {
      if row.child < 0, let child = child(row.symbol), let image = image(reference: child) {
        builder.add(.reference(row.key, image))
      }
      return
    }
    let catalog = row.child < 0 ? attribute(book.names.catalog) : nil
    builder.add(.reference(row.key, image(name, isSymbol: catalog.map { text($0) == "system" } ?? false)))
  }

  /// The image of an `<imageReference>`; nil for another element.
  mutating func image(reference element: Int) -> ObjectID? {
    guard document.tag(.init(element)) == "imageReference", let name = attribute(book.names.image, of: element) else {
      return nil
    }
    reportUnread(element, beyond: [.key, .image, .catalog])
    let isSymbol = attribute(book.names.catalog, of: element).map { text($0) == "system" } ?? false
    return image(name, isSymbol: isSymbol)
  }

  /// The placeholder of an image; its size is 1 by 1 because no catalog is asked.
  ///
  /// Seen: every golden. Symbols of the system catalog: Inferred, from the keys of the newest archives.
  mutating func image(_ name: ByteSpan, isSymbol: Bool) -> ObjectID {
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = strings.find(name, tag: tag, in: builder.bytes) { return known }
    let object = placeholder(name, isSymbol: isSymbol)
    strings.add(name, tag: tag, object: object, in: builder.bytes)
    return object
  }

  private mutating func placeholder(_ name: ByteSpan, isSymbol: Bool) -> ObjectID {
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
    }
    if book.profile >= .nib9g { builder.add(.null(book.keys.symbolConfiguration)) }
    builder.end()
    return object
  }
}
