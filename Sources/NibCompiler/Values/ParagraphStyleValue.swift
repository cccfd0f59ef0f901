import NibBytes
import NibGraph
import NibSchema

enum UIKitParagraphStyles {
  /// The NSParagraphStyle of a `<paragraphStyle>`: attributes by the schema's table.
  ///
  /// Tab stops are nil whatever the document says. Seen: 2 goldens.
  ///
  /// A label's is mutable and breaks lines as the label does.
  static func paragraphStyle(_ element: Int, lineBreak: Int64? = nil, _ lowering: inout Lowering) -> ObjectID {
    var values = paragraphValues(element, &lowering)
    if let lineBreak {
      let key = WellKnownKey.lineBreakMode.id
      values.removeAll { $0.key == key }
      let place = values.firstIndex { $0.key != WellKnownKey.alignment.id } ?? values.count
      if lineBreak != 0 { values.insert(.int(key, lineBreak), at: place) }
    }
    for child in Array(lowering.reader.children(of: element)) where lowering.reader.tag(child) != .tabStops {
      let tag = lowering.reader.document.tag(.init(child))
      lowering.reader.warn(
        .unknownElement, "'\(tag)' of a paragraph style has no place in an archive; it is left out", at: child)
    }
    let object = lowering.writer.reserve(lineBreak == nil ? WellKnownClass.paragraphStyle : .mutableParagraphStyle)
    lowering.writer.begin(object)
    for value in values { lowering.writer.add(value) }
    lowering.writer.add(.null(.tabStops))
    lowering.writer.end()
    return object
  }

  /// What the attributes of a paragraph style become; warns of those that the table has not.
  private static func paragraphValues(_ element: Int, _ lowering: inout Lowering) -> [KeyedValue] {
    var values: [KeyedValue] = []
    let attributes = Array(lowering.reader.document.attributes(of: .init(element)))
    let names = attributes.map { lowering.reader.document.names[Int($0.name)] }
    for row in ParagraphStyleRow.all {
      guard let place = names.firstIndex(of: row.attribute) else { continue }
      if let value = paragraphValue(row, attributes[place].value, element, &lowering) { values.append(value) }
    }
    for name in names where name != "key" && !ParagraphStyleRow.all.contains(where: { $0.attribute == name }) {
      lowering.reader.reportAttribute(name, of: "paragraphStyle", at: element)
    }
    return values
  }

  private static func paragraphValue(
    _ row: ParagraphStyleRow, _ span: ByteSpan, _ element: Int, _ lowering: inout Lowering
  ) -> KeyedValue? {
    switch row.form {
    case .choice(let choice, let omit):
      guard let value = lowering.reader.raw(of: span, in: choice) else {
        lowering.reader.warn(
          .unknownValue, "'\(lowering.reader.text(span))' is no \(choice.name) that is known; the default is used",
          at: element)
        return nil
      }
      return value == omit ? nil : .int(lowering.writer.key(named: row.key), value)
    case .flag: return lowering.reader.isYes(span) ? .int(lowering.writer.key(named: row.key), 1) : nil
    case .float, .double:
      guard let value = Decimal.real(lowering.reader.document.bytes, span) else {
        lowering.reader.warnNumber(span, element)
        return nil
      }
      if value == 0 { return nil }
      if case .float = row.form { return .float(lowering.writer.key(named: row.key), Float(value)) }
      return .double(lowering.writer.key(named: row.key), value)
    case .nothing: return nil
    }
  }
}
