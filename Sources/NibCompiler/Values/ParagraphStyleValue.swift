import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// The NSParagraphStyle of a `<paragraphStyle>`: attributes by the schema's table.
  ///
  /// Tab stops are nil whatever the document says. Seen: 2 goldens.
  ///
  /// A label's is mutable and breaks lines as the label does.
  mutating func paragraphStyle(_ element: Int, lineBreak: Int64? = nil) -> ObjectID {
    var values = paragraphValues(element)
    if let lineBreak {
      let key = builder.key("NSLineBreakMode")
      values.removeAll { $0.key == key }
      let place = values.firstIndex { $0.key != builder.key("NSAlignment") } ?? values.count
      if lineBreak != 0 { values.insert(.int(key, lineBreak), at: place) }
    }
    for child in Array(children(of: element)) where tag(child) != book.names.tabStops {
      let tag = document.tag(.init(child))
      warn(.unknownElement, "'\(tag)' of a paragraph style has no place in an archive; it is left out", at: child)
    }
    let mutable = lineBreak == nil ? nil : builder.class("NSMutableParagraphStyle")
    let object = builder.reserve(mutable ?? book.classes.paragraphStyle)
    builder.begin(object)
    for value in values { builder.add(value) }
    builder.add(.null(book.keys.tabStops))
    builder.end()
    return object
  }

  /// What the attributes of a paragraph style become; warns of those that the table has not.
  private mutating func paragraphValues(_ element: Int) -> [KeyedValue] {
    var values: [KeyedValue] = []
    let attributes = Array(document.attributes(of: .init(element)))
    let names = attributes.map { document.names[Int($0.name)] }
    for row in ParagraphStyleRow.all {
      guard let place = names.firstIndex(of: row.attribute) else { continue }
      if let value = paragraphValue(row, attributes[place].value, element) { values.append(value) }
    }
    for name in names where name != "key" && !ParagraphStyleRow.all.contains(where: { $0.attribute == name }) {
      reportAttribute(name, of: "paragraphStyle", at: element)
    }
    return values
  }

  private mutating func paragraphValue(_ row: ParagraphStyleRow, _ span: ByteSpan, _ element: Int) -> KeyedValue? {
    switch row.form {
    case .choice(let choice, let omit):
      guard let value = raw(of: span, in: choice) else {
        warn(.unknownValue, "'\(text(span))' is no \(choice.name) that is known; the default is used", at: element)
        return nil
      }
      return value == omit ? nil : .int(builder.key(row.key), value)
    case .flag: return isYes(span) ? .int(builder.key(row.key), 1) : nil
    case .float, .double:
      guard let value = Decimal.real(document.bytes, span) else {
        warnNumber(span, element)
        return nil
      }
      if value == 0 { return nil }
      if case .float = row.form { return .float(builder.key(row.key), Float(value)) }
      return .double(builder.key(row.key), value)
    case .nothing: return nil
    }
  }
}
