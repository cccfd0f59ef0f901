import NibBytes
import NibGraph
import NibSchema

/// Images as UIKit archives them.
enum UIKitImages {
  /// The image of an `<imageReference>`, shown as it says; nil for another element.
  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let named = lowering.reader.imageReference(element) else { return nil }
    // Symbols of the system are templates. Documented: UIImage.SymbolConfiguration.
    let mode = lowering.reader.attribute(.renderingMode, of: element).map { lowering.reader.text($0) }
    let isTemplate = named.isSymbol && mode == "template"
    lowering.reader.reportUnread(
      element,
      beyond: [.key, .image, .catalog, .symbolScale, .variableValue] + (isTemplate ? [.renderingMode] : []))
    let scale = lowering.reader.attribute(.symbolScale, of: element).flatMap { span -> Int64? in
      let value = lowering.reader.raw(of: span, in: .symbolScale)
      if value == nil {
        lowering.reader.warn(
          .unknownValue, "unknown symbol scale '\(lowering.reader.text(span))'; attribute ignored", at: element)
      }
      return value.flatMap { $0 < 0 ? nil : $0 }
    }
    let variable = lowering.reader.attribute(.variableValue, of: element).flatMap {
      Decimal.real(lowering.reader.document.bytes, $0)
    }
    guard scale != nil || variable != nil, lowering.profile >= .xcode11 else {
      return image(named.name, isSymbol: named.isSymbol, &lowering)
    }
    let look = ImageLook(
      name: lowering.reader.text(named.name), isSymbol: named.isSymbol, scale: scale, variable: variable)
    if let known = lowering.uiKit.styledImages.find(look) { return known }
    let object = placeholder(named.name, isSymbol: named.isSymbol, scale: scale, variable: variable, &lowering)
    lowering.uiKit.styledImages.add(look, object)
    return object
  }

  /// The placeholder of an image.
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = lowering.writer.strings.find(name, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let object = placeholder(name, isSymbol: isSymbol, &lowering)
    lowering.writer.strings.add(name, tag: tag, object: object, in: lowering.writer.builder.bytes)
    return object
  }

  /// No catalog is asked: an image is 1 by 1, and a symbol of the system has no size.
  ///
  /// Seen: every image without a catalog; 6 symbols of Xcode 14 and 15.
  private static func placeholder(
    _ name: ByteSpan, isSymbol: Bool, scale: Int64? = nil, variable: Double? = nil, _ lowering: inout Lowering
  ) -> ObjectID {
    let symbols = scale.map { symbolConfiguration(scale: $0, &lowering) }
    let object = lowering.writer.reserve(.imageNibPlaceholder)
    lowering.writer.begin(object)
    lowering.writer.add(.float(.imageWidth, isSymbol ? 0 : 1))
    lowering.writer.add(.float(.imageHeight, isSymbol ? 0 : 1))
    lowering.writer.add(.reference(.resourceName, lowering.writer.string(name)))
    if lowering.profile >= .xcode12 {
      if isSymbol {
        lowering.writer.add(.reference(.systemSymbolResourceName, lowering.writer.string(name)))
      } else {
        lowering.writer.add(.null(.systemSymbolResourceName))
      }
      let key = UIKitKey.symbolImageConfiguration
      lowering.writer.add(symbols.map { .reference(key, $0) } ?? .null(key))
    }
    if lowering.profile >= .xcode13 { lowering.writer.add(.null(.resourceCatalogName)) }
    if let variable { lowering.writer.add(.double(.imageVariableValue, variable)) }
    lowering.writer.end()
    return object
  }

  /// The UIImageSymbolConfiguration of an image that says a scale. Seen: 4 of Xcode 14.
  private static func symbolConfiguration(scale: Int64, _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.imageSymbolConfiguration)
    lowering.writer.begin(object)
    lowering.writer.add(.int(.symbolScale, scale))
    lowering.writer.add(.null(.traitCollection))
    lowering.writer.end()
    return object
  }
}

/// An image that is shown in a way of its own; equal ones are one object.
struct ImageLook: Hashable {
  let name: String
  let isSymbol: Bool
  let scale: Int64?
  let variable: Double?
}
