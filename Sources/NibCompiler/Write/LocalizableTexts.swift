import NibBytes
import NibDocument
import NibGraph

/// Texts that people see, in documents whose texts are looked up in strings files.
enum LocalizableTexts {
  /// The text of a row of the element at hand.
  static func object(_ span: ByteSpan, _ row: PlannedRow, _ lowering: inout Lowering) -> ObjectID {
    guard lowering.isLocalized, row.isLocalizable, let element = lowering.reader.element, row.symbol >= 0 else {
      return lowering.writer.string(span, mutable: row.flag)
    }
    return object(span, lowering.schema.symbols.names[Int(row.symbol)], of: element, &lowering)
  }

  /// The string object of a text: with the name of its entry in the strings files where there are such.
  ///
  /// An empty text is a plain string. Seen: 184 texts of 27 documents, 12 empty ones.
  static func object(_ span: ByteSpan, _ property: String, of element: Int, _ lowering: inout Lowering) -> ObjectID {
    guard lowering.isLocalized, span.count > 0, let id = lowering.reader.attribute(.id, of: element) else {
      return lowering.writer.string(span)
    }
    let text = lowering.writer.string(span)
    let entry = lowering.writer.string("\(lowering.reader.text(id)).\(property)")
    if let known = lowering.writer.values.localizableTexts[Int(entry.index)] { return known }
    lowering.uiKit.hasLocalizableTexts = true
    let object = lowering.writer.reserve(.localizableString)
    lowering.writer.values.localizableTexts.set(Int(entry.index), object)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.bytes, span))
    lowering.writer.add(.reference(.localizableKey, entry))
    lowering.writer.add(.reference(.localizableDefault, text))
    lowering.writer.end()
    return object
  }
}

extension Document {
  /// Whether the file lies in a `Base.lproj`: its texts are then looked up in strings files beside it.
  ///
  /// Compares bytes: to take the path apart into text costs a tenth of a small document's compile.
  var isBaseLocalized: Bool {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let folders = file.utf8[..<slash]
    let name = folders.lastIndex(of: UInt8(ascii: "/")).map { folders[folders.index(after: $0)...] } ?? folders
    return name.elementsEqual("Base.lproj".utf8)
  }
}
