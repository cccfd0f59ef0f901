import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Texts that people see, in documents whose texts are looked up in strings files.
///
/// Which texts these are and what their entries are called is the localizable column of the schema's rows.
enum LocalizableTexts {
  /// The text of a row of the element at hand.
  static func object(_ span: ByteSpan, _ row: PlannedRow, _ lowering: inout Lowering) -> ObjectID {
    guard row.isLocalizable, let element = lowering.reader.element else {
      return lowering.writer.string(span, mutable: row.flag)
    }
    return object(span, row.symbol, of: element, mutable: row.flag, &lowering)
  }

  /// The text of an attribute or child of an element.
  static func object(
    _ span: ByteSpan, _ name: WellKnownName, of element: Int, _ lowering: inout Lowering
  ) -> ObjectID {
    object(span, name.symbol, of: element, &lowering)
  }

  /// The text of an element that has a key.
  static func object(_ span: ByteSpan, child: Int, _ lowering: inout Lowering) -> ObjectID {
    let element = lowering.reader.parent(of: child)
    guard let texts = lowering.texts, let key = lowering.reader.attribute(.key, of: child),
      let text = texts.find(lowering.reader.document, element, key: key, lowering.schema),
      let object = object(span, text, of: element, &lowering)
    else {
      return lowering.writer.string(span)
    }
    return object
  }

  /// The text of an element in a list.
  static func object(_ span: ByteSpan, in list: Int, member: Int, _ lowering: inout Lowering) -> ObjectID {
    guard let text = lowering.texts?.find(lowering.reader.document, members: list, lowering.schema) else {
      return lowering.writer.string(span)
    }
    return object(span, text, of: member, &lowering) ?? lowering.writer.string(span)
  }

  /// The string object of a text: with the name of its entry in the strings files where there are such.
  static func object(
    _ span: ByteSpan, _ name: Symbol, of element: Int, mutable: Bool = false, _ lowering: inout Lowering
  ) -> ObjectID {
    if let text = lowering.texts?.find(lowering.reader.document, element, name, lowering.schema),
      let object = object(span, text, of: element, &lowering)
    {
      return object
    }
    return lowering.writer.string(span, mutable: mutable)
  }

  /// The object with the name; nil for a text that has no entry.
  ///
  /// An empty text is a plain string. Seen: 184 texts of 27 documents, 12 empty ones.
  private static func object(
    _ span: ByteSpan, _ text: RowText, of element: Int, _ lowering: inout Lowering
  ) -> ObjectID? {
    guard span.count > 0, isText(element, text, &lowering), let owner = owner(of: element, &lowering) else {
      return nil
    }
    let string = lowering.writer.string(span)
    let entry = lowering.writer.string("\(lowering.reader.text(owner)).\(key(text, element, &lowering))")
    if let known = lowering.writer.values.localizableTexts[Int(entry.index)] { return known }
    lowering.platform.archives.noteLocalizableText(&lowering)
    let object = lowering.writer.reserve(.localizableString)
    lowering.writer.values.localizableTexts.set(Int(entry.index), object)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.bytes, span))
    lowering.writer.add(.reference(.nsKey, entry))
    lowering.writer.add(.reference(.nsDev, string))
    lowering.writer.end()
    return object
  }

  /// The id of the object whose text it is: the nearest element with one.
  private static func owner(of element: Int, _ lowering: inout Lowering) -> ByteSpan? {
    var owner = element
    while owner >= 0 {
      if let id = lowering.reader.attribute(.id, of: owner) { return id }
      owner = lowering.reader.parent(of: owner)
    }
    return nil
  }

  private static func key(_ text: RowText, _ element: Int, _ lowering: inout Lowering) -> String {
    switch text.form {
    case .plain: return text.key
    case .afterElementKey:
      return (lowering.reader.attribute(.key, of: element).map { lowering.reader.text($0) } ?? "") + text.key
    case .indexed: return "\(text.key)[\(place(of: element, text, &lowering))]"
    }
  }

  private static func isText(_ element: Int, _ text: RowText, _ lowering: inout Lowering) -> Bool {
    guard let flag = text.flag else { return true }
    let symbol = lowering.schema.symbols.find(flag)
    guard symbol >= 0, let value = lowering.reader.attribute(symbol, of: element) else { return false }
    return lowering.reader.isYes(value)
  }

  /// Where an element stands among its like in their container; they are counted once for each container.
  private static func place(of element: Int, _ text: RowText, _ lowering: inout Lowering) -> Int {
    if let known = lowering.textPlaces.places[element] { return known }
    let container = lowering.reader.parent(of: element)
    if lowering.textPlaces.container != container { lowering.textPlaces = (container, NumberMap()) }
    let tag = lowering.reader.tag(element)
    var place = 0
    for sibling in lowering.reader.children(of: container)
    where lowering.reader.tag(sibling) == tag && isText(sibling, text, &lowering) {
      lowering.textPlaces.places.set(sibling, place)
      place += 1
    }
    return lowering.textPlaces.places[element] ?? 0
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
