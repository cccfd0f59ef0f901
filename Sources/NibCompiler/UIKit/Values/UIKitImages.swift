import NibBytes
import NibGraph
import NibSchema

/// Images as UIKit archives them.
enum UIKitImages {
  /// The image of an `<imageReference>`; nil for another element.
  static func image(reference element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let named = lowering.reader.imageReference(element) else { return nil }
    return image(named.name, isSymbol: named.isSymbol, &lowering)
  }

  /// The placeholder of an image; its size is 1 by 1 because no catalog is asked.
  ///
  /// Seen: every golden. Symbols of the system catalog: Inferred, from the keys of the newest archives.
  static func image(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    let tag = isSymbol ? ContentTag.symbol : ContentTag.image
    if let known = lowering.writer.strings.find(name, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let object = placeholder(name, isSymbol: isSymbol, &lowering)
    lowering.writer.strings.add(name, tag: tag, object: object, in: lowering.writer.builder.bytes)
    return object
  }

  private static func placeholder(_ name: ByteSpan, isSymbol: Bool, _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.image)
    lowering.writer.begin(object)
    lowering.writer.add(.float(.imageWidth, 1))
    lowering.writer.add(.float(.imageHeight, 1))
    lowering.writer.add(.reference(.resourceName, lowering.writer.string(name)))
    if lowering.profile >= .xcode12 {
      if isSymbol {
        lowering.writer.add(.reference(.symbolName, lowering.writer.string(name)))
      } else {
        lowering.writer.add(.null(.symbolName))
      }
    }
    if lowering.profile >= .xcode12 { lowering.writer.add(.null(.symbolConfiguration)) }
    if lowering.profile >= .xcode13 { lowering.writer.add(.null(.catalogName)) }
    lowering.writer.end()
    return object
  }
}
