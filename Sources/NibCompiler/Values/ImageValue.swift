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
    reportUnread(element, beyond: [.key, .image, .catalog, .symbolScale, .renderingMode, .variableValue])
    let isSymbol = attribute(book.names.catalog, of: element).map { text($0) == "system" } ?? false
    let look = ImageLook(
      name: text(name), isSymbol: isSymbol, scale: choice(Choice.symbolScale, book.names.symbolScale, of: element),
      renderingMode: choice(Choice.renderingMode, book.names.renderingMode, of: element),
      variableValue: attribute(book.names.variableValue, of: element) == nil
        ? nil : real(book.names.variableValue, of: element))
    return look.isPlain ? image(name, isSymbol: isSymbol) : image(name, look)
  }

  private mutating func choice(_ choice: Choice, _ name: PassName, of element: Int) -> Int64? {
    guard let span = attribute(name, of: element) else { return nil }
    if let value = raw(of: span, in: choice) { return value }
    warn(.unknownValue, "'\(text(span))' is no \(choice.name) that is known; the default is used", at: element)
    return nil
  }

  /// The placeholder of an image; its size is 1 by 1 because no catalog is asked.
  ///
  /// Seen: every golden. Symbols of the system catalog: Inferred, from the keys of the newest archives.
  mutating func image(_ name: ByteSpan, isSymbol: Bool) -> ObjectID {
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = strings.find(name, tag: tag, in: builder.bytes) { return known }
    let object = placeholder(name, isSymbol: isSymbol, nil)
    strings.add(name, tag: tag, object: object, in: builder.bytes)
    return object
  }

  /// The placeholder of an image that is shown in a way of its own; equal ones are one object.
  private mutating func image(_ name: ByteSpan, _ look: ImageLook) -> ObjectID {
    if let known = values.images.find(look) { return known }
    let object = placeholder(name, isSymbol: look.isSymbol, look)
    values.images.add(look, object)
    return object
  }

  private mutating func placeholder(_ name: ByteSpan, isSymbol: Bool, _ look: ImageLook?) -> ObjectID {
    let object = builder.reserve(book.classes.image)
    let configuration = look?.scale.flatMap { book.profile >= .nib9g ? symbolConfiguration($0) : nil }
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
    if let value = look?.variableValue { builder.add(.double(builder.key("UIImageVariableValue"), value)) }
    if let mode = look?.renderingMode, mode != 0 { builder.add(.int(builder.key("UIRenderingMode"), mode)) }
    if book.profile >= .nib9g {
      builder.add(
        configuration.map { .reference(book.keys.symbolConfiguration, $0) } ?? .null(book.keys.symbolConfiguration))
    }
    builder.end()
    return object
  }

  /// The configuration of a symbol of a scale. Inferred: the class and its key, by what the framework asks for.
  private mutating func symbolConfiguration(_ scale: Int64) -> ObjectID {
    let object = builder.reserve(builder.class("UIImageSymbolConfiguration"))
    builder.begin(object)
    builder.add(.int(builder.key("UISymbolScale"), scale))
    builder.end()
    return object
  }
}

/// What an `<imageReference>` says of its image.
struct ImageLook: Hashable {
  let name: String
  let isSymbol: Bool
  let scale: Int64?
  let renderingMode: Int64?
  let variableValue: Double?

  /// Whether nothing but the name is said.
  var isPlain: Bool { scale == nil && (renderingMode ?? 0) == 0 && variableValue == nil }
}
