import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// A `<fontDescription>` child, or the font that stands for its absence.
  mutating func runFont(_ row: PlannedRow) {
    if let child = child(row.symbol) {
      builder.add(.reference(row.key, font(child).object))
    } else if row.extra >= 0, case .system(let size) = book.fonts[Int(row.extra)] {
      builder.add(.reference(row.key, font(FontDescription(type: "system", pointSize: size)).object))
    }
  }

  /// The UIFont of a font element and its size in points.
  mutating func font(_ element: Int) -> (object: ObjectID, size: Double) {
    let print = fingerprint(element)
    if let known = values.elements.find(print) { return known }
    let key = attributeBytes(element, kind: 2)
    let made: (object: ObjectID, size: Double)
    if let entry = book.memo.find(key), let font = entry.font {
      made = (self.font(font, entry.fields), font.pointSize)
    } else {
      let description = describeFont(element)
      let font = ArchivedFont(description, profile: book.profile)
      let fields = book.prepare(font.fields)
      if description.hasKnownStyle(in: book.profile) {
        book.memo.add(.init(color: nil, font: font, fields: fields), for: key)
      } else {
        // Not remembered, or the next document would not be told.
        warn("unknownValue", "'\(description.style ?? "")' is no text style that is known", at: element)
      }
      made = (self.font(font, fields), font.pointSize)
    }
    values.elements.add(print, made)
    return made
  }

  /// What a font element says.
  private mutating func describeFont(_ element: Int) -> FontDescription {
    let names = book.names
    var description = FontDescription()
    description.type = attribute(names.type, of: element).map { text($0) }
    description.weight = attribute(names.weight, of: element).map { text($0) }
    description.style = attribute(names.style, of: element).map { text($0) }
    description.name = attribute(names.name, of: element).map { text($0) }
    description.family = attribute(names.family, of: element).map { text($0) }
    description.pointSize =
      attribute(names.pointSize, of: element).flatMap { Decimal.real(document.bytes, $0) }
      ?? attribute(names.size, of: element).flatMap { Decimal.real(document.bytes, $0) }
    return description
  }

  /// The UIFont of a description and its size in points.
  mutating func font(_ description: FontDescription) -> (object: ObjectID, size: Double) {
    let font = ArchivedFont(description, profile: book.profile)
    if let known = values.fonts.find(font) { return (known, font.pointSize) }
    let book = book
    return (self.font(font, book.memo.fields(of: font) { book.prepare(font.fields) }), font.pointSize)
  }

  private mutating func font(_ font: ArchivedFont, _ fields: [PreparedValue]) -> ObjectID {
    if let known = values.fonts.find(font) { return known }
    let object = object(book.classes.font, fields)
    values.fonts.add(font, object)
    return object
  }
}
