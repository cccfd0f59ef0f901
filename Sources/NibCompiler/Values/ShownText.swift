import NibBytes
import NibDocument
import NibGraph

/// Texts that people see, in documents whose texts are translated by tables of strings.
extension Lowering {
  /// The text of a row of the element at hand.
  mutating func shownText(_ span: ByteSpan, _ row: PlannedRow) -> ObjectID {
    guard isTranslated, row.isLocalizable, let element = elementAtHand, row.symbol >= 0 else {
      return string(span, mutable: row.flag)
    }
    return shownText(span, book.symbols.names[Int(row.symbol)], of: element)
  }

  /// The string object of a text: with the name of its entry in the tables where there are such.
  ///
  /// An empty text is a plain string. Seen: 184 texts of 27 documents, 12 empty ones.
  mutating func shownText(_ span: ByteSpan, _ property: String, of element: Int) -> ObjectID {
    guard isTranslated, span.count > 0, let id = attribute(book.names.id, of: element) else { return string(span) }
    let text = string(span)
    let entry = string("\(self.text(id)).\(property)")
    let object = builder.reserve(builder.class("NSLocalizableString"))
    builder.begin(object)
    builder.add(.data(book.keys.bytes, span))
    builder.add(.reference(builder.key("NSKey"), entry))
    builder.add(.reference(builder.key("NSDev"), text))
    builder.end()
    return object
  }
}

extension Document {
  /// Whether the file lies in a `Base.lproj`: its texts are then translated by tables of strings beside it.
  ///
  /// Compares bytes: to take the path apart into text costs a tenth of a small document's compile.
  var isBaseLocalized: Bool {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    let folders = file.utf8[..<slash]
    let name = folders.lastIndex(of: UInt8(ascii: "/")).map { folders[folders.index(after: $0)...] } ?? folders
    return name.elementsEqual("Base.lproj".utf8)
  }
}
