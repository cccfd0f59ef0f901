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
    if let known = values.elements[print] { return known }
    let names = book.names
    var description = FontDescription()
    description.type = attribute(names.type, of: element).map(text)
    description.weight = attribute(names.weight, of: element).map(text)
    description.style = attribute(names.style, of: element).map(text)
    description.name = attribute(names.name, of: element).map(text)
    description.family = attribute(names.family, of: element).map(text)
    description.pointSize =
      attribute(names.pointSize, of: element).flatMap { Decimal.real(document.bytes, $0) }
      ?? attribute(names.size, of: element).flatMap { Decimal.real(document.bytes, $0) }
    let made = font(description)
    values.elements[print] = made
    return made
  }

  /// The UIFont of a description and its size in points.
  mutating func font(_ description: FontDescription) -> (object: ObjectID, size: Double) {
    let archived = ArchivedFont(description, profile: book.profile)
    if let known = values.fonts[archived] { return (known, archived.pointSize) }
    let object = object(book.classes.font, archived.fields)
    values.fonts[archived] = object
    return (object, archived.pointSize)
  }
}
